import { expect, test } from 'vitest';
import { cut, drawn, within, type Corner } from './cutting';
import { glass, SHADES } from './glass';

const SQUARE: Corner[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
const area = (outline: readonly Corner[]) => Math.abs(outline.reduce((sum, [x, y], i) => sum + x * outline[(i + 1) % outline.length]![1] - y * outline[(i + 1) % outline.length]![0], 0)) / 2;

test('a line cuts an outline in two parts that are the whole', () => {
  const [one, other] = [cut(SQUARE, 1, 1, 8), cut(SQUARE, -1, -1, -8)];
  expect(area(one)).toBe(32);
  expect(area(one) + area(other)).toBe(100);
  expect(cut(SQUARE, 1, 0, -1)).toEqual([]);
  expect(drawn([])).toBe('');
});

test('a line is within an outline from where it enters to where it leaves', () => {
  expect(within(SQUARE, 5, 5, 1, 0)).toEqual([-5, 5]);
  expect(within(SQUARE, 5, 20, 1, 0)).toBeNull();
});

test('a window has panes of every shade', () => {
  const shades = glass();
  expect(shades).toHaveLength(SHADES);
  for (const panes of shades) expect(panes.split('z').length).toBeGreaterThan(3);
});
