// Options that are numbers, `sell 3 1`: one of them is reached from another step by step.

import type { ChoiceInfo } from '../lib/messages';

export interface Amount {
  action: number;
  label: string;
  n: number[];
}

/** The options of a verb whose every argument is a number. */
export function amountsOf(choices: readonly ChoiceInfo[], verb: string): Amount[] {
  return choices.flatMap(({ do: action, say, label, verb: its }) => {
    const n = say.split(' ').slice(1);
    return its === verb && n.length && n.every((each) => /^\d+$/.test(each)) ? [{ action, label, n: n.map(Number) }] : [];
  });
}

/** The option whose number at a place is the wanted one, the other numbers as near as they can be. */
export function stepTo(amounts: readonly Amount[], from: Amount, place: number, wanted: number): Amount | undefined {
  const far = ({ n }: Amount) => n.reduce((sum, each, i) => sum + (i === place ? 0 : Math.abs(each - from.n[i]!)), 0);
  return amounts.filter(({ n }) => n[place] === wanted).sort((a, b) => far(a) - far(b))[0];
}

/** The option with the largest sum, or the smallest. */
export const most = (amounts: readonly Amount[], least = false): Amount | undefined => {
  const sum = ({ n }: Amount) => n.reduce((a, b) => a + b, 0) * (least ? -1 : 1);
  return [...amounts].sort((a, b) => sum(b) - sum(a))[0];
};

/** The least and the most of a number over all options. */
export const rangeOf = (amounts: readonly Amount[], place: number): [number, number] => {
  const found = amounts.map(({ n }) => n[place] ?? 0);
  return [Math.min(...found), Math.max(...found)];
};

/** Whether options are nothing but amounts of one thing that lies nowhere on the table. */
export const plainAmounts = (choices: readonly ChoiceInfo[]): boolean =>
  choices.length > 2 &&
  choices.every((choice) => !choice.targets?.length) &&
  amountsOf(choices, choices[0]!.verb).filter(({ n }) => n.length === 1).length === choices.length;
