import { describe, expect, it } from 'vitest';
import type { ResultInfo } from './messages';
import { ladder, largest, ranking, sheetRows } from './sheet';

const result = (total: number, sources: [string, number, string][], ties: number[] = [], won = false): ResultInfo => ({
  total,
  sources,
  ties,
  won,
});
const results = [
  result(5, [['a', 8, 'start'], ['b', -3, 'duties'], ['c', 0, 'metal']], [0, 1]),
  result(8, [['a', 8, 'start'], ['b', 0, 'duties'], ['c', 0, 'metal']], [0, 3], true),
  result(8, [['a', 8, 'start'], ['b', 0, 'duties'], ['c', 0, 'metal']], [0, 2]),
];

describe('the sheet', () => {
  it('ranks the winner first, then by points and ties', () => {
    expect(ranking(results, [1])).toEqual([1, 2, 0]);
  });
  it('has a row for every source that gave or took something', () => {
    const rows = sheetRows(results);
    expect(rows.map((row) => row.words)).toEqual(['start', 'duties']);
    expect(rows[1]!.values).toEqual([-3, 0, 0]);
  });
  it('adds up to the totals', () => {
    const rows = sheetRows(results);
    results.forEach((each, seat) => expect(rows.reduce((sum, row) => sum + row.values[seat]!, 0)).toBe(each.total));
  });
  it('names nobody the best where all are equal', () => {
    const [start, duties] = sheetRows(results);
    expect(start!.best).toEqual([false, false, false]);
    expect(duties!.best).toEqual([false, true, true]);
  });
  it('has one scale, losses included', () => {
    expect(largest(sheetRows(results))).toBe(8);
    expect(largest([])).toBe(1);
  });
});

describe('the ladder', () => {
  it('names the step that decides, and what was not asked', () => {
    const tied = [result(60, [], [0, 3, 3]), result(60, [], [0, 2, 5])];
    expect(ladder(tied, [0, 1]).rungs.map((rung) => rung.state)).toEqual(['tie', 'tie', 'decides', 'not-asked']);
  });
  it('is empty without a tie', () => {
    expect(ladder(results.slice(0, 2), [1, 0]).rungs).toEqual([]);
    expect(ladder([], []).rungs).toEqual([]);
  });
});

it('a stopped game has no ladder', () => {
  expect(ladder([], [0, 1])).toEqual({ seats: [], rungs: [] });
});
