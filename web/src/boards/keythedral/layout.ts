// Where everything of Keythedral lies: fields are octagons at a pitch of 100, plots the diamonds left
// between four of them.

import { placeOf } from '../../lib/layout';
import type { Item, LogLine, Scene, Spot, Zone } from '../../lib/messages';
import { wordOf } from '../../lib/names';
import type { Box } from '../stage';
import { itemsOf, spotsOf } from '../reading';
import type { Begun } from '../tableau';

export const PITCH = 100;
const CUT = 30; // how much of its corners an octagon lacks
const HALF = 50;
const MARGIN = 84; // from the outermost centres to the edge

export interface Point {
  x: number;
  y: number;
}

const outline = (points: number[][]) => `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** A field, a little within its space. */
export const OCTAGON = octagon(HALF - 1.2, CUT - 0.5);
export function octagon(half: number, cut: number): string {
  const [a, b] = [half, half - cut];
  return outline([[-b, -a], [b, -a], [a, -b], [a, b], [b, a], [-b, a], [-a, b], [-a, -b]]);
}
export const DIAMOND = diamond(29.5);
export function diamond(r: number): string {
  return outline([[0, -r], [r, 0], [0, r], [-r, 0]]);
}

export const fieldAt = (x: number, y: number): Point => ({ x: x * PITCH, y: y * PITCH });
export const plotAt = (x: number, y: number): Point => ({ x: x * PITCH + HALF, y: y * PITCH + HALF });

/** Which way a side of a plot lies: the corners are named after the field they face. */
const WAYS: Record<string, [number, number]> = { nw: [-1, -1], ne: [1, -1], sw: [-1, 1], se: [1, 1] };
const OUT = 21; // pushed out of the plot, so that a fence never hides a number
const EDGE = 15; // where the plot ends

/** A side `side:2,1-se`: its middle or that of a fence on it, and how that is turned. */
export function sideAt(ref: string, out = OUT): Point & { turn: number } {
  const [place, corner] = [wordOf(ref).slice(0, -3), wordOf(ref).slice(-2)];
  const [x, y] = place.split(',').map(Number) as [number, number];
  const [dx, dy] = WAYS[corner] ?? [0, 0];
  const at = plotAt(x, y);
  return { x: at.x + dx * out, y: at.y + dy * out, turn: dx === dy ? -45 : 45 };
}

/** The edge of a plot, as a bar lies along it. */
export const edgeAt = (ref: string) => sideAt(ref, EDGE);

/** A place of a grid zone in the units of the quilt. */
export function pointOf(spot: Spot, zone: string): Point {
  const [x, y] = placeOf(spot) ?? [0, 0];
  return zone === 'board:countryside' ? fieldAt(x, y) : plotAt(x, y);
}

/** What is seen of the quilt: the outermost fields and a margin, a square at least as large as a start. */
export function quiltBox(fields: Spot[]): Box {
  const points = fields.map((spot) => pointOf(spot, 'board:countryside'));
  const span = (values: number[]) => {
    const [low, high] = [Math.min(0, ...values), Math.max(PITCH, ...values)];
    return { from: low - MARGIN, size: high - low + 2 * MARGIN };
  };
  const [across, down] = [span(points.map((p) => p.x)), span(points.map((p) => p.y))];
  return { x: across.from, y: down.from, w: across.size, h: down.size };
}

/** What text must be to be read at a scale: twelve pixels at least, in units. */
export const legible = (units: number, scale: number) => Math.max(units, 12 / scale);

/** What a frame shows of a box that is fitted into it, all of it at this scale. */
export function shownIn(box: Box, width: number, height: number): Box & { scale: number } {
  const scale = Math.min(width / box.w, height / box.h) || 1;
  const [w, h] = [width / scale, height / scale];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h, scale };
}

const WRITTEN = 16; // round the middle of a number
const CORNERS = [[0, 0], [0, 1], [1, 0], [1, 1]] as const;
/** The numbers of columns and rows, and where they stand along the edges of a box. */
export function axesOf(box: Box): (Point & { n: number; down: boolean })[] {
  const steps = (from: number, size: number) => {
    const [first, last] = [Math.ceil((from + 60) / PITCH), Math.floor((from + size - 60) / PITCH)];
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  };
  return [
    ...steps(box.x, box.w).map((n) => ({ n, down: false, x: n * PITCH, y: box.y + box.h - 6 })),
    ...steps(box.y, box.h).map((n) => ({ n, down: true, x: box.x + box.w - 14, y: n * PITCH + 5 })),
  ];
}

/** A corner of a frame in which a sheet of this size covers no field, plot or number: where its upper left
 * corner comes to lie. What lies there already, `above` high, stays free at the upper right. */
export function freeCorner(frame: Box, fields: Spot[], plots: Spot[], w: number, h: number, above = 0, numbers: readonly Point[] = []): (Point & { right: boolean; low: boolean }) | null {
  // How far out something reaches: along an axis, and along both together.
  const taken = [
    ...fields.map((spot) => ({ ...pointOf(spot, 'board:countryside'), one: HALF, both: 2 * HALF - CUT })),
    ...plots.map((spot) => ({ ...pointOf(spot, ''), one: CUT, both: CUT })),
    ...numbers.map(({ x, y }) => ({ x, y, one: WRITTEN, both: WRITTEN })),
  ];
  const beyond = (value: number, from: number, size: number) => Math.max(from - value, value - from - size, 0);
  for (const [right, low] of CORNERS) {
    const x = right ? frame.x + frame.w - w : frame.x;
    const y = low ? frame.y + frame.h - h : frame.y + (right ? above : 0);
    const free = taken.every((each) => {
      const [dx, dy] = [beyond(each.x, x, w), beyond(each.y, y, h)];
      return Math.max(dx, dy) > each.one || dx + dy > each.both;
    });
    if (free) return { x, y, right: !!right, low: !!low };
  }
  return null;
}

export interface Window {
  spot: Spot;
  x: number; // of its foot, in the middle
  y: number;
  value: number;
}
export const WINDOW = { w: 72, h: 66, gap: 6, pitch: 70 };
/** A pointed arch that stands on its origin. */
export const LANCET = 'M-36 0V-30Q-34 -55 0 -66Q34 -55 36 -30V0Z';
/** What an inset shows of it. */
export const LANCET_BOX: Box = { x: -38, y: -68, w: 76, h: 70 };

/** Where so many cubes of a price lie in a window, above what is written at its foot: in two rows, the
 * larger one below. */
export function cubesAt(n: number, foot: number): Point[] {
  const below = n > 2 ? Math.ceil(n / 2) : n;
  return Array.from({ length: n }, (_, i) => {
    const [row, of, at] = i < below ? [0, below, i] : [1, n - below, i - below];
    return { x: (at - (of - 1) / 2) * 22, y: -foot - (n > 2 ? 10 : 20) - row * 19.5 };
  });
}

/** The west front: rows of windows stand on each other, the cheapest at the bottom. */
export function naveOf(rows: Zone[]): { windows: Window[]; levels: { y: number; value: number; width: number }[] } {
  const windows: Window[] = [];
  const levels = rows.map((row, i) => {
    const value = Number(wordOf(row.ref));
    const y = -i * WINDOW.pitch;
    const step = WINDOW.w + WINDOW.gap;
    const left = -((row.spots.length - 1) * step) / 2;
    row.spots.forEach((spot, k) => windows.push({ spot, x: left + k * step, y, value }));
    return { y, value, width: row.spots.length * step + WINDOW.gap };
  });
  return { windows, levels };
}


/** The price of a building tile now, cube by cube, and which of them somebody's law has added. */
export function priceOf(item: Item): { kind: string; raised: boolean }[] {
  const figures = item.figures ?? {};
  return KINDS.flatMap((kind) => {
    const [n, more] = [figures[kind] ?? 0, figures[`+${kind}`] ?? 0];
    return Array.from({ length: n }, (_, i) => ({ kind, raised: i >= n - more }));
  });
}
export const KINDS = ['T', 'S', 'F', 'W', 'R', 'I', 'G', 'A'];
export const BASICS = 5;

export interface Purchase {
  ref: string;
  seat: number;
  round: number; // 0 if the log does not reach back to its beginning
}

/** Who bought which building tile and when: whoever the log last names it with, if it has left the rows. */
export function purchasesOf(log: readonly LogLine[], scene: Scene): Purchase[] {
  const rows = scene.zones.filter((zone) => zone.ref.startsWith('row:'));
  const offered = new Set(rows.flatMap((zone) => itemsOf(zone).map((item) => item.ref)));
  const found = new Map<string, Purchase>();
  let round = 0;
  for (const { pieces, seat = -1 } of log) {
    for (const [, ref] of pieces) {
      if (ref?.startsWith('round:')) round = Number(wordOf(ref));
      if (ref?.startsWith('building:') && seat >= 0 && !offered.has(ref)) found.set(ref, { ref, seat, round });
    }
  }
  return [...found.values()];
}

/** What was bought from each empty window: a row's tiles from the left, in the order they were bought. */
export function glassOf(rows: Zone[], purchases: Purchase[], valueOf: (ref: string) => number): Map<string, Purchase> {
  const found = new Map<string, Purchase>();
  for (const row of rows) {
    const empty = row.spots.filter((spot) => !spot.items?.length);
    const bought = purchases.filter(({ ref }) => valueOf(ref) === Number(wordOf(row.ref)));
    bought.slice(0, empty.length).forEach((each, i) => found.set(empty[i]!.ref, each));
  }
  return found;
}

/** The five tiles of a seat by number, and the plot each is laid on, if it is. */
export function tilesOf(scene: Scene, seat: number): { item: Item; laid: string }[] {
  const found = scene.zones.flatMap((zone) =>
    zone.spots.flatMap((spot) =>
      (spot.items ?? [])
        .filter((item) => item.sort === 'tile' && item.seat === seat)
        .map((item) => ({ item, laid: zone.ref === 'board:plots' ? wordOf(spot.ref) : '' })),
    ),
  );
  return found.sort((a, b) => (a.item.figures?.['number'] ?? 0) - (b.item.figures?.['number'] ?? 0));
}

/** What windows and cubes count now. */
export function pointsOf(windows: Item[], cubes: Item[], worth: (ref: string) => number) {
  return {
    tiles: windows.reduce((sum, item) => sum + (item.figures?.['value'] ?? 0), 0),
    cubes: cubes.reduce((sum, item) => sum + (item.n ?? 1) * worth(item.ref), 0),
  };
}

/** Where the viewer means to send a worker, and the cube that it would bring. */
export function harvestOf(begun: readonly Begun[], scene: Scene): { field: string; kind: string } | null {
  const sent = begun.find(({ choice }) => choice.verb === 'send')?.choice.targets?.[0];
  const kind = spotsOf(scene, 'board:countryside').find((spot) => spot.ref === sent)?.ground;
  return sent && kind ? { field: sent, kind } : null;
}

/** The number of the stone on which a marker would be put: everybody's tiles of it send next. */
export function calledOf(begun: readonly Begun[]): number {
  const stone = begun.find(({ choice }) => choice.verb === 'mark')?.choice.targets?.[0];
  return stone ? Number(wordOf(stone)) : 0;
}
