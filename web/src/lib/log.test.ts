import { expect, test } from 'vitest';
import { refsOf, sentence, since } from './log';

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

test('why a choice can no longer be taken back', () => {
  const log = [{ n: 1, seat: 0 }, { n: 2, seat: 1 }, { n: 3, seat: 2 }];
  expect(since(log, 0)).toBe(1);
  expect(since(log, 2)).toBe(-1);
  expect(since([...log, { n: 4, seat: -1 }], 2)).toBe(-1);
  expect(since(log, 3)).toBeNull();
});
