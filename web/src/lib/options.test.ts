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

const runs = (...labels: string[]) => told(labels.map((label, n) => ({ choice: choice(n, 'do', label), n })));

/** The words that a run shares, and each option's own. */
const told = (choices: Parameters<typeof runsOf>[0], isSigned?: Parameters<typeof runsOf>[1]) =>
  runsOf(choices, isSigned).map(({ shares, choices }) => [
    shares ? choices[0]!.parts.map((part) => (part.own ? '…' : part.text)).join(' ') : '',
    ...choices.map(({ parts }) => parts.filter((part) => part.own || part.link).map((part) => part.text).join(' ')),
  ]);

test('options that differ in a few words stand under those they share', () => {
  expect(runs('craft glass for any 2', 'craft gold for any 2')).toEqual([['craft … for any 2', 'glass', 'gold']]);
  expect(runs('send 3 men to Salt Boilers', 'send 2 men to Salt Boilers')).toEqual([['send … men to Salt Boilers', '3', '2']]);
});

test('they may differ in several places, told with the words between', () => {
  expect(runs('buy one nail for 2 cubes', 'buy one pane for 3 cubes')).toEqual([['buy one … for … cubes', 'nail for 2', 'pane for 3']]);
  expect(runs('send to the farm at 1,2', 'send to the wood at 1,3')).toEqual([['send to the …', 'farm at 1,2', 'wood at 1,3']]);
});

test('brackets, and what follows a comma or a number, are not taken apart', () => {
  expect(runs('pay 1 ale + 1 rye + 1 oat', 'pay 1 ale + 2 oat')).toEqual([['pay 1 ale + …', '1 rye + 1 oat', '2 oat']]);
  expect(runs('drop Boat (red, blue)', 'drop Boat (red, grey)')).toEqual([['drop Boat …', '(red, blue)', '(red, grey)']]);
  expect(runs('rent H1 (for 2 ale) now', 'rent H2 (for 2 rye) now')).toEqual([['rent … now', 'H1 (for 2 ale)', 'H2 (for 2 rye)']]);
  expect(runs('point at 1,2: +1', 'point at 3,4: +1')).toEqual([['point at …', '1,2: +1', '3,4: +1']]);
});

test('the first may have fewer words than the others', () => {
  expect(runs('rent Oak now', 'rent the old Elm now')).toEqual([['rent … now', 'Oak', 'the old Elm']]);
});

test('a run ends where too little is shared or too much differs', () => {
  expect(runs('buy B1', 'buy B2', 'pass', 'end your turn')).toEqual([['buy …', 'B1', 'B2'], ['', 'pass'], ['', 'end your turn']]);
  expect(runs('take the law of the long winter nights', 'take the oath that nobody has ever kept')).toHaveLength(2);
});

test('what is drawn as a sign has the room of a sign', () => {
  const banners = (n: number, label: string) => {
    const from = label.indexOf('(') + 1;
    return { choice: { ...choice(n, 'hire', label), named: [[from, label.length - 1, 'suit:y']] as [number, number, string][] }, n };
  };
  const hires = [banners(0, 'hire with Packet Boat (yellow and blue)'), banners(1, 'hire with Free Passage (red and green)')];
  expect(told(hires)).toHaveLength(2);
  expect(told(hires, () => true)).toEqual([['hire with …', 'Packet Boat (yellow and blue)', 'Free Passage (red and green)']]);
});

test('every option keeps its words, its number and a word of its own', () => {
  const labels = ['go to A', 'go to A B', 'go to', 'go'];
  const found = runsOf(labels.map((label, n) => ({ choice: choice(n, 'go', label), n })));
  const options = found.flatMap((run) => run.choices);
  expect(options.map(({ parts }) => parts.map((part) => part.text).join(' '))).toEqual(labels);
  expect(options.map((each) => each.n)).toEqual([0, 1, 2, 3]);
  expect(options.every(({ parts }) => parts.some((part) => part.own))).toBe(true);
  expect(options.every(({ choice, parts }) => parts.every((part) => choice.label.startsWith(part.text, part.from)))).toBe(true);
});
