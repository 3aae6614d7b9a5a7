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
  room: number; // letters, where a sign stands for words
}

/** Options that differ in a few words, or a single one. */
export interface Run {
  shares: boolean;
  brief: boolean; // what differs has room behind what is shared
  choices: (Numbered & { parts: Part[] })[];
}

const FEW = 3; // words that an option has of its own
const SHORT = 20; // letters
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
    const whole = ({ choice }: Numbered): Part[] => [{ text: choice.label, from: 0, own: true, room: choice.label.length }];
    const parted = choices.slice(from, to).map((each, i) => ({ ...each, parts: found?.[i] ?? whole(each) }));
    const room = parted.reduce((sum, { parts }) => sum + roomOf(parts) + FRAME, 0);
    runs.push({ shares: found !== null, brief: room <= LINE, choices: parted });
    from = to;
  }
  return runs;
}

type Token = Omit<Part, 'own'>;

/** The letters of what is an option's own. */
const roomOf = (parts: readonly Part[]) => parts.reduce((sum, { own, room }) => sum + (own ? room : 0), 0);

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
  const own = gaps(labels) ?? middle(labels);
  const isShort = own.every((mine, i) => {
    const left = labels[i]!.filter((_, at) => mine[at]);
    return left.length > 0 && left.length <= FEW && left.reduce((sum, { room }) => sum + room + 1, -1) <= SHORT;
  });
  return isShort && !own[0]![0] ? labels.map((label, i) => join(label, own[i]!)) : null;
}

/** Which words differ, where all labels have as many of them and differ in one place or two. */
function gaps(labels: readonly Token[][]): boolean[][] | null {
  const first = labels[0]!;
  if (labels.some((each) => each.length !== first.length)) return null;
  const own = first.map(({ text }, at) => labels.some((each) => each[at]!.text !== text));
  const places = own.filter((differs, at) => differs && !own[at - 1]).length;
  return places > 2 ? null : labels.map(() => own);
}

/** Which words lie between those that all begin and end with. */
function middle(labels: readonly Token[][]): boolean[][] {
  const least = Math.min(...labels.map((each) => each.length));
  const alike = (at: number) => labels.every((each) => each.at(at)!.text === labels[0]!.at(at)!.text);
  let head = 0;
  while (head < least - 1 && alike(head)) head++;
  let tail = 0;
  while (head + tail < least - 1 && alike(-1 - tail)) tail++;
  return labels.map((each) => each.map((_, at) => at >= head && at < each.length - tail));
}

/** Neighbouring words of a kind are one part. */
function join(label: readonly Token[], own: readonly boolean[]): Part[] {
  const parts: Part[] = [];
  label.forEach((token, at) => {
    const last = parts.at(-1);
    if (last?.own === own[at]) {
      last!.text += ` ${token.text}`;
      last!.room += 1 + token.room;
    } else parts.push({ ...token, own: own[at]! });
  });
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
