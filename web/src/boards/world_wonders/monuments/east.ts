// Egypt, Mesopotamia and Persia.
import { Solids } from '../solids';
import type { Build } from '.';

/** A pyramid with its courses and what is left of the casing. */
function pyramid(s: Solids, x: number, y: number, size: number, h: number): void {
  s.taper('sand', x, y, 0, size, size, h, size / 2);
  const half = size / 2;
  s.strokes(1, (u) => [[x + u * half, y + size - u * half, u * h], [x + size - u * half, y + size - u * half, u * h]], Math.round(size / 13));
  s.taper('marble', x + half * 0.76, y + half * 0.76, h * 0.76, size * 0.24, size * 0.24, h * 0.24, size * 0.12);
}

export const giza: Build = (s, w, _d, part) => {
  if (part === 0) {
    pyramid(s, 14, 22, 172, 168);
    s.box('stone', 84, 178, 0, 34, 10, 10).arches(84, 188, 0, 34, 8, 1, 0.4);
  } else {
    pyramid(s, 16, 24, w - 32, part === 1 ? 98 : 82);
    s.box('stone', 62, 82, 0, 16, 8, 7);
  }
};

export const ziggurat: Build = (s) => {
  const tiers = [
    [14, 18, 172, 160, 24],
    [34, 34, 132, 116, 26],
    [56, 48, 88, 76, 26],
  ] as const;
  let z = 0;
  for (const [x, y, w, d, h] of tiers) {
    s.box('brick', x, y, z, w, d, h).courses(x, y + d, z, w, h, 4);
    s.strokes(14, (u) => [[x + u * w, y + d, z], [x + u * w, y + d, z + h]], w);
    z += h;
  }
  s.box('blue', 76, 58, z, 48, 44, 30).merlons('blue', [81, 62], [119, 62], z + 30, 4, 7, 6);
  s.merlons('blue', [81, 97], [119, 97], z + 30, 4, 7, 6).arches(76, 102, z, 48, 20, 1, 0.42);
  s.flight('sand', 34, 176, 0, 20, 150, 26, 5).flight('sand', 146, 176, 0, 20, 150, 26, 5);
  s.flight('sand', 86, 190, 0, 28, 118, z, 14);
};

export const obelisk: Build = (s, w, _d, part) => {
  const [cx, foot] = [w / 2 - 4, 78];
  s.box('stone', cx - 26, foot - 34, 0, 52, 42, 8).box('rose', cx - 18, foot - 26, 8, 36, 28, 14);
  s.taper('rose', cx - 13, foot - 22, 22, 26, 22, part ? 96 : 108, 4.5);
  const top = part ? 118 : 130;
  s.taper('gilt', cx - 8.5, foot - 17.5, top, 17, 13, 17, 8.5, 6.5);
  const marks = ['l-3 0l3 -4l3 4z', 'm-3 0h7m-7 -4h7', 'm-3 0a3 3 0 1 1 6 0', 'm-3 0q3 -7 6 0', 'm0 0v-6m-3 3h6'];
  for (let i = 0; i < 5; i++) s.stand(cx - 1, foot - 2, 34 + i * (part ? 14 : 17), [['l', marks[(i + part * 2) % 5]!]]);
};

/** Two towers with a gateway between them, crenellated and glazed. */
function gate(s: Solids, x: number, y: number, w: number, h: number): void {
  const t = w * 0.34;
  s.box('blue', x + t * 0.8, y + 4, 0, w - t * 1.6, 26, h * 0.82).merlons('gilt', [x + t + 4, y + 27], [x + w - t - 4, y + 27], h * 0.82, 3, 6, 6);
  s.arches(x + t, y + 30, 0, w - 2 * t, h * 0.62, 1, 0.94, 'gilt n').arches(x + t, y + 30, 0, w - 2 * t, h * 0.54, 1, 0.7);
  for (const at of [x + w - t, x]) {
    s.box('blue', at, y, 0, t, 40, h).wall('gilt n', at, y + 40, h * 0.3, t, 4).wall('gilt n', at, y + 40, h * 0.78, t, 4);
    s.arches(at, y + 40, h * 0.4, t, h * 0.2, 3, 0.5, 'gilt n').arches(at, y + 40, h * 0.06, t, h * 0.18, 2, 0.5, 'gilt n');
    s.merlons('gilt', [at + 4, y + 4], [at + t - 4, y + 4], h, 3, 7, 8).merlons('gilt', [at + 4, y + 36], [at + t - 4, y + 36], h, 3, 7, 8);
  }
}

export const ishtar: Build = (s, w, d) => {
  if (w > d) {
    for (const [x, long] of [[206, 82], [12, 82]] as const) {
      s.box('blue', x, 36, 0, long, 26, 44).merlons('gilt', [x + 5, 58], [x + long - 5, 58], 44, 7, 6, 7);
      s.wall('gilt n', x, 62, 34, long, 3).arches(x, 62, 8, long, 20, 5, 0.34, 'gilt n');
    }
    return gate(s, 88, 40, 124, 100);
  }
  for (const x of [76, 10]) {
    s.box('blue', x, 14, 0, 14, 196, 26);
    for (let i = 0; i < 12; i++) s.box('gilt', x + 3, 20 + i * 16, 26, 8, 8, 7);
    s.arches(x, 210, 2, 14, 18, 1, 0.5, 'gilt n');
  }
  s.strokes(20, (u) => [[30, 16 + u * 200, 0], [72, 16 + u * 200, 0]], 200);
  gate(s, 10, 232, 80, 118);
};

export const sphinx: Build = (s, w, d) => {
  const side = w > d;
  const body = (u: number, v: number, z: number, lu: number, lv: number, h: number, m = 'sand') =>
    side ? s.box(m, u, v, z, lu, lv, h) : s.box(m, v, 300 - u - lu, z, lv, lu, h);
  body(96, 20, 0, 178, 56, 34);
  if (side) s.courses(96, 76, 0, 178, 34, 4);
  body(214, 16, 0, 56, 64, 22);
  if (side) {
    s.stand(270, 80, 0, [['sand s', 'q16 -4 12 -24q-2 -10 -14 -8q10 8 2 20z']]);
    s.box('sand', 18, 24, 0, 92, 16, 14).box('sand', 18, 60, 0, 92, 16, 14);
    s.stand(84, 76, 0, [
      ['sand s', 'l-22 0l-2 -26l10 -12h26l10 14v24z'],
      ['gilt s', 'm-40 -30l-4 -20q2 -30 34 -32q28 2 30 34l4 36l-24 -4l-6 -12z'],
      ['sand t', 'm-40 -28l-4 -6l-3 -8l4 -3l-1 -9q2 -16 20 -18q8 10 4 26l-10 16z'],
      ['k', 'm-38 -49h6v3h-6zm-3 14h9v2h-9z'],
      ['l', 'm-12 -78q18 6 20 38m-12 -34q10 8 12 34m-18 -26q6 10 7 26'],
    ]);
    return;
  }
  s.box('sand', 22, 204, 0, 16, 84, 14).box('sand', 62, 204, 0, 16, 84, 14);
  s.box('sand', 26, 196, 14, 48, 20, 26);
  s.stand(48, 222, 20, [
    ['gilt s', 'm-30 8l-2 -26l6 -34q4 -26 26 -26q22 0 26 26l6 34l-2 26l-14 -2h-32z'],
    ['sand t', 'm-15 2q-6 -20 -3 -44q4 -16 18 -16q14 0 18 16q3 24 -3 44l-8 8h-14z'],
    ['k', 'm-11 -26h7v3h-7zm15 0h7v3h-7zm-11 22h14v2.500h-14z'],
    ['l', 'm0 -24l-3 13h6m-34 0l8 -3m-9 -10l9 -2m-7 -10l8 -1m46 26l-8 -3m9 -10l-9 -2m7 -10l-8 -1'],
    ['sand s', 'm-4 9h8l-1 14h-6z'],
  ]);
};

export const hanging: Build = (s) => {
  const tiers = [
    [12, 22, 176, 160, 30, 7],
    [32, 40, 136, 112, 30, 5],
    [54, 54, 92, 70, 30, 4],
    [76, 62, 48, 36, 26, 2],
  ] as const;
  let z = 0;
  for (const [x, y, w, d, h, n] of tiers) {
    s.box('sand', x, y, z, w, d, h).arches(x, y + d, z, w, h * 0.76, n, 0.56);
    z += h;
    s.flat('turf t', x + 4, y + 4, z, w - 8, d - 8);
    for (let i = 0; i <= n; i++) {
      const bx = x + 8 + (i * (w - 16)) / n;
      s.stand(bx, y + d, z, [['leaf w', 'q-8 2 -7 -5q2 -7 8 -5q8 -2 8 5q-1 5 -4 5l-1 9q-2 4 -3 0z']]);
    }
    for (const bx of [x + 10, x + w - 14]) s.bush(bx, y + d * 0.5, z, 7).bush(bx, y + d * 0.25, z, 6);
  }
  s.bush(90, 80, z, 9).bush(108, 76, z, 10);
  s.face('pool t', [96, 98, 116], [104, 98, 116], [110, 182, 0], [92, 182, 0]);
  s.add('l', 'M112 50Q111 120 103 180M110 60Q106 120 99 178');
};

/** A winged bull in front of its pillar. */
const bull = (s: Solids, x: number, y: number) =>
  s.stand(x, y, 0, [
    ['stone t', 'v-40q-1 -10 7 -12l1 -6h10l1 6q8 3 8 12v40h-7v-26h-12v26z'],
    ['l', 'm3 -36q10 8 22 0m-23 7q10 7 22 0m-14 -24v10m6 -10v10'],
    ['k', 'm9 -52h3v2h-3zm7 0h3v2h-3z'],
  ]);

export const nations: Build = (s, w, d) => {
  const front = w > d;
  const [x, y, wide] = front ? [46, 52, 108] : [10, 138, 80];
  if (!front) {
    s.box('stone', 62, 18, 0, 24, 22, 54).box('stone', 12, 18, 0, 24, 22, 54);
    for (const row of [70, 112]) s.columns('marble', [[32, row], [68, row]], 0, 6, 74).columns('gilt', [[41, row - 54], [77, row - 54]], 0, 8, 6);
  } else {
    s.columns('marble', [[20, 50], [178, 50]], 0, 7, 92);
    for (const at of [20, 178]) s.box('stone', at - 10, 42, 92, 22, 12, 9);
    s.columns('marble', [[20, 82], [178, 82]], 0, 7, 92);
    for (const at of [20, 178]) s.box('stone', at - 10, 74, 92, 22, 12, 9);
  }
  const pillar = wide * 0.32;
  s.box('stone', x + pillar, y + 6, 58, wide - 2 * pillar, 22, 20);
  for (const at of [x + wide - pillar, x]) {
    s.box('stone', at, y + 10, 0, pillar, 22, 82).courses(at, y + 32, 0, pillar, 82, 6);
    s.box('marble', at - 2, y + 8, 82, pillar + 4, 26, 8);
    bull(s, at + pillar / 2 - 14, y + 36);
  }
};

export const ctesiphon: Build = (s, w, d) => {
  const front = w > d;
  const [x, y, wide, deep, h] = front ? [12, 36, 176, 48, 92] : [12, 18, 76, 166, 92];
  s.box('brick', x, y, 0, wide, deep, h);
  if (!front) {
    for (let i = 0; i < 6; i++) s.face('brick w', [x + 14, y + 14 + i * 22, h], [x + wide - 14, y + 14 + i * 22, h], [x + wide - 14, y + 28 + i * 22, h], [x + 14, y + 28 + i * 22, h]);
  }
  const [f, mid] = [y + deep, x + wide / 2];
  const half = front ? 36 : 24;
  s.courses(x, f, 0, wide, h, 9);
  const wings = front ? [x + 4, x + wide - 50] : [];
  for (const at of wings) for (let row = 0; row < 3; row++) s.arches(at, f, 6 + row * 28, 46, 21, 3, 0.6);
  s.face('sand t', ...curve(mid, f, half + 6, h * 0.9)).face('k', ...curve(mid, f, half, h * 0.82));
  s.face('sand s', [mid - half * 0.7, f - 6, 0], [mid + half * 0.7, f - 6, 0], [mid + half * 0.8, f, 0], [mid - half * 0.8, f, 0]);
};

/** A high vault as seen from its open end. */
function curve(x: number, y: number, half: number, h: number): [number, number, number][] {
  return Array.from({ length: 15 }, (_, i) => {
    const u = (i - 7) / 7;
    return [x + u * half, y, h * (1 - Math.abs(u) ** 2.6)] as [number, number, number];
  });
}
