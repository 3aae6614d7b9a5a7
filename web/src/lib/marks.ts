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

/** The outlines of the shapes, in a square of 20 with its middle at 10, 10. */
export const SHAPES: Record<Mark['shape'], string> = {
  circle: 'M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z',
  hexagon: 'M10 1l8 4.5v9L10 19l-8-4.5v-9z',
  diamond: 'M10 .8l9.2 9.2l-9.2 9.2L.8 10z',
  square: 'M2.5 2.5h15v15h-15z',
  drop: 'M10 1c4 5 6.5 7.800 6.500 11.300a6.500 6.500 0 0 1-13 0C3.500 8.800 6 6 10 1z',
  triangle: 'M10 1.500l9 16.500h-18z',
  star: 'M10 .800l2.800 6l6.600.800l-4.900 4.500l1.300 6.500l-5.800-3.200l-5.800 3.200l1.300-6.500L.600 7.600l6.600-.800z',
};
