import { expect, test } from 'vitest';
import { groupsOf, matches, numbered } from './options';

const choice = (n: number, verb: string, label: string) => ({ do: n, verb, label, say: `${verb} ${n}` });
const choices = [
  choice(5, 'hire', 'hire a man with B1'),
  choice(7, 'end', 'end your turn'),
  choice(6, 'hire', 'hire a man with Y2+G'),
];

test('options of a verb stand together and are numbered as they stand', () => {
  const groups = groupsOf(choices);
  expect(groups.map((group) => group.verb)).toEqual(['hire', 'end']);
  expect(groups[0]!.choices.map((each) => [each.choice.do, each.n])).toEqual([[5, 0], [6, 1]]);
  expect(numbered(choices).map((each) => each.do)).toEqual([5, 6, 7]);
});

test('a search keeps the numbers', () => {
  expect(groupsOf(choices, 'y2').flatMap((group) => group.choices.map((each) => each.n))).toEqual([1]);
  expect(groupsOf(choices, 'turn').map((group) => group.verb)).toEqual(['end']);
  expect(groupsOf(choices, 'none')).toEqual([]);
});

test('words are found by their beginnings, in any order, also in the notation', () => {
  expect(matches(choices[0]!, 'man hi')).toBe(true);
  expect(matches(choices[0]!, 'hire 5')).toBe(true);
  expect(matches(choices[0]!, 'an')).toBe(false);
});
