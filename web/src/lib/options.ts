// Options as the panel lists them: by verb, found by words, folded where they are many.

import type { ChoiceInfo } from './messages';
import { kindOf, wordOf } from './names';

export interface Group {
  verb: string;
  choices: { choice: ChoiceInfo; n: number }[]; // with its number in the whole list, from 0
}

/** Options by verb, in the order of their first; numbered as they stand in the list. */
export function groupsOf(choices: ChoiceInfo[], wanted = ''): Group[] {
  const found = new Map<string, Group>();
  const ordered = new Map<string, ChoiceInfo[]>();
  for (const choice of choices) ordered.set(choice.verb, [...(ordered.get(choice.verb) ?? []), choice]);
  let n = 0;
  for (const [verb, list] of ordered) {
    for (const choice of list) {
      const number = n++;
      if (!matches(choice, wanted)) continue;
      const group = found.get(verb) ?? { verb, choices: [] };
      group.choices.push({ choice, n: number });
      found.set(verb, group);
    }
  }
  return [...found.values()];
}

export type Numbered = Group['choices'][number];

/** A part of a label: words that the options of a run share, or those that are an option's own. */
export interface Part {
  text: string;
  from: number; // where in the label it begins
  own: boolean;
  link: boolean; // shared, between words of an option's own: told with them
  room: number; // letters, where a sign stands for words
}

/** Options that differ in a few words, or a single one. */
export interface Run {
  shares: boolean;
  brief: boolean; // what differs has room behind what is shared
  choices: (Numbered & { parts: Part[] })[];
}

const FEW = 5; // words that an option has of its own
const SHORT = 24; // letters
const SIGN = 2; // letters that a sign has the room of
const FRAME = 3.5; // letters that the frame around an option has the room of
const LINE = 28; // letters that go behind the words that options share

/** Options in a row that share words, as far as what differs is short; others are runs of one. */
export function runsOf(choices: readonly Numbered[], isSigned: (ref: string) => boolean = () => false): Run[] {
  const labels = choices.map(({ choice }) => tokensOf(choice, isSigned));
  const runs: Run[] = [];
  let from = 0;
  for (let to = 1; to <= choices.length; to++) {
    if (to < choices.length && shared(labels.slice(from, to + 1))) continue;
    const found = shared(labels.slice(from, to));
    const whole = ({ choice }: Numbered): Part[] => [{ text: choice.label, from: 0, own: true, link: false, room: choice.label.length }];
    const parted = choices.slice(from, to).map((each, i) => ({ ...each, parts: found?.[i] ?? whole(each) }));
    const room = parted.reduce((sum, { parts }) => sum + roomOf(parts) + FRAME, 0);
    runs.push({ shares: found !== null, brief: room <= LINE, choices: parted });
    from = to;
  }
  return runs;
}

type Token = Omit<Part, 'own' | 'link'>;

/** The letters of what is told of an option. */
const roomOf = (parts: readonly Part[]) => parts.reduce((sum, { own, link, room }) => sum + (own || link ? room + 1 : 0), -1);

/** The words of a label; what is drawn as a sign is not taken apart. */
function tokensOf({ label, named = [] }: ChoiceInfo, isSigned: (ref: string) => boolean): Token[] {
  const signs = named.filter(([, , ref]) => isSigned(ref));
  const found: Token[] = [];
  let from = 0;
  for (let to = 1; to <= label.length; to++) {
    const parts = to === label.length || label[to] === ' ';
    if (!parts || signs.some(([begin, end]) => begin < to && to < end)) continue;
    const within = signs.filter(([begin, end]) => from <= begin && end <= to);
    const room = within.reduce((sum, [begin, end]) => sum - (end - begin) + SIGN, to - from);
    found.push({ text: label.slice(from, to), from, room });
    from = to + 1;
  }
  return found;
}

/** Labels in parts, shared and own; null if they share too little, or what is left is too long. */
function shared(labels: readonly Token[][]): Part[][] | null {
  if (labels.length < 2) return null;
  const [head, tail] = ends(labels);
  if (!head) return null;
  const isOwn = (at: number, label: readonly Token[]) => at >= head && at < label.length - tail;
  const alike = (at: number) => labels.every((label) => label.length === labels[0]!.length && label[at]?.text === labels[0]![at]?.text);
  const between = labels[0]!.filter((_, at) => isOwn(at, labels[0]!) && alike(at));
  const links = tail > 0 && !closings(between.map(({ text }) => text).join(' '));
  const parted = labels.map((label) =>
    join(label.map((token, at) => {
      const [own, link] = [isOwn(at, label), links && alike(at)];
      return { ...token, own: own && !link, link: own && link };
    })),
  );
  const isShort = labels.every((label) => {
    const own = label.slice(head, label.length - tail);
    return own.length <= FEW && own.reduce((sum, { room }) => sum + room + 1, -1) <= SHORT;
  });
  return isShort ? parted : null;
}

/** How many words all begin and end with, leaving each one of its own. Brackets stay whole; what has a
 * comma goes on with what follows it, and so does a number that not all have there. */
function ends(labels: readonly Token[][]): [number, number] {
  const least = Math.min(...labels.map((each) => each.length));
  const alike = (at: number) => labels.every((each) => each.at(at)!.text === labels[0]!.at(at)!.text);
  let head = 0;
  while (head < least - 1 && alike(head)) head++;
  let tail = 0;
  while (head + tail < least - 1 && alike(-1 - tail)) tail++;
  const own = () => labels.map((each) => each.slice(head, each.length - tail).map(({ text }) => text).join(' '));
  const uneven = labels.some((each) => each.length !== labels[0]!.length);
  if (own().some((text) => /[,;:]( |$)/.test(text) || (uneven && /\d$/.test(text)))) tail = 0;
  while (tail > 0 && own().some((text) => closings(text) < 0)) tail--;
  while (head > 0 && own().some((text) => closings(text) > 0)) head--;
  return [head, tail];
}

/** How many brackets are closed more often than opened. */
const closings = (text: string) => text.split(')').length - text.split('(').length;

/** Neighbouring words of a kind are one part. */
function join(words: readonly Part[]): Part[] {
  const parts: Part[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last?.own === word.own && last.link === word.link) {
      last.text += ` ${word.text}`;
      last.room += 1 + word.room;
    } else parts.push({ ...word });
  }
  return parts;
}

/** Every word must begin some word of the label or the notation. */
export function matches(choice: ChoiceInfo, wanted: string): boolean {
  const have = ` ${choice.label} ${choice.say}`.toLowerCase().replaceAll(/[^\p{L}\p{N},+-]+/gu, ' ');
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => have.includes(` ${word}`));
}

/** The options in the order in which they are numbered. */
export const numbered = (choices: ChoiceInfo[]): ChoiceInfo[] =>
  groupsOf(choices).flatMap((group) => group.choices.map((each) => each.choice));

/** The move that taking a thing would be, if others of its kind may be taken: to be asked why not. */
export function whyNot(choices: ChoiceInfo[], ref: string): string | null {
  for (const { say, verb, targets } of choices) {
    const alike = targets?.some((each) => kindOf(each) === kindOf(ref) && say === `${verb} ${wordOf(each)}`);
    if (alike) return `${verb} ${wordOf(ref)}`;
  }
  return null;
}
