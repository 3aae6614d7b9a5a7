// From zones to boxes: where everything of a scene lies, before anything is drawn.

import type { Item, Scene, Spot, Zone } from './messages';

export interface Cell {
  x: number; // column, from 0
  y: number; // row, from 0 at the top
  at: [number, number]; // as the game counts
  spots: Spot[];
  pieces: { item: Item; turn: number; spot: Spot }[];
}

export interface Grid {
  columns: number;
  rows: number;
  left: number;
  top: number; // what the game calls the first column, and the row at the top
  cells: Cell[];
  loose: Spot[]; // without a place
  grounds: string[]; // the kinds of ground, each once
}

export interface Parts {
  boards: Zone[]; // grids of nobody, and one's own
  shared: Zone[]; // rows and tracks of nobody
  piles: Zone[];
  own: Zone[];
  others: Map<number, Zone[]>;
}

const PLACE = /^(-?\d+),(-?\d+)$/;

function parse(word: string): [number, number] | null {
  const found = PLACE.exec(word);
  return found && [Number(found[1]), Number(found[2])];
}

/** The place of a spot: said, or named by its ref (`field:3,2`, `cell:blue:3,2`). */
export function placeOf(spot: Spot): [number, number] | null {
  if (spot.at) return [spot.at[0]!, spot.at[1]!];
  return parse(spot.ref.slice(spot.ref.lastIndexOf(':') + 1));
}

/** Pieces that say in their figures where they lie and how they are turned. */
export function laid(item: Item): { at: [number, number]; turn: number }[] {
  return Object.entries(item.figures ?? {}).flatMap(([key, turn]) => {
    const at = parse(key);
    return at ? [{ at, turn }] : [];
  });
}

/** A grid: every spot and laid piece in its cell, rows from the top. */
export function gridOf(zone: Zone, upward = false): Grid {
  const cells = new Map<string, Cell>();
  const cell = (at: [number, number]) => {
    const key = at.join();
    const found = cells.get(key) ?? { x: 0, y: 0, at, spots: [], pieces: [] };
    cells.set(key, found);
    return found;
  };
  const loose: Spot[] = [];
  for (const spot of zone.spots) {
    const at = placeOf(spot);
    const items = spot.items ?? [];
    const resting = items.filter((item) => laid(item).length === 0);
    for (const item of items) {
      for (const piece of laid(item)) cell(piece.at).pieces.push({ item, turn: piece.turn, spot });
    }
    if (at) cell(at).spots.push(resting.length === items.length ? spot : { ...spot, items: resting });
    else if (resting.length || !items.length) loose.push({ ...spot, items: resting });
  }
  const grounds = [...new Set(zone.spots.map((spot) => spot.ground ?? '').filter(Boolean))].sort();
  return { ...bounds([...cells.values()], upward), loose, grounds };
}

function bounds(cells: Cell[], upward: boolean): Omit<Grid, 'loose' | 'grounds'> {
  if (!cells.length) return { columns: 0, rows: 0, left: 0, top: 0, cells };
  const xs = cells.map((each) => each.at[0]);
  const ys = cells.map((each) => each.at[1]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  for (const each of cells) {
    each.x = each.at[0] - left;
    each.y = upward ? high - each.at[1] : each.at[1] - low;
  }
  cells.sort((a, b) => a.y - b.y || a.x - b.x);
  return { columns: right - left + 1, rows: high - low + 1, left, top: upward ? high : low, cells };
}

/** The side of a cell in pixels: the board fits its frame, but a finger still finds a cell. */
export function cellSize(
  width: number,
  columns: number,
  zoom: number,
  coarse: boolean,
  most = 104,
  finger = 48, // 44 and the gap between cells
): number {
  const fit = Math.floor((width - 2) / Math.max(columns, 1));
  const least = coarse ? finger : 30;
  return Math.round(Math.max(24, Math.min(Math.max(fit, least), most) * zoom));
}

/** Whose is what: mine in my strip, others' in their cards, the rest on the table. */
export function partsOf(scene: Scene, me: number): Parts {
  const parts: Parts = { boards: [], shared: [], piles: [], own: [], others: new Map() };
  for (const zone of scene.zones) {
    const seat = zone.seat ?? -1;
    // One's own board is the largest thing on the table, not a line in a strip.
    if (seat >= 0 && seat === me && zone.layout === 'grid') parts.boards.unshift(zone);
    else if (seat >= 0 && seat === me) parts.own.push(zone);
    else if (seat >= 0) parts.others.set(seat, [...(parts.others.get(seat) ?? []), zone]);
    else if (zone.layout === 'grid') parts.boards.push(zone);
    else if (zone.layout === 'pile') parts.piles.push(zone);
    else parts.shared.push(zone);
  }
  return parts;
}

/** Options before somebody else: what also lies in one's own zones is meant there. */
export function foreignActs<T>(acts: ReadonlyMap<string, T>, own: Zone[]): Map<string, T> {
  return new Map([...acts].filter(([ref]) => !own.some((zone) => holds(zone, new Set([ref])))));
}

/** Whether something in a zone, or the zone itself, is among these refs. */
export function holds(zone: Zone, refs: { has(ref: string): boolean }): boolean {
  if (refs.has(zone.ref)) return true;
  return zone.spots.some((spot) => refs.has(spot.ref) || spot.items?.some((item) => refs.has(item.ref)));
}

/** How many things lie in a zone, for a card that is closed. Marks count nothing. */
export function countOf(zone: Zone): number {
  const open = zone.spots.flatMap((spot) => spot.items ?? []);
  return (zone.hidden ?? 0) + open.reduce((sum, item) => sum + (item.n ?? 1), 0);
}

/** What is counted for a seat: figures of the moment (`points-0`), and of its place at the table. */
export function figuresOf(scene: Scene, seat: number, isSeat: (ref: string) => boolean): [string, number][] {
  const found = new Map<string, number>();
  for (const [key, value] of Object.entries(scene.figures)) {
    if (key.endsWith(`-${seat}`)) found.set(key.slice(0, -String(seat).length - 1), value);
  }
  const spots = scene.zones.flatMap((zone) => zone.spots).filter((spot) => isSeat(spot.ref));
  for (const item of spots.flatMap((spot) => spot.items ?? [])) {
    for (const [key, value] of Object.entries(item.figures ?? {})) if (!found.has(key)) found.set(key, value);
  }
  return [...found];
}

/** Which options have a thing among their targets. */
export function actsOf(choices: { do: number; targets?: string[] }[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const choice of choices) {
    for (const ref of new Set(choice.targets ?? [])) {
      found.set(ref, [...(found.get(ref) ?? []), choice.do]);
    }
  }
  return found;
}

/** Where a thing lies: its zone, its spot, itself. */
export function whereIs(scene: Scene, ref: string): { zone: Zone; spot?: Spot; item?: Item } | null {
  for (const zone of scene.zones) {
    if (zone.ref === ref && !zone.spots.some((spot) => spot.ref === ref)) return { zone };
    for (const spot of zone.spots) {
      const item = spot.items?.find((each) => each.ref === ref);
      if (item) return { zone, spot, item };
      if (spot.ref === ref) return { zone, spot };
    }
  }
  return null;
}
