import { expect, test } from 'vitest';
import { refsOf, sentence } from './log';

test('a reason is a sentence', () => {
  expect(sentence('it costs 3 gold')).toBe('It costs 3 gold.');
  expect(sentence('Not now.')).toBe('Not now.');
  expect(sentence('')).toBe('');
});

test('lines name things once, and no people', () => {
  const lines = [
    { pieces: [['Ada', 'seat:0'], [' lays '], ['a field', 'field:1'], [' at '], ['1,0', 'spot:1,0']] },
    { pieces: [['Bo', 'seat:1'], [' takes '], ['a field', 'field:1']] },
  ];
  expect(refsOf(lines)).toEqual(['field:1', 'spot:1,0']);
  expect(refsOf([])).toEqual([]);
});
