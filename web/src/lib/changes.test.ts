import { expect, test } from 'vitest';
import { changesOf, gainsOf } from './changes';
import type { Scene } from './messages';

const scene = (at: string, timber: number, points = 3): Scene => ({
  figures: { 'points-0': points, 'points-1': 9, round: 2 },
  zones: [
    { ref: 'board:land', layout: 'grid', spots: [{ ref: at, items: [{ ref: 'worker:a', sort: 'worker' }] }] },
    { ref: 'screen:blue', layout: 'hand', seat: 0, hidden: 2, spots: [{ ref: 'screen:blue-T', items: timber ? [{ ref: 'cube:T', sort: 'cube', n: timber }] : [] }] },
  ],
});

test('what moved is told by thing, from and to', () => {
  expect(changesOf(scene('field:1,1', 2), scene('field:2,1', 2))).toEqual([['worker:a', 'field:1,1', 'field:2,1']]);
  expect(changesOf(scene('field:1,1', 2), scene('field:1,1', 2))).toEqual([]);
});

test('what came has been nowhere', () => {
  expect(changesOf(scene('field:1,1', 0), scene('field:1,1', 1))).toEqual([['cube:T', '', 'screen:blue-T']]);
});

test('gains and losses are those of one player, figures of the moment included', () => {
  expect(gainsOf(scene('field:1,1', 2), scene('field:2,1', 0, 7), 0)).toEqual([
    ['cube:T', 2, 0],
    ['points', 3, 7],
  ]);
  expect(gainsOf(scene('field:1,1', 2), scene('field:1,1', 5), 1)).toEqual([]);
});
