import { expect, test } from 'vitest';
import type { MotionInfo, State } from '../lib/messages';
import { words } from '../words';
import { faster, refused } from './meanwhile';

const motion: MotionInfo = { kind: 'back', by: 0, about: 3, agreed: [], missing: [1] };
const state = (more: Partial<State>) => ({ entries: 5, ...more }) as State;

test('a proposal that is gone with nothing done was refused', () => {
  expect(refused(state({ motion }), state({}))).toBe(true);
  expect(refused(state({ motion }), state({ entries: 6 }))).toBe(false); // carried, or played on
  expect(refused(state({ motion }), state({ pace: { budget: 600 } }))).toBe(false);
  expect(refused(state({ motion }), state({ motion }))).toBe(false);
  expect(refused(state({}), state({}))).toBe(false);
});

test('who was faster is named', () => {
  const seats = [{ seat: 0, name: 'Ada' }, { seat: 1, name: 'Bo' }] as State['seats'];
  const log = (seat: number) => [{ n: 1, pieces: [['…']], seat }];
  expect(faster(state({ seat: 0, seats }), log(1))).toBe(words.desk.staleBy('Bo'));
  expect(faster(state({ seat: 0, seats }), log(0))).toBe(words.desk.staleMine);
  expect(faster(state({ seat: 0, seats }), [])).toBe(words.desk.stale);
});
