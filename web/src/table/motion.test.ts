import { expect, test } from 'vitest';
import type { MotionInfo, State } from '../lib/messages';
import { refused } from './motion';

const motion: MotionInfo = { kind: 'back', by: 0, about: 3, agreed: [], missing: [1] };
const state = (more: Partial<State>) => ({ entries: 5, ...more }) as State;

test('a proposal that is gone with nothing done was refused', () => {
  expect(refused(state({ motion }), state({}))).toBe(true);
  expect(refused(state({ motion }), state({ entries: 6 }))).toBe(false); // carried, or played on
  expect(refused(state({ motion }), state({ pace: { budget: 600 } }))).toBe(false);
  expect(refused(state({ motion }), state({ motion }))).toBe(false);
  expect(refused(state({}), state({}))).toBe(false);
});
