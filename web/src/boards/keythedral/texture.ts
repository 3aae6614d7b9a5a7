// The engraved grounds of the fields as path data, a little different for every field and always the
// same for one: they are generated from its place.

import { n1, stream } from '../../pieces/random';
import { cut, drawn, within, type Corner } from './cutting';

export interface Layer {
  d: string;
  look: string; // how it is inked; see Field.svelte
}

const KINDS: Record<string, (random: () => number) => Layer[]> = {
  T: woods,
  S: quarry,
  F: farm,
  W: lake,
  R: vineyard,
};

/** The drawing of a field of a kind, at a place. */
export function textureOf(kind: string, x: number, y: number): Layer[] {
  const random = stream((x + 40) * 97 + (y + 40) * 13 + kind.charCodeAt(0));
  return KINDS[kind]?.(random) ?? [];
}

/** Whether something of radius r lies within the octagon and off its clear middle. */
function free(x: number, y: number, r: number): boolean {
  const inside = Math.max(Math.abs(x), Math.abs(y)) + r < 46 && Math.abs(x) + Math.abs(y) + r < 62;
  return inside && Math.hypot(x, y) > 18 + r;
}

const FIELD: Corner[] = [[-17.5, -45.5], [17.5, -45.5], [45.5, -17.5], [45.5, 17.5], [17.5, 45.5], [-17.5, 45.5], [-45.5, 17.5], [-45.5, -17.5]];

/** Lines across an outline, so far apart, bowed a little. */
function lines(random: () => number, outline: readonly Corner[], angle: number, step: number, bow: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let d = '';
  for (let k = -66 + random() * step; k <= 66; k += step) {
    const [px, py] = [-k * s, k * c];
    const met = within(outline, px, py, c, s);
    if (!met || met[1] - met[0] < 2) continue;
    const off = (random() - 0.5) * bow;
    const at = (t: number, out = 0) => `${n1(px + c * t - s * out)} ${n1(py + s * t + c * out)}`;
    d += `M${at(met[0])}Q${at((met[0] + met[1]) / 2, off)} ${at(met[1])}`;
  }
  return d;
}

/** Places for things of a size, from a loose grid. */
function scatter(random: () => number, step: number, r: number): [number, number][] {
  const found: [number, number][] = [];
  for (let y = -42; y <= 42; y += step) {
    for (let x = -42; x <= 42; x += step) {
      const [px, py] = [x + (random() - 0.5) * step * 0.8, y + (random() - 0.5) * step * 0.8];
      if (free(px, py, r) && !found.some(([a, b]) => Math.hypot(a - px, b - py) < r * 1.7)) found.push([px, py]);
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** Broad crowns of two tints among firs, more of these or of those, and more or less dense. */
function woods(random: () => number): Layer[] {
  const [firs, step] = [0.15 + random() * 0.5, 10 + random() * 2];
  let [trunks, grass] = ['', ''];
  const crowns = scatter(random, step, 4.7).map(([x, y]): Layer => {
    const s = 4.6 + random() * 1.7;
    trunks += `M${n1(x)} ${n1(y + s - 1.5)}v4`;
    const at = (dx: number, dy: number) => `${n1(dx * s)} ${n1(dy * s)}`;
    if (random() < firs) {
      const tier = `l${at(0.75, 1)}h${n1(-s * 0.35)}`;
      return { d: `M${n1(x)} ${n1(y - s * 1.5)}${tier}l${at(0.6, 1)}h${n1(-s * 2)}l${at(0.6, -1)}h${n1(-s * 0.35)}zM${n1(x + 1)} ${n1(y + 1)}l1.500 2`, look: 'pine' };
    }
    const lobe = n1(s * 0.62);
    const crown = `M${n1(x - s)} ${n1(y + s * 0.4)}a${lobe} ${lobe} 0 0 1 ${at(0.3, -0.95)}a${n1(s * 0.75)} ${n1(s * 0.75)} 0 0 1 ${at(1.4, 0)}a${lobe} ${lobe} 0 0 1 ${at(0.3, 0.95)}q${at(-0.5, 0.5)} ${at(-1, 0.15)}q${at(-0.5, 0.35)} ${at(-1, -0.15)}z`;
    return { d: `${crown}M${n1(x + s * 0.1)} ${n1(y + s * 0.3)}q${at(0.5, 0)} ${at(0.6, -0.5)}`, look: random() < 0.5 ? 'leaf' : 'crown' };
  });
  for (let i = 0; i < 7; i++) grass += `M${n1((random() - 0.5) * 34)} ${n1((random() - 0.5) * 34)}q2.500 -1.800 5 0`;
  return [{ d: grass, look: 'thin' }, { d: trunks, look: 'line' }, ...crowns];
}

/** A pit in steps, deepest on one side; cut blocks lie on its rim, singly and stacked, and a pick. */
function quarry(random: () => number): Layer[] {
  const [deep, corners, first] = [random() * Math.PI * 2, 7 + Math.floor(random() * 4), random()];
  const step = (r: number, off: number): Corner[] =>
    Array.from({ length: corners }, (_, i) => {
      const [angle, far] = [((i + first) / corners) * Math.PI * 2, r * (0.94 + random() * 0.14)];
      return [Math.cos(angle) * far + Math.cos(deep) * off, Math.sin(angle) * far + Math.sin(deep) * off];
    });
  const steps = [step(39, 0), step(30, 2), step(21, 4)];
  // The ledges are hatched where the light does not reach.
  let ledges = '';
  for (let i = 0; i < 44; i++) {
    const [angle, outer] = [deep + (random() - 0.5) * 4.4, i % 2];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [from, to, off] = outer ? [31, 36, 1.5] : [22, 27, 3];
    ledges += `M${n1(c * from + Math.cos(deep) * off)} ${n1(s * from + Math.sin(deep) * off)}L${n1(c * to)} ${n1(s * to)}`;
  }
  const layers = steps.map((outline, i): Layer => ({ d: drawn(outline), look: `step${i + 1}` }));
  layers.push({ d: ledges, look: 'thin' });
  const block = (x: number, y: number, s: number): Layer => {
    const [w, h, k] = [n1(s * 1.7), n1(s * 1.1), n1(s * 0.6)];
    const [px, py] = [n1(x - s), n1(y - s * 0.5)];
    return { d: `M${px} ${py}l${k} ${-k}h${w}v${h}l${-k} ${k}h${-w}zM${px} ${py}h${w}v${h}M${n1(px + w)} ${py}l${k} ${-k}`, look: 'stone' };
  };
  for (const [x, y] of scatter(random, 14, 4.5)) {
    const s = 3.1 + random() * 1.7;
    if (Math.hypot(x, y) < 28 || random() < 0.3) continue;
    layers.push(block(x, y, s));
    if (random() < 0.25) layers.push(block(x + 1, y - s * 1.1, s * 0.8));
  }
  const [x, y, way] = [(random() < 0.5 ? -1 : 1) * 30, (random() < 0.5 ? -1 : 1) * 27, random() < 0.5 ? -1 : 1];
  layers.push({ d: `M${x - way * 4} ${y + 4}l${way * 8} -9M${x + way * -1} ${y - 7}q${way * 6} -1 ${way * 8} 7`, look: 'pick' });
  return layers;
}

/** Three parcels parted by hedges, each with furrows of its own way; sheaves on the stubble. */
function farm(random: () => number): Layer[] {
  const tilt = random() * Math.PI;
  const [nx, ny, far] = [Math.cos(tilt), Math.sin(tilt), (random() - 0.5) * 24];
  const rest = cut(FIELD, -nx, -ny, -far);
  const across = (random() - 0.5) * 30;
  const parcels = [cut(FIELD, nx, ny, far), cut(rest, -ny, nx, across), cut(rest, ny, -nx, -across)];
  const turn = random() * 0.5;
  const layers = parcels.flatMap((parcel, i): Layer[] => [
    { d: drawn(parcel), look: `crop${(i + Math.floor(turn * 6)) % 3}` },
    { d: lines(random, parcel, tilt + turn + [0.3, 1.5, 2.6][i]!, 3.8 + random() * 2, 3), look: 'furrow' },
  ]);
  layers.push({ d: drawn(parcels[0]!) + drawn(parcels[1]!), look: 'hedge' });
  const share = 0.35 + random() * 0.45;
  for (const [x, y] of scatter(random, 15, 7)) {
    if (random() > share) continue;
    const [px, py] = [n1(x), n1(y)];
    layers.push({ d: `M${n1(px - 2.2)} ${n1(py + 7)}q-2 -4 .6 -6.500q-4.500 -3.500 -3.600 -7.500l2.600 1.500l2.600 -2.500l2.600 2.500l2.600 -1.500q.9 4 -3.600 7.500q2.600 2.500 .6 6.500zM${n1(px - 1.8)} ${n1(py + 0.5)}h3.600M${px} ${n1(py - 8)}v15M${n1(px - 2)} ${n1(py - 5)}l1.200 4M${n1(px + 2)} ${n1(py - 5)}l-1.200 4`, look: 'sheaf' });
  }
  return layers;
}

function lake(random: () => number): Layer[] {
  const shore = (r: number) => {
    const points = Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 12) * Math.PI * 2;
      const far = r * (0.95 + random() * 0.1) * (1 + 0.05 * Math.cos(4 * angle));
      return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
    });
    const mid = (a: readonly [number, number], b: readonly [number, number]) => `${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}`;
    const first = mid(points[11]!, points[0]!);
    return `M${first}${points.map((p, i) => `Q${n1(p[0])} ${n1(p[1])} ${mid(p, points[(i + 1) % 12]!)}`).join('')}z`;
  };
  const water = shore(43);
  let waves = '';
  for (let i = 0; i < 18; i++) {
    const [x, y] = [(random() - 0.5) * 62, (random() - 0.5) * 66];
    if (Math.hypot(x, y) < 36 && Math.hypot(x, y) > 17) waves += `M${n1(x - 5)} ${n1(y)}q2.500 -2.400 5 0t5 0`;
  }
  const layers: Layer[] = [{ d: water, look: 'water' }, { d: shore(39), look: 'ripple' }, { d: waves, look: 'wave' }];
  // What stands or floats by the shore has a quarter of it each: reeds, a boat or swan, or lilies.
  const turn = random() * Math.PI * 2;
  const by = (quarter: number, far: number) => [Math.cos(turn + (quarter * Math.PI) / 2) * far, Math.sin(turn + (quarter * Math.PI) / 2) * far] as const;
  let reeds = '';
  for (const quarter of random() < 0.5 ? [0, 2] : [0, 1.2, 2.3]) {
    const [x, y] = by(quarter, 37);
    for (let k = 0; k < 5; k++) reeds += `M${n1(x - 5 + k * 2.4)} ${n1(y + 5)}q${n1((random() - 0.5) * 5)} -6 ${n1((random() - 0.5) * 4)} ${n1(-9 - random() * 4)}`;
  }
  layers.push({ d: reeds, look: 'reed' });
  const [x, y] = by(3, 31).map(n1) as [number, number];
  const sort = Math.floor(random() * 3);
  if (sort === 0) {
    layers.push({ d: `M${n1(x - 7)} ${y}h14q-1.500 5-7 5t-7-5z`, look: 'boat' }, { d: `M${x} ${y}v-12l7 9.500h-7M${n1(x - 1)} ${n1(y - 2)}v-8l-5 8z`, look: 'sail' });
  } else if (sort === 1) {
    const way = x > 0 ? -1 : 1;
    layers.push({ d: `M${n1(x - way * 7)} ${y}q${way * 5} -4.500 ${way * 8.5} 0q${way * 4} -1 ${way * 2.5} -7.500q${way * 2.5} -1.500 ${way * 3} 1q${way * 2.5} 9 ${way * -6} 10q${way * -7} .8 ${way * -8} -3.500z`, look: 'swan' });
  } else {
    let pads = '';
    for (let k = 0; k < 5; k++) pads += `M${n1(x + (random() - 0.5) * 15)} ${n1(y + (random() - 0.5) * 11)}l3 -1.200a3.200 2 0 1 1 -1 -1.400z`;
    layers.push({ d: pads, look: 'lily' });
  }
  return layers;
}

/** Vine rows that slant one way or the other, close or wide. */
function vineyard(random: () => number): Layer[] {
  let [leaves, grapes] = ['', ''];
  const [angle, step] = [(random() < 0.5 ? -1 : 1) * (0.35 + random() * 0.7), 9.5 + random() * 3];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const first = random() * step - 66;
  let rows = '';
  for (let k = first; k <= 66; k += step) {
    const met = within(FIELD, -k * s, k * c, c, s);
    if (!met) continue;
    rows += `M${n1(-k * s + c * met[0])} ${n1(k * c + s * met[0])}L${n1(-k * s + c * met[1])} ${n1(k * c + s * met[1])}`;
    for (let t = met[0] + 3; t <= met[1] - 2; t += 6.4) {
      const [x, y] = [-k * s + c * t + (random() - 0.5) * 2, k * c + s * t + (random() - 0.5) * 2];
      if (Math.hypot(x, y) < 18) continue;
      leaves += `M${n1(x - 2.8)} ${n1(y - 1)}q0 -3 2.800 -2.600q3 -.4 2.800 2.600q-1 2.200 -2.800 1.200q-2 1 -2.800 -1.200z`;
      if (random() < 0.7) grapes += `M${n1(x - 1.4)} ${n1(y + 1.4)}a1.600 1.600 0 0 1 3.200 0l-1.600 3.400z`;
    }
  }
  return [
    { d: rows, look: 'row' },
    { d: leaves, look: 'vine' },
    { d: grapes, look: 'grape' },
  ];
}
