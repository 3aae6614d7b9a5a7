// What a game's own drawing consists of. Every folder beside this file exports one.

import type { Component } from 'svelte';
import type { ChoiceInfo, Scene, Zone } from '../lib/messages';
import type { Names } from '../lib/names';

export interface BoardProps {
  scene: Scene;
  seat: number; // who looks; -1 for a spectator
  flanked?: boolean; // what the drawing has beside the board is drawn there
}

/** What one player has: their zones, and the whole scene for what else is told of them. */
export interface PartProps {
  zones: Zone[];
  seat: number; // whose part it is
  scene: Scene;
}

export type Joins = Readonly<Record<string, readonly string[]>>;

/** The answer that most players mean to a question within a gesture, after an answer to the one before. */
export type Usual = (last: ChoiceInfo, among: readonly ChoiceInfo[], scene: Scene, seat: number) => ChoiceInfo | undefined;

export interface Drawing {
  Board: Component<BoardProps>;
  Beside?: Component<BoardProps>; // where the page is wide: a column with the players above it
  seated?: boolean; // where the page is wide, the board shows by itself what everybody has
  Own: Component<PartProps>; // the strip under the board
  Counts: Component<PartProps>; // the figures of a seat's card
  Sheet: Component<PartProps>; // all that lies before an opponent
  Legend: Component<{ names: Names }>; // every icon and piece of the box, with its name
  /** What stands for a thing beside words, as costs and gains do; drawn in a square of one em. */
  Sign?: Component<{ ref: string }>;
  signs?: readonly string[]; // kinds of things, and figures, that it draws
  /** Verbs that ask on, and with which verbs: both questions are one gesture, sent and taken back together. */
  joins: Joins;
  /** Verbs whose options mean several things at once: those are pointed at one after the other. */
  gathers?: readonly string[];
  /** Verbs asked for again and again until a sum is reached: where nothing can be spared, all is filled in. */
  sums?: readonly string[];
  /** Answers that the page gives by itself; a click on the step changes them. */
  usual?: Usual;
  /** Letters for verbs, while one of their options is offered. */
  keys?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of zones of others whose things the board draws too: what may be chosen there opens no sheet. */
  onBoard?: readonly string[];
}
