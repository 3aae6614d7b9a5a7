// Tables in lists: which comes first, who is asked, what is worth saying. Pure functions.

import { levelOf, type Level } from './founding';
import type { GameInfo, NewTable, SeatInfo, Standing, TableInfo } from './messages';

/** Mine, as the lobby lists them: those that wait for me first, the longest wait on top; then those
 * that go on, the latest move on top; then those that gather; finished ones last. */
export function ordered(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) =>
    table.waits ? 0 : table.phase === 'live' ? 1 : table.phase === 'gathering' ? 2 : 3;
  return [...tables].sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.moved - b.moved : b.moved - a.moved),
  );
}

export const waiting = (tables: TableInfo[]): TableInfo[] => ordered(tables).filter((t) => t.waits);

/** The waiting table after this one, round and round; the first one from anywhere else. */
export function nextWaiting(tables: TableInfo[], here = ''): TableInfo | undefined {
  const queue = waiting(tables);
  const at = queue.findIndex((table) => table.id === here);
  return queue[(at + 1) % Math.max(1, queue.length)];
}

/** How many can play: as many as wished, or the nearest number that the game has. */
export function nearest(seats: number[], wished: number): number {
  return [...seats].sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0] ?? wished;
}

/** A table for one person and bots that begins at once. */
export function quick(game: GameInfo, bots: number, level: NewTable['seats'][number]['level']): NewTable {
  const seats = nearest(game.seats, bots + 1);
  return {
    game: game.name,
    seats: [{ who: 'you' }, ...Array.from({ length: seats - 1 }, () => ({ who: 'bot' as const, level: level! }))],
    shuffle: true,
    start: true,
  };
}

const SAID = ['seats', 'bots', 'preset'];
const PLAIN = ['random', 'greedy']; // bots without a level; every game has them

/** The same, as the query of an address wants it: seats, bots (one level for all, or one for each
 * seat, the person's included), preset, and options by their names. */
export function wished(game: GameInfo, query: URLSearchParams, bots: number, level: Level): NewTable {
  const seats = Number(query.get('seats')) || nearest(game.seats, bots + 1);
  const levels = (query.get('bots') ?? level).split(',');
  const bot = (seat: number) => {
    const name = (levels.length > 1 ? levels[seat] : levels[0]) as Level;
    return PLAIN.includes(name) ? name : levelOf(game, name);
  };
  return {
    game: game.name,
    seats: [
      { who: 'you' },
      ...Array.from({ length: Math.min(seats, 9) - 1 }, (_, n) => ({ who: 'bot' as const, level: bot(n + 1) })),
    ],
    preset: query.get('preset') ?? 'default',
    options: Object.fromEntries([...query].filter(([name]) => !SAID.includes(name))),
    shuffle: levels.length === 1,
    start: true,
  };
}

/** A length of time in its largest whole unit. */
export function span(ms: number): { n: number; unit: 'second' | 'minute' | 'hour' | 'day' } {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return { n: seconds, unit: 'second' };
  if (seconds < 3600) return { n: Math.round(seconds / 60), unit: 'minute' };
  if (seconds < 86_400) return { n: Math.round(seconds / 3600), unit: 'hour' };
  return { n: Math.round(seconds / 86_400), unit: 'day' };
}

/** "2–4", "2, 4": neighbours are joined. */
export function ranges(numbers: number[]): string {
  const parts: [number, number][] = [];
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else parts.push([n, n]);
  }
  return parts.map(([a, b]) => (a === b ? `${a}` : `${a}–${b}`)).join(', ');
}

export function extent(numbers: number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? `${low}` : `${low}–${high}`;
}

export const others = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => !seat.mine);
export const myself = (table: TableInfo): SeatInfo | undefined => table.seats.find((seat) => seat.mine);

/** Whoever is asked, if they have a seat. */
export const asked = (table: TableInfo): SeatInfo | undefined =>
  table.seats.find((seat) => seat.seat === (table.asked ?? -1));

/** What somebody played and won of a game, over all numbers of seats. */
export function record(standings: Standing[], game: string): { played: number; won: number } {
  const rows = standings.filter((s) => s.game === game && s.mine);
  return rows.reduce(
    (sum, row) => ({ played: sum.played + row.played, won: sum.won + row.won }),
    { played: 0, won: 0 },
  );
}

/** The token of a pasted seat link, or nothing. */
export function tokenOf(text: string): string {
  const found = /#([\w-]{8,})$/.exec(text.trim()) ?? /^([\w-]{16,})$/.exec(text.trim());
  return found?.[1] ?? '';
}

/** A hash, shortened to its first and last eight. */
export const short = (hash: string): string =>
  hash.length > 20 ? `${hash.slice(0, 8)} … ${hash.slice(-8)}` : hash;
