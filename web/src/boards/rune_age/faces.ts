// What stands on a card: its picture from here, its name, text and figures from the lexicon.

import { wordOf, type Names } from '../../lib/names';
import { pictureOf, UNITS } from './motifs';

export interface Face {
  word: string;
  name: string;
  text: string;
  motif: string;
  tincture: string;
  race: string; // whose unit it is, or none
  strength?: number;
  value?: number; // of Gold
  cost?: number;
  mythic: boolean;
  figures: Record<string, number>;
}

const WOUNDED = '-wounded';

/** A card by its ref, wounded or not. */
export function faceOf(names: Names, ref: string): Face {
  const word = wordOf(ref).replace(WOUNDED, '');
  const picture = pictureOf(word);
  const entry = names.entry(`card:${word}`);
  const figures = entry?.figures ?? {};
  return {
    word,
    ...picture,
    name: entry?.name ?? word,
    text: entry?.text ?? '',
    race: picture.tincture in UNITS ? picture.tincture : '',
    strength: figures['strength'],
    value: figures['value'],
    cost: figures['cost'],
    mythic: figures['mythic'] === 1,
    figures,
  };
}
