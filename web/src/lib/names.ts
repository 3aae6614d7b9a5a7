// What things are called: a ref, a sort or a figure in the words of the game's lexicon.

import { words } from '../words';
import { markOf, type Mark } from './marks';
import type { EntryInfo, Item, Lexicon, Scene, Spot, Zone } from './messages';

export type Thing = Item | Spot | Zone;

export const kindOf = (ref: string) => ref.slice(0, (ref + ':').indexOf(':'));
export const wordOf = (ref: string) => ref.slice(kindOf(ref).length + 1);
const isItem = (thing: Thing): thing is Item => 'sort' in thing && !('layout' in thing);

/** Under which names the lexicon may know a thing, the most exact one first. */
export function keysOf(thing: Thing | string): string[] {
  if (typeof thing === 'string') return [thing, kindOf(thing)];
  const found = [thing.ref];
  if (isItem(thing)) found.push(`${thing.sort}.${thing.face ?? ''}`, thing.sort);
  else if ('ground' in thing && thing.ground) found.push(`${kindOf(thing.ref)}.${thing.ground}`);
  return [...found, kindOf(thing.ref)];
}

export class Names {
  /** Things on the table called by their face: a figure `T` is told by `cube.T`, not by `field.T`. */
  private readonly faces: Set<string>;

  constructor(
    readonly lexicon: Lexicon,
    readonly scene: Scene | null = null,
  ) {
    const items = (scene?.zones ?? []).flatMap((z) => z.spots.flatMap((s) => s.items ?? []));
    const called = items.filter((item) => kindOf(item.ref) === item.sort);
    this.faces = new Set(called.flatMap((item) => [item.ref, item.ref.replace(':', '.')]));
  }

  entry(thing: Thing | string): EntryInfo | undefined {
    const key = keysOf(thing).find((each) => each in this.lexicon.entries);
    return key === undefined ? undefined : this.lexicon.entries[key];
  }

  /** A thing by name. One known only by its kind adds its own word: "Number 3". */
  of(thing: Thing | string): string {
    const ref = typeof thing === 'string' ? thing : thing.ref;
    const seat = this.seatOf(ref);
    if (seat >= 0 && kindOf(ref) === 'seat') return this.lexicon.seats![seat]!;
    const entry = this.entry(thing);
    if (!entry) return plain(wordOf(ref) || ref);
    const byKind = entry === this.lexicon.entries[kindOf(ref)] && ref !== kindOf(ref);
    const own = typeof thing !== 'string' && (isItem(thing) || 'layout' in thing);
    const word = this.unseated(wordOf(ref));
    const said = entry.name.toLowerCase().split(' ').includes(word.toLowerCase());
    if (!byKind || own || !word || said) return entry.name;
    const face = this.face(word);
    return face ? words.desk.which(entry.name, face) : `${entry.name} ${word}`;
  }

  /** The name alone, where something else already says which one it is. */
  plain(thing: Thing | string): string {
    return this.entry(thing)?.name ?? this.of(thing);
  }

  /** A zone: where several have the same name, with its own word. */
  zone(zone: Zone): string {
    const name = this.plain(zone);
    const alike = (each: Zone) => each.ref !== zone.ref && each.seat === zone.seat && this.plain(each) === name;
    const word = this.unseated(wordOf(zone.ref));
    return word && this.scene?.zones.some(alike) ? `${name}: ${plain(word)}` : name;
  }

  knows(ref: string): boolean {
    return ref in this.lexicon.entries;
  }

  figure(key: string): string {
    const seated = /^(.+)-(\d)$/.exec(key);
    const seat = seated && this.lexicon.seats?.[Number(seated[2])];
    if (seated && seat) return `${seat}: ${this.figure(seated[1]!)}`;
    const word = this.unseated(key);
    if (word && word !== key) return `${this.seat(this.seatOf(`:${key}`))}: ${this.figure(word)}`;
    const known = this.lexicon.entries[key] ?? (key.includes(':') ? this.entry(key) : undefined);
    return known?.name ?? this.face(key) ?? plain(key);
  }

  /** Something that a player has so many of: a thing, or a figure. */
  having(ref: string): string {
    return ref.includes(':') ? this.plain(ref) : this.figure(ref);
  }

  /** Whether it has a name that everybody understands. */
  counts(ref: string): boolean {
    return ref.includes(':') ? this.entry(ref) !== undefined : ref === 'points' || this.knows(ref);
  }

  /** Whether a figure has a name of its own, and is no mere key. */
  tells(key: string): boolean {
    return this.figure(key) !== plain(key);
  }

  /** What has this face: `T` of `cube.T`. Numbers mean themselves. */
  private face(key: string): string | undefined {
    if (/\d/.test(key)) return undefined;
    const all = Object.keys(this.lexicon.entries);
    const found =
      all.find((each) => this.faces.has(each) && wordOf(each.replace('.', ':')) === key) ??
      all.find((each) => each.endsWith(`.${key}`));
    return found && this.lexicon.entries[found]!.name;
  }

  verb(name: string): string {
    return this.lexicon.verbs[name] ?? plain(name);
  }

  seat(seat: number): string {
    return this.lexicon.seats?.[seat] ?? '';
  }

  mark(seat: number): Mark {
    return markOf(seat, this.seat(seat));
  }

  /** A player as a thing on the table: what options and lines of the log call them. */
  seatRef(seat: number): string {
    return `seat:${this.seat(seat).toLowerCase()}`;
  }

  /** Whose thing it is by its word (`seat:blue`), or -1. */
  seatOf(ref: string): number {
    const word = wordOf(ref).split('-')[0]!.toLowerCase();
    return (this.lexicon.seats ?? []).findIndex((each) => each.toLowerCase() === word);
  }

  private unseated(word: string): string {
    const at = (this.lexicon.seats ?? []).findIndex((seat) =>
      new RegExp(`^${seat}(?=$|[-:])`, 'i').test(word),
    );
    return at < 0 ? word : word.slice(this.seat(at).length).replace(/^[-:]/, '');
  }
}

const plain = (key: string) => key.replaceAll(/[-_]/g, ' ');
