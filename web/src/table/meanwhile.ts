// What happened while somebody waited or was about to choose.

import type { LogLine, State } from '../lib/messages';
import { words } from '../words';

const paceOf = (state: State) => `${state.pace?.budget ?? 0}/${state.pace?.increment ?? 0}`;

/** Whether a proposal is off without anything having come of it. */
export function refused(before: State, now: State): boolean {
  if (!before.motion || now.motion) return false;
  return before.entries === now.entries && paceOf(before) === paceOf(now);
}

/** Who moved, so that an option is no longer there. */
export function faster(state: State, log: LogLine[]): string {
  const by = log.at(-1)?.seat ?? -1;
  if (by < 0) return words.desk.stale;
  return by === state.seat ? words.desk.staleMine : words.desk.staleBy(state.seats[by]?.name ?? '');
}
