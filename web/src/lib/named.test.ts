import { expect, test } from 'vitest';
import { cut, type Span } from './named';

const TEXT = 'pay 1 stone + 2 wine';
const NAMED: Span[] = [
  [6, 11, 'cube:S'],
  [16, 20, 'cube:R'],
];

test('a text is cut where it names things', () => {
  expect(cut(TEXT, NAMED)).toEqual([
    ['pay 1 ', ''],
    ['stone', 'cube:S'],
    [' + 2 ', ''],
    ['wine', 'cube:R'],
  ]);
});

test('a part of a text has only the things within it', () => {
  expect(cut('1 stone', NAMED, 4)).toEqual([
    ['1 ', ''],
    ['stone', 'cube:S'],
  ]);
  expect(cut('2 wine', NAMED, 14)).toEqual([
    ['2 ', ''],
    ['wine', 'cube:R'],
  ]);
});

test('a text that names nothing is one piece', () => {
  expect(cut('pass', [])).toEqual([['pass', '']]);
});
