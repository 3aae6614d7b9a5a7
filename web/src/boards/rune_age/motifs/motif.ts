// A motif is a short text: strokes in a box of 64, one layer after another, parted by `|`.
//
// A layer begins with a letter: f fills with ink, c with the field's colour; l draws a stroke of
// ink, t a thin one, k a stroke in the field's colour. A capital draws the layer and its mirror
// image. `@part x y scale turn` sets a shared part about a point.

import { PARTS } from './parts';

export type Hand = 'f' | 'c' | 'l' | 't' | 'k';

export interface Stroke {
  hand: Hand;
  d: string;
  transform?: string;
}

const MIRROR = 'matrix(-1 0 0 1 64 0)';
const known = new Map<string, Stroke[]>();

/** The strokes of a motif, worked out once. */
export function strokesOf(motif: string): Stroke[] {
  const found = known.get(motif) ?? motif.split('|').filter(Boolean).flatMap(layer);
  known.set(motif, found);
  return found;
}

function layer(text: string): Stroke[] {
  if (text.startsWith('@')) return part(text.slice(1).split(' '));
  const hand = text[0]!.toLowerCase() as Hand;
  const d = text.slice(1);
  return text[0] === hand ? [{ hand, d }] : [{ hand, d }, { hand, d, transform: MIRROR }];
}

function part([name, x = '32', y = '32', scale = '1', turn = '0']: string[]): Stroke[] {
  const place = `translate(${x} ${y})rotate(${turn})scale(${scale.includes(',') ? scale.replace(',', ' ') : scale})`;
  return PARTS[name!]!.split('|').map((each) => {
    const hand = each[0]!.toLowerCase() as Hand;
    return { hand, d: each.slice(1), transform: place };
  });
}
