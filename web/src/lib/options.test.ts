import { expect, test } from 'vitest';
import { groupsOf, matches, numbered, runsOf } from './options';

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

const runs = (...labels: string[]) =>
  runsOf(labels.map((label, n) => ({ choice: choice(n, 'do', label), n }))).map((run) => [
    run.head,
    run.choices.map((each) => each.own),
    run.tail,
  ]);

test('options that differ in a few words stand under those they share', () => {
  expect(runs('craft glass for any 2', 'craft gold for any 2')).toEqual([['craft', ['glass', 'gold'], 'for any 2']]);
  expect(runs('send 3 men to Salt Boilers', 'send 2 men to Salt Boilers')).toEqual([['send', ['3', '2'], 'men to Salt Boilers']]);
});

test('a run ends where too little is shared or too much differs', () => {
  expect(runs('buy B1', 'buy B2', 'pass', 'end your turn')).toEqual([
    ['buy', ['B1', 'B2'], ''],
    ['', ['pass'], ''],
    ['', ['end your turn'], ''],
  ]);
  expect(runs('take the law of the long winter nights', 'take the oath that nobody has ever kept')).toHaveLength(2);
});

test('every option keeps its words, its number and a word of its own', () => {
  const labels = ['go to A', 'go to A B', 'go to', 'go'];
  const found = runsOf(labels.map((label, n) => ({ choice: choice(n, 'go', label), n })));
  const whole = found.flatMap((run) => run.choices.map((each) => [run.head, each.own, run.tail].filter(Boolean).join(' ')));
  expect(whole).toEqual(labels);
  expect(found.flatMap((run) => run.choices.map((each) => each.n))).toEqual([0, 1, 2, 3]);
  expect(found.every((run) => run.choices.every((each) => each.own))).toBe(true);
});
