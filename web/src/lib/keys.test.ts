import { expect, test } from 'vitest';
import { giveKey, isWay, keyOf, nearest, readKey } from './keys';

const press = (key: string, more = {}) =>
  readKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, { undo: 'z' });

test('numbers are options, letters are deeds, arrows are ways', () => {
  expect(press('1')).toBe(0);
  expect(press('9')).toBe(8);
  expect(press('h')).toBe('hint');
  expect(press('H')).toBe('hint');
  expect(press('?')).toBe('help');
  expect(press('Enter')).toBe('confirm');
  expect(press('Escape')).toBe('back');
  expect(press('ArrowUp')).toBe('up');
  expect(isWay(press('ArrowUp'))).toBe(true);
  expect(isWay(press('h'))).toBe(false);
  expect(press('q')).toBeNull();
});

test('a key of one’s own replaces the usual one', () => {
  expect(press('z')).toBe('undo');
  expect(press('u')).toBeNull();
  expect(keyOf('undo', {})).toBe('u');
});

test('the browser keeps its own shortcuts', () => {
  expect(press('p', { ctrlKey: true })).toBeNull();
});

test('arrows go to the nearest place in their direction', () => {
  const boxes = [
    { x: 10, y: 0 },
    { x: 30, y: 0 },
    { x: 8, y: 7 },
    { x: 0, y: 20 },
  ];
  const from = { x: 0, y: 0 };
  expect(nearest(boxes, from, 'right')).toBe(0);
  expect(nearest(boxes, from, 'down')).toBe(3);
  expect(nearest(boxes, from, 'left')).toBe(-1);
  expect(nearest(boxes, boxes[0]!, 'right')).toBe(1);
});

test('a deed is given another key, but none that means something', () => {
  expect(giveKey({}, 'undo', 'Z')).toEqual({ keys: { undo: 'z' } });
  expect(giveKey({ undo: 'z' }, 'undo', 'u')).toEqual({ keys: {} }); // the usual one need not be kept
  expect(giveKey({}, 'undo', 'h')).toEqual({ taken: 'hint' });
  expect(giveKey({ hint: 'x' }, 'undo', 'h')).toEqual({ keys: { hint: 'x', undo: 'h' } });
  expect(giveKey({}, 'undo', '3')).toEqual({ fixed: true });
  expect(giveKey({}, 'undo', 'ArrowUp')).toEqual({ fixed: true });
});
