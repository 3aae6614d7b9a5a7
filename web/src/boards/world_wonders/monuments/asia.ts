// From Angkor to Japan.
import { Solids } from '../solids';
import type { Build } from '.';

/** A roof with wide eaves on a storey. */
function storey(s: Solids, m: string, roof: string, x: number, y: number, z: number, w: number, d: number, h: number, eaves: number, rise: number): number {
  s.box(m, x, y, z, w, d, h);
  s.strokes(9, (u) => [[x + u * w, y + d, z + 1], [x + u * w, y + d, z + h]], w);
  s.taper(roof, x - eaves, y - eaves, z + h, w + 2 * eaves, d + 2 * eaves, rise, eaves + 4);
  s.strokes(6, (u) => [[x - eaves + u * (w + 2 * eaves), y + d + eaves, z + h], [x + 4 + u * (w - 8), y + d - 4, z + h + rise]], w);
  return z + h + rise;
}

export const thienmu: Build = (s, w) => {
  const [cx, cy] = [w / 2 - 8, 66];
  const eight = (r: number) => Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) * Math.PI) / 4;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)] as const;
  });
  s.prism('stone', eight(34), 0, 7);
  let z = 7;
  for (let i = 0; i < 7; i++) {
    const r = 25 - i * 2.4;
    s.prism('rose', eight(r), z, 13).arches(cx - r * 0.4, cy + r * 0.92, z + 2, r * 0.8, 8, 1, 0.6);
    s.prism('clay', eight(r + 4), z + 13, 3.5);
    z += 16.5;
  }
  s.cone('gilt', cx, cy, z, 7, 14, 0.6);
};

export const wall: Build = (s, w, d, part) => {
  const along = w > d;
  const put = (u: number, v: number, z: number, lu: number, lv: number, h: number, m = 'stone') =>
    along ? s.box(m, u, v, z, lu, lv, h) : s.box(m, v, u, z, lv, lu, h);
  const long = 200;
  put(2, 34, 0, long - 4, 36, 38);
  if (along) s.courses(2, 70, 0, long - 4, 38, 4).strokes(13, (u) => [[2 + u * 196, 70, 10], [2 + u * 196, 70, 28]], 196);
  for (let u = 8; u < long - 6; u += 16) put(u, 34, 38, 9, 5, 9);
  if (along) for (let u = 8; u < long - 6; u += 16) put(u, 65, 38, 9, 5, 9);
  else for (let u = 8; u < long - 6; u += 16) put(u, 65, 38, 9, 5, 9);
  const at = [52, 100, 148][part] ?? 100;
  put(at - 26, 24, 0, 52, 54, 66);
  const [x, y] = along ? [at - 26, 24] : [24, at - 26];
  const [tw, td] = along ? [52, 54] : [54, 52];
  s.courses(x, y + td, 0, tw, 66, 6).arches(x, y + td, 40, tw, 18, 3, 0.44).arches(x, y + td, 2, tw, 24, 1, 0.3);
  s.merlons('stone', [x + 5, y + 5], [x + tw - 5, y + 5], 66, 4, 8, 9);
  s.box('red', x + 13, y + 14, 66, tw - 26, td - 28, 12);
  s.gable('slate', 'red', x + 7, y + 8, 78, tw - 14, td - 18, 14, along ? 'x' : 'y');
  s.merlons('stone', [x + 5, y + td - 5], [x + tw - 5, y + td - 5], 66, 4, 8, 9);
};

/** A bud-shaped tower with its rings. */
function lotus(s: Solids, x: number, y: number, z: number, r: number, h: number): void {
  s.box('grey', x - r, y - r, z, 2 * r, 2 * r, h * 0.22).arches(x - r, y + r, z, 2 * r, h * 0.16, 1, 0.4);
  s.cone('stone', x, y, z + h * 0.22, r, h * 0.78, 1);
  for (let i = 1; i < 5; i++) {
    const k = 1 - (i / 5) ** 1.7;
    const [cx, cy] = [x + 0.13 * (z + h * (0.22 + i * 0.15)), y - 0.74 * (z + h * (0.22 + i * 0.15))];
    s.add('l', `M${(cx - r * k * 0.95).toFixed(1)} ${(cy + 2).toFixed(1)}q${(r * k * 0.95).toFixed(1)} ${(r * k * 0.8).toFixed(1)} ${(2 * r * k * 0.95).toFixed(1)} 0`);
  }
}

export const angkor: Build = (s, w, d) => {
  const [x, y, wide, deep] = [24, 32, w - 52, d - 58];
  s.flat('turf t', x, y, 0, wide, deep);
  if (w > d) s.flat('sand t', w / 2 - 12, y + deep, 0, 16, d - y - deep - 5);
  else s.flat('sand t', w / 2 - 12, y + deep, 0, 16, d - y - deep - 5);
  s.box('grey', x + 8, y + 6, 0, wide - 16, 10, 16).box('clay', x + 6, y + 4, 16, wide - 12, 13, 5);
  s.box('grey', x + wide - 18, y + 14, 0, 10, deep - 26, 16).box('grey', x + 8, y + 14, 0, 10, deep - 26, 16);
  const [cx, cy] = [w / 2 - 5, y + deep / 2 + 8];
  const [ax, ay] = [Math.min(64, wide / 2 - 30), Math.min(46, deep / 2 - 34)];
  s.box('grey', cx - ax - 16, cy - ay - 12, 0, 2 * ax + 32, 2 * ay + 26, 18).courses(cx - ax - 16, cy + ay + 14, 0, 2 * ax + 32, 18, 3);
  s.box('stone', cx - ax + 4, cy - ay + 4, 18, 2 * ax - 8, 2 * ay - 6, 12);
  lotus(s, cx + ax, cy - ay, 18, 13, 56);
  lotus(s, cx - ax, cy - ay, 18, 13, 56);
  lotus(s, cx, cy - 2, 30, 18, 92);
  lotus(s, cx + ax, cy + ay - 2, 18, 13, 56);
  lotus(s, cx - ax, cy + ay - 2, 18, 13, 56);
  s.flight('sand', cx - 9, cy + ay + 26, 0, 18, cy + ay + 8, 18, 5);
  s.box('grey', x + 8, y + deep - 16, 0, wide - 16, 12, 14).arches(x + 8, y + deep - 4, 0, wide - 16, 11, Math.round(wide / 12), 0.6);
  s.box('clay', x + 6, y + deep - 18, 14, wide - 12, 15, 5);
  s.box('grey', cx - 18, y + deep - 18, 0, 36, 16, 20).gable('clay', 'stone', cx - 20, y + deep - 20, 20, 40, 20, 12, 'y').arches(cx - 18, y + deep - 2, 0, 36, 17, 1, 0.44);
};

export const shitennoji: Build = (s, w, d) => {
  const long = w > d;
  const [x, y, wide, deep] = [12, 24, w - 26, d - 38];
  const cloister = (cx: number, cy: number, cw: number, cd: number) => {
    s.box('red', cx + 3, cy + 3, 0, cw - 6, cd - 6, 14);
    if (cw > cd) s.strokes(10, (u) => [[cx + 3 + u * (cw - 6), cy + cd - 3, 0], [cx + 3 + u * (cw - 6), cy + cd - 3, 14]], cw);
    s.gable('slate', 'white', cx, cy, 14, cw, cd, 8, cw > cd ? 'x' : 'y');
  };
  cloister(x, y, wide, 20);
  cloister(x + wide - 20, y + 18, 20, deep - 34);
  const hall = (hx: number, hy: number, hw: number, hd: number) => {
    s.box('stone', hx - 8, hy - 6, 0, hw + 16, hd + 14, 6);
    let z = storey(s, 'red', 'slate', hx, hy, 6, hw, hd, 24, 7, 9);
    z = storey(s, 'white', 'slate', hx + 8, hy + 6, z, hw - 16, hd - 14, 14, 7, 5);
    s.gable('slate', 'white', hx + 4, hy + 2, z, hw - 8, hd - 6, 18, 'x').box('gilt', hx + 6, hy + hd / 2 - 2, z + 16, 5, 5, 6).box('gilt', hx + hw - 14, hy + hd / 2 - 2, z + 16, 5, 5, 6);
  };
  const pagoda = (px: number, py: number) => {
    s.box('stone', px - 24, py - 22, 0, 48, 46, 6);
    let z = 6;
    for (let i = 0; i < 5; i++) {
      const r = 16 - i * 1.7;
      z = storey(s, 'red', 'slate', px - r, py - r, z, 2 * r, 2 * r, 14, 6 - i * 0.4, i === 4 ? 9 : 5);
    }
    s.stand(px, py, z - 2, [['b', 'v-24'], ['gilt t', 'm-4 -8h8l-1 -3h-6zm1 -5h6l-1 -3h-4zm1 -5h4l-1 -3h-2z']]);
  };
  if (long) {
    hall(164, 76, 88, 48);
    pagoda(86, 112);
  } else {
    hall(58, 74, 78, 46);
    pagoda(98, 206);
  }
  cloister(x, y + 18, 20, deep - 34);
  cloister(x, y + deep - 18, wide, 20);
  const gx = long ? 76 : w / 2 - 26;
  s.box('red', gx, y + deep - 20, 0, 48, 24, 20).arches(gx, y + deep + 4, 0, 48, 15, 3, 0.6);
  s.gable('slate', 'white', gx - 7, y + deep - 26, 20, 62, 34, 15, 'x');
};

export const himeji: Build = (s) => {
  s.taper('stone', 14, 34, 0, 170, 148, 30, 12);
  s.strokes(1, (u) => [[14 + 12 * u, 182 - 12 * u, 30 * u], [184 - 12 * u, 182 - 12 * u, 30 * u]], 4);
  s.strokes(16, (u) => [[14 + u * 170, 182, 0], [26 + u * 146, 170, 30]], 170);
  const turret = (x: number, y: number) => {
    let z = storey(s, 'white', 'slate', x, y, 30, 32, 28, 16, 6, 6);
    z = storey(s, 'white', 'slate', x + 5, y + 4, z, 22, 20, 10, 6, 3);
    s.gable('slate', 'white', x, y, z, 32, 28, 10, 'x');
  };
  turret(140, 52);
  s.box('white', 30, 48, 30, 30, 92, 12).gable('slate', 'white', 26, 44, 42, 38, 100, 10, 'y');
  let z = storey(s, 'white', 'slate', 52, 76, 30, 92, 80, 24, 8, 9);
  s.arches(56, 156, 38, 84, 10, 7, 0.3);
  s.gable('slate', 'white', 78, 148, z - 8, 42, 22, 20, 'y');
  z = storey(s, 'white', 'slate', 64, 86, z, 68, 58, 20, 8, 7);
  s.arches(68, 144, z - 22, 60, 10, 5, 0.3);
  z = storey(s, 'white', 'slate', 76, 96, z, 44, 38, 18, 7, 5);
  s.gable('slate', 'white', 69, 91, z, 58, 46, 16, 'x').box('gilt', 71, 112, z + 14, 5, 5, 8).box('gilt', 119, 112, z + 16, 5, 5, 8);
  turret(34, 136);
};

const SOLDIER = [
  ['brick s', 'm-8 0l1 -14h14l1 14z'],
  ['brick w', 'm-9 -13q-2 -16 4 -18h10q6 2 4 18q-9 4 -18 0z'],
  ['rose t', 'm-5 -33q-1 -10 5 -11q6 1 5 11q-5 5 -10 0z'],
  ['k', 'm-5 -40q0 -6 4 -6l4 -4l1 5q3 1 2 5q-5 -3 -11 0z'],
  ['l', 'm-8 -26h16m-17 6h18m-9 -10v16m-3 -25h1m4 0h1'],
] as const;

export const army: Build = (s, w, d) => {
  const long = w > d;
  s.flat('earth e', 12, 22, 0, w - 24, d - 34);
  s.box('earth', 10, 14, 0, w - 20, 10, 14);
  s.box('earth', w - 18, 24, 0, 9, d - 40, 12);
  const lanes = long ? 7 : 4;
  const ranks = long ? 4 : 7;
  const [step, gap] = [(w - 50) / (lanes - 1), long ? 38 : 36];
  for (let rank = 0; rank < ranks; rank++) {
    const y = 62 + rank * gap;
    if (rank && rank % (long ? 2 : 3) === 0) s.box('earth', 18, y - 34, 0, w - 40, 6, 7);
    for (let lane = 0; lane < lanes; lane++) {
      const x = 24 + lane * step;
      if (rank === ranks - 1 && (lane === 1 || lane === lanes - 2)) {
        s.stand(x, y + 4, 0, [
          ['earth s', 'm-12 0l2 -16l-3 -10l6 -10l4 -4l2 4l6 10l10 2q4 4 2 10l-1 14h-5l-2 -11h-10l-3 11z'],
          ['k', 'm-6 -30h2.500v2.500h-2.500z'],
        ]);
      } else s.stand(x, y, 0, SOLDIER);
    }
  }
  s.box('earth', 8, 24, 0, 9, d - 38, 12).box('earth', 10, d - 22, 0, w - 20, 9, 9);
};
