import { describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/messages';
import { Names } from '../../lib/names';
import { around, beside, contacts, coveredOf, FRAME, formsOf, freeCorner, handOf, hungOn, kinOf, laidOf, onMap, placesOf, shapeOf, standOf, stepsOf, typeOf, type Land } from './layout';
import { MONUMENTS, facesOf } from './monuments';
import { cornerOf, extent, heartOf, outline, rectangle, turned, wordOfSpace, type Space } from './shapes';

const L = [[0, 0], [1, 0], [2, 0], [2, 1]] as const satisfies Space[];

const scene: Scene = {
  figures: { 'resource-side': 1 },
  zones: [
    {
      ref: 'map:blue',
      layout: 'grid',
      seat: 0,
      spots: [
        {
          ref: 'map:blue',
          items: [
            { ref: 'piece:long', sort: 'road', n: 2, figures: { '1,1': 0, '5,1': 90 } },
            { ref: 'tile:S4-LI2', sort: 'tile', face: 'LI', figures: { '1,2': 180 } },
            { ref: 'monument:m02', sort: 'monument', n: 0, figures: { '8,1': 0, '6,1': 0 } },
            { ref: 'worth:blue', sort: 'worth', n: 0, figures: { 'S4-LI2': 1, '3,4': 1 } },
          ],
        },
      ],
    },
    { ref: 'hand:laying', layout: 'hand', seat: 0, spots: [{ ref: 'hand:laying', items: [{ ref: 'monument:m02', sort: 'monument' }] }] },
    { ref: 'before:blue', layout: 'row', seat: 0, spots: [{ ref: 'seat:blue', items: [{ ref: 'board:A', sort: 'board', figures: { gold: 4 } }] }] },
    { ref: 'track:food', layout: 'track', spots: [{ ref: 'food:3', items: [{ ref: 'marker:blue-food', sort: 'marker', seat: 0 }] }] },
  ],
};
const spaces = (at: readonly Space[]) => Object.fromEntries(at.map(([x, y]) => [`${x + 1},${y + 1}`, 1]));
const names = new Names(
  {
    verbs: {},
    seats: ['Blue'],
    entries: {
      'shape:S4': { name: 'L of 4', figures: spaces(L) },
      'piece:long': { name: 'Long road', figures: spaces(rectangle(4, 1)) },
      'monument:m02': { name: 'Giza', figures: { 'rows-1': 2, 'columns-1': 2, 'rows-2': 1, 'columns-2': 1, 'rows-3': 1, 'columns-3': 1, 'near:N': 1 } },
      'board:A': { name: 'Map A', figures: { '5,3': 2, '3,4': 1 } },
      'track:food': { name: 'Food', figures: { A: 15, B: 4, B1: 1, A2: 1 } },
    },
  },
  scene,
);

describe('footprints', () => {
  it('turn clockwise about their box', () => {
    expect(turned(L, 90).map(wordOfSpace).sort()).toEqual(['0,0', '0,1', '0,2', '1,0']);
    expect(turned(turned(L, 180), 180).map(wordOfSpace).sort()).toEqual(L.map(wordOfSpace).sort());
    expect(extent(turned(L, 270))).toEqual([2, 3]);
  });
  it('have their heart on a space of their own', () => {
    expect(heartOf(L)).toEqual([1, 0]);
    expect(heartOf([[0, 0], [1, 0], [0, 1]])).toEqual([0, 0]);
  });
  it('are outlined once, whatever side the loop begins on', () => {
    const corners = (at: readonly Space[]) => outline(at).match(/A/g)!.length;
    expect(corners(L)).toBe(6);
    expect(corners([[1, 0], [0, 0], [2, 0]])).toBe(4);
    expect(corners([[0, 1], [1, 1], [1, 0], [0, 0], [0, 2]])).toBe(6);
    expect(outline([[0, 0], [1, 1]]).match(/z/g)).toHaveLength(2); // two that touch at a corner
    expect(outline([[0, 0]], 5, 7)).toBe('M5 -88A7 7 0 0 1 12 -95L88 -95A7 7 0 0 1 95 -88L95 -12A7 7 0 0 1 88 -5L12 -5A7 7 0 0 1 5 -12z');
  });
  it('come from the lexicon, part by part', () => {
    expect(shapeOf(names, 'tile:S4-LI2')).toEqual(L);
    expect(shapeOf(names, 'monument:m02')).toHaveLength(4);
    expect(shapeOf(names, 'monument:m02', 2)).toHaveLength(1);
    expect(typeOf('tile:S4-LI2')).toBe('LI');
  });
});

describe('a map', () => {
  const pieces = laidOf(names, scene, 0);
  it('has every piece once, what stands after what lies, from north to south', () => {
    expect(pieces.map((piece) => piece.key)).toEqual([
      'piece:long 1,1',
      'piece:long 5,1',
      'tile:S4-LI2 1,2',
      'monument:m02 8,1',
      'monument:m02 6,1',
    ]);
    expect(pieces.map((piece) => piece.part)).toEqual([0, 1, 0, 0, 1]);
  });
  it('knows what scores and where a road is a bridge', () => {
    expect(pieces.filter((piece) => piece.worth).map((piece) => piece.ref)).toEqual(['tile:S4-LI2']);
    expect(pieces[1]!.wet).toEqual([false, false, true, false]);
    expect(pieces[0]!.wet).toEqual([false, false, false, false]);
    expect(coveredOf(pieces).has('5,4')).toBe(true);
    expect(coveredOf(pieces).has('3,4')).toBe(false);
  });
  it('finds the edges where a piece touches roads and its own kind', () => {
    const [own, land]: [Space[], Land] = [[[4, 2], [4, 3]], { water: [[5, 3]], nature: [[4, 4]] }];
    expect(contacts(own, kinOf(names, pieces, 'tile:S1-FA1', land)).map(({ x, y }) => [x, y])).toEqual([[400, 850], [350, 900], [400, 750]]);
    const library = contacts(own, kinOf(names, pieces, 'tile:S1-LI1', land));
    expect(library.filter(({ flat }) => flat).map(({ x }) => x)).toEqual([400, 400, 300]);
    expect(contacts(own, kinOf(names, pieces, 'monument:m02', land))).toEqual([{ x: 350, y: 700, flat: false }]);
  });
  it('counts its rows upwards', () => expect(cornerOf([1, 1])).toEqual([0, 900]));
  it('shows on a small screen only the part that matters, in the shape of the screen', () => {
    const part = around([[11, 2], [12, 2]], 2);
    expect(part).toEqual({ x: 646, y: 700, w: 600, h: 300 });
    const wide = around([[1, 1], [12, 4]], 2);
    expect([wide.w, wide.h]).toEqual([1270, 635]);
    const all = around([[1, 1], [12, 10]], 2);
    expect([all.w, all.h]).toEqual([FRAME.w, 1070]);
    expect(around([], 2)).toBe(FRAME);
  });
});

describe('laying', () => {
  const cells = (at: readonly Space[]) => at.map((each) => `cell:blue:${wordOfSpace(each)}`);
  const acts = new Map<string, number[]>();
  const offer = (action: number, at: readonly Space[]) => cells(at).forEach((ref) => acts.set(ref, [...(acts.get(ref) ?? []), action]));
  offer(1, [[1, 1], [2, 1], [3, 1], [3, 2]]);
  offer(2, [[4, 1], [5, 1], [6, 1], [6, 2]]);
  offer(3, [[1, 1], [1, 2], [1, 3], [2, 1]]);
  offer(9, [[8, 8]]);
  acts.set('tile:S1-FA1', [7]);
  const places = placesOf(acts, 'blue');

  it('finds one place for each option, with its corner, heart and form', () => {
    expect(places.map((place) => place.action).sort()).toEqual([1, 2, 3, 9]);
    const [first, second, turned90] = [1, 2, 3].map((action) => places.find((place) => place.action === action)!);
    expect(first!.heart).toEqual([2, 1]);
    expect(second!.at).toEqual([4, 1]);
    expect(first!.form).toBe(second!.form);
    expect(turned90!.form).not.toBe(first!.form);
    expect(placesOf(acts, 'red')).toEqual([]);
  });
  it('numbers forms alike, whatever is offered first', () => {
    const again = placesOf(new Map([...acts].reverse()), 'blue');
    for (const place of places) expect(again.find((each) => each.action === place.action)!.form).toBe(place.form);
    expect(formsOf(places.filter((place) => place.spaces.length === 4))).toHaveLength(2);
  });
  it('hangs a footprint on its heart', () => {
    expect(hungOn(L, [5, 5]).map(wordOfSpace)).toEqual(['4,5', '5,5', '6,5', '6,6']);
    expect(onMap(hungOn(L, [1, 1]))).toBe(false);
  });
  it('goes on with the next part of a monument', () => {
    expect(handOf(names, scene, 0)).toEqual([{ ref: 'monument:m02', part: 2, n: 1 }]);
    expect(handOf(names, scene, 1)).toEqual([]);
  });
});

it('tracks show the side in play', () => {
  expect(stepsOf(names, scene, 'food').map((step) => step.marked)).toEqual([false, true, false, false, false]);
  expect(stepsOf(names, scene, 'food')[3]!.seats).toEqual([0]);
  expect(standOf(scene, 'food', 0)).toBe(3);
});

it('draws every monument, in parts and in both directions', () => {
  expect(MONUMENTS).toHaveLength(30);
  for (const card of MONUMENTS) {
    const drawings = [facesOf(card, 3, 2), facesOf(card, 2, 3)];
    for (const faces of drawings) {
      expect(faces.length, card).toBeGreaterThan(4);
      for (const { d } of faces) expect(d, card).not.toMatch(/NaN|undefined/);
    }
  }
  expect(facesOf('m07', 3, 2)).not.toEqual(facesOf('m07', 2, 3));
  expect(facesOf('x1', 2, 2)).toEqual(facesOf('u1', 2, 2));
});

describe('the overview', () => {
  const view = { x: 0, y: 0, w: 600, h: 600 };
  it('stands in the lower left corner, unless places lie there', () => {
    expect(freeCorner(view, [[300, 300]])).toBe('low left');
    expect(freeCorner(view, [[50, 550]])).toBe('low right');
    expect(freeCorner(view, [[50, 550], [550, 550], [560, 520]])).toBe('high left');
    expect(freeCorner(view, [[50, 550], [550, 550], [50, 50]])).toBe('');
  });
});

describe('what a place brings', () => {
  const [frame, piece] = [{ x: 0, y: 0, w: 600, h: 600 }, { x: 200, y: 200, w: 200, h: 100 }];
  it('stands beside the piece and hides no ring', () => {
    expect(beside(piece, 150, 50, [], 40, frame)).toEqual({ x: 36, y: 225 });
    expect(beside(piece, 150, 50, [[100, 250]], 40, frame)).toEqual({ x: 414, y: 225 });
    expect(beside(piece, 250, 50, [], 40, frame)).toEqual({ x: 175, y: 314 });
    const rings = [0, 1, 2, 3, 4, 5].flatMap((x) => [0, 1, 2, 3, 4, 5].map((y) => [100 * x + 50, 100 * y + 50] as const));
    expect(beside(piece, 150, 50, rings, 40, frame)).toBeNull();
  });
});
