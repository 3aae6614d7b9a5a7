// What one asks without anything happening: advice, and why something is not offered.

import type { ChoiceInfo } from '../lib/messages';
import { numbered, whyNot } from '../lib/options';
import { words } from '../words';
import type { Desk, Hint } from './desk.svelte';

export async function askHint(desk: Desk): Promise<void> {
  const told = await desk.order('hint');
  const found = told.data?.['choices'] as Hint[] | undefined;
  if (!told.done || !found) return desk.refuse(told.fault ?? null);
  desk.hints = found;
  const best = desk.choices.find((choice) => choice.do === found[0]?.do);
  desk.mark(best?.targets ?? []);
}

/** The option that a typed move means: a number of the list, or the game's notation. */
export function offered(desk: Desk, text: string): ChoiceInfo | undefined {
  const wanted = text.trim().toLowerCase();
  const found = desk.choices.find((choice) => choice.say.toLowerCase() === wanted);
  return found ?? (/^\d+$/.test(wanted) ? numbered(desk.choices)[Number(wanted) - 1] : undefined);
}

/** A typed move is made; false if it is not offered, and why. */
export async function takeTyped(desk: Desk, text: string): Promise<boolean> {
  const found = offered(desk, text);
  if (found) await desk.choose(found.do);
  else await askWhy(desk, text.trim());
  return found !== undefined;
}

export async function askWhy(desk: Desk, say: string): Promise<void> {
  const told = await desk.order('why', { say, steps: desk.gesture.steps });
  const why = told.data as { text?: string; rule?: string; places?: string[] } | undefined;
  const fault = { why: 'not-offered', text: why?.text || words.desk.notOffered(say) };
  desk.refuse(told.fault ?? { ...fault, rule: why?.rule ?? '', places: why?.places ?? [] });
}

/** Somebody tries a thing that may not be chosen, among such as may: the engine says why. */
export async function tryAnyway(desk: Desk, ref: string): Promise<void> {
  const say = desk.mine && !desk.plan.on ? whyNot(desk.choices, ref) : null;
  if (say) await askWhy(desk, say);
}
