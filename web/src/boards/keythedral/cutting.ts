// Convex outlines, cut along straight lines: parcels of a field, panes of a window.

import { n1 } from '../../pieces/random';

export type Corner = readonly [number, number];

/** What is left of an outline where nx·x + ny·y is at most `far`. */
export function cut(outline: readonly Corner[], nx: number, ny: number, far: number): Corner[] {
  const over = ([x, y]: Corner) => nx * x + ny * y - far;
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const [from, to] = [over(a), over(b)];
    const part = from / (from - to);
    const met: Corner[] = from > 0 !== to > 0 ? [[a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]] : [];
    return from > 0 ? met : [a, ...met];
  });
}

/** Where a line through a point, of length 1 a step, enters an outline and leaves it. */
export function within(outline: readonly Corner[], px: number, py: number, dx: number, dy: number): [number, number] | null {
  const beside = ([x, y]: Corner) => dx * (y - py) - dy * (x - px);
  const met = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const [from, to] = [beside(a), beside(b)];
    if (from > 0 === to > 0) return [];
    const part = from / (from - to);
    return [(a[0] + (b[0] - a[0]) * part - px) * dx + (a[1] + (b[1] - a[1]) * part - py) * dy];
  });
  return met.length < 2 ? null : [Math.min(...met), Math.max(...met)];
}

export const drawn = (outline: readonly Corner[]) => (outline.length > 2 ? `M${outline.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}z` : '');
