// Two scenes compared: what moved, and what a player gains and loses by it.

import type { Scene } from './messages';

/** What lies where in a scene: thing, place, how many. */
function lying(scene: Scene): Map<string, [string, string, number]> {
  const found = new Map<string, [string, string, number]>();
  for (const spot of scene.zones.flatMap((zone) => zone.spots)) {
    for (const item of spot.items ?? []) {
      const key = `${item.ref}|${item.face ?? ''}|${spot.ref}`;
      found.set(key, [item.ref, spot.ref, (found.get(key)?.[2] ?? 0) + (item.n ?? 1)]);
    }
  }
  return found;
}

/** What one scene has that another had not: thing, where it was, where it is. */
export function changesOf(old: Scene, now: Scene): string[][] {
  const [before, after] = [lying(old), lying(now)];
  const differs = (a: typeof before, b: typeof before) =>
    [...a].filter(([key, [, , n]]) => b.get(key)?.[2] !== n).map(([, each]) => each);
  const gone = new Map(differs(before, after).map(([ref, spot]) => [ref, spot]));
  return differs(after, before).map(([ref, spot]) => [ref, gone.get(ref) ?? '', spot]);
}

/** What a player has, by thing: covered ones count with their zone, figures of the moment by their name. */
function havings(scene: Scene, seat: number): Map<string, number> {
  const found = new Map<string, number>();
  const add = (ref: string, n: number) => found.set(ref, (found.get(ref) ?? 0) + n);
  for (const zone of scene.zones.filter((each) => each.seat === seat && each.layout !== 'grid')) {
    if (zone.hidden) add(zone.ref, zone.hidden);
    for (const item of zone.spots.flatMap((spot) => spot.items ?? [])) add(item.ref, item.n ?? 1);
  }
  for (const [key, value] of Object.entries(scene.figures)) {
    if (key.endsWith(`-${seat}`)) add(key.slice(0, -String(seat).length - 1), value);
  }
  return found;
}

/** What changes of what a player has: thing or figure, before, after. */
export type Gain = [string, number, number];

export function gainsOf(old: Scene, now: Scene, seat: number): Gain[] {
  const [before, after] = [havings(old, seat), havings(now, seat)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((ref): Gain => [ref, before.get(ref) ?? 0, after.get(ref) ?? 0])
    .filter(([, a, b]) => a !== b);
}
