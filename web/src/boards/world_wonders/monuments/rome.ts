// Rome, its engineers, and Carthage.
import type { Build } from '.';

export const colosseum: Build = (s, w, d) => {
  const [cx, cy, rx, ry] = [w / 2 - 4, d / 2 + 16, w / 2 - 16, d / 2 - 20];
  s.drum('stone', cx, cy, 0, rx, 58, ry);
  for (const [level, n] of [[0, 17], [1, 17], [2, 17]] as const) {
    let arches = '';
    for (let i = 0; i < n; i++) {
      const a = (Math.PI * (i + 0.7)) / (n + 0.4);
      const [x, y] = [cx - rx * Math.cos(a), cy + ry * Math.sin(a)];
      const wide = Math.max(2.6, 8.4 * Math.sin(a)) * (w > d ? 1 : 0.8);
      const z = 4 + level * 19;
      const [px, py] = [x + 0.13 * z, y - 0.74 * z];
      arches += `M${(px - wide / 2).toFixed(1)} ${(py - 0.4).toFixed(1)}v-6q${(wide / 2).toFixed(1)} -5 ${wide.toFixed(1)} 0v6z`;
    }
    s.add('k', arches);
    if (level) s.add('l', rim(cx, cy, rx, ry, level * 19 + 1));
  }
  const tiers = [
    [0.9, 56, 'stone w'],
    [0.82, 46, 'marble t'],
    [0.74, 40, 'stone w'],
    [0.66, 33, 'marble t'],
    [0.58, 26, 'stone w'],
    [0.5, 18, 'marble t'],
  ] as const;
  for (const [k, z, c] of tiers) s.disc(c, cx, cy - (1 - k) * 6, z, rx * k, ry * k);
  s.disc('brick s', cx, cy - 2, 10, rx * 0.42, ry * 0.42).disc('sand t', cx, cy, 6, rx * 0.4, ry * 0.36);
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5;
    s.strokes(1, () => [[cx + rx * 0.88 * Math.cos(a), cy + ry * 0.84 * Math.sin(a), 54], [cx + rx * 0.46 * Math.cos(a), cy + ry * 0.44 * Math.sin(a), 14]], 2);
  }
  s.add('l', `M${cx - rx * 0.3} ${cy - 6}h${rx * 0.6}M${cx - rx * 0.34} ${cy + 2}h${rx * 0.68}M${cx - 2} ${cy - ry * 0.3}v${ry * 0.55}`);
};

const rim = (cx: number, cy: number, rx: number, ry: number, z: number) =>
  `M${(cx - rx + 0.13 * z).toFixed(1)} ${(cy - 0.74 * z).toFixed(1)}a${rx} ${ry} 0 0 0 ${2 * rx} 0`;

/** A racecourse: straight at one end, round at the other. */
function course(x: number, y: number, w: number, d: number, z: number): string {
  const [px, py] = [x + 0.13 * z, y - 0.74 * z];
  const n = (v: number) => v.toFixed(1);
  if (w > d) return `M${n(px)} ${n(py)}h${n(w - d / 2)}a${n(d / 2)} ${n(d / 2)} 0 0 1 0 ${n(d)}h${n(d / 2 - w)}z`;
  return `M${n(px)} ${n(py + d)}v${n(w / 2 - d)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(d - w / 2)}z`;
}

export const hippodrome: Build = (s, w, d) => {
  const along = w > d;
  const [x, y] = [14, 44];
  const [wide, deep] = [w - 34, d - 60];
  s.add('stone s', course(x, y, wide, deep, 0) + course(x, y, wide, deep, 0));
  if (along) s.add('stone s', `M${x} ${y + deep}h${wide - deep / 2}q${deep / 2} 0 ${deep / 2} ${-deep / 2}l4 -24l-${wide} 0z`);
  else s.wall('stone s', x, y + deep, 0, wide, 32);
  const tiers = ['marble t', 'stone w', 'marble t', 'stone w', 'marble t'];
  tiers.forEach((c, i) => {
    const [by, z] = [i * 7, 32 - i * 6];
    const shape = along ? course(x + 18, y + by, wide - 18 - by, deep - 2 * by, z) : course(x + by, y + by, wide - 2 * by, deep - by - 14, z);
    s.add(c, i ? shape : course(x, y, wide, deep, 32));
  });
  if (along) s.add('sand t', course(x + 18, y + 38, wide - 56, deep - 76 + 4, 2));
  else s.add('sand t', course(x + 38, y + 38, wide - 76, deep - 52, 2));
  if (along) {
    s.add('l', course(x + 40, y + 48, wide - 92, deep - 94, 2));
    s.arches(x + 8, y + deep, 4, wide - deep * 0.62, 20, 15, 0.46);
    const mid = y + deep / 2 + 2;
    s.box('marble', 110, mid - 5, 2, 150, 11, 9);
    for (const at of [128, 168, 202, 242]) s.taper(at === 168 || at === 202 ? 'clay' : 'gilt', at - 4, mid - 4, 11, 8, 8, at === 168 || at === 202 ? 42 : 22, 3.6);
    s.box('clay', x + 2, y + 18, 0, 16, deep - 22, 26).arches(x + 2, y + deep - 4, 0, 16, 18, 1, 0.5);
    return;
  }
  const mid = x + wide / 2 + 1;
  s.add('l', course(x + 48, y + 50, wide - 96, deep - 76, 2));
  s.box('marble', mid - 5, 130, 2, 11, 150, 9);
  for (const at of [148, 186, 224, 266]) s.taper(at === 186 || at === 224 ? 'clay' : 'gilt', mid - 4, at - 4, 11, 8, 8, at === 186 || at === 224 ? 42 : 22, 3.6);
  s.box('clay', x, y + deep - 16, 0, wide, 16, 26).arches(x, y + deep, 0, wide, 19, 9, 0.56);
};

export const carthage: Build = (s) => {
  const [cx, cy] = [98, 100];
  s.disc('stone s', cx, cy + 4, 0, 88);
  s.disc('clay n', cx, cy, 10, 87).disc('clay s', cx, cy + 2, 10, 66);
  const parts = 28;
  let ribs = '';
  for (let i = 0; i < parts; i++) {
    const a = (i * 2 * Math.PI) / parts;
    const [c, t] = [Math.cos(a), Math.sin(a)];
    ribs += `M${(cx + 1 + 67 * c).toFixed(1)} ${(cy - 7 + 67 * t).toFixed(1)}L${(cx + 1 + 86 * c).toFixed(1)} ${(cy - 7 + 86 * t).toFixed(1)}`;
  }
  s.add('l', ribs).disc('marble w', cx, cy + 1, 8, 65).disc('pool t', cx, cy + 2, 2, 60);
  s.face('pool t', [86, 150, 0], [112, 150, 0], [114, 193, 0], [84, 193, 0]);
  s.add('l', 'M60 84q6 -4 12 0M124 128q6 -4 12 0M64 122q6 -4 12 0M122 70q6 -4 12 0');
  for (let i = 0; i < 9; i++) {
    const a = (i * 2 * Math.PI) / 9 + 0.6;
    if (Math.sin(a) > 0.85) continue;
    const [x, y] = [cx + 51 * Math.cos(a), cy + 51 * Math.sin(a)];
    const [ux, uy] = [Math.cos(a) * 8, Math.sin(a) * 8];
    s.add('wood s', `M${(x - ux).toFixed(1)} ${(y - uy).toFixed(1)}Q${(x - uy * 0.5).toFixed(1)} ${(y + ux * 0.5).toFixed(1)} ${(x + ux).toFixed(1)} ${(y + uy).toFixed(1)}Q${(x + uy * 0.5).toFixed(1)} ${(y - ux * 0.5).toFixed(1)} ${(x - ux).toFixed(1)} ${(y - uy).toFixed(1)}z`);
  }
  s.drum('marble', cx, cy + 4, 0, 31, 10).drum('clay', cx, cy + 2, 10, 24, 8);
  s.drum('marble', cx, cy, 18, 14, 24).arches(cx - 11, cy + 14, 22, 22, 14, 1, 0.4).cone('clay', cx, cy, 42, 17, 22);
  s.drum('marble', 122, 182, 0, 8, 20).drum('marble', 76, 182, 0, 8, 20);
  s.stand(99, 186, 0, [['wood s', 'm-8 -4h16q-2 6 -5 6h-6q-4 0 -5 -6z'], ['white t', 'm0 -6v-12q8 3 7 11z']]);
};

export const aqueduct: Build = (s, w, d) => {
  if (w > d) {
    s.box('stone', 8, 42, 0, w - 16, 30, 70).courses(8, 72, 44, w - 16, 26, 3);
    s.arches(8, 72, 0, w - 16, 38, 8, 0.7, 'turf e').add('l', '');
    s.wall('marble n', 6, 73, 42, w - 12, 5).arches(8, 72, 48, w - 16, 15, 20, 0.6);
    s.box('marble', 6, 40, 70, w - 12, 34, 5).flat('pool t', 8, 49, 75, w - 16, 15);
    s.add('l', `M30 6h40M110 2h30M200 4h46M300 3h40`);
    return;
  }
  for (let i = 0; i < 6; i++) s.box('stone', 64, 44 + i * 56, 0, 24, 22, 52);
  s.box('stone', 30, 60, 0, 38, 318, 64);
  for (let i = 0; i < 6; i++) {
    s.box('stone', 14, 74 + i * 56, 0, 18, 22, 50).box('marble', 12, 72 + i * 56, 50, 22, 26, 5);
    s.arches(14, 96 + i * 56, 4, 18, 24, 1, 0.5, 'stone e');
  }
  s.box('marble', 26, 56, 64, 46, 324, 6).flat('pool t', 38, 58, 70, 20, 320);
  s.strokes(46, (u) => [[44, 70 + u * 300, 70], [52, 76 + u * 300, 70]], 300);
  s.arches(30, 380, 0, 38, 36, 1, 0.6, 'turf e').arches(30, 380, 44, 38, 14, 2, 0.6);
};

export const bridge: Build = (s, w, d) => {
  if (w > d) {
    s.add('stone s', 'M8 88Q110 66 200 62Q290 66 392 88V62Q290 22 204 16Q110 22 10 62z');
    s.add('pool s', 'M60 88v-6a34 28 0 0 1 68 -6v12zM152 88v-14a48 40 0 0 1 96 0v14zM272 88v-12a34 28 0 0 1 68 6v6z');
    s.add('l', 'M54 84a40 34 0 0 1 80 -14M146 80a54 46 0 0 1 108 0M266 76a40 34 0 0 1 80 8');
    s.add('marble t', 'M10 62Q110 22 204 16Q290 22 392 62V44Q290 4 204 -2Q110 4 10 44z');
    s.add('l', 'M10 56Q110 16 204 10Q290 16 392 56M60 24v18M110 8v22M160 1v20M206 -1v19M254 2v19M304 10v20M350 26v18');
    s.add('stone w', 'M10 66Q110 26 204 20Q290 26 392 66V57Q290 17 204 11Q110 17 10 57z');
    for (const x of [140, 260]) s.stand(x, 92, 0, [['stone t', 'm-8 0v-20l8 -8l8 8v20z']]);
    return;
  }
  for (const y of [118, 236]) s.prism('stone', [[50, y], [96, y + 14], [50, y + 28], [4, y + 14]], 0, 14);
  s.box('stone', 20, 26, 0, 56, 352, 24).flat('marble t', 28, 26, 24, 40, 352);
  s.strokes(15, (u) => [[28, 26 + u * 352, 24], [68, 26 + u * 352, 24]], 352);
  for (const x of [66, 20]) {
    s.box('stone', x, 26, 24, 10, 352, 9);
    for (let i = 0; i < 7; i++) s.box('marble', x - 2, 30 + i * 56, 24, 14, 10, 16);
  }
  s.arches(20, 378, 0, 56, 20, 1, 0.62, 'pool e');
};
