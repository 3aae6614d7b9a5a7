// The engraved grounds of the fields as path data, a little different for every field and always the
// same for one: they are generated from its place.

import { n1, stream } from '../../pieces/random';

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

/** The part of a line through a point that lies within the octagon and, if one is given, on one side of
 * another line: as path data, bowed a little. */
function chord(px: number, py: number, dx: number, dy: number, bow: number, side?: [number, number, number]): string {
  let [from, to] = [-80, 80];
  const cut = (nx: number, ny: number, far: number) => {
    const [along, room] = [nx * dx + ny * dy, far - nx * px - ny * py];
    if (Math.abs(along) < 1e-6) {
      if (room < 0) to = from;
    } else if (along > 0) to = Math.min(to, room / along);
    else from = Math.max(from, room / along);
  };
  for (const [nx, ny] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) cut(nx, ny, 45.5);
  for (const [nx, ny] of [[1, 1], [-1, 1], [1, -1], [-1, -1]] as const) cut(nx, ny, 63);
  if (side) cut(...side);
  if (to - from < 2) return '';
  const at = (t: number, off = 0) => `${n1(px + dx * t - dy * off)} ${n1(py + dy * t + dx * off)}`;
  return `M${at(from)}Q${at((from + to) / 2, bow)} ${at(to)}`;
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

function woods(random: () => number): Layer[] {
  const layers: Layer[] = [];
  for (const [x, y] of scatter(random, 12.5, 5.5)) {
    const size = 4.6 + random() * 1.6;
    const pine = random() < 0.28;
    const trunk = `M${n1(x)} ${n1(y + size - 1)}v3.500`;
    const crown = pine
      ? `M${n1(x)} ${n1(y - size - 2)}l${n1(size * 0.85)} ${n1(size * 1.9)}h${n1(-size * 1.7)}z`
      : `M${n1(x - size)} ${n1(y)}a${n1(size)} ${n1(size * 0.92)} 0 1 1 ${n1(size * 2)} 0a${n1(size)} ${n1(size * 0.85)} 0 1 1 ${n1(-size * 2)} 0z`;
    const hatch = pine
      ? `M${n1(x + 1)} ${n1(y - 1)}l2.500 3`
      : `M${n1(x + size * 0.2)} ${n1(y + size * 0.5)}q${n1(size * 0.5)} -1 ${n1(size * 0.6)} ${n1(-size * 0.7)}`;
    layers.push({ d: trunk, look: 'line' }, { d: crown, look: pine ? 'pine' : 'leaf' }, { d: hatch, look: 'thin' });
  }
  let grass = '';
  for (let i = 0; i < 9; i++) grass += `M${n1((random() - 0.5) * 34)} ${n1((random() - 0.5) * 34)}q2.500 -1.800 5 0`;
  return [{ d: grass, look: 'thin' }, ...layers];
}

function quarry(random: () => number): Layer[] {
  const ring = (r: number) => {
    const points = Array.from({ length: 14 }, (_, i) => {
      const [angle, far] = [(i / 14) * Math.PI * 2, r * (0.93 + random() * 0.14)];
      return `${n1(Math.cos(angle) * far)} ${n1(Math.sin(angle) * far)}`;
    });
    return `M${points.join('L')}z`;
  };
  const ticks = (from: number, to: number, many: number) =>
    Array.from({ length: many }, () => {
      const angle = random() * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return `M${n1(c * from)} ${n1(s * from)}L${n1(c * to)} ${n1(s * to)}`;
    }).join('');
  const layers: Layer[] = [
    { d: ring(37), look: 'step1' },
    { d: ring(29), look: 'step2' },
    { d: ring(20), look: 'step3' },
    { d: ticks(29, 36, 26) + ticks(20, 28, 20), look: 'thin' },
  ];
  for (const [x, y] of scatter(random, 19, 5)) {
    if (random() < 0.25) continue;
    const s = 3.2 + random() * 1.6;
    layers.push({ d: `M${n1(x - s)} ${n1(y - s * 0.6)}l${n1(s * 0.6)} ${n1(-s * 0.6)}h${n1(s * 1.6)}v${n1(s * 1.1)}l${n1(-s * 0.6)} ${n1(s * 0.6)}h${n1(-s * 1.6)}z`, look: 'stone' });
    layers.push({ d: `M${n1(x - s)} ${n1(y - s * 0.6)}h${n1(s * 1.6)}v${n1(s * 1.1)}m0 ${n1(-s * 1.1)}l${n1(s * 0.6)} ${n1(-s * 0.6)}`, look: 'thin' });
  }
  return layers;
}

function farm(random: () => number): Layer[] {
  const layers: Layer[] = [];
  const tilt = (random() - 0.5) * 0.5;
  const far = (random() - 0.5) * 26; // the hedge parts the field
  const [nx, ny] = [-Math.sin(tilt), Math.cos(tilt)];
  for (const [angle, way] of [[random() * 0.5 - 0.2, 1], [1.2 + random() * 0.6, -1]] as const) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    let d = '';
    for (let k = -66; k <= 66; k += 4.6) d += chord(-k * s, k * c, c, s, (random() - 0.5) * 3, [way * nx, way * ny, way * far]);
    layers.push({ d, look: 'furrow' });
  }
  layers.push({ d: chord(nx * far, ny * far, Math.cos(tilt), Math.sin(tilt), 0), look: 'hedge' });
  for (const [x, y] of scatter(random, 20, 7)) {
    if (random() < 0.3) continue;
    const [px, py] = [n1(x), n1(y)];
    layers.push({ d: `M${px} ${py}l-5 -6.500q-1.500 -3 1 -3.500l4 4.500l4 -4.500q2.500 .5 1 3.500zM${px} ${py}l-4.500 6h9z`, look: 'sheaf' });
    layers.push({ d: `M${n1(px - 2.6)} ${n1(py + 0.4)}h5.200M${px} ${n1(py + 5)}v-13`, look: 'thin' });
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
  let reeds = '';
  for (const [x, y] of [[-37, -12], [35, 18], [-30, 24]] as const) {
    if (random() < 0.35) continue;
    for (let k = 0; k < 4; k++) reeds += `M${n1(x + k * 2.4)} ${n1(y)}q${n1((random() - 0.5) * 5)} -6 ${n1((random() - 0.5) * 4)} -11`;
  }
  layers.push({ d: reeds, look: 'reed' });
  const [bx, by] = random() < 0.5 ? [24, 20] : [-22, 24];
  if (random() < 0.5) {
    layers.push({ d: `M${bx} ${by}h13q-1.500 4.500-6.500 4.500t-6.500-4.500z`, look: 'boat' }, { d: `M${bx + 6} ${by}v-11l6 8.500h-6`, look: 'sail' });
  } else {
    layers.push({ d: `M${bx} ${by}q5-4.500 8.500 0q4-1 2.500-7.500q2.500-1.500 3 1q2.500 9-6 10q-7 .8-8-3.500z`, look: 'swan' });
  }
  return layers;
}

function vineyard(random: () => number): Layer[] {
  let rows = '';
  let leaves = '';
  let grapes = '';
  for (let k = -90; k <= 90; k += 11) {
    rows += chord(k, 0, Math.SQRT1_2, -Math.SQRT1_2, 0);
    for (let t = -48; t <= 48; t += 7.4) {
      const [x, y] = [k + t + (random() - 0.5) * 2, -t + (random() - 0.5) * 2];
      if (Math.max(Math.abs(x), Math.abs(y)) > 45 || Math.abs(x) + Math.abs(y) > 62 || Math.hypot(x, y) < 18) continue;
      leaves += `M${n1(x - 2.6)} ${n1(y - 1)}a2.600 2.300 0 1 1 5.200 0a2.600 2.300 0 1 1 -5.200 0z`;
      if (random() < 0.72) grapes += `M${n1(x - 1.2)} ${n1(y + 1.6)}a1.700 1.700 0 1 1 3.400 0a1.700 1.700 0 1 1 -3.400 0z`;
    }
  }
  return [
    { d: rows, look: 'row' },
    { d: leaves, look: 'vine' },
    { d: grapes, look: 'grape' },
  ];
}
