import { expect, test } from 'vitest';
import type { LogLine, Scene, Zone } from '../../lib/messages';
import { axesOf, calledOf, cubesAt, edgeAt, fieldAt, freeCorner, glassOf, harvestOf, legible, naveOf, plotAt, pointsOf, priceOf, purchasesOf, quiltBox, shownIn, sideAt, tilesOf } from './layout';

const row = (value: number, ...tiles: string[]): Zone => ({
  ref: `row:${value}`,
  layout: 'row',
  spots: tiles.map((tile, i) => ({
    ref: `space:${value}-${i}`,
    ...(tile && { items: [{ ref: `building:${tile}`, sort: 'building', face: tile }] }),
  })),
});
const line = (n: number, seat: number, ref: string): LogLine => ({ n, seat, pieces: [['buys '], ['it', ref]] });

test('a plot lies between four fields', () => {
  const around = [fieldAt(1, 2), fieldAt(2, 2), fieldAt(1, 3), fieldAt(2, 3)];
  const mean = (key: 'x' | 'y') => around.reduce((sum, point) => sum + point[key], 0) / 4;
  expect(plotAt(1, 2)).toEqual({ x: mean('x'), y: mean('y') });
});

test('a side faces the field it is named after, and its fence lies along the edge', () => {
  const plot = plotAt(2, -1);
  const south = sideAt('side:2,-1-se');
  expect([south.x > plot.x, south.y > plot.y, south.turn]).toEqual([true, true, -45]);
  const west = sideAt('side:2,-1-nw');
  expect([west.x < plot.x, west.y < plot.y, west.turn]).toEqual([true, true, -45]);
  expect(sideAt('side:2,-1-ne').turn).toBe(45);
});

test('the edge of a plot lies nearer to its middle than a fence on it', () => {
  const [plot, edge, fence] = [plotAt(2, -1), edgeAt('side:2,-1-se'), sideAt('side:2,-1-se')];
  expect(edge.x - plot.x).toBeLessThan(fence.x - plot.x);
  expect(edge.turn).toBe(fence.turn);
});

test('cubes of a price lie above what is written at the foot, the larger row below', () => {
  for (const n of [2, 3, 4, 5]) {
    const places = cubesAt(n, 12);
    expect(places).toHaveLength(n);
    expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(-12 - 8);
    expect(Math.abs(places.reduce((sum, { x }) => sum + x, 0))).toBe(0);
  }
  expect(cubesAt(5, 12).map(({ y }) => y)).toEqual([-22, -22, -22, -41.5, -41.5]);
});

test('all fields are in sight', () => {
  const box = quiltBox([{ ref: 'field:-3,0' }, { ref: 'field:4,2' }]);
  expect(box.x).toBeLessThan(-350);
  expect(box.x + box.w).toBeGreaterThan(450);
  expect(box.y + box.h).toBeGreaterThan(250);
});

test('rows stand on each other, the cheapest at the bottom', () => {
  const { windows, levels } = naveOf([row(4, 'B01', 'B02'), row(6, 'B07')]);
  expect(levels.map((level) => level.value)).toEqual([4, 6]);
  expect(windows[2]!.y).toBeLessThan(windows[0]!.y);
  expect(windows[0]!.x).toBe(-windows[1]!.x);
});

test('a price is paid cube by cube, and what a law added is told apart', () => {
  const item = { ref: 'building:B20', sort: 'building', figures: { T: 1, F: 2, '+F': 1, value: 8 } };
  expect(priceOf(item)).toEqual([
    { kind: 'T', raised: false },
    { kind: 'F', raised: false },
    { kind: 'F', raised: true },
  ]);
});

test('the log tells whose glass a window shows and since when; a tile still in its row is nobody’s', () => {
  const rows = [row(4, '', 'B02', '')];
  const scene: Scene = { zones: rows, figures: {} };
  const round = { n: 2, pieces: [['Round 3', 'round:3'], [' begins']] };
  const bought = purchasesOf([line(1, 0, 'building:B02'), line(2, 2, 'building:B05'), round, line(3, 1, 'building:B01')], scene);
  expect(bought).toEqual([{ ref: 'building:B05', seat: 2, round: 0 }, { ref: 'building:B01', seat: 1, round: 3 }]);
  expect([...glassOf(rows, bought, () => 4)]).toEqual([['space:4-0', bought[0]], ['space:4-2', bought[1]]]);
});

test('tiles come by number with the plot they are laid on', () => {
  const tile = (number: number) => ({ ref: `tile:blue${number}`, sort: 'tile', seat: 0, face: 'cottage', figures: { number } });
  const scene: Scene = {
    figures: {},
    zones: [
      { ref: 'board:plots', layout: 'grid', spots: [{ ref: 'plot:1,0', items: [tile(2)] }] },
      { ref: 'home:blue', layout: 'hand', seat: 0, spots: [{ ref: 'home:blue', items: [tile(1)] }] },
    ],
  };
  expect(tilesOf(scene, 0).map(({ item, laid }) => [item.ref, laid])).toEqual([['tile:blue1', ''], ['tile:blue2', '1,0']]);
  expect(tilesOf(scene, 1)).toEqual([]);
});

test('points now are those of windows and cubes', () => {
  const cubes = [{ ref: 'cube:T', sort: 'cube', n: 3 }, { ref: 'cube:A', sort: 'cube' }];
  expect(pointsOf([{ ref: 'building:B01', sort: 'building', figures: { value: 4 } }], cubes, (ref) => (ref === 'cube:A' ? 4 : 1))).toEqual({ tiles: 4, cubes: 7 });
});

test('a sheet lies in a corner of the frame where it covers neither field nor plot', () => {
  const field = (x: number, y: number) => ({ ref: `field:${x},${y}` });
  const land = [field(0, 0), field(1, 0), field(0, 1), field(1, 1)];
  const box = quiltBox(land);
  const wide = shownIn(box, 2 * box.w, box.h);
  expect(wide).toMatchObject({ scale: 1, w: 2 * box.w, h: box.h });
  expect(freeCorner(wide, land, [], 130, 100)).toEqual({ x: wide.x, y: wide.y, right: false, low: false });
  expect(freeCorner(wide, [...land, field(-1, 0)], [], 130, 100)).toMatchObject({ right: false, low: true });
  expect(freeCorner(shownIn(box, box.w, box.h), land, [], 130, 100)).toBeNull();
  const number = { x: wide.x + 20, y: wide.y + 20 };
  expect(freeCorner(wide, land, [], 130, 100, 0, [number])).toMatchObject({ right: false, low: true });
});

test('columns are numbered along the lower edge, rows along the right one', () => {
  const axes = axesOf(quiltBox([{ ref: 'field:-1,0' }, { ref: 'field:1,2' }]));
  expect(axes.filter(({ down }) => !down).map(({ n, x }) => [n, x])).toEqual([[-1, -100], [0, 0], [1, 100]]);
  expect(axes.filter(({ down }) => down).map(({ n }) => n)).toEqual([0, 1, 2]);
});

test('text grows with the units until it can be read', () => {
  expect(legible(11, 2)).toBe(11);
  expect(legible(11, 0.5)).toBe(24);
});

test('a worker that is about to be sent brings the cube of its field', () => {
  const scene: Scene = { figures: {}, zones: [{ ref: 'board:countryside', layout: 'grid', spots: [{ ref: 'field:1,0', ground: 'W' }] }] };
  const begun = (verb: string) => [{ choice: { do: 1, say: '', label: '', verb, targets: ['field:1,0'] }, among: [] }] as never;
  expect(harvestOf(begun('send'), scene)).toEqual({ field: 'field:1,0', kind: 'W' });
  expect(harvestOf(begun('lay'), scene)).toBeNull();
  expect(harvestOf([], scene)).toBeNull();
});

test('a marker that is about to be put on a number calls the tiles of that number', () => {
  const begun = (verb: string) => [{ choice: { do: 1, say: '', label: '', verb, targets: ['number:4'] }, among: [] }] as never;
  expect(calledOf(begun('mark'))).toBe(4);
  expect(calledOf(begun('send'))).toBe(0);
  expect(calledOf([])).toBe(0);
});
