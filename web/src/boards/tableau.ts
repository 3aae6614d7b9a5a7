// What every board is given, drawn or generic: names, what may be chosen, what is marked.

import { getContext, setContext } from 'svelte';
import type { ChoiceInfo, LogLine, Scene } from '../lib/messages';
import type { Names } from '../lib/names';

/** An answer under way, and what else it could be. */
export interface Begun {
  choice: ChoiceInfo;
  among: readonly ChoiceInfo[];
  filled?: boolean; // by the page: what most players mean
}

export interface Tableau {
  readonly table: string; // whose boards stay zoomed as they are; '' where they are only looked at
  readonly names: Names;
  readonly people: string[]; // by seat
  readonly log: readonly LogLine[]; // what everybody has seen happen
  readonly choices: readonly ChoiceInfo[]; // all options
  readonly acts: ReadonlyMap<string, number[]>;
  readonly labels: ReadonlyMap<number, string>; // of the options
  readonly verbs: ReadonlyMap<number, string>; // of the options
  readonly chosen: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly forecast: ReadonlySet<string>; // what the chosen option would change
  readonly now: Scene | null; // the table as it stands, whatever is being chosen
  readonly gains: ReadonlyMap<string, number>; // how much more the viewer has of a thing than on the table
  readonly begun: readonly Begun[]; // all answers of the gesture, the chosen option last
  readonly gathered: readonly string[]; // pointed at for an option that is not whole yet
  pick(ref: string, at: Anchor, options: number[]): void;
  /** Complete what is gathered with what costs least: `worth` and `have` say what each thing is. */
  fill(worth: (ref: string) => number, have: (ref: string) => number): void;
  again(action?: number): void; // begin the gesture anew, with this answer
  why(say: string): void; // ask why a move is not offered
}

/** What a menu opens beside. */
export type Anchor = HTMLElement | SVGElement;

/** Many targets are marked quietly. */
export const MANY = 8;

const KEY = Symbol('tableau');
export const provideTableau = (tableau: Tableau) => setContext(KEY, tableau);
export const useTableau = () => getContext<Tableau>(KEY);

/** Under what the zoom of a board is kept; '' where it is not. */
export const zoomKey = (on: Tableau | undefined, board: string) => (on?.table ? `zoom ${on.table} ${board}` : '');

/** A tableau that is only looked at. */
export function stillTableau(names: () => Names, people: () => string[], more: Partial<Tableau> = {}): Tableau {
  const none: ReadonlySet<string> = new Set();
  const still: Tableau = {
    get names() {
      return names();
    },
    get people() {
      return people();
    },
    table: '',
    log: [],
    choices: [],
    acts: new Map(),
    labels: new Map(),
    verbs: new Map(),
    chosen: none,
    marked: none,
    changed: none,
    forecast: none,
    now: null,
    gains: new Map(),
    begun: [],
    gathered: [],
    pick: () => undefined,
    fill: () => undefined,
    again: () => undefined,
    why: () => undefined,
  };
  return Object.defineProperties(still, Object.getOwnPropertyDescriptors(more));
}

/** The options that a thing means, all or those of some verbs: one ref may lie in several places. */
export function optionsOf(on: Tableau, ref: string, verbs?: readonly string[]): number[] {
  const found = on.acts.get(ref) ?? [];
  return verbs ? found.filter((action) => verbs.includes(on.verbs.get(action) ?? '')) : found;
}

/** The classes of a thing: may be chosen (quietly, among many), chosen, marked, changed. */
export function looksOf(on: Tableau, ref: string, legal = on.acts.has(ref)): string {
  const looks: string[] = [];
  if (legal) looks.push(on.acts.size > MANY ? 'legal quiet' : 'legal');
  if (on.chosen.has(ref)) looks.push('chosen');
  if (on.marked.has(ref)) looks.push('marked');
  if (on.changed.has(ref)) looks.push('changed');
  if (on.forecast.has(ref)) looks.push('forecast');
  return looks.join(' ');
}
