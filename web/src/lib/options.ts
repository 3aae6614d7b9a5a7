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

/** Options that differ in a few words: those they share, around what is each one's own. */
export interface Run {
  head: string;
  tail: string;
  choices: (Numbered & { own: string })[];
}

const FEW = 3; // words that an option has of its own
const SHORT = 20; // letters

/** Options in a row that begin alike, as far as what differs is short; others are runs of one. */
export function runsOf(choices: readonly Numbered[]): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let to = 1; to <= choices.length; to++) {
    if (to < choices.length && shared(choices.slice(from, to + 1))) continue;
    const run = choices.slice(from, to);
    runs.push(shared(run) ?? { head: '', tail: '', choices: run.map((each) => ({ ...each, own: each.choice.label })) });
    from = to;
  }
  return runs;
}

/** What labels share at their beginning and end; null if that is too little, or the rest too long. */
function shared(run: readonly Numbered[]): Run | null {
  const labels = run.map(({ choice }) => choice.label.split(' '));
  const least = Math.min(...labels.map((each) => each.length));
  const alike = (at: (label: string[]) => string | undefined) => labels.every((each) => at(each) === at(labels[0]!));
  let head = 0;
  while (head < least - 1 && alike((each) => each[head])) head++;
  let tail = 0;
  while (head + tail < least - 1 && alike((each) => each.at(-1 - tail))) tail++;
  const own = labels.map((each) => each.slice(head, each.length - tail));
  const isShort = own.every((words) => words.length <= FEW && words.join(' ').length <= SHORT);
  if (run.length < 2 || !head || !isShort) return null;
  const [first] = labels;
  return {
    head: first!.slice(0, head).join(' '),
    tail: first!.slice(first!.length - tail).join(' '),
    choices: run.map((each, i) => ({ ...each, own: own[i]!.join(' ') })),
  };
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
