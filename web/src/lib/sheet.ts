// The score sheet, the ladder of tie-breaks and why a game is over, as rows and words. Pure functions.

import { sentence } from './log';
import type { Lexicon, ResultInfo, Scene } from './messages';

/** Seats by rank: winners first, then points, then what breaks ties. */
export function ranking(results: ResultInfo[], winners: number[]): number[] {
  const won = (seat: number) => Number(winners.includes(seat) || results[seat]!.won);
  const ties = (seat: number) => results[seat]!.ties ?? [];
  return results
    .map((_, seat) => seat)
    .sort((a, b) => {
      const first = won(b) - won(a) || results[b]!.total - results[a]!.total;
      if (first) return first;
      const at = ties(a).findIndex((value, i) => value !== ties(b)[i]);
      return at < 0 ? a - b : ties(b)[at]! - ties(a)[at]!;
    });
}

export interface SheetRow {
  key: string;
  words: string;
  values: (number | undefined)[]; // by seat; some are not compared any more
  best: boolean[]; // by seat; nobody where all are equal
  most: number; // the length of a whole bar
  state?: Rung['state'] | 'interest'; // what it meant, in games without points
}

/** Sources in the manual's order; a row of zeros for all is left out. One scale for all bars. */
export function sheetRows(results: ResultInfo[]): SheetRow[] {
  const keys = new Map<string, string>();
  for (const result of results) for (const [key, , words] of result.sources) keys.set(key, words);
  const rows = [...keys]
    .map(([key, words]) => ({
      key,
      words,
      values: results.map((result) => result.sources.filter(([k]) => k === key).reduce((sum, [, n]) => sum + n, 0)),
    }))
    .filter((row) => row.values.some((value) => value !== 0));
  const most = Math.max(1, ...rows.flatMap((row) => row.values.map(Math.abs)));
  return rows.map((row) => {
    const equal = row.values.every((value) => value === row.values[0]);
    return { ...row, most, best: row.values.map((value) => value === Math.max(...row.values) && !equal) };
  });
}

const STANDING = /^(decides|counts):(.+):(\d+)$/;
/** A game without points says what its rules compared, in their order, and what is of interest
 * (`decides:damage:0`, by seat). A row decides when it parts the winners from who was still in. */
export function standingRows(scene: Scene, winners: number[], seats: number, lexicon: Lexicon): SheetRow[] {
  const rows = new Map<string, SheetRow & { decides: boolean }>();
  for (const [name, value] of Object.entries(scene.figures)) {
    const [, what, key, seat] = STANDING.exec(name) ?? [];
    if (!what || !key) continue;
    const words = lexicon.entries[`standing:${key}`]?.name ?? key;
    const blank = { key, words, values: Array<number | undefined>(seats), best: Array<boolean>(seats).fill(false), most: 1 };
    const row = rows.get(key) ?? { ...blank, decides: what === 'decides' };
    row.values[Number(seat)] = value;
    row.most = Math.max(row.most, Math.abs(value));
    rows.set(key, row);
  }
  let rivals = Array.from({ length: seats }, (_, seat) => seat);
  let decided = winners.length === 0;
  return [...rows.values()].map(({ decides, ...row }): SheetRow => {
    if (!decides) return { ...row, state: 'interest' };
    if (decided) return { ...row, state: 'not-asked' };
    const before = rivals.filter((seat) => row.values[seat] !== undefined);
    rivals = before.filter((seat) => row.values[seat] === row.values[winners[0]!]);
    decided = rivals.length < before.length && rivals.every((seat) => winners.includes(seat));
    return { ...row, state: decided ? 'decides' : 'tie', best: row.best.map((_, seat) => decided && winners.includes(seat)) };
  });
}

/** Why a game is over, where its scene tells. */
export const reasonOf = (scene: Scene, lexicon: Lexicon): string =>
  sentence(lexicon.entries[`ending.${scene.figures['ending'] ?? 0}`]?.name ?? '');

export interface Rung {
  at: number; // 0 is the points
  values: number[]; // of the two or more that are tied
  state: 'tie' | 'decides' | 'not-asked';
}

/** The steps of a tie among the first; nothing where the points decided. */
export function ladder(results: ResultInfo[], order: number[]): { seats: number[]; rungs: Rung[] } {
  const top = results[order[0]!];
  // A game that was stopped has no results.
  const seats = top ? order.filter((seat) => results[seat]?.total === top.total) : [];
  if (!top || seats.length < 2) return { seats: [], rungs: [] };
  const rungs: Rung[] = [{ at: 0, values: seats.map((seat) => results[seat]!.total), state: 'tie' }];
  let decided = false;
  for (let i = 0; i < (top.ties ?? []).length; i++) {
    const values = seats.map((seat) => results[seat]!.ties?.[i] ?? 0);
    const equal = values.every((value) => value === values[0]);
    rungs.push({ at: i + 1, values, state: decided ? 'not-asked' : equal ? 'tie' : 'decides' });
    decided ||= !equal;
  }
  return { seats, rungs };
}
