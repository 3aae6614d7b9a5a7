import { expect, test } from 'vitest';
import { momentOf, stepTo } from './replay';

const moments = [0, 3, 4, 7, 9].map((n) => ({ n, label: '', ...(n === 4 ? { mark: 'Round 2' } : {}) }));

test('arrows go by choices, with Shift by rounds, Home and End to the ends', () => {
  expect(stepTo(moments, 0, 'ArrowRight', false)).toBe(1);
  expect(stepTo(moments, 0, 'ArrowLeft', false)).toBe(0);
  expect(stepTo(moments, 0, 'ArrowRight', true)).toBe(2);
  expect(stepTo(moments, 2, 'ArrowRight', true)).toBe(4);
  expect(stepTo(moments, 4, 'ArrowLeft', true)).toBe(2);
  expect(stepTo(moments, 2, 'Home', false)).toBe(0);
  expect(stepTo(moments, 2, 'End', false)).toBe(4);
  expect(stepTo(moments, 2, 'x', false)).toBe(-1);
});

test('an entry is found among the moments', () => {
  expect(momentOf(moments, 4)).toBe(2);
  expect(momentOf(moments, 6)).toBe(2);
  expect(momentOf(moments, 99)).toBe(4);
});
