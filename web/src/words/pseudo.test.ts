import { expect, test } from 'vitest';
import { disguise } from './pseudo';

test('our words are disguised, what is put into them is not', () => {
  const said = disguise({ title: 'Settings', wins: (name: string) => `${name} wins.`, parts: [['Enter', 'go']], n: 3 });
  expect(said.title).toBe('Šéţţíñĝš');
  expect(said.wins('Ada')).toBe('Ada ŵíñš.');
  expect(said.parts[0]![1]).toBe('ĝô');
  expect(said.n).toBe(3);
});
