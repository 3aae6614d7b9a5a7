import { expect, test } from 'vitest';
import { cornersOf, seen } from './stage';

test('ticks stand at two corners, outside', () => {
  expect(cornersOf({ x: 10, y: 20, w: 30, h: 40 }, 2, 5)).toBe('M8,23V18H13M42,57V62H37');
});

test('what is seen stays within the board', () => {
  const board = { x: 0, y: 0, w: 100, h: 50 };
  expect(seen(board, 2, 0, 0)).toEqual({ x: 0, y: 0, w: 50, h: 25 });
  expect(seen(board, 2, 50, 25)).toEqual({ x: 25, y: 12.5, w: 50, h: 25 });
});
