// Finding things in a scene: what every drawing begins with.

import type { Item, Scene, Spot, Zone } from '../lib/messages';
import { kindOf } from '../lib/names';

export const zoneOf = (scene: Scene, ref: string): Zone | undefined => scene.zones.find((zone) => zone.ref === ref);
export const spotsOf = (scene: Scene, ref: string): Spot[] => zoneOf(scene, ref)?.spots ?? [];
export const itemsOf = (zone: Zone | undefined): Item[] => (zone?.spots ?? []).flatMap((spot) => spot.items ?? []);
export const itemsAt = (scene: Scene, ref: string): Item[] => itemsOf(zoneOf(scene, ref));
/** A player's zone of a kind: `screen:blue` of the screens. */
export const kindIn = (zones: Zone[], kind: string): Zone | undefined => zones.find((zone) => kindOf(zone.ref) === kind);
/** How many things these are: what is alike lies in one item. */
export const countOf = (items: Item[] = []): number => items.reduce((sum, item) => sum + (item.n ?? 1), 0);
/** How many things lie in a zone, covered ones too. */
export const countIn = (zone: Zone | undefined): number => (zone?.hidden ?? 0) + countOf(itemsOf(zone));
