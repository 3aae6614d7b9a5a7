// From the scene to what is drawn where. Pure: everything here is a function of refs and sizes.

import type { ChoiceInfo, Item, Scene, Spot, Zone } from '../../lib/messages';
import { kindOf, wordOf, type Names } from '../../lib/names';
import type { Sort } from './Figure.svelte';
import { PLACES } from './places';
import { countIn, itemsOf, spotsOf, zoneOf } from '../reading';

export const figure = (item: Item | undefined, key: string) => item?.figures?.[key] ?? 0;

/** A rounded rectangle about its middle: the outline of a card. */
export function outline(w: number, h: number, r = 6): string {
  const bend = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${r - w / 2} ${-h / 2}h${w - 2 * r}${bend(r, r)}v${h - 2 * r}${bend(-r, r)}h${2 * r - w}${bend(-r, -r)}v${2 * r - h}${bend(r, -r)}z`;
}

/** Where cards of a row begin: side by side with a gap where there is room, else they overlap. */
export function fan(n: number, width: number, w: number, gap = 10): number[] {
  const step = n > 1 ? Math.min(w + gap, (width - w) / (n - 1)) : 0;
  return Array.from({ length: n }, (_, i) => Math.round(i * step));
}

export interface Single {
  spot: Spot;
  item: Item;
  key: string;
}
/** Every single card of some spots: a spot may hold several of a kind. */
export function singles(spots: Spot[]): Single[] {
  return spots.flatMap((spot) =>
    (spot.items ?? []).flatMap((item, at) =>
      Array.from({ length: item.n ?? 1 }, (_, i) => ({ spot, item, key: `${spot.ref}|${at}|${i}` })),
    ),
  );
}

export interface Site {
  item: Item;
  word: string;
  spot: string;
  owner: number; // -1 in the centre
  tired: boolean;
}
const ORDER = Object.keys(PLACES);
/** The Cities and Landmarks in this game, held or not, each always in the same place of the map. */
export function sitesOf(scene: Scene): Site[] {
  const found: Site[] = [];
  for (const zone of scene.zones) {
    for (const spot of zone.spots) {
      for (const item of spot.items ?? []) {
        if (item.sort !== 'place') continue;
        const tired = kindOf(spot.ref) === 'exhausted';
        found.push({ item, word: wordOf(item.ref), spot: spot.ref, owner: item.seat ?? -1, tired });
      }
    }
  }
  return found.sort((a, b) => ORDER.indexOf(a.word) - ORDER.indexOf(b.word));
}

export interface Realm {
  item: Item;
  seat: number;
  race: string;
  spot: string;
}
export function realmsOf(scene: Scene | null): Realm[] {
  return (scene?.zones ?? []).flatMap((zone) =>
    zone.spots.flatMap((spot) =>
      (spot.items ?? [])
        .filter((item) => item.sort === 'realm')
        .map((item) => ({ item, seat: item.seat ?? -1, race: raceIn(item), spot: spot.ref })),
    ),
  );
}
const PAYS: [string, Sort][] = [
  ['influence', 'rosette'],
  ['gold', 'coin'],
  ['power', 'power'],
  ['trophies', 'trophy'],
];
/** What something in play pays or counts, as the edition has it. */
export function paysOf(names: Names, item: Item): { sort: Sort; n: number } | undefined {
  const figures = item.sort === 'monument' ? {} : (names.entry(item)?.figures ?? {});
  const found = PAYS.find(([key]) => figures[key]);
  return found && { sort: found[1], n: figures[found[0]]! };
}
const USUAL = ['first', 'active']; // the bar tells
/** What there is to say of a player, of the marks at their seat. */
export const marksOf = (seat: Spot): Item[] => (seat.items ?? []).filter((item) => !USUAL.includes(item.sort));

/** Whether somebody has attacked this already in the round. */
export const foughtBy = (names: Names, seat: number, item: Item | undefined): boolean =>
  seat >= 0 && figure(item, `attacked-${names.seat(seat).toLowerCase()}`) > 0;

/** Damage to a Home Realm as it is and as it would be: by the chosen option, or if a siege ended now. */
export function damageTo(scene: Scene, now: Scene | null, seat: number): { damage: number; next: number } {
  const of = (there: Scene | null) => realmsOf(there).find((realm) => realm.seat === seat)?.item;
  const after = figure(of(scene), 'damage');
  const front = itemsOf(zoneOf(scene, 'combat:front'))[0];
  const harm = front?.figures?.['defender'] === seat ? figure(front, 'harm') : 0;
  return { damage: now ? figure(of(now), 'damage') : after, next: Math.min(after + harm, figure(of(scene), 'limit')) };
}
export const raceIn = (item: Item | undefined) => (item?.face && item.face !== 'none' ? item.face : '');

/** What a player could spend now; others' gold is hidden in their hands. */
export function purseOf(scene: Scene, seat: number): { gold?: number; influence?: number } {
  return realmsOf(scene).find((realm) => realm.seat === seat)?.item.figures ?? {};
}

/** How most players pay: with what leaves least over, then with the fewest cards; the first of them. None
 * where nothing can be spared: then all is filled in at once. */
export function usualPayment(_: ChoiceInfo, among: readonly ChoiceInfo[], scene: Scene): ChoiceInfo | undefined {
  const owed = scene.figures['owed'];
  if (owed === undefined || among.some((choice) => choice.verb !== 'pay')) return undefined;
  const sources = among.map((choice) => {
    const ref = choice.targets?.[0] ?? '';
    return { choice, worth: scene.figures[`pays:${ref}`] ?? 0, n: placed(scene, ref) };
  });
  const spared = sources.reduce((sum, { worth, n }) => sum + worth * n, 0) - Math.min(...sources.map(({ worth }) => worth));
  if (spared < owed) return undefined;
  let ways = new Map<number, ChoiceInfo[]>([[0, []]]); // by their sums
  for (const { choice, worth, n: most } of sources) {
    for (let n = most; n > 0; n--) {
      const longer = new Map(ways);
      for (const [sum, way] of ways) {
        const known = ways.get(sum + worth);
        if (!known || known.length > way.length + 1) longer.set(sum + worth, [...way, choice]);
      }
      ways = longer;
    }
  }
  const least = Math.min(...[...ways.keys()].filter((sum) => sum >= owed));
  return ways.get(least)?.[0];
}
/** How many things lie in a place; a thing of its own is one. */
const placed = (scene: Scene, ref: string) =>
  scene.zones.flatMap((zone) => zone.spots).find((spot) => spot.ref === ref)?.items?.[0]?.n ?? 1;

/** How wide the tiles of a row are so that all fit; on a narrow screen they go on in a second row. */
export function tiles(n: number, width: number, most: number, least: number, gap = 8): number {
  const fit = Math.floor((width - gap * (n - 1)) / Math.max(n, 1));
  if (fit >= least) return Math.min(fit, most);
  const across = Math.max(1, Math.floor((width + gap) / (least + gap)));
  return Math.min(most, Math.floor((width - gap * (across - 1)) / across));
}

export interface Side {
  name: 'attacker' | 'defender';
  seat: number;
  total: number;
  more: number; // of that, from cards in play
  cards: Single[];
}
export interface Fight {
  front: Item;
  siege: boolean;
  harm?: number; // of a Home Realm, if it ended now
  falls?: boolean; // a City, if it ended now
  stage: number; // of a siege: which of its steps
  upper: Side;
  lower: Side;
}
/** The combat: one's own line is the lower one; of two others', the attacker's is the upper one. */
export function fightOf(scene: Scene, me: number): Fight | null {
  const front = itemsOf(zoneOf(scene, 'combat:front'))[0];
  if (!front) return null;
  const siege = front.figures?.['defender'] !== undefined;
  const attacker = side(scene, front, 'attacker', front.seat ?? -1);
  const defender = side(scene, front, 'defender', siege ? figure(front, 'defender') : -1);
  const below = siege && attacker.seat !== me;
  const { harm, falls } = front.figures ?? {};
  const come = { ...(harm === undefined ? {} : { harm }), ...(falls === undefined ? {} : { falls: falls > 0 }) };
  return { front, siege, stage: figure(front, 'stage'), ...come, upper: below ? attacker : defender, lower: below ? defender : attacker };
}
function side(scene: Scene, front: Item, name: Side['name'], seat: number): Side {
  const key = name === 'attacker' ? 'attack' : 'defence';
  return { name, seat, total: figure(front, key), more: figure(front, `${key}-more`), cards: singles(spotsOf(scene, `side:${name}`)) };
}

/** The steps of a siege, as the lexicon names them; `stage` counts them from the declaration. */
export const STEPS = ['declared', 'assault', 'resolution', 'comparison', 'end'] as const;

const PASSING = ['shown', 'looked', 'kept', 'resolving'];
/** Cards that are being kept, looked at, shown or resolved. */
export const passing = (scene: Scene): Zone[] =>
  scene.zones.filter((zone) => PASSING.includes(kindOf(zone.ref)) && countIn(zone) > 0);

/** Event cards of the deck by stage, as its backs tell. */
export function stagesOf(scene: Scene): [number, number][] {
  return Object.entries(scene.figures)
    .filter(([key, n]) => key.startsWith('stage-') && n > 0)
    .map(([key, n]) => [Number(key.slice(6)), n]);
}
