// What became of a proposal.

import type { State } from '../lib/messages';

const paceOf = (state: State) => `${state.pace?.budget ?? 0}/${state.pace?.increment ?? 0}`;

/** Whether a proposal is off without anything having come of it. */
export function refused(before: State, now: State): boolean {
  if (!before.motion || now.motion) return false;
  return before.entries === now.entries && paceOf(before) === paceOf(now);
}
