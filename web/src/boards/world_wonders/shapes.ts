// Footprints on the lattice: how they turn, where their heart is, and their outline as one path.
// A space is a pair of column and row; rows count upwards, as on the maps.

import { n1 as r } from '../../pieces/random';

export type Space = readonly [number, number];

export const SIZE = 100; // units of the board to a space
export const WIDE = 12;
export const HIGH = 10;

export const wordOfSpace = ([x, y]: Space) => `${x},${y}`;
export function spaceOf(word: string): Space {
  const [x, y] = word.split(',').map(Number);
  return [x!, y!];
}

/** Where the upper left corner of a space lies on its map. */
export const cornerOf = ([x, y]: Space): Space => [(x - 1) * SIZE, (HIGH - y) * SIZE];
export const middleOf = (space: Space): Space => {
  const [x, y] = cornerOf(space);
  return [x + SIZE / 2, y + SIZE / 2];
};

const normal = (spaces: Space[]): Space[] => {
  const left = Math.min(...spaces.map(([x]) => x));
  const low = Math.min(...spaces.map(([, y]) => y));
  return spaces.map(([x, y]) => [x - left, y - low] as const);
};

/** A footprint after so many degrees clockwise, its bounding box at 0,0. */
export function turned(spaces: readonly Space[], degrees: number): Space[] {
  let found = [...spaces];
  for (let turn = 0; turn < degrees; turn += 90) found = found.map(([x, y]) => [y, -x] as const);
  return normal(found);
}

/** The same footprint with its lower left corner on a space. */
export const laidAt = (spaces: readonly Space[], [x, y]: Space): Space[] =>
  spaces.map(([dx, dy]) => [x + dx, y + dy] as const);

export const rectangle = (columns: number, rows: number): Space[] =>
  Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);

export const extent = (spaces: readonly Space[]): Space => [
  Math.max(...spaces.map(([x]) => x)) - Math.min(...spaces.map(([x]) => x)) + 1,
  Math.max(...spaces.map(([, y]) => y)) - Math.min(...spaces.map(([, y]) => y)) + 1,
];

const SIDES: readonly Space[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

export const besides = ([x, y]: Space): Space[] => SIDES.map(([dx, dy]) => [x + dx, y + dy] as const);

/** The space of a footprint nearest to its middle; of several the one with most neighbours. */
export function heartOf(spaces: readonly Space[]): Space {
  const mean = (of: 0 | 1) => spaces.reduce((sum, each) => sum + each[of], 0) / spaces.length;
  const [mx, my] = [mean(0), mean(1)];
  const words = new Set(spaces.map(wordOfSpace));
  const near = (at: Space) => besides(at).filter((each) => words.has(wordOfSpace(each))).length;
  const rank = (at: Space) => Math.round(((at[0] - mx) ** 2 + (at[1] - my) ** 2) * 1000) * 10 - near(at);
  return [...spaces].sort((a, b) => rank(a) - rank(b) || b[1] - a[1] || a[0] - b[0])[0]!;
}

type Point = [number, number];

/** The edges of some spaces as loops of corners, with the spaces on the right hand. */
function loops(spaces: readonly Space[]): Point[][] {
  const words = new Set(spaces.map(wordOfSpace));
  const next = new Map<string, Point[]>();
  const edge = (a: Point, b: Point) => next.set(a.join(), [...(next.get(a.join()) ?? []), b]);
  for (const [x, y] of spaces) {
    const [l, t] = [x, -y - 1]; // downwards, as on the screen
    if (!words.has(wordOfSpace([x, y + 1]))) edge([l, t], [l + 1, t]);
    if (!words.has(wordOfSpace([x + 1, y]))) edge([l + 1, t], [l + 1, t + 1]);
    if (!words.has(wordOfSpace([x, y - 1]))) edge([l + 1, t + 1], [l, t + 1]);
    if (!words.has(wordOfSpace([x - 1, y]))) edge([l, t + 1], [l, t]);
  }
  const found: Point[][] = [];
  while (next.size) {
    const start = [...next.keys()][0]!;
    const loop: Point[] = [];
    let at: Point = start.split(',').map(Number) as Point;
    let way: Point = [0, 0];
    do {
      const ways: Point[] = next.get(at.join())!;
      // Where two corners touch, keep to the own space: turn right.
      const right: Point = [-way[1], way[0]];
      const to: Point =
        ways.find((each) => each[0] - at[0] === right[0] && each[1] - at[1] === right[1]) ?? ways[0]!;
      if (ways.length > 1) next.set(at.join(), ways.filter((each) => each !== to));
      else next.delete(at.join());
      const go: Point = [to[0] - at[0], to[1] - at[1]];
      if (go[0] !== way[0] || go[1] !== way[1]) loop.push(at);
      way = go;
      at = to;
    } while (at.join() !== start);
    // The loop may have begun in the middle of a side.
    const [begin, second] = [loop[0]!, loop[1]!];
    if (Math.sign(second[0] - begin[0]) === way[0] && Math.sign(second[1] - begin[1]) === way[1]) loop.shift();
    found.push(loop);
  }
  return found;
}

/** One path round some spaces, drawn in from their edges and rounded. The lower left corner of
 * space 0,0 is the origin, and the path goes up from it (to negative y). */
export function outline(spaces: readonly Space[], inset = 0, radius = 7): string {
  return loops(spaces)
    .map((loop) => {
      const n = loop.length;
      const away = (i: number): Point => {
        const [a, b] = [loop[i % n]!, loop[(i + 1) % n]!];
        return [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
      };
      const corners = loop.map((at, i) => {
        const [come, go] = [away(i + n - 1), away(i)];
        // Inwards is to the right of each of the two edges.
        const dx = (come[0] ? 0 : -come[1]) + (go[0] ? 0 : -go[1]);
        const dy = (come[0] ? come[0] : 0) + (go[0] ? go[0] : 0);
        return { x: at[0] * SIZE + dx * inset, y: at[1] * SIZE + dy * inset, come, go };
      });
      let d = '';
      corners.forEach(({ x, y, come, go }, i) => {
        const inner = come[0] * go[1] - come[1] * go[0] < 0;
        const [ax, ay] = [r(x - come[0] * radius), r(y - come[1] * radius)];
        const [bx, by] = [r(x + go[0] * radius), r(y + go[1] * radius)];
        d += `${i ? 'L' : 'M'}${ax} ${ay}A${radius} ${radius} 0 0 ${inner ? 0 : 1} ${bx} ${by}`;
      });
      return `${d}z`;
    })
    .join('');
}
