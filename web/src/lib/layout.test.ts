import { expect, test } from 'vitest';
import { actsOf, cellSize, countOf, figuresOf, foreignActs, gridOf, holds, partsOf, placeOf, whereIs } from './layout';
import type { Scene, Zone } from './messages';

const zone = (more: Partial<Zone>): Zone => ({ ref: 'board:a', layout: 'grid', spots: [], ...more });

test('a place is said, or named by the ref', () => {
  expect(placeOf({ ref: 'council:card', at: [1, 2] })).toEqual([1, 2]);
  expect(placeOf({ ref: 'field:-3,2' })).toEqual([-3, 2]);
  expect(placeOf({ ref: 'cell:blue:4,5' })).toEqual([4, 5]);
  expect(placeOf({ ref: 'side:1,1-ne' })).toBeNull();
});

test('a grid begins at its smallest place, rows from the top', () => {
  const grid = gridOf(zone({ spots: [{ ref: 'f:0,1' }, { ref: 'f:-2,0' }] }));
  expect([grid.columns, grid.rows, grid.left, grid.top]).toEqual([3, 2, -2, 0]);
  expect(grid.cells.map((each) => [each.spots[0]!.ref, each.x, each.y])).toEqual([
    ['f:-2,0', 0, 0],
    ['f:0,1', 2, 1],
  ]);
});

test('where rows count from below, the highest is on top', () => {
  const grid = gridOf(zone({ spots: [{ ref: 'f:1,1' }, { ref: 'f:1,5' }] }), true);
  expect(grid.top).toBe(5);
  expect(grid.cells[0]!.spots[0]!.ref).toBe('f:1,5');
});

test('spots of one place share a cell', () => {
  const spots = [
    { ref: 'side:0,0-n', at: [0, 0] },
    { ref: 'side:0,0-s', at: [0, 0] },
  ];
  expect(gridOf(zone({ spots })).cells).toHaveLength(1);
});

test('pieces that say where they lie are put there, the rest stays loose', () => {
  const road = { ref: 'piece:long', sort: 'road', n: 2, figures: { '10,1': 90, '4,1': 0 } };
  const grid = gridOf(zone({ spots: [{ ref: 'map:a', items: [road, { ref: 'x:1', sort: 'x' }] }] }));
  expect(grid.cells.map((each) => [each.at, each.pieces[0]!.turn])).toEqual([
    [[4, 1], 0],
    [[10, 1], 90],
  ]);
  expect(grid.loose[0]!.items!.map((item) => item.ref)).toEqual(['x:1']);
});

test('an empty grid has no cells', () => {
  expect(gridOf(zone({})).columns).toBe(0);
});

test('cells fit the frame, but stay wide enough for a finger', () => {
  expect(cellSize(702, 7, 1, false)).toBe(100);
  expect(cellSize(390, 13, 1, true)).toBe(48);
  expect(cellSize(390, 13, 1, false)).toBe(30);
  expect(cellSize(2000, 3, 1, false)).toBe(104);
  expect(cellSize(390, 13, 0.1, true)).toBe(24);
});

const scene: Scene = {
  figures: {},
  zones: [
    zone({ ref: 'board:city' }),
    zone({ ref: 'hand:blue', layout: 'hand', seat: 0, hidden: 2, spots: [
      { ref: 'hand:blue', items: [{ ref: 'card:a', sort: 'card', n: 3 }, { ref: 'm', sort: 'm', n: 0 }] },
    ] }),
    zone({ ref: 'hand:red', layout: 'hand', seat: 1 }),
    zone({ ref: 'deck:a', layout: 'pile' }),
    zone({ ref: 'row:a', layout: 'row', spots: [{ ref: 'space:1' }] }),
  ],
};

test('mine, others’ and everybody’s', () => {
  const parts = partsOf(scene, 0);
  const refs = (zones: Zone[]) => zones.map((each) => each.ref);
  expect(refs(parts.own)).toEqual(['hand:blue']);
  expect(refs(parts.others.get(1)!)).toEqual(['hand:red']);
  expect(refs(parts.boards)).toEqual(['board:city']);
  expect(refs(parts.piles)).toEqual(['deck:a']);
  expect(refs(parts.shared)).toEqual(['row:a']);
  expect(refs(partsOf(scene, -1).own)).toEqual([]);
});

test('one’s own board lies on the table', () => {
  const city = zone({ ref: 'map:blue', seat: 0 });
  const parts = partsOf({ figures: {}, zones: [scene.zones[0]!, city] }, 0);
  expect(parts.boards.map((each) => each.ref)).toEqual(['map:blue', 'board:city']);
});

test('what I hold is meant where I hold it', () => {
  const acts = new Map([['card:a', [1]], ['card:b', [2]]]);
  expect([...foreignActs(acts, [scene.zones[1]!]).keys()]).toEqual(['card:b']);
});

test('kinds of ground are listed, each once', () => {
  const spots = ['T', 'S', 'T', ''].map((ground, i) => ({ ref: `f:${i},0`, ground }));
  expect(gridOf(zone({ spots })).grounds).toEqual(['S', 'T']);
});

test('a zone holds itself, its places and its things', () => {
  const hand = scene.zones[1]!;
  for (const ref of ['hand:blue', 'card:a']) expect(holds(hand, new Set([ref]))).toBe(true);
  expect(holds(hand, new Set(['card:b']))).toBe(false);
});

test('things are counted, marks are not', () => {
  expect(countOf(scene.zones[1]!)).toBe(5);
});

test('figures of a seat stand in the moment and at its place', () => {
  const at: Scene = {
    figures: { 'points-0': 4, 'points-1': 5, round: 2 },
    zones: [zone({ layout: 'row', spots: [
      { ref: 'seat:red', items: [{ ref: 'p:red', sort: 'p', figures: { gold: 3, points: 9 } }] },
      { ref: 'seat:blue', items: [{ ref: 'p:blue', sort: 'p', figures: { gold: 1 } }] },
    ] })],
  };
  expect(figuresOf(at, 1, (ref) => ref === 'seat:red')).toEqual([['points', 5], ['gold', 3]]);
});

test('every target knows its options, each once', () => {
  const acts = actsOf([
    { do: 4, targets: ['a', 'b', 'a'] },
    { do: 5, targets: ['a'] },
    { do: 6 },
  ]);
  expect(acts).toEqual(new Map([['a', [4, 5]], ['b', [4]]]));
});

test('a thing is found where it lies', () => {
  expect(whereIs(scene, 'card:a')!.spot!.ref).toBe('hand:blue');
  expect(whereIs(scene, 'space:1')!.zone.ref).toBe('row:a');
  expect(whereIs(scene, 'deck:a')!.zone.ref).toBe('deck:a');
  expect(whereIs(scene, 'nothing')).toBeNull();
});
