// From refs and figures to places: what lies on a map and how, where a piece may go, tracks.

import type { Item, Scene, Spot, Zone } from '../../lib/messages';
import { kindOf, wordOf, type Names } from '../../lib/names';
import type { Box } from '../stage';
import { HIGH, SIZE, WIDE, extent, heartOf, laidAt, rectangle, spaceOf, turned, wordOfSpace, type Space } from './shapes';

// Mountains beside and above the spaces, the sidewalk below them.
export const BESIDE = 46;
export const ABOVE = 58;
export const BELOW = 66;
export const FRAME: Box = { x: -BESIDE, y: -ABOVE, w: WIDE * SIZE + 2 * BESIDE, h: HIGH * SIZE + ABOVE + BELOW };

export const GOODS = ['food', 'ceramics', 'gears'] as const;
export const KINDS = ['FA', 'MA', 'LI', 'HA', 'TE'] as const;
const WATER = 2; // among the figures of a map; the other ground is a natural resource
const TURNS = [0, 90, 180, 270] as const;

export const zoneOf = (scene: Scene, ref: string): Zone | undefined => scene.zones.find((zone) => zone.ref === ref);
export const spotsOf = (scene: Scene, ref: string): Spot[] => zoneOf(scene, ref)?.spots ?? [];
export const itemsOf = (scene: Scene, ref: string): Item[] => spotsOf(scene, ref).flatMap((spot) => spot.items ?? []);

/** The colour of a seat as refs spell it. */
export const colourOf = (scene: Scene, seat: number): string =>
  wordOf(scene.zones.find((zone) => zone.seat === seat && kindOf(zone.ref) === 'map')?.ref ?? 'map:');

/** The kind of a tile, and its shape: `tile:S4-LI2` is a Library of shape S4. */
export const typeOf = (ref: string): string => wordOf(ref).slice(-3, -1);
export const shapeName = (ref: string): string => wordOf(ref).split('-')[0]!;

/** A name without the word that its ref has already: `m07 The Parthenon`. */
export const nameOf = (names: Names, ref: string): string => names.of(ref).replace(`${wordOf(ref)} `, '');
/** The name of a tile's kind alone. */
export const kindName = (names: Names, ref: string): string => names.of(ref).split(' ')[0]!;

// Shapes.

const figured = (figures: Record<string, number>): Space[] =>
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
  return itemsOf(scene, `before:${colourOf(scene, seat)}`).find((item) => item.sort === 'board')?.ref ?? '';
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

/** The spaces of a map that are covered. */
export const coveredOf = (pieces: readonly Laid[]): Set<string> =>
  new Set(pieces.flatMap((each) => laidAt(each.spaces, each.at).map(wordOfSpace)));

// Laying.

export interface Place {
  action: number;
  spaces: Space[]; // on the map
  at: Space;
  turn: number;
  heart: Space;
}

/** The places where a piece may be laid, from the spaces that each option would cover. Of two turns
 * that cover the same spaces only one is offered. */
export function placesOf(acts: ReadonlyMap<string, readonly number[]>, colour: string, shape: readonly Space[]): Place[] {
  const covered = new Map<number, Space[]>();
  const start = `cell:${colour}:`;
  for (const [ref, actions] of acts) {
    if (!ref.startsWith(start)) continue;
    for (const action of actions) covered.set(action, [...(covered.get(action) ?? []), spaceOf(ref.slice(start.length))]);
  }
  return [...covered]
    .filter(([, spaces]) => spaces.length === shape.length)
    .map(([action, spaces]) => {
      const at: Space = [Math.min(...spaces.map(([x]) => x)), Math.min(...spaces.map(([, y]) => y))];
      const same = (turn: number) => sameSpaces(laidAt(turned(shape, turn), at), spaces);
      return { action, spaces, at, turn: TURNS.find(same) ?? 0, heart: heartOf(spaces) };
    });
}

export const sameSpaces = (a: readonly Space[], b: readonly Space[]): boolean => {
  const words = new Set(a.map(wordOfSpace));
  return a.length === b.length && b.every((space) => words.has(wordOfSpace(space)));
};

/** The next turn in which a shape lies differently. */
export function nextTurn(shape: readonly Space[], turn: number, way: number): number {
  const now = turned(shape, turn);
  for (let step = 1; step <= 4; step++) {
    const to = (turn + way * 90 * step + 1440) % 360;
    if (!sameSpaces(turned(shape, to), now)) return firstLike(shape, to);
  }
  return turn;
}

/** The first turn that covers the same spaces: the one that is offered. */
export function firstLike(shape: readonly Space[], turn: number): number {
  return TURNS.find((each) => sameSpaces(turned(shape, each), turned(shape, turn))) ?? turn;
}

/** Where the corner of a piece lies when its heart is on a space. */
export function cornerFor(shape: readonly Space[], turn: number, heart: Space): Space {
  const [hx, hy] = heartOf(turned(shape, turn));
  return [heart[0] - hx, heart[1] - hy];
}

export const onMap = (spaces: readonly Space[]): boolean =>
  spaces.every(([x, y]) => x >= 1 && x <= WIDE && y >= 1 && y <= HIGH);

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

/** How far a seat's marker has come. */
export function standOf(scene: Scene, track: string, seat: number): number {
  const spot = spotsOf(scene, `track:${track}`).find((each) => each.items?.some((item) => item.seat === seat));
  return spot ? Number(wordOf(spot.ref)) : 0;
}

export const boxOf = (spaces: readonly Space[], room = 8, above = 0): Box => {
  const [columns, rows] = extent(spaces);
  return { x: -room, y: -rows * SIZE - room - above, w: columns * SIZE + 2 * room, h: rows * SIZE + 2 * room + above };
};
