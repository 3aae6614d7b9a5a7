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
