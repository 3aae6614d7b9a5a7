// What every board is given, drawn or generic: names, what may be chosen, what is marked.

import { getContext, setContext } from 'svelte';
import type { Names } from '../lib/names';

export interface Tableau {
  readonly names: Names;
  readonly people: string[]; // by seat
  readonly acts: ReadonlyMap<string, number[]>;
  readonly labels: ReadonlyMap<number, string>; // of the options
  readonly chosen: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly forecast: ReadonlySet<string>; // what the chosen option would change
  pick(ref: string, at: HTMLElement): void;
}

/** Many targets are marked quietly. */
export const MANY = 8;

const KEY = Symbol('tableau');
export const provideTableau = (tableau: Tableau) => setContext(KEY, tableau);
export const useTableau = () => getContext<Tableau>(KEY);

/** The classes of a thing: may be chosen (quietly, among many), chosen, marked, changed. */
export function looksOf(on: Tableau, ref: string): string {
  const looks: string[] = [];
  if (on.acts.has(ref)) looks.push(on.acts.size > MANY ? 'legal quiet' : 'legal');
  if (on.chosen.has(ref)) looks.push('chosen');
  if (on.marked.has(ref)) looks.push('marked');
  if (on.changed.has(ref)) looks.push('changed');
  if (on.forecast.has(ref)) looks.push('forecast');
  return looks.join(' ');
}
