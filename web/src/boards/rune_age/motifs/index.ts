// Where the picture of every card is found, and whose tincture it wears: by the word of its ref.

import { EVENTS, OBJECTIVE } from './events';
import { CARDS, RUNES } from './others';
import { UNITS } from './units';

export { strokesOf } from './motif';
export { CRESTS, MONUMENTS, RUNES } from './others';
export { CARDS, EVENTS, UNITS };

interface Picture {
  motif: string;
  tincture: string; // a race, or gold, neutral, mercenary, rune, event
}
const ALL = new Map<string, Picture>();
const SETS = { ...UNITS, ...CARDS, rune: RUNES, event: { ...EVENTS, objective: OBJECTIVE } };
for (const [tincture, set] of Object.entries(SETS))
  for (const [word, motif] of Object.entries(set)) ALL.set(word, { motif, tincture });

const BLANK: Picture = { motif: '', tincture: 'neutral' };
export const pictureOf = (word: string): Picture => ALL.get(word) ?? BLANK;
