// From refs and figures to places: what lies on a map and how, where a piece may go, tracks.

import type { Item, Scene } from '../../lib/messages';
import { kindOf, wordOf, type Names } from '../../lib/names';
import type { Box } from '../stage';
import type { IconName } from './icons';
import { HIGH, SIZE, WIDE, extent, heartOf, laidAt, rectangle, spaceOf, turned, wordOfSpace, type Space } from './shapes';
import { itemsAt, spotsOf } from '../reading';

// Mountains beside and above the spaces, the sidewalk below them.
export const BESIDE = 46;
export const ABOVE = 58;
export const BELOW = 66;
export const FRAME: Box = { x: -BESIDE, y: -ABOVE, w: WIDE * SIZE + 2 * BESIDE, h: HIGH * SIZE + ABOVE + BELOW };

export const GOODS = ['food', 'ceramics', 'gears'] as const;
export const KINDS = ['FA', 'MA', 'LI', 'HA', 'TE'] as const;
const WATER = 2; // among the figures of a map; the other ground is a natural resource
/** How an objective is signed. */
export const GOAL_SIGNS: Record<string, IconName> = {
  o01: 'green',
  o02: 'road',
  o03: 'monuments',
  o04: 'nature',
  o05: 'water',
  o06: 'LI',
  o07: 'MA',
  o08: 'TE',
  o09: 'food',
  o10: 'ceramics',
  o11: 'gears',
  o12: 'FA',
  o13: 'HA',
  o14: 'edge',
  o15: 'districts',
};


/** The colour of a seat as refs spell it. */
export const colourOf = (scene: Scene, seat: number): string =>
  wordOf(scene.zones.find((zone) => zone.seat === seat && kindOf(zone.ref) === 'map')?.ref ?? 'map:');

/** The kind of a tile, and its shape: `tile:S4-LI2` is a Library of shape S4. */
export const typeOf = (ref: string): string => wordOf(ref).slice(-3, -1);
export const shapeName = (ref: string): string => wordOf(ref).split('-')[0]!;

// Shapes.

export const figured = (figures: Record<string, number>): Space[] =>
  Object.keys(figures)
    .filter((key) => /^\d+,\d+$/.test(key))
    .map((key) => spaceOf(key))
    .map(([x, y]) => [x - 1, y - 1] as const);

/** How many parts a thing has. */
export function partsOfThing(names: Names, ref: string): number {
  const figures = names.entry(ref)?.figures ?? {};
  return Math.max(1, Object.keys(figures).filter((key) => key.startsWith('rows-')).length);
}

/** The spaces of a thing, or of one of its parts, as printed. */
export function shapeOf(names: Names, ref: string, part = 0): Space[] {
  const kind = kindOf(ref);
  const figures = names.entry(kind === 'tile' ? `shape:${shapeName(ref)}` : ref)?.figures ?? {};
  if (kind !== 'monument') return figured(figures);
  return rectangle(figures[`columns-${part + 1}`] ?? 1, figures[`rows-${part + 1}`] ?? 1);
}

// Maps.

export interface Land {
  water: Space[];
  nature: Space[];
}

/** The map board that lies before a seat. */
export function boardRef(scene: Scene, seat: number): string {
  return itemsAt(scene, `before:${colourOf(scene, seat)}`).find((item) => item.sort === 'board')?.ref ?? '';
}

export function landOf(names: Names, board: string): Land {
  const land: Land = { water: [], nature: [] };
  for (const [word, ground] of Object.entries(names.entry(board)?.figures ?? {})) {
    (ground === WATER ? land.water : land.nature).push(spaceOf(word));
  }
  return land;
}

export interface Laid {
  ref: string;
  key: string;
  part: number;
  at: Space; // its lower left corner
  spaces: Space[]; // from 0,0
  wet: boolean[];
  worth: boolean;
}

/** A piece with its lower left corner somewhere. */
export function lay(names: Names, ref: string, part: number, at: Space, turn: number, wet: ReadonlySet<string>): Laid {
  const spaces = turned(shapeOf(names, ref, part), turn);
  const inOrder = [...spaces].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const under = laidAt(inOrder, at).map((space) => wet.has(wordOfSpace(space)));
  return { ref, key: `${ref} ${wordOfSpace(at)}`, part, at, spaces, wet: under, worth: false };
}

const standing = (each: Laid) => kindOf(each.ref) === 'monument' || each.ref === 'piece:tower';

/** Everything on a map, flat things first, then what stands on it from north to south. */
export function laidOf(names: Names, scene: Scene, seat: number): Laid[] {
  const zone = scene.zones.find((each) => each.seat === seat && kindOf(each.ref) === 'map');
  const items = zone?.spots.flatMap((spot) => spot.items ?? []) ?? [];
  const worth = worthOf(items);
  const wet = new Set(landOf(names, boardRef(scene, seat)).water.map(wordOfSpace));
  const found = items
    .filter((item) => item.sort !== 'worth')
    .flatMap((item) =>
      Object.entries(item.figures ?? {}).map(([word, turn], part) => ({
        ...lay(names, item.ref, part, spaceOf(word), turn, wet),
        worth: worth.has(wordOf(item.ref)),
      })),
    );
  const [low, high] = [found.filter((each) => !standing(each)), found.filter(standing)];
  return [...low, ...high.sort((a, b) => b.at[1] - a.at[1] || b.at[0] - a.at[0])];
}

/** What is worth a point now: words of tiles and of spaces with a natural resource. */
export const worthOf = (items: readonly Item[]): Set<string> =>
  new Set(Object.keys(items.find((item) => item.sort === 'worth')?.figures ?? {}));

/** A change in points. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The spaces of a map that are covered. */
export const coveredOf = (pieces: readonly Laid[]): Set<string> =>
  new Set(pieces.flatMap((each) => laidAt(each.spaces, each.at).map(wordOfSpace)));

// Laying.

export interface Place {
  action: number;
  spaces: Space[]; // on the map
  at: Space; // its lower left corner
  heart: Space;
  form: number; // among those of pieces of its size, each a quarter turn from the last
}

const TURNS = [0, 90, 180, 270] as const;

export const sameSpaces = (a: readonly Space[], b: readonly Space[]): boolean => {
  const words = new Set(a.map(wordOfSpace));
  return a.length === b.length && b.every((space) => words.has(wordOfSpace(space)));
};

/** The different footprints of one size, in the order in which a piece is turned. */
function footprints(found: readonly Space[][], size: number): Space[][] {
  const forms: Space[][] = [];
  const fitting = found.filter((spaces) => spaces.length === size).map((spaces) => turned(spaces, 0));
  const seen = (form: Space[]) => fitting.some((each) => sameSpaces(each, form));
  // The order must not hang on which place was offered first.
  const first = [...fitting].sort((a, b) => orderOf(a).localeCompare(orderOf(b)))[0];
  for (const turn of first ? TURNS : []) {
    const form = turned(first!, turn);
    if (seen(form) && !forms.some((each) => sameSpaces(each, form))) forms.push(form);
  }
  return forms;
}
const orderOf = (spaces: readonly Space[]) => spaces.map(wordOfSpace).sort().join(' ');

/** The places where something may be laid, from the spaces that each option would cover. */
export function placesOf(acts: ReadonlyMap<string, readonly number[]>, colour: string): Place[] {
  const covered = new Map<number, Space[]>();
  const start = `cell:${colour}:`;
  for (const [ref, actions] of acts) {
    if (!ref.startsWith(start)) continue;
    for (const action of actions) covered.set(action, [...(covered.get(action) ?? []), spaceOf(ref.slice(start.length))]);
  }
  const all = [...covered.values()];
  const forms = new Map([...new Set(all.map((spaces) => spaces.length))].map((size) => [size, footprints(all, size)]));
  return [...covered].map(([action, spaces]) => {
    const at: Space = [Math.min(...spaces.map(([x]) => x)), Math.min(...spaces.map(([, y]) => y))];
    const form = forms.get(spaces.length)!.findIndex((each) => sameSpaces(each, turned(spaces, 0)));
    return { action, spaces, at, heart: heartOf(spaces), form };
  });
}

/** The footprints of some places, by their number. */
export function formsOf(places: readonly Place[]): Space[][] {
  const forms: Space[][] = [];
  for (const place of places) forms[place.form] ??= turned(place.spaces, 0);
  return forms;
}

/** Where a footprint lies when its heart is on a space. */
export function hungOn(form: readonly Space[], [x, y]: Space): Space[] {
  const [hx, hy] = heartOf(form);
  return laidAt(form, [x - hx, y - hy]);
}

export const onMap = (spaces: readonly Space[]): boolean =>
  spaces.every(([x, y]) => x >= 1 && x <= WIDE && y >= 1 && y <= HIGH);

/** The spaces of what may give a thing access, roads and tiles of its kind; of what a monument needs. */
export function kinOf(names: Names, pieces: readonly Laid[], ref: string, land: Land): Set<string> {
  const needs = Object.keys(names.entry(ref)?.figures ?? {}).filter((key) => key.startsWith('near:')).map((key) => key.slice(5));
  const wanted = new Set(kindOf(ref) === 'monument' ? needs : ['R', kindOf(ref) === 'tile' ? typeOf(ref) : '']);
  const kind = (each: Laid) => (kindOf(each.ref) === 'tile' ? typeOf(each.ref) : kindOf(each.ref) === 'piece' && each.ref !== 'piece:tower' ? 'R' : '');
  const found = coveredOf(pieces.filter((each) => kind(each) && wanted.has(kind(each))));
  const covered = coveredOf(pieces);
  const ground = [...(wanted.has('W') ? land.water : []), ...(wanted.has('N') ? land.nature : [])].map(wordOfSpace);
  return new Set([...found, ...ground.filter((word) => !covered.has(word))]);
}

/** The edges where a laid piece touches given spaces, as middles of these edges in map units. */
export function contacts(spaces: readonly Space[], others: ReadonlySet<string>): { x: number; y: number; flat: boolean }[] {
  const own = new Set(spaces.map(wordOfSpace));
  return spaces.flatMap(([x, y]) =>
    ([[1, 0], [-1, 0], [0, 1], [0, -1]] as const).flatMap(([dx, dy]) => {
      const word = wordOfSpace([x + dx, y + dy]);
      if (!others.has(word) || own.has(word)) return [];
      return [{ x: (x - 0.5 + dx / 2) * SIZE, y: (HIGH - y + 0.5 - dy / 2) * SIZE, flat: dx !== 0 }];
    }),
  );
}

/** The part of a map that holds some spaces, in the shape of the frame it is shown in. */
export function around(spaces: readonly Space[], aspect: number, least = 6): Box {
  if (!spaces.length) return FRAME;
  const ROOM = 0.35; // of a space, on each side
  const [xs, ys] = [spaces.map(([x]) => x), spaces.map(([, y]) => y)];
  const [left, right] = [(Math.min(...xs) - 1 - ROOM) * SIZE, (Math.max(...xs) + ROOM) * SIZE];
  const [top, low] = [(HIGH - Math.max(...ys) - ROOM) * SIZE, (HIGH - Math.min(...ys) + 1 + ROOM) * SIZE];
  const wide = Math.max(right - left, (low - top) * aspect, least * SIZE);
  const [w, h] = [Math.min(wide, FRAME.w), Math.min(wide / aspect, FRAME.h)];
  const keep = (middle: number, size: number, from: number, whole: number) =>
    Math.min(Math.max(middle - size / 2, from), from + whole - size);
  return { x: keep((left + right) / 2, w, FRAME.x, FRAME.w), y: keep((top + low) / 2, h, FRAME.y, FRAME.h), w, h };
}

/** A corner of a view without points in it, or none; the upper right one has buttons. */
export function freeCorner(view: Box, points: readonly (readonly [number, number])[]): string {
  const PART = 0.32; // of the view, that something in the corner hides
  const corners = [['low', 'left'], ['low', 'right'], ['high', 'left']] as const;
  const hides = ([y, x]: (typeof corners)[number]) =>
    points.filter(([px, py]) => {
      const [across, down] = [(px - view.x) / view.w, (py - view.y) / view.h];
      return (x === 'left' ? across < PART : across > 1 - PART) && (y === 'high' ? down < PART : down > 1 - PART);
    }).length;
  return corners.find((corner) => !hides(corner))?.join(' ') ?? '';
}

/** Where a label of this size lies beside a piece, within a frame and clear of round things there: its
 * upper left corner, or null if it would hide one of them everywhere. */
export function beside(piece: Box, w: number, h: number, taken: readonly (readonly [number, number])[], radius: number, frame: Box): { x: number; y: number } | null {
  const GAP = 14;
  const [left, right, above, below] = [piece.x - GAP - w, piece.x + piece.w + GAP, piece.y - GAP - h, piece.y + piece.h + GAP];
  const [across, down] = [piece.x + (piece.w - w) / 2, piece.y + (piece.h - h) / 2];
  const keep = (at: number, size: number, from: number, all: number) => Math.min(Math.max(at, from), from + all - size);
  const inside = (at: number, size: number, from: number, all: number) => at >= from && at + size <= from + all;
  const level = [down, piece.y, piece.y + piece.h - h].map((y) => keep(y, h, frame.y, frame.h));
  const upright = [across, piece.x, piece.x + piece.w - w].map((x) => keep(x, w, frame.x, frame.w));
  const found = [
    ...[left, right].filter((x) => inside(x, w, frame.x, frame.w)).flatMap((x) => level.map((y) => ({ x, y }))),
    ...[below, above].filter((y) => inside(y, h, frame.y, frame.h)).flatMap((y) => upright.map((x) => ({ x, y }))),
  ];
  const away = (value: number, from: number, size: number) => Math.max(from - value, value - from - size, 0);
  return found.find(({ x, y }) => taken.every(([px, py]) => Math.hypot(away(px, x, w), away(py, y, h)) >= radius)) ?? null;
}

// What is in hand.

export interface InHand {
  ref: string;
  part: number;
  n: number;
}

/** What is being laid: one thing, or the pieces of a set. */
export function handOf(names: Names, scene: Scene, seat: number): InHand[] {
  const zone = scene.zones.find((each) => each.ref === 'hand:laying' && each.seat === seat);
  const items = zone?.spots.flatMap((spot) => spot.items ?? []) ?? [];
  const map = scene.zones.find((each) => each.seat === seat && kindOf(each.ref) === 'map');
  const lying = (ref: string) => map?.spots.flatMap((spot) => spot.items ?? []).find((item) => item.ref === ref);
  return items.map((item) => {
    const started = kindOf(item.ref) === 'monument' ? Object.keys(lying(item.ref)?.figures ?? {}).length : 0;
    const ref = kindOf(item.ref) === 'start' ? 'piece:long' : item.ref;
    return { ref, part: Math.min(started, partsOfThing(names, item.ref) - 1), n: item.n ?? 1 };
  });
}

// Tracks.

export interface Step {
  at: number;
  marked: boolean; // a population symbol, or a ring
  seats: number[];
}

/** The spaces of a track on the side in play, each with the markers on it. */
export function stepsOf(names: Names, scene: Scene, track: string): Step[] {
  const side = scene.figures['resource-side'] ? 'B' : 'A';
  const figures = names.entry(`track:${track}`)?.figures ?? {};
  const seatsAt = new Map(
    spotsOf(scene, `track:${track}`).map((spot) => [Number(wordOf(spot.ref)), (spot.items ?? []).map((item) => item.seat ?? -1)]),
  );
  return Array.from({ length: (figures[side] ?? 0) + 1 }, (_, at) => ({
    at,
    marked: figures[`${side}${at}`] === 1,
    seats: seatsAt.get(at) ?? [],
  }));
}

/** Where a marker stands, and whose it is. */
export function markerOf(scene: Scene, track: string, colour: string): { at: number; seat: number } {
  for (const spot of spotsOf(scene, `track:${track}`)) {
    const item = spot.items?.find((each) => each.ref === `marker:${colour}-${track}`);
    if (item) return { at: Number(wordOf(spot.ref)), seat: item.seat ?? -1 };
  }
  return { at: 0, seat: -1 };
}

/** How far a seat's marker has come. */
export function standOf(scene: Scene, track: string, seat: number): number {
  const spot = spotsOf(scene, `track:${track}`).find((each) => each.items?.some((item) => item.seat === seat));
  return spot ? Number(wordOf(spot.ref)) : 0;
}

export const boxOf = (spaces: readonly Space[], room = 8, above = 0): Box => {
  const [columns, rows] = extent(spaces);
  return { x: -room, y: -rows * SIZE - room - above, w: columns * SIZE + 2 * room, h: rows * SIZE + 2 * room + above };
};

/** The gold a seat has left. */
export const goldOf = (scene: Scene, seat: number): number =>
  itemsAt(scene, `before:${colourOf(scene, seat)}`).find((item) => item.sort === 'board')?.figures?.['gold'] ?? 0;

/** The monuments on a map, as they were built. */
export const wondersOf = (scene: Scene, seat: number): Item[] =>
  itemsAt(scene, `map:${colourOf(scene, seat)}`).filter((item) => item.sort === 'monument');
