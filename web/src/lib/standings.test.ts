import { expect, it } from 'vitest';
import { csvOf, share } from './standings';

const row = { name: 'Marta', game: 'a', seats: 3, played: 4, won: 1, total: 7.5, best: 9 };

it('writes one line a standing, with what spreadsheets need quoted', () => {
  const lines = csvOf([row, { ...row, name: 'A, "B"' }, { ...row, name: '=1+1', bot: true }]).split('\n');
  expect(lines[1]).toBe('Marta,a,3,4,1,7.5,9,false');
  expect(lines[2]).toMatch(/^"A, ""B""",a/);
  expect(lines[3]).toBe("'=1+1,a,3,4,1,7.5,9,true");
});

it('shares nothing where nothing was played', () => {
  expect(share(row)).toBe(0.25);
  expect(share({ ...row, played: 0, won: 0 })).toBe(0);
});
