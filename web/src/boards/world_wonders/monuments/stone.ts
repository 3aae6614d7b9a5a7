// Carved from the rock, or set up from it.
import type { Build } from '.';

export const petra: Build = (s) => {
  s.add('rose n', 'M12 186L10 70L26 20L58 -6L76 -22L92 -8L118 -44L140 -30L158 -4L180 22L192 80L190 186z');
  s.add('rose s', 'M118 -44L140 -30L158 -4L180 22L192 80L190 186H168L166 60L150 24L130 10z');
  s.add('rose e', 'M26 20L58 -6L70 30L44 52L36 186H12L10 70z');
  s.add('l', 'M60 2l6 26M88 -2l10 22M128 -26l8 30M20 90l6 40M182 60l-6 50M176 120l6 36M22 150l4 24');
  s.add('rose t', 'M40 186V48Q100 12 162 48V186z').add('l', 'M40 52Q100 18 162 52');
  // The upper storey: a round temple between halves of a broken gable.
  s.add('rose w', 'M48 98V70L70 58V98zM154 98V70L132 58V98z').add('rose t', 'M44 70L72 52V62L48 74zM158 70L130 52V62L154 74z');
  s.add('rose w', 'M86 98V62H116V98z').add('rose t', 'M82 62L101 40L120 62z').add('rose s', 'M97 40q-2 -8 4 -10q6 2 4 10z');
  s.add('marble n', 'M50 74h4v24h-4zM64 68h4v30h-4zM88 64h4v34h-4zM99 64h4v34h-4zM110 64h4v34h-4zM134 68h4v30h-4zM148 74h4v24h-4z');
  // The lower one: a portico of six columns.
  s.add('rose t', 'M42 106H160V98H42zM58 106L101 88L144 106z').add('rose s', 'M44 178V112H158V178z').add('k', 'M88 178V132Q101 120 114 132V178z');
  s.add('marble n', 'M48 112h7v64h-7zM64 112h7v64h-7zM80 112h7v64h-7zM115 112h7v64h-7zM131 112h7v64h-7zM147 112h7v64h-7z');
  s.add('rose t', 'M40 112H162V106H40z').add('rose t', 'M36 186H166V176H36z').add('l', 'M40 181H162M56 100l45 -10l45 10');
};

export const moai: Build = (s, w, _d, part) => {
  s.box('grey', 14, 62, 0, 72, 26, 10).strokes(14, (u) => [[14 + u * 72, 88, 0], [14 + u * 72, 88, 10]], 72);
  const x = w / 2 - 3;
  s.stand(x, 84, 10, [
    ['basalt s', 'm-27 0q-2 -16 8 -24l-3 -8q-7 -24 -3 -46q2 -14 20 -16q20 2 22 16q4 22 -3 46l-3 8q10 8 9 24z'],
    ['basalt t', 'm-15 -30q-7 -22 -4 -42q20 -10 36 0q4 20 -3 42q-14 8 -29 0z'],
    ['basalt e', 'm-20 -70q20 -14 39 0l0 8q-6 -5 -14 -3l-4 4l-4 -4q-10 -2 -17 3z'],
    ['k', 'm-14 -62q5 -3 9 0v4q-5 2 -9 0zm18 0q5 -3 9 0v4q-5 2 -9 0z'],
    ['basalt w', 'm-4 -64l-4 26q8 5 15 0l-4 -26z'],
    ['k', 'm-9 -32q9 -4 18 0q-9 3 -18 0z'],
    ['basalt e', 'm-22 -66q-5 12 -2 30l5 2q-3 -16 -1 -30zm43 0q5 12 2 30l-5 2q3 -16 1 -30z'],
    ['l', 'm-20 -6q20 8 40 0'],
  ]);
  if (part === 1) s.stand(x - 14, 84, 119, [['red s', 'm-17 0q-3 -18 17 -19q20 1 17 19q-17 6 -34 0z'], ['red t', 'm-12 -15q12 -7 24 0q-12 6 -24 0z']]);
  else if (part === 2) s.stand(x + 16, 92, 0, [['leaf w', 'm0 0q-4 -10 2 -12q2 4 1 12zm7 0q-1 -8 4 -9q1 4 -1 9z']]);
};

export const henge: Build = (s) => {
  const [cx, cy, n] = [98, 112, 18];
  s.disc('turf t', cx, cy, 0, 88, 76).disc('l', cx, cy, 0, 80, 68);
  const stones = Array.from({ length: n }, (_, i) => {
    const a = (i * 2 * Math.PI) / n + 0.17;
    return { x: cx + 70 * Math.cos(a), y: cy + 58 * Math.sin(a), i };
  }).sort((a, b) => a.y - b.y || b.x - a.x);
  const fallen = new Set([2, 7, 12]);
  const lone = (x: number, y: number, w: number, h: number) => s.taper('grey', x - w / 2, y - 5, 0, w, 10, h, 1.5).strokes(1, (u) => [[x - w / 4, y + 5, 6 + u * 4], [x, y + 5, h - 8 - u * 6]], 2);
  const gate = (x: number, y: number, w: number, h: number) => {
    lone(x + w / 2, y, 12, h);
    lone(x - w / 2, y, 12, h);
    s.box('grey', x - w / 2 - 8, y - 6, h, w + 16, 12, 10);
  };
  const inner = [
    { x: cx, y: cy - 20, w: 30, h: 58 },
    { x: cx - 38, y: cy, w: 24, h: 46 },
    { x: cx + 38, y: cy, w: 24, h: 46 },
  ];
  const lintels = new Set([0, 1, 5, 9, 10, 14, 15]);
  const all = [...stones.map((each) => ({ ...each, kind: 'stone' as const })), ...inner.map((each) => ({ ...each, kind: 'gate' as const }))].sort((a, b) => a.y - b.y);
  for (const each of all) {
    if (each.kind === 'gate') gate(each.x, each.y, each.w, each.h);
    else if (fallen.has(each.i)) s.box('grey', each.x - 12, each.y - 5, 0, 26, 10, 8);
    else {
      lone(each.x, each.y, 13, 36 + ((each.i * 7) % 5));
      if (lintels.has(each.i)) s.box('grey', each.x - 12, each.y - 6, 37, 26, 11, 8);
    }
  }
  s.box('grey', cx - 16, cy + 26, 0, 30, 12, 7);
};

export const tower: Build = (s) => {
  s.box('stone', 18, 30, 0, 58, 54, 8).box('stone', 23, 34, 8, 48, 46, 62).courses(23, 80, 8, 48, 62, 6);
  s.strokes(9, (u) => [[23 + u * 48, 80, 18], [23 + u * 48, 80, 29]], 48).strokes(11, (u) => [[26 + u * 48, 80, 39], [26 + u * 48, 80, 49]], 48);
  s.arches(23, 80, 8, 48, 22, 1, 0.32).arches(23, 80, 46, 48, 15, 2, 0.24);
  s.box('stone', 19, 30, 70, 56, 54, 8).flat('grey n', 25, 36, 78, 44, 42);
  s.merlons('stone', [24, 35], [70, 35], 78, 4, 9, 10).merlons('stone', [70, 50], [70, 66], 78, 2, 9, 10);
  s.merlons('stone', [24, 50], [24, 66], 78, 2, 9, 10).merlons('stone', [24, 79], [70, 79], 78, 4, 9, 10);
};
