import { expect, test } from 'vitest';
import type { Lexicon } from './messages';
import { keysOf, Names } from './names';

const entry = (name: string) => ({ name });
const lexicon: Lexicon = {
  entries: {
    field: entry('Field'),
    'field.T': entry('woods'),
    'cube.T': entry('timber'),
    cube: entry('Cube'),
    'board:city': entry('The city'),
    number: entry('Number'),
    hand: entry('Hand'),
    points: entry('Points'),
    seat: entry('Player'),
  },
  verbs: { send: 'Send a worker' },
  seats: ['Blue', 'White'],
};
const scene = {
  figures: {},
  zones: [
    {
      ref: 'z:1',
      layout: 'row' as const,
      spots: [{ ref: 's:1', items: [{ ref: 'cube:T', sort: 'cube', face: 'T' }] }],
    },
  ],
};
const names = new Names(lexicon, scene);

test('the most exact name comes first', () => {
  expect(keysOf({ ref: 'cube:T', sort: 'cube', face: 'T' })).toEqual(['cube:T', 'cube.T', 'cube', 'cube']);
  expect(keysOf({ ref: 'field:1,2', ground: 'T' })).toEqual(['field:1,2', 'field.T', 'field']);
  expect(keysOf('law:3')).toEqual(['law:3', 'law']);
});

test('things by name', () => {
  expect(names.of({ ref: 'cube:T', sort: 'cube', face: 'T' })).toBe('timber');
  expect(names.of({ ref: 'field:1,2', ground: 'T' })).toBe('woods');
  expect(names.of({ ref: 'field:1,2' })).toBe('Field 1,2');
  expect(names.of('number:3')).toBe('Number 3');
  expect(names.of('board:city')).toBe('The city');
  expect(names.of({ ref: 'hand:blue-gold' })).toBe('Hand gold');
  expect(names.of({ ref: 'hand:white', layout: 'hand', spots: [] })).toBe('Hand');
  expect(names.of('seat:white')).toBe('White');
  expect(names.of('odd:law-space')).toBe('law space');
});

test('zones of one name are told apart', () => {
  const row = (word: string) => ({ ref: `number:${word}`, layout: 'row' as const, spots: [] });
  const zones = [row('4'), row('new-laws'), { ...row('red'), ref: 'hand:white', seat: 1 }];
  const told = new Names(lexicon, { figures: {}, zones });
  expect(zones.map((zone) => told.zone(zone))).toEqual(['Number: 4', 'Number: new laws', 'Hand']);
});

test('figures by name: as a word, as a face that lies there, of a seat', () => {
  expect(names.figure('points')).toBe('Points');
  expect(names.figure('T')).toBe('timber');
  expect(names.figure('points-1')).toBe('White: Points');
  expect(names.figure('blue-T')).toBe('Blue: timber');
  expect(names.figure('dry-limit')).toBe('dry limit');
});

test('a seat has the mark of its colour, a nameless one that of its place', () => {
  expect(names.mark(1).shape).toBe('star');
  expect(new Names({ entries: {}, verbs: {} }).mark(2).shape).toBe('diamond');
  expect(names.seatOf('screen:white-T')).toBe(1);
  expect(names.seatOf('number:3')).toBe(-1);
});

test('verbs in the words of the game', () => {
  expect(names.verb('send')).toBe('Send a worker');
  expect(names.verb('take_law')).toBe('take law');
});

test('a place called by a face says what that is', () => {
  expect(names.of('hand:T')).toBe('Hand: timber');
  expect(names.of('hand:hand')).toBe('Hand'); // the name says it already
  expect(names.tells('points')).toBe(true);
  expect(names.tells('dry-limit')).toBe(false);
});
