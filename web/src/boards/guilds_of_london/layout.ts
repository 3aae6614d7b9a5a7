// Where everything of Guilds of London lies: tiles on a grid with streets between them, the Thames along
// their south; and what a scene says of a tile, in the order in which it is drawn.

import { placeOf } from '../../lib/layout';
import type { ChoiceInfo, Item, Scene, Spot } from '../../lib/messages';
import { wordOf } from '../../lib/names';
import type { Box } from '../stage';
import { itemsOf, spotsOf, zoneOf } from '../reading';

export const TILE = { w: 159, h: 103 };
const STREET = 10;
const MARGIN = 14;
const [PITCH_X, PITCH_Y] = [TILE.w + STREET, TILE.h + STREET];
export const THAMES = 100; // how wide the river is
export const STREAM = 70; // where there is little room
export const RIM = 6; // of the river, left and right

export interface Point {
  x: number;
  y: number;
}
export const block = (w: number, h: number) => `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`;
export const PLOT = block(TILE.w, TILE.h);

/** The middle of a place of the city. */
export function pointOf(spot: Spot): Point {
  const [x, y] = placeOf(spot) ?? [0, 0];
  return { x: x * PITCH_X, y: y * PITCH_Y };
}

/** The city with its streets as far as tiles are laid, without the river. */
export function cityBox(spots: Spot[]): Box {
  const points = spots.filter((spot) => spot.ground || spot.items?.length).map(pointOf);
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs) - TILE.w / 2 - MARGIN, Math.min(...ys) - TILE.h / 2 - MARGIN];
  return { x, y, w: Math.max(...xs) + TILE.w / 2 + MARGIN - x, h: Math.max(...ys) + TILE.h / 2 + MARGIN - y };
}

/** The Guildhall: one cell or two side by side. */
export function hallOf(spots: Spot[]): (Point & { w: number; spot: Spot }) | null {
  const cells = spots.filter((spot) => spot.ground === 'guildhall');
  const spot = cells.find((each) => each.ref === 'place:hall');
  if (!spot) return null;
  const xs = cells.map((each) => pointOf(each).x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { x: (left + right) / 2, y: pointOf(spot).y, w: right - left + TILE.w, spot };
}

export type Level = 'large' | 'medium' | 'small';
/** How much of a tile can be told at a width on the screen. */
export const levelOf = (pixels: number): Level => (pixels >= 125 ? 'large' : pixels >= 90 ? 'medium' : 'small');

/** Along the river: arches of the bridge, the ship, open water, the Plantation. */
export function thamesOf(width: number, rounds: number) {
  const field = Math.max(236, width * 0.3);
  const bridge = width - field - 172;
  return { arch: bridge / rounds, bridge, ship: bridge + 66, water: bridge + 142, field };
}

// What is told of a tile.

export interface Prize {
  icon: string;
  n: number;
}
const ICONS = ['V', 'D', 'H', 'N', 'S', 'X', 'M', 'tie', 'suit', 'hand'];
/** The icons among some figures, from left to right. */
export function prizesOf(figures: Record<string, number> = {}, of = ''): Prize[] {
  return Object.entries(figures).flatMap(([key, n]) => {
    const icon = key.startsWith(of) ? key.slice(of.length) : '';
    return ICONS.includes(icon) ? [{ icon, n }] : [];
  });
}
export const prizesWide = (prizes: Prize[], size: number) =>
  prizes.reduce((sum, { icon, n }) => sum + size * 1.15 + (icon !== 'V' && n > 1 ? size * 0.5 : 0), 0);

const SUITS = ['Y', 'B', 'R', 'G', 'P'];
export const suitsOf = (figures: Record<string, number> = {}) => SUITS.filter((suit) => figures[suit]).join('');

export interface Group {
  ref: string;
  sort: string; // man, neutral or beadle
  seat: number; // -1: nobody at the table
  n: number;
}

/** Who stands on a place, the leader first; those who vote for nobody last. */
export function groupsOf(items: Item[] = []): Group[] {
  const people = items.filter((item) => ['man', 'neutral', 'beadle'].includes(item.sort) && !item.face);
  const groups = people.map((item) => ({ ref: item.ref, sort: item.sort, seat: item.seat ?? -1, n: item.n ?? 1 }));
  const order = ['man', 'neutral', 'beadle'];
  return groups.sort((a, b) => order.indexOf(a.sort) - order.indexOf(b.sort) || b.n - a.n);
}

export interface Standing {
  group: Group;
  x: number;
  row: number; // 0 in front
  first: boolean;
  told: number; // a number beside a figure that stands for all
}
export const STEP = 9; // between two men of a group
const [WIDE, GAP] = [17, 6];
const wideOf = (groups: Group[]) => groups.reduce((sum, { n }) => sum + WIDE + (n - 1) * STEP + GAP, -GAP);

/** People side by side; too many: two rows, leaders behind; still too many: one figure and a number. */
export function crowd(groups: Group[], room: number, few = false): Standing[] {
  if (few) return counted(groups, room);
  if (wideOf(groups) <= room) return row(groups, 0);
  for (let cut = 1; cut < groups.length; cut++) {
    const [back, front] = [groups.slice(0, cut), groups.slice(cut)];
    if (wideOf(back) <= room - 4 && wideOf(front) <= room) return [...row(back, 1, 4), ...row(front, 0)];
  }
  return counted(groups, room);
}
function row(groups: Group[], at: number, from = 0): Standing[] {
  let x = from + WIDE / 2;
  return groups.flatMap((group) => {
    const all = Array.from({ length: group.n }, (_, i) => ({ group, x: x + i * STEP, row: at, first: i === 0, told: 0 }));
    x += WIDE + (group.n - 1) * STEP + GAP;
    return all;
  });
}
function counted(groups: Group[], room: number): Standing[] {
  const step = Math.min(38, room / Math.max(1, groups.length));
  return groups.map((group, i) => ({ group, x: WIDE / 2 + i * step, row: 0, first: true, told: group.n > 1 ? group.n : 0 }));
}

/** How far people reach along their street. */
export const reachOf = (standing: Standing[]): number => Math.max(0, ...standing.map(({ x, told }) => x + (told ? 20 : WIDE / 2)));

/** The way between two places of the city, along the streets. */
export function wayBetween(from: Point, to: Point): string {
  const [half, foot] = [PITCH_Y / 2, TILE.h / 2 - 3];
  const up = to.y < from.y;
  const out = from.y + (up ? -half : half);
  const into = to.y + (up || to.y === from.y ? half : -half);
  // Streets between columns lead from one row to another that is not next to it.
  const across = to.x + (from.x > to.x ? PITCH_X : -PITCH_X) / 2;
  const turn = out === into ? '' : `H${across}V${into}`;
  return `M${from.x} ${from.y + (up ? -foot : foot)}V${out}${turn}H${to.x}V${to.y + (into > to.y ? foot : -foot)}`;
}

const ASIDE = 64; // a chain that hangs down hangs beside the names
/** Neighbouring Masters of one player: where the chain between them hangs, and whether it hangs down. */
export function chainsOf(spots: Spot[]): (Point & { down: boolean; key: string })[] {
  const masters = new Map<string, number>();
  for (const spot of spots) {
    const master = spot.items?.find((item) => item.face === 'master');
    if (master) masters.set(String(placeOf(spot)), master.seat ?? -1);
  }
  return [...masters].flatMap(([place, seat]) => {
    const [x, y] = place.split(',').map(Number) as [number, number];
    const beside = [[x + 1, y], [x, y + 1]].filter((next) => masters.get(String(next)) === seat);
    return beside.map(([a, b]) => ({ x: ((x + a!) / 2) * PITCH_X + (a === x ? ASIDE : 0), y: ((y + b!) / 2) * PITCH_Y, down: a === x, key: `${place} ${a},${b}` }));
  });
}

/** The sides of a tile in a tie on which Masters of its winner stand: they have voted. */
export function votersOf(spots: Spot[], tile: Spot): [number, number][] {
  const winner = tile.items?.[0]?.figures?.['winner'];
  const [x, y] = placeOf(tile) ?? [0, 0];
  return ([[0, -1], [1, 0], [0, 1], [-1, 0]] as [number, number][]).filter(([dx, dy]) =>
    spots.some((spot) => String(placeOf(spot)) === String([x + dx, y + dy]) && spot.items?.some((item) => item.face === 'master' && item.seat === winner)),
  );
}

/** Who owns each piece of a race, in the order of the ring. */
export const piecesOf = (groups: Group[]) => groups.flatMap((group) => Array.from({ length: group.n }, () => group));

// Scenes.


/** How many men of a player stand in a place. */
export function menIn(scene: Scene, seat: number, place: string): number {
  const spot = scene.zones.flatMap((zone) => zone.spots).find((each) => each.ref === place);
  return spot?.items?.find((item) => item.sort === 'man' && item.seat === seat)?.n ?? 0;
}
export const mastersOf = (scene: Scene, seat: number) =>
  spotsOf(scene, 'board:city').filter((spot) => spot.items?.some((item) => item.face === 'master' && item.seat === seat));
/** Points, pairs and hand limit of a player, as they stand. */
export const standingOf = (scene: Scene, seat: number) =>
  itemsOf(zoneOf(scene, 'table:seats')).find((item) => item.seat === seat)?.figures ?? {};

/** A card by its word: its ability and its banners (`Y1+R`). */
export function bannersOf(word: string): string {
  return word.slice(0, 1) + (/\+(.)/.exec(word)?.[1] ?? '');
}
/** Cards one by one: those of a kind lie together in a scene. */
export const singles = (items: Item[]) =>
  items.flatMap((item) => Array.from({ length: item.n ?? 1 }, (_, i) => ({ item, key: `${item.ref} ${i}` })));

/** A hand as it stands, with what would leave it and what would come; of like cards the lifted one leaves first. */
export function handOf(now: Item[], then: Item[], lifted = '') {
  const left = new Map(then.map((item) => [item.ref, item.n ?? 1]));
  const stays = new Set<string>();
  const cards = singles(now);
  for (const { item, key } of [...cards].sort((a, b) => Number(a.key === lifted) - Number(b.key === lifted))) {
    const n = left.get(item.ref) ?? 0;
    if (n > 0) stays.add(key);
    left.set(item.ref, n - 1);
  }
  const known = new Set(cards.map(({ key }) => key));
  const fresh = singles(then).filter(({ key }) => !known.has(key));
  return [...cards.map((card) => ({ ...card, gone: !stays.has(card.key) })), ...fresh.map((card) => ({ ...card, gone: false }))];
}

/** A man that is moved comes from the Guildhall, else from where most stand. */
export function usualSource(last: ChoiceInfo, among: readonly ChoiceInfo[], scene: Scene, seat: number): ChoiceInfo | undefined {
  if (last.verb !== 'move') return undefined;
  const men = (choice: ChoiceInfo) => menIn(scene, seat, choice.targets?.[0] ?? '');
  const sources = among.filter((choice) => choice.verb === 'from').sort((a, b) => men(b) - men(a));
  return sources.find((choice) => choice.targets?.includes('place:hall')) ?? sources[0];
}

/** A name cut to what fits, by word if that leaves enough. */
export function cut(name: string, room: number, size: number): string {
  const most = Math.floor(room / (size * 0.515));
  if (name.length <= most) return name;
  const words = name.slice(0, most).split(' ').slice(0, -1).join(' ');
  return words.length > most / 2 ? `${words}…` : `${name.slice(0, most - 1)}…`;
}
export const tileWord = (item: Item) => item.face ?? wordOf(item.ref);
