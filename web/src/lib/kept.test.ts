import { expect, test } from 'vitest';
import { keepHere, kept } from './kept';

test('what is kept is there again until it is forgotten', () => {
  expect(kept('city', 1)).toBe(1);
  keepHere('city', { zoom: 2 });
  expect(kept('city', { zoom: 1 })).toEqual({ zoom: 2 });
  expect(kept('land', 1)).toBe(1);
  keepHere('city', null);
  expect(sessionStorage.length).toBe(0);
});

test('what cannot be read is as usual', () => {
  sessionStorage.setItem('boardwright.city', 'no JSON');
  expect(kept('city', 1)).toBe(1);
});
