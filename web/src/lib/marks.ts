// Seats have a colour and a shape each, so that they are told apart without the colour: as the game
// names them, else in the order of the house.

export interface Mark {
  shape: 'circle' | 'hexagon' | 'diamond' | 'square' | 'drop' | 'triangle' | 'star';
  colour: string; // of the tokens
}

const MARKS: Record<string, Mark> = {
  blue: { shape: 'circle', colour: 'var(--seat-0)' },
  red: { shape: 'hexagon', colour: 'var(--seat-1)' },
  green: { shape: 'diamond', colour: 'var(--seat-2)' },
  yellow: { shape: 'square', colour: 'var(--seat-3)' },
  purple: { shape: 'drop', colour: 'var(--seat-4)' },
  grey: { shape: 'triangle', colour: 'var(--seat-5)' },
  white: { shape: 'star', colour: 'var(--seat-white)' },
};
const USUAL = ['blue', 'red', 'green', 'yellow', 'purple', 'grey'];

/** The mark of a seat, by the colour its game names, or by its number. */
export function markOf(seat: number, named = ''): Mark {
  const usual = USUAL[((seat % USUAL.length) + USUAL.length) % USUAL.length]!;
  return MARKS[named.toLowerCase()] ?? MARKS[usual]!;
}
