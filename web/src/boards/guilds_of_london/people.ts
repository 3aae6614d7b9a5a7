// The marks of people: seats have theirs, Boris the one that no seat has.

import { markOf, type Mark } from '../../lib/marks';
import type { Names } from '../../lib/names';
import type { Tableau } from '../tableau';
import type { Group } from './layout';

const BORIS = markOf(5, 'grey');
export const markFor = (names: Names, seat: number): Mark => (seat < 0 ? BORIS : names.mark(seat));

/** Who stands there, as it is read. */
export const nameFor = (on: Tableau, group: Group): string =>
  on.people[group.seat] || (group.sort === 'man' ? on.names.of('seat:boris') : on.names.plain(group.sort));

/** The colour of a piece in a race. */
export function colourFor(names: Names, group: Group): string {
  if (group.sort === 'neutral') return '#26211c';
  return group.sort === 'beadle' ? '#8d8a84' : markFor(names, group.seat).colour;
}
