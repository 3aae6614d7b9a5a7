import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacing, type Pace } from './pacing';

let shown: number[];
let waiting: number;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => vi.useRealTimers());

function pacing(pace: Pace): Pacing<number> {
  return new Pacing(
    (n: number) => void shown.push(n),
    () => pace,
    (n) => (waiting = n),
    () => Date.now(),
  );
}

test('at once means with the next picture of the screen', () => {
  const at = pacing('at-once');
  at.add(1, false);
  vi.advanceTimersByTime(8);
  at.add(2, false);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(8);
  expect(shown).toEqual([1, 2]);
  at.add(3, false);
  vi.advanceTimersByTime(16);
  expect(shown).toEqual([1, 2, 3]);
});

test('calmly, moves come 0.8 s apart', () => {
  const at = pacing('calmly');
  for (const n of [1, 2, 3]) at.add(n, false);
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(799);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(800);
  expect(shown).toEqual([1, 2, 3]);
});

test('calmly, many moves do not keep anybody waiting', () => {
  const at = pacing('calmly');
  for (let n = 0; n < 12; n++) at.add(n, false);
  vi.advanceTimersByTime(4200);
  expect(shown.length).toBeGreaterThan(9);
  vi.advanceTimersByTime(1600);
  expect(shown.length).toBe(12);
});

test('what is urgent brings all that waits', () => {
  const at = pacing('calmly');
  at.add(1, false);
  at.add(2, false);
  at.add(3, true);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3]);
});

test('slowly, each waits for a click', () => {
  const at = pacing('slowly');
  at.add(1, false);
  at.add(2, false);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
  expect(waiting).toBe(2);
  at.next();
  expect(shown).toEqual([1]);
  expect(waiting).toBe(1);
  at.clear();
  at.next();
  expect(shown).toEqual([1]);
});
