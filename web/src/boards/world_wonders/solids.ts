// Plan-oblique solids: the plan keeps its true shape, heights go up the page and a little to the
// right. The eye is in the south-west, the light in the north-west: tops are lightest, western
// sides light, southern sides shaded, eastern slopes dark. Whoever builds adds from north to south,
// from east to west and from the ground up.

import { n1 as r } from '../../pieces/random';

export interface Face {
  d: string;
  c: string; // a material and a tone, see palette.css
}
type Point = readonly [number, number];
type Corner = readonly [number, number, number];

export const LEAN = 0.13;
export const RISE = 0.74;

const on = ([x, y, z]: Corner): Point => [x + LEAN * z, y - RISE * z];
const to = (at: Corner) => on(at).map(r).join(' ');
const line = (corners: readonly Corner[]) => `M${corners.map(to).join('L')}`;

export class Solids {
  readonly faces: Face[] = [];

  add(c: string, d: string): this {
    if (d) this.faces.push({ c, d });
    return this;
  }

  face(c: string, ...corners: Corner[]): this {
    return this.add(c, `${line(corners)}z`);
  }

  /** A flat patch on a level. */
  flat(c: string, x: number, y: number, z: number, w: number, d: number): this {
    return this.face(c, [x, y, z], [x + w, y, z], [x + w, y + d, z], [x, y + d, z]);
  }

  /** A part of a wall that faces south. */
  wall(c: string, x: number, y: number, z: number, w: number, h: number): this {
    return this.face(c, [x, y, z], [x + w, y, z], [x + w, y, z + h], [x, y, z + h]);
  }

  box(m: string, x: number, y: number, z: number, w: number, d: number, h: number): this {
    return this.taper(m, x, y, z, w, d, h, 0, 0);
  }

  /** A block that narrows by so much on each side; half its width makes a pyramid or a hip. */
  taper(m: string, x: number, y: number, z: number, w: number, d: number, h: number, dx: number, dy = dx): this {
    const [e, s, t] = [x + w, y + d, z + h];
    const top: Corner[] = [
      [x + dx, y + dy, t],
      [e - dx, y + dy, t],
      [e - dx, s - dy, t],
      [x + dx, s - dy, t],
    ];
    const [nw, ne, se, sw] = top as [Corner, Corner, Corner, Corner];
    if (dy > RISE * h) this.face(`${m} n`, [x, y, z], [e, y, z], ne, nw);
    if (dx > LEAN * h) this.face(`${m} e`, [e, y, z], [e, s, z], se, ne);
    this.face(`${m} w`, [x, y, z], [x, s, z], sw, nw);
    this.face(`${m} s`, [x, s, z], [e, s, z], se, sw);
    if (w > 2 * dx && d > 2 * dy) this.face(`${m} t`, ...top);
    return this;
  }

  /** A ridged roof along one axis. */
  gable(m: string, end: string, x: number, y: number, z: number, w: number, d: number, h: number, along: 'x' | 'y'): this {
    const [e, s, t] = [x + w, y + d, z + h];
    if (along === 'x') {
      const [a, b]: [Corner, Corner] = [[x, y + d / 2, t], [e, y + d / 2, t]];
      if (d / 2 > RISE * h) this.face(`${m} n`, [x, y, z], [e, y, z], b, a);
      this.face(`${end} w`, [x, y, z], [x, s, z], a);
      this.face(`${m} s`, [x, s, z], [e, s, z], b, a);
      return this.strokes(9, (u) => [[x + u * w, s, z], [x + u * w, y + d / 2, t]], w);
    }
    const [a, b]: [Corner, Corner] = [[x + w / 2, y, t], [x + w / 2, s, t]];
    this.face(`${m} e`, [e, y, z], [e, s, z], b, a);
    this.face(`${m} w`, [x, y, z], [x, s, z], b, a);
    this.strokes(9, (u) => [[x, y + u * d, z], [x + w / 2, y + u * d, t]], d);
    this.strokes(9, (u) => [[e, y + u * d, z], [x + w / 2, y + u * d, t]], d);
    return this.face(`${end} s`, [x, s, z], [e, s, z], b);
  }

  /** Fine lines, one for each so many units of a length. */
  strokes(gap: number, at: (u: number) => [Corner, Corner], length: number): this {
    const n = Math.max(1, Math.round(length / gap));
    let d = '';
    for (let i = 1; i < n; i++) d += line(at(i / n));
    return this.add('l', d);
  }

  /** Courses of masonry on a wall that faces south. */
  courses(x: number, y: number, z: number, w: number, h: number, n: number): this {
    return this.strokes(1, (u) => [[x, y, z + u * h], [x + w, y, z + u * h]], n);
  }

  /** A solid on any plan; its corners clockwise as seen. */
  prism(m: string, plan: readonly Point[], z: number, h: number): this {
    const walls = plan
      .map((a, i) => [a, plan[(i + 1) % plan.length]!] as const)
      .filter(([a, b]) => RISE * (b[0] - a[0]) + LEAN * (b[1] - a[1]) < 0)
      .sort(([a, b], [c, d]) => a[1] + b[1] - c[1] - d[1]);
    for (const [a, b] of walls) {
      const tone = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]) ? 's' : 'w';
      this.face(`${m} ${tone}`, [a[0], a[1], z], [b[0], b[1], z], [b[0], b[1], z + h], [a[0], a[1], z + h]);
    }
    return this.face(`${m} t`, ...plan.map(([x, y]) => [x, y, z + h] as Corner));
  }

  disc(c: string, x: number, y: number, z: number, rx: number, ry = rx): this {
    const [cx, cy] = on([x, y, z]);
    return this.add(c, `M${r(cx - rx)} ${r(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`);
  }

  drum(m: string, x: number, y: number, z: number, rx: number, h: number, ry = rx): this {
    const [a, b] = [on([x, y, z]), on([x, y, z + h])];
    this.add(
      `${m} s`,
      `M${r(a[0] - rx)} ${r(a[1])}A${rx} ${ry} 0 0 0 ${r(a[0] + rx)} ${r(a[1])}L${r(b[0] + rx)} ${r(b[1])}A${rx} ${ry} 0 0 0 ${r(b[0] - rx)} ${r(b[1])}z`,
    );
    const k = rx * 0.72;
    this.add(
      `${m} w o`,
      `M${r(a[0] - rx)} ${r(a[1])}Q${r(a[0] - rx)} ${r(a[1] + ry * 0.5)} ${r(a[0] - k * 0.5)} ${r(a[1] + ry * 0.86)}L${r(b[0] - k * 0.5)} ${r(b[1] + ry * 0.86)}L${r(b[0] - rx)} ${r(b[1])}z`,
    );
    return this.disc(`${m} t`, x, y, z + h, rx, ry);
  }

  /** A cone; bulge 1 makes it a bud. */
  cone(m: string, x: number, y: number, z: number, rx: number, h: number, bulge = 0): this {
    const [a, b] = [on([x, y, z]), on([x, y, z + h])];
    const k = 1 + 0.25 * bulge;
    const half = (side: -1 | 1) =>
      `Q${r(a[0] + side * rx * k)} ${r(a[1] - RISE * h * 0.55 * bulge - 1)} ${r(b[0])} ${r(b[1])}`;
    this.add(
      `${m} s`,
      `M${r(b[0])} ${r(b[1])}Q${r(a[0] - rx * k)} ${r(a[1] - RISE * h * 0.55 * bulge - 1)} ${r(a[0] - rx)} ${r(a[1])}A${rx} ${rx} 0 0 0 ${r(a[0] + rx)} ${r(a[1])}${half(1)}z`,
    );
    return this.add(
      `${m} w o`,
      `M${r(a[0] - rx)} ${r(a[1])}${half(-1)}L${r(a[0] - rx * 0.2)} ${r(a[1] + rx * 0.95)}A${rx} ${rx} 0 0 1 ${r(a[0] - rx)} ${r(a[1])}z`,
    );
  }

  /** Slim columns as one shape. */
  columns(m: string, at: readonly Point[], z: number, rx: number, h: number): this {
    let d = '';
    for (const [x, y] of at) {
      const [a, b] = [on([x, y, z]), on([x, y, z + h])];
      d += `M${r(a[0] - rx)} ${r(a[1])}a${rx} ${rx * 0.7} 0 0 0 ${2 * rx} 0L${r(b[0] + rx)} ${r(b[1])}h${-2 * rx}z`;
    }
    return this.add(`${m} t`, d);
  }

  /** Arched openings in a wall that faces south. */
  arches(x: number, y: number, z: number, w: number, h: number, n: number, fill = 0.62, c = 'k'): this {
    const step = w / n;
    const half = (step * fill) / 2;
    let d = '';
    for (let i = 0; i < n; i++) {
      const mid = x + step * (i + 0.5);
      const spring = z + Math.max(h * 0.35, h - half / RISE);
      const [a, b, e] = [on([mid - half, y, z]), on([mid - half, y, spring]), on([mid + half, y, z])];
      const f = on([mid + half, y, spring]);
      d += `M${r(a[0])} ${r(a[1])}L${r(b[0])} ${r(b[1])}A${r(half)} ${r(RISE * (z + h - spring))} 0 0 1 ${r(f[0])} ${r(f[1])}L${r(e[0])} ${r(e[1])}z`;
    }
    return this.add(c, d);
  }

  /** A flight of steps that rises to the north. */
  flight(m: string, x: number, south: number, z: number, w: number, north: number, top: number, n = 8): this {
    this.face(`${m} t`, [x, south, z], [x + w, south, z], [x + w, north, top], [x, north, top]);
    return this.strokes(
      1,
      (u) => [
        [x, south + (north - south) * u, z + (top - z) * u],
        [x + w, south + (north - south) * u, z + (top - z) * u],
      ],
      n,
    );
  }

  /** Battlements along a line at a height. */
  merlons(m: string, from: Point, until: Point, z: number, n: number, size = 7, h = 8): this {
    for (let i = 0; i < n; i++) {
      const u = n === 1 ? 0.5 : i / (n - 1);
      const x = from[0] + (until[0] - from[0]) * u;
      const y = from[1] + (until[1] - from[1]) * u;
      this.box(m, x - size / 2, y - size / 2, z, size, size, h);
    }
    return this;
  }

  /** A drawing that stands upright on a spot: paths in relative commands, from its foot. */
  stand(x: number, y: number, z: number, parts: readonly (readonly [string, string])[]): this {
    const [cx, cy] = on([x, y, z]);
    for (const [c, d] of parts) this.add(c, `M${r(cx)} ${r(cy)}${d}`);
    return this;
  }

  /** A round bush. */
  bush(x: number, y: number, z: number, size: number): this {
    const [cx, cy] = on([x, y, z + size * 0.6]);
    this.add('leaf s', `M${r(cx - size)} ${r(cy)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`);
    return this.add('l', `M${r(cx - size * 0.4)} ${r(cy - size * 0.3)}q${r(size * 0.4)} ${r(-size * 0.4)} ${r(size * 0.8)} 0`);
  }
}
