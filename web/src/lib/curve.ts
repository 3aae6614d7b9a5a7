// Geometry of the curve of chances: entries to places, places to entries, smooth lines. Pure.

import type { ChancePoint, Course } from './messages';

export interface Axis {
  knots: { n: number; x: number }[]; // rounds at even distances, entries between them in proportion
  width: number;
}

/** Rounds are equally wide, however many choices they have. */
export function axisOf(marks: { n: number }[], last: number, width: number): Axis {
  const ns = [...new Set([0, ...marks.map((mark) => mark.n), last])].filter((n) => n <= last).sort((a, b) => a - b);
  // Knots closer than a few entries to the end would make a round of nothing.
  const step = width / Math.max(1, ns.length - 1);
  return { knots: ns.map((n, i) => ({ n, x: i * step })), width };
}

export function xOf({ knots, width }: Axis, n: number): number {
  const at = knots.findIndex((knot) => knot.n >= n);
  if (at < 0) return width;
  if (at === 0) return knots[0]!.x;
  const [a, b] = [knots[at - 1]!, knots[at]!];
  return a.x + ((n - a.n) / (b.n - a.n)) * (b.x - a.x);
}

export function nAt({ knots }: Axis, x: number): number {
  const at = knots.findIndex((knot) => knot.x >= x);
  if (at < 0) return knots.at(-1)?.n ?? 0;
  if (at === 0) return knots[0]!.n;
  const [a, b] = [knots[at - 1]!, knots[at]!];
  return Math.round(a.n + ((x - a.x) / (b.x - a.x)) * (b.n - a.n));
}

/** A smooth line through points that never overshoots them (Fritsch and Carlson). */
export function smooth(points: [number, number][]): string {
  const f = (n: number) => n.toFixed(1);
  if (points.length === 0) return '';
  if (points.length === 1) return `M${f(points[0]![0])} ${f(points[0]![1])}`;
  const slopes = points.slice(1).map(([x, y], i) => (y - points[i]![1]) / (x - points[i]![0] || 1));
  const tangents = points.map((_, i) => {
    const [a, b] = [slopes[i - 1], slopes[i]];
    if (a === undefined || b === undefined) return a ?? b ?? 0;
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  let d = `M${f(points[0]![0])} ${f(points[0]![1])}`;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    const h = (x1 - x0) / 3;
    d += `C${f(x0 + h)} ${f(y0 + tangents[i - 1]! * h)} ${f(x1 - h)} ${f(y1 - tangents[i]! * h)} ${f(x1)} ${f(y1)}`;
  }
  return d;
}

/** Everyone's chance at an entry, between the points around it. */
export function sharesAt(points: ChancePoint[], n: number): number[] {
  const sorted = [...points].sort((a, b) => a.n - b.n);
  const after = sorted.findIndex((point) => point.n >= n);
  if (after < 0) return sorted.at(-1)?.shares ?? [];
  if (after === 0) return sorted[0]!.shares;
  const [a, b] = [sorted[after - 1]!, sorted[after]!];
  const t = (n - a.n) / (b.n - a.n);
  return a.shares.map((share, seat) => share + (b.shares[seat]! - share) * t);
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** "3.5" is round 5 of chapter III; a mark of one number has no chapter; 0 is before the first round. */
export function partsOf(mark: string): { chapter: string; round: string } {
  const [first = '', ...rest] = mark.trim().split(/[\s.,]+/);
  const round = rest.length ? rest.join('.') : first;
  return { chapter: rest.length ? (ROMAN[Number(first)] ?? first) : '', round: round === '0' ? '' : round };
}

export function said(mark: string): string {
  const { chapter, round } = partsOf(mark);
  return [chapter, round].filter(Boolean).join(' ');
}

/** The points in order, with the end, where everything is known. */
export function finished(points: ChancePoint[], winners: number[], last: number): ChancePoint[] {
  const sorted = [...points].sort((a, b) => a.n - b.n);
  const end = sorted.at(-1);
  if (!end || end.n >= last || !winners.length) return sorted;
  const shares = end.shares.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return [...sorted, { n: last, shares, games: end.games }];
}

export interface Chapter {
  name: string;
  from: number;
  to: number;
}
/** Chapters with the entries they go from and to. */
export function chaptersOf(marks: { n: number; mark: string }[], last: number): Chapter[] {
  const found: Chapter[] = [];
  for (const { n, mark } of marks) {
    const { chapter } = partsOf(mark);
    if (!chapter || found.at(-1)?.name === chapter) continue;
    if (found.length) found.at(-1)!.to = n;
    found.push({ name: chapter, from: n, to: last });
  }
  return found;
}

export interface CourseLines {
  key: string;
  most: number;
  lines: { n: number; value: number }[][]; // by seat
}
/** What is told as a course (`damage:0`), a set of lines for every key. */
export function courseOf(course: Course[]): CourseLines[] {
  const found = new Map<string, CourseLines>();
  for (const { n, figures } of course) {
    for (const [name, value] of Object.entries(figures)) {
      const [key = '', seat = '0'] = name.split(':');
      const set = found.get(key) ?? { key, most: 1, lines: [] };
      (set.lines[Number(seat)] ??= []).push({ n, value });
      set.most = Math.max(set.most, value);
      found.set(key, set);
    }
  }
  return [...found.values()];
}
