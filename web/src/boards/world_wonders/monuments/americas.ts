// The Americas.
import { Solids } from '../solids';
import type { Build } from '.';

export const castillo: Build = (s) => {
  let z = 0;
  for (let i = 0; i < 8; i++) {
    const by = 14 + i * 8.6;
    const size = 200 - 2 * by;
    s.taper('marble', by, by + 12, z, size, size - 14, 11, 2.5);
    s.strokes(11, (u) => [[by + u * size, by + size - 2, z + 3], [by + u * size, by + size - 2, z + 8]], size);
    z += 11;
  }
  s.box('marble', 76, 94, z, 46, 24, 26).arches(76, 118, z, 46, 17, 3, 0.5);
  s.box('stone', 73, 92, z + 26, 52, 28, 5).box('marble', 78, 96, z + 31, 42, 18, 5).strokes(5, (u) => [[73 + u * 52, 120, z + 26], [73 + u * 52, 120, z + 31]], 52);
  s.flight('stone', 84, 196, 0, 30, 122, z, 17);
  for (const x of [82, 112]) s.face('stone w', [x, 196, 0], [x + 5, 196, 0], [x + 5, 122, z], [x, 122, z]);
  s.stand(84, 198, 0, [['stone s', 'm-7 0q-2 -9 6 -11q8 2 6 11z']]).stand(116, 198, 0, [['stone s', 'm-7 0q-2 -9 6 -11q8 2 6 11z']]);
};

/** A stone house without its roof: gables and walls. */
function house(s: Solids, x: number, y: number, z: number, w: number, d: number): void {
  s.box('grey', x, y, z, w, d, 14).flat('turf e', x + 4, y + 4, z + 14, w - 8, d - 8);
  s.face('grey w', [x, y, z + 14], [x, y + d, z + 14], [x, y + d / 2, z + 26]);
  s.face('grey w', [x + w, y, z + 14], [x + w, y + d, z + 14], [x + w, y + d / 2, z + 26]);
  s.arches(x, y + d, z, w, 9, Math.max(1, Math.round(w / 18)), 0.34).courses(x, y + d, z, w, 14, 3);
}

/** A house under thatch. */
const hut = (s: Solids, x: number, y: number, z: number, w: number, d: number) =>
  s.box('grey', x, y, z, w, d, 11).arches(x, y + d, z, w, 8, 2, 0.3).gable('brick', 'grey', x - 3, y - 3, z + 11, w + 6, d + 6, 16, 'x');

export const machu: Build = (s) => {
  const rock = (d: string, shade: string) => s.add('basalt w', d).add('basalt e', shade);
  rock('M60 118L96 40Q104 10 120 -12L134 -44L150 -34L166 -2L190 40L238 116z', 'M134 -44L150 -34L166 -2L190 40L238 116L170 112L158 54L146 18z');
  rock('M196 120L222 66L240 42L252 52L284 116z', 'M240 42L252 52L284 116L250 112L246 72z');
  s.add('leaf n', 'M88 66q10 -12 18 -2q4 8 -4 12q-18 6 -14 -10zM150 74q14 -8 20 4q0 10 -12 8q-12 -2 -8 -12zM60 118q20 -26 42 -8q26 -18 50 -2q30 -16 52 0q28 -16 80 8v6h-224z');
  const steps = [
    [18, 84, 264, 80],
    [16, 126, 258, 64],
    [14, 166, 226, 50],
    [12, 190, 206, 39],
    [12, 214, 188, 29],
    [12, 238, 170, 19],
    [12, 260, 152, 9],
  ] as const;
  steps.forEach(([x, y, w, h], i) => {
    const deep = (steps[i + 1]?.[1] ?? 286) - y;
    s.box('grey', x, y, 0, w, deep, h).courses(x, y + deep, 0, w, h, Math.round(h / 7)).flat('turf t', x, y, h, w, deep);
    s.strokes(17, (u) => [[x + u * w, y + deep, h - 7], [x + u * w, y + deep, h - 1]], w);
    if (i === 0) for (const at of [36, 96, 164, 222]) house(s, at, y + 6, h, 46, 22);
    else if (i === 1) {
      hut(s, 34, y + 8, h, 40, 18);
      house(s, 92, y + 6, h, 38, 20);
      hut(s, 152, y + 8, h, 46, 18);
      s.stand(232, y + 28, h, [['white t', 'm-9 0l1 -9l-3 -1v-10l2 -5l2 1v8h10q4 1 3 7l0 9h-3l-1 -7h-6l-2 7z']]);
    } else if (i < 5) {
      for (let at = x + 12 + i * 5; at < x + w - 10; at += 26) s.stand(at, y + deep - 3, h, [['l', 'm0 0q-2 -6 -5 -7m5 7q1 -6 4 -8m-4 8v-8']]);
    }
  });
  s.flight('stone', 92, 288, 0, 18, 172, 50, 18);
  s.bush(30, 262, 10, 6).bush(146, 206, 42, 6);
  const low = [
    [206, 196, 78, 26],
    [214, 226, 72, 17],
    [222, 254, 64, 9],
  ] as const;
  for (const [x, y, w, h] of low) s.box('grey', x, y, 0, w, 32, h).flat('leaf n', x + 3, y + 3, h, w - 6, 26).courses(x, y + 32, 0, w, h, 2);
};

export const olmec: Build = (s, w, _d, part) => {
  const k = part ? -1 : 1;
  s.flat('turf e', 12, 66, 0, 76, 24);
  s.stand(w / 2, 90, 0, [
    ['basalt s', 'm-26 0q-12 -20 -9 -44q3 -30 35 -31q33 1 36 31q3 24 -9 44q-26 8 -53 0z'],
    ['basalt t', 'm-22 -4q-9 -14 -7 -38q12 -8 29 -8q18 0 30 8q2 24 -7 38q-22 7 -45 0z'],
    ['basalt w', 'm-35 -42q1 -34 35 -36q35 2 36 36q-10 -7 -35 -8q-26 1 -36 8z'],
    ['k', 'm-18 -37q7 -5 13 0q-6 4 -13 0zm23 0q7 -5 13 0q-6 4 -13 0z'],
    ['basalt s', 'm-4 -38l-6 17q4 5 11 4q7 1 10 -4l-6 -17z'],
    ['basalt e', 'm-15 -9q8 -7 15 -4q8 -3 16 4q-8 7 -16 6q-9 1 -15 -6z'],
    ['k', 'm-14 -9q14 3 29 0v1.500q-15 3 -29 0z'],
    ['l', k > 0 ? 'm-30 -52q30 -12 60 0m-30 -8v-16m-14 18l-5 -14m33 12l6 -14' : 'm-31 -48q31 -12 62 0m-54 -8l12 -16l12 14l12 -14l10 16'],
    ['basalt e', 'm-35 -40q-5 14 1 26l5 -2q-2 -12 -1 -22zm70 0q5 14 -1 26l-5 -2q2 -12 1 -22z'],
  ]);
};
