// Greece and the Greek sea.
import { Solids } from '../solids';
import type { Build } from '.';

const spread = (from: number, until: number, n: number) =>
  Array.from({ length: n }, (_, i) => from + ((until - from) * i) / (n - 1));

export const parthenon: Build = (s, w, d) => {
  const along = w > d ? 'x' : 'y';
  const [x, y, wide, deep] = along === 'x' ? [22, 78, w - 48, 98] : [24, 66, w - 52, d - 90];
  for (const i of [0, 1, 2]) s.box('marble', x - 12 + i * 4, y - 12 + i * 4, i * 5, wide + 24 - i * 8, deep + 24 - i * 8, 5);
  s.box('stone', x + 16, y + 12, 15, wide - 32, deep - 28, 60).arches(x + wide / 2 - 20, y + deep - 16, 15, 40, 44, 1, 0.6);
  const [cols, rows, tall] = along === 'x' ? [11, 5, 62] : [7, 10, 62];
  s.columns('marble', spread(y + 5, y + deep - 5, rows).map((at) => [x + 6, at]), 15, 5, tall);
  s.columns('marble', spread(x + 6, x + wide - 6, cols).map((at) => [at, y + deep - 4]), 15, 5.6, tall);
  s.strokes(1, (u) => [[x + 6 + u * (wide - 12), y + deep - 1, 17], [x + 6 + u * (wide - 12), y + deep - 1, 15 + tall]], cols - 1);
  s.box('marble', x - 4, y - 4, 15 + tall, wide + 8, deep + 6, 11);
  s.strokes(8, (u) => [[x - 4 + u * (wide + 8), y + deep + 2, 17 + tall], [x - 4 + u * (wide + 8), y + deep + 2, 23 + tall]], wide);
  s.gable('clay', 'marble', x - 6, y - 6, 26 + tall, wide + 12, deep + 9, along === 'x' ? 24 : 34, along);
  if (along === 'y') {
    s.stand(x + wide / 2 + 13, y + deep + 3, 29 + tall, [['stone n', 'm-44 -2l44 -18l44 18z'], ['l', 'm-24 -3v-3m12 3v-7m12 7v-12m12 12v-7m12 7v-3']]);
  }
};

export const theater: Build = (s) => {
  const [cx, cy] = [97, 122];
  const half = (radius: number, z: number) => {
    const found: [number, number, number][] = [];
    for (let i = 0; i <= 24; i++) {
      const a = Math.PI * (1 + i / 24);
      found.push([cx + radius * Math.cos(a), cy + radius * Math.sin(a), z]);
    }
    return found;
  };
  s.face('stone s', ...half(86, 0), [cx + 86, cy + 8, 0], [cx - 86, cy + 8, 0]);
  const tiers = 9;
  for (let i = 0; i < tiers; i++) {
    const radius = 86 - i * 6.4;
    const z = 34 - i * 3.8;
    s.face(`marble ${i % 2 ? 'w' : 't'}`, ...half(radius, z), [cx + radius, cy + 6, z], [cx - radius, cy + 6, z]);
  }
  for (const a of [0.14, 0.32, 0.5, 0.68, 0.86]) {
    const [c, t] = [Math.cos(Math.PI * (1 + a)), Math.sin(Math.PI * (1 + a))];
    s.strokes(1, () => [[cx + 84 * c, cy + 84 * t, 34], [cx + 34 * c, cy + 34 * t, 4]], 2);
  }
  for (const side of [-1, 1]) s.face('stone s', [cx + side * 86, cy + 8, 0], [cx + side * 86, cy + 8, 34], [cx + side * 32, cy + 8, 2], [cx + side * 32, cy + 8, 0]);
  s.disc('sand t', cx, cy + 8, 0, 30, 24).disc('l', cx, cy + 8, 0, 23, 18);
  s.drum('marble', cx, cy + 6, 0, 6, 8);
  s.box('stone', 18, 154, 0, 160, 28, 14);
  s.box('clay', 14, 150, 14, 168, 16, 5);
  s.columns('marble', spread(26, 170, 13).map((at) => [at, 182]), 0, 3.6, 17).box('marble', 16, 176, 17, 164, 8, 5);
};

/** Boards of wood along one axis: a box, lined. */
export const horse: Build = (s, w, d) => {
  const side = w > d;
  const put = (u: number, v: number, z: number, lu: number, lv: number, h: number, m = 'wood') => {
    if (side) s.box(m, u, v, z, lu, lv, h).courses(u, v + lv, z, lu, h, Math.round(h / 9));
    else s.box(m, v, 200 - u - lu, z, lv, lu, h);
  };
  put(26, 26, 8, 150, 54, 9, 'brick');
  if (side) {
    put(146, 34, 17, 14, 12, 34);
    put(56, 34, 17, 14, 12, 34);
    s.stand(166, 66, 60, [['wood e', 'q16 4 14 34q-8 6 -12 -2q4 -16 -8 -24z']]);
    put(50, 32, 51, 116, 40, 36);
    put(146, 60, 17, 14, 12, 34);
    put(56, 60, 17, 14, 12, 34);
    s.stand(76, 72, 60, [
      ['wood s', 'q-6 -30 -26 -50l-26 12l-8 -8l4 -12l26 -18l4 -12l8 10q38 14 44 66z'],
      ['wood e', 'm-24 -76q34 12 42 58l8 -2q-2 -50 -42 -66z'],
      ['k', 'm-34 -62a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zm-22 10h6v2h-6z'],
      ['l', 'm-14 -8l24 -8m-28 -8l24 -10m-34 -6l24 -12'],
    ]);
    s.wall('k', 96, 72, 60, 24, 18).add('l', 'M118 8V25');
    for (const x of [46, 152]) s.disc('brick t', x, 82, 2, 13, 12).disc('k', x, 82, 2, 3);
    return;
  }
  for (const y of [44, 138]) s.box('wood', 62, y, 17, 12, 14, 34).box('wood', 30, y, 17, 12, 14, 34);
  s.stand(50, 36, 62, [['wood e', 'q-8 -14 0 -22q8 8 0 22z']]);
  s.box('wood', 32, 40, 51, 40, 118, 34).strokes(13, (u) => [[32, 40 + u * 118, 85], [72, 40 + u * 118, 85]], 118);
  s.courses(32, 158, 51, 40, 34, 4).wall('k', 38, 158, 22, 0.1, 0.1);
  s.taper('wood', 38, 138, 85, 28, 26, 40, 3);
  s.stand(57, 164, 92, [
    ['wood s', 'l-15 -4l-4 -30l6 -30l3 -14l8 12h6l8 -12l3 14l6 30l-4 30z'],
    ['k', 'm-12 -42a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zm20 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zm-16 36h4v3h-4zm10 0h4v3h-4z'],
    ['l', 'm1 -62v48m-12 -2h24'],
  ]);
  for (const x of [22, 78]) for (const y of [70, 166]) s.box('brick', x - 4, y - 12, 0, 8, 24, 20);
};

export const lighthouse: Build = (s, w) => {
  const [cx, foot] = [w / 2 - 6, 84];
  s.box('stone', cx - 34, foot - 60, 0, 68, 60, 10);
  s.taper('marble', cx - 23, foot - 48, 10, 46, 44, 60, 4).courses(cx - 22, foot - 4, 10, 44, 60, 5);
  s.arches(cx - 20, foot - 7, 14, 40, 18, 1, 0.3).arches(cx - 18, foot - 9, 44, 36, 10, 3, 0.36);
  s.box('marble', cx - 20, foot - 46, 70, 40, 38, 4);
  s.drum('marble', cx, foot - 28, 74, 13, 32).arches(cx - 10, foot - 15, 82, 20, 12, 1, 0.36);
  s.drum('stone', cx, foot - 28, 106, 15, 4).columns('marble', [[cx - 8, foot - 26], [cx + 8, foot - 26], [cx, foot - 20]], 110, 2.4, 15);
  s.stand(cx, foot - 24, 112, [['flame t', 'q-9 -4 -6 -12q4 2 3 -8q10 4 8 12q4 4 -5 8z']]);
  s.cone('clay', cx, foot - 27, 125, 14, 16);
};

const FIGURE: readonly (readonly [string, string])[] = [
  ['bronze s', 'm-27 0l7 -50q-4 -12 2 -22l-2 -30q0 -8 10 -9h18q10 0 11 9l-2 30q5 12 2 22l8 50h-12l-14 -52l-16 52z'],
  ['bronze t', 'm-18 -102l-14 24l-5 -3l11 -28q3 -4 10 -4zm36 -6l16 -28l5 3l-10 34q-4 8 -10 8z'],
  ['bronze t', 'm-8 -113q-5 -20 8 -21q14 1 9 21q-3 6 -8 6q-6 0 -9 -6z'],
  ['gilt n', 'm-9 -127l-6 -4l6 -2l-2 -7l7 4l5 -7l4 7l7 -4l-2 7l6 2l-6 4z'],
  ['flame t', 'm34 -139q-7 -8 0 -19q8 8 4 19z'],
  ['bronze w', 'm-19 -74q18 6 38 0l4 22q-22 10 -45 0z'],
  ['l', 'm-12 -98q12 8 24 0m-12 4v20m-14 6l2 14m12 -14v16m12 -16l-2 14'],
  ['k', 'm-4 -120h3v2h-3zm6 0h3v2h-3z'],
];

export const colossus: Build = (s, w, d) => {
  const front = w > d;
  if (front) {
    s.box('stone', 188, 34, 0, 102, 54, 12).box('stone', 10, 34, 0, 102, 54, 12);
    s.strokes(17, (u) => [[10 + u * 102, 88, 0], [10 + u * 102, 88, 12]], 102).strokes(17, (u) => [[188 + u * 102, 88, 0], [188 + u * 102, 88, 12]], 102);
    s.box('marble', 178, 46, 0, 30, 36, 18).box('marble', 94, 46, 0, 30, 36, 18);
    s.box('clay', 240, 48, 12, 34, 26, 16).gable('clay', 'white', 238, 46, 28, 38, 30, 12, 'x');
    s.drum('white', 34, 62, 12, 11, 26).cone('clay', 34, 62, 38, 13, 12);
    s.stand(148, 74, 8, FIGURE.map(([c, p]) => [c, wider(p, 1.3, 0.7)] as const));
    ship(s, 148, 96);
    return;
  }
  s.box('stone', 10, 14, 0, 80, 70, 10).box('clay', 20, 26, 10, 36, 28, 16).gable('clay', 'white', 18, 24, 26, 40, 32, 12, 'y');
  s.drum('white', 74, 56, 10, 9, 30).cone('clay', 74, 56, 40, 11, 12);
  s.box('stone', 66, 196, 0, 26, 86, 14).box('stone', 8, 196, 0, 26, 86, 14);
  s.stand(49, 256, 14, FIGURE.map(([c, p]) => [c, wider(p, 1.12, 1.28)] as const));
  ship(s, 50, 284);
};

const ship = (s: Solids, x: number, y: number) =>
  s.stand(x, y, 0, [
    ['wood s', 'm-16 -8h32q-2 9 -8 10h-16q-6 -1 -8 -10z'],
    ['white t', 'm0 -10v-18q12 4 11 16z'],
    ['b', 'm0 -8v-22'],
  ]);

/** A relative path stretched: commands take pairs, except h, v. */
function wider(path: string, kx: number, ky: number): string {
  return path.replaceAll(/([mlqhvz])([^mlqhvz]*)/g, (_, c: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const scaled = numbers.map((n, i) => Math.round(Number(n) * (c === 'v' || (c !== 'h' && i % 2) ? ky : kx) * 10) / 10);
    return c + scaled.join(' ');
  });
}
