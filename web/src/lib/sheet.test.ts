import { describe, expect, it } from 'vitest';
import type { Lexicon, ResultInfo, Scene } from './messages';
import { ladder, ranking, reasonOf, sheetRows, standingRows } from './sheet';

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
    results.forEach((each, seat) => expect(rows.reduce((sum, row) => sum + (row.values[seat] ?? 0), 0)).toBe(each.total));
  });
  it('names nobody the best where all are equal', () => {
    const [start, duties] = sheetRows(results);
    expect(start!.best).toEqual([false, false, false]);
    expect(duties!.best).toEqual([false, true, true]);
  });
  it('has one scale, losses included', () => {
    expect(sheetRows(results).map((row) => row.most)).toEqual([8, 8]);
    expect(sheetRows([])).toEqual([]);
  });
});

describe('a game without points', () => {
  const lexicon: Lexicon = { entries: { 'standing:runes': { name: 'Dragon Runes' }, 'ending.14': { name: 'the last round is over' } }, verbs: {} };
  const scene = (figures: Record<string, number>): Scene => ({ zones: [], figures });
  const states = (figures: Record<string, number>, winners: number[]) =>
    standingRows(scene(figures), winners, 3, lexicon).map((row) => [row.key, row.state]);

  it('says what parted the winner from the others, and what was not asked', () => {
    const figures = {
      'decides:damage:0': 4, 'decides:damage:1': 4,
      'decides:runes:0': 2, 'decides:runes:1': 1,
      'decides:holdings:0': 3, 'decides:holdings:1': 5,
      'counts:gold:0': 9, 'counts:gold:1': 3, 'counts:gold:2': 0,
    };
    expect(states(figures, [0])).toEqual([['damage', 'tie'], ['runes', 'decides'], ['holdings', 'not-asked'], ['gold', 'interest']]);
    const [damage, runes] = standingRows(scene(figures), [0], 3, lexicon);
    expect(damage!.values[2]).toBeUndefined();
    expect([runes!.words, runes!.best]).toEqual(['Dragon Runes', [true, false, false]]);
  });
  it('lets equals share the win', () => {
    const figures = { 'decides:power:0': 5, 'decides:power:1': 5, 'decides:power:2': 3, 'decides:damage:0': 1, 'decides:damage:1': 1, 'decides:damage:2': 0 };
    expect(states(figures, [0, 1])).toEqual([['power', 'decides'], ['damage', 'not-asked']]);
    expect(states({ 'decides:power:0': 5, 'decides:power:1': 5 }, [0, 1])).toEqual([['power', 'tie']]);
  });
  it('is none that compares nothing', () => {
    expect(standingRows(scene({ 'points-0': 4, round: 3 }), [0], 2, lexicon)).toEqual([]);
  });
  it('says why it is over', () => {
    expect(reasonOf(scene({ ending: 14 }), lexicon)).toBe('The last round is over.');
    expect(reasonOf(scene({}), lexicon)).toBe('');
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
