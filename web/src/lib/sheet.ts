// The score sheet and the ladder of tie-breaks, as rows. Pure functions.

import type { ResultInfo } from './messages';

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
  values: number[]; // by seat
  best: boolean[]; // by seat; nobody where all are equal
}

/** Sources in the manual's order; a row of zeros for all is left out. */
export function sheetRows(results: ResultInfo[]): SheetRow[] {
  const keys = new Map<string, string>();
  for (const result of results) for (const [key, , words] of result.sources) keys.set(key, words);
  return [...keys]
    .map(([key, words]) => {
      const values = results.map((result) =>
        result.sources.filter(([k]) => k === key).reduce((sum, [, n]) => sum + n, 0),
      );
      const top = Math.max(...values);
      const equal = values.every((value) => value === values[0]);
      return { key, words, values, best: values.map((value) => value === top && !equal) };
    })
    .filter((row) => row.values.some((value) => value !== 0));
}

/** One scale for all bars. */
export const largest = (rows: SheetRow[]): number =>
  Math.max(1, ...rows.flatMap((row) => row.values.map(Math.abs)));

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
