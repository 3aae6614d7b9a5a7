// Looking back: which moments the slider marks, and how keys move along it.

import type { Moment } from './messages';

/** The moment to go to: a choice, or with Shift a round; Home and End. -1 where the key says nothing. */
export function stepTo(moments: Moment[], at: number, key: string, shift: boolean): number {
  const last = moments.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!way) return -1;
  if (!shift) return Math.max(0, Math.min(last, at + way));
  for (let i = at + way; i > 0 && i < last; i += way) if (moments[i]!.mark) return i;
  return way > 0 ? last : 0;
}

/** Where an entry of the record stands among the moments: itself, or the last before it. */
export function momentOf(moments: Moment[], entry: number): number {
  let found = 0;
  moments.forEach((moment, i) => {
    if (moment.n <= entry) found = i;
  });
  return found;
}
