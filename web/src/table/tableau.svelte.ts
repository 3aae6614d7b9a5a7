// What the boards of a live table are given: all of it follows from the desk.

import type { Anchor, Tableau } from '../boards/tableau';
import { gainsOf } from '../lib/changes';
import { askWhy } from './asking';
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
  const chosen = $derived(new Set([...desk.targets, ...desk.gesture.pointed]));
  const begun = $derived([...desk.gesture.begun, ...(desk.pick ? [{ choice: desk.pick, among: desk.choices }] : [])]);
  const now = $derived(desk.then ?? desk.plan.scene ?? desk.state?.scene ?? null);
  const gains = $derived(
    new Map(
      desk.mine && now && desk.scene && desk.scene !== now
        ? gainsOf(now, desk.scene, desk.seat).map(([ref, before, after]) => [ref, after - before])
        : [],
    ),
  );
  return {
    table: desk.id,
    get names() {
      return desk.names;
    },
    get people() {
      return people;
    },
    get log() {
      return desk.log;
    },
    get choices() {
      return desk.choices;
    },
    get acts() {
      return desk.gesture.acts;
    },
    get labels() {
      return labels;
    },
    get verbs() {
      return verbs;
    },
    get chosen() {
      return chosen;
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
    get now() {
      return now;
    },
    get gains() {
      return gains;
    },
    get begun() {
      return begun;
    },
    get gathered() {
      return desk.pick ? [] : desk.gesture.gathered;
    },
    fill: (worth, have) => desk.gesture.fill(worth, have),
    again(action) {
      desk.drop();
      desk.gesture.end();
      if (action !== undefined) void desk.choose(action);
    },
    why(say) {
      void askWhy(desk, say);
    },
    pick(ref, at, options) {
      if (desk.gesture.gather(ref, options)) return;
      if (options.length === 1) void desk.choose(options[0]!, ref);
      else if (options.length) open({ ref, at, options });
    },
  };
}
