import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Legend from './Legend.svelte';
import Own from './Own.svelte';
import Sheet from './Sheet.svelte';
import Sign from './Sign.svelte';

const LAY = ['put', 'single'];

export default {
  Board,
  seated: true,
  Own,
  Counts,
  Sheet,
  Legend,
  Sign,
  signs: ['track', 'gold'],
  // What is bought is laid at once; a set and a monument of several parts are laid piece by piece.
  joins: { build: LAY, road: LAY, set: LAY, tower: LAY, wonder: LAY, start: LAY, put: LAY, single: LAY },
  keys: {
    b: ['build'], l: ['road'], s: ['set'], t: ['tower'], p: ['pedestal'], m: ['wonder'],
    g: ['start'], o: ['loan', 'repay'], x: ['out'], e: ['end'],
  },
} satisfies Drawing;
