// Where the picture of every card is found: by the word of its ref.

import { EVENTS } from './events';
import { CARDS, RUNES } from './others';
import { UNITS } from './units';

export { strokesOf, type Stroke } from './motif';
export { CRESTS, MONUMENTS } from './others';
export { CARDS, EVENTS, RUNES, UNITS };

const ALL: Record<string, string> = { ...UNITS, ...CARDS, ...RUNES, ...EVENTS };

export const motifOf = (word: string): string => ALL[word] ?? '';
