// Options that mean several things at once, pointed at thing by thing: which still fit, and which is
// whole. Pure functions.

import type { ChoiceInfo } from './messages';

export const times = (refs: readonly string[], ref: string): number => refs.filter((each) => each === ref).length;

/** Whether an option means all that was gathered, each as often as it was pointed at. */
export const fits = (choice: ChoiceInfo, gathered: readonly string[]): boolean =>
  gathered.every((ref) => times(choice.targets ?? [], ref) >= times(gathered, ref));

/** The option that costs least: in what its things are worth, then from what there is most of. */
export function cheapest(choices: ChoiceInfo[], worth: (ref: string) => number, have: (ref: string) => number): ChoiceInfo | undefined {
  const sum = (choice: ChoiceInfo) => (choice.targets ?? []).reduce((all, ref) => all + worth(ref), 0);
  // Taking two of three hurts more than taking two of eight: what is left of each kind counts.
  const pain = (choice: ChoiceInfo) =>
    [...new Set(choice.targets ?? [])].reduce((all, ref) => all + times(choice.targets!, ref) / Math.max(1, have(ref)), 0);
  return [...choices].sort((a, b) => sum(a) - sum(b) || pain(a) - pain(b))[0];
}
