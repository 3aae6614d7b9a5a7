// What the boards of a live table are given: all of it follows from the desk.

import type { Anchor, Tableau } from '../boards/tableau';
import type { Desk } from './desk.svelte';

/** A thing with several options, and what the menu of them opens beside. */
export interface Several {
  ref: string;
  at: Anchor;
  options: number[];
}

export function deskTableau(desk: Desk, open: (several: Several) => void): Tableau {
  const people = $derived(desk.state?.seats.map((seat) => seat.name) ?? []);
  const labels = $derived(new Map(desk.choices.map((choice) => [choice.do, choice.label])));
  const verbs = $derived(new Map(desk.choices.map((choice) => [choice.do, choice.verb])));
  return {
    get names() {
      return desk.names;
    },
    get people() {
      return people;
    },
    get log() {
      return desk.log;
    },
    get acts() {
      return desk.acts;
    },
    get labels() {
      return labels;
    },
    get verbs() {
      return verbs;
    },
    get chosen() {
      return desk.targets;
    },
    get marked() {
      return desk.marked;
    },
    get changed() {
      return desk.changed;
    },
    get forecast() {
      return desk.forecast;
    },
    pick(ref, at, options) {
      if (options.length === 1) void desk.choose(options[0]!, ref);
      else if (options.length) open({ ref, at, options });
    },
  };
}
