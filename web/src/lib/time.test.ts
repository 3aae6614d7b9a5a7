import { expect, test } from 'vitest';
import { clock } from './time';

test.each([
  [591_000, '9:51'],
  [590_001, '9:51'],
  [-5, '0:00'],
  [3_725_000, '1:02:05'],
  [183_600_000, '2 d 3 h'],
])('%i ms is %s', (ms, text) => {
  expect(clock(ms)).toBe(text);
});
