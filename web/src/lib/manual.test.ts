import { expect, test } from 'vitest';
import { inline, paragraphOf, search } from './manual';

const manual = [
  { text: 'Workers', level: 2, rule: 'K4' },
  { text: 'A worker goes to a free field.', rule: 'K4.1' },
  { text: 'Fences', level: 2 },
  { text: 'A fence stops a worker.', rule: 'K5.1' },
];

test('a rule is found, or the nearest above it', () => {
  expect(paragraphOf(manual, 'K5.1')).toBe(3);
  expect(paragraphOf(manual, 'K4.1.3')).toBe(1);
  expect(paragraphOf(manual, 'K4.9')).toBe(0);
  expect(paragraphOf(manual, 'X1')).toBe(-1);
});

test('a search finds paragraphs with all words, under their headings', () => {
  expect(search(manual, 'worker fence').map((each) => each.text)).toEqual(['Fences', 'A fence stops a worker.']);
  expect(search(manual, 'k4.1').map((each) => each.rule)).toEqual(['K4', 'K4.1']);
  expect(search(manual, '')).toBe(manual);
  expect(search(manual, 'dragon')).toEqual([]);
});

test('emphasis is cut out of the text, nothing else is markup', () => {
  expect(inline('a **b** *c* `d` <i>')).toEqual([
    { text: 'a ', as: 'plain' },
    { text: 'b', as: 'strong' },
    { text: ' ', as: 'plain' },
    { text: 'c', as: 'em' },
    { text: ' ', as: 'plain' },
    { text: 'd', as: 'code' },
    { text: ' <i>', as: 'plain' },
  ]);
});
