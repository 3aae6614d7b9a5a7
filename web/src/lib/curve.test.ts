import { describe, expect, it } from 'vitest';
import { axisOf, chaptersOf, courseOf, finished, nAt, partsOf, said, sharesAt, smooth, xOf } from './curve';

const marks = [0, 10, 40].map((n, i) => ({ n, mark: `1.${i + 1}` }));
const axis = axisOf(marks, 100, 300);

describe('the axis', () => {
  it('gives every round the same width', () => {
    expect(marks.map((mark) => xOf(axis, mark.n))).toEqual([0, 100, 200]);
    expect(xOf(axis, 100)).toBe(300);
  });
  it('goes in proportion inside a round', () => {
    expect(xOf(axis, 5)).toBe(50);
    expect(xOf(axis, 25)).toBe(150);
  });
  it('finds the entry under a place again', () => {
    for (const n of [0, 5, 10, 25, 40, 70, 100]) expect(nAt(axis, xOf(axis, n))).toBe(n);
    expect(nAt(axis, -20)).toBe(0);
    expect(nAt(axis, 999)).toBe(100);
  });
  it('stands without any marks', () => {
    const bare = axisOf([], 10, 100);
    expect(xOf(bare, 5)).toBe(50);
  });
});

describe('lines', () => {
  it('never overshoot their points', () => {
    const d = smooth([[0, 0], [10, 0], [20, 100], [30, 100]]);
    const ys = [...d.matchAll(/[\d.-]+ ([\d.-]+)/g)].map((found) => Number(found[1]));
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(100);
  });
  it('never bend back, however close the points lie', () => {
    const points = [0, 50, 50.4, 50.5, 51, 90].map((x, i) => [x, [40, 60, 0, 190, 10, 12][i]!] as [number, number]);
    const numbers = [...smooth(points).matchAll(/[\d.-]+/g)].map(Number);
    const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd)) as [number[], number[]];
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    for (let i = 0; i + 3 < ys.length; i += 3) {
      const [from, a, b, to] = ys.slice(i, i + 4) as [number, number, number, number];
      for (const y of [a, b]) expect((y - from) * (to - y)).toBeGreaterThanOrEqual(0);
    }
  });
  it('are nothing without points', () => {
    expect(smooth([])).toBe('');
  });
  it('give chances between two points', () => {
    const points = [
      { n: 10, shares: [1, 0], games: 1 },
      { n: 0, shares: [0, 1], games: 1 },
    ];
    expect(sharesAt(points, 5)).toEqual([0.5, 0.5]);
    expect(sharesAt(points, 50)).toEqual([1, 0]);
    expect(sharesAt([], 5)).toEqual([]);
  });
});

describe('the end', () => {
  const point = { n: 5, shares: [0.5, 0.5], games: 40 };
  it('is known: who won had it all', () => {
    expect(finished([point], [1], 9).at(-1)).toEqual({ n: 9, shares: [0, 1], games: 40 });
    expect(finished([point], [0, 1], 9).at(-1)!.shares).toEqual([0.5, 0.5]);
  });
  it('is not made up where nobody won or nothing is known yet', () => {
    expect(finished([point], [], 9)).toEqual([point]);
    expect(finished([], [1], 9)).toEqual([]);
  });
});

describe('marks', () => {
  it('are rounds of chapters, or rounds alone', () => {
    expect(partsOf('3.5')).toEqual({ chapter: 'III', round: '5' });
    expect(partsOf('7')).toEqual({ chapter: '', round: '7' });
    expect(said('4.6')).toBe('IV 6');
    expect(['0', '2.0', '0.0'].map(said)).toEqual(['', 'II', '']);
  });
  it('make chapters with their ends', () => {
    const rounds = ['1.1', '1.2', '2.1'].map((mark, i) => ({ n: i * 10, mark }));
    expect(chaptersOf(rounds, 30)).toEqual([
      { name: 'I', from: 0, to: 20 },
      { name: 'II', from: 20, to: 30 },
    ]);
    expect(chaptersOf([{ n: 0, mark: '1' }], 30)).toEqual([]);
  });
});

describe('a course', () => {
  it('is a line for every seat, with the most that anybody had', () => {
    const told = [
      { n: 0, figures: { 'damage:0': 0, 'damage:1': 0 } },
      { n: 9, figures: { 'damage:0': 4, 'damage:1': 12 } },
    ];
    const [damage] = courseOf(told);
    expect(damage).toMatchObject({ key: 'damage', most: 12 });
    expect(damage!.lines.map((line) => line.map((point) => point.value))).toEqual([[0, 4], [0, 12]]);
    expect(courseOf([])).toEqual([]);
  });
});
