import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Legend from './Legend.svelte';
import Own from './Own.svelte';
import Sheet from './Sheet.svelte';
import Sign from './Sign.svelte';

export default {
  Board,
  Own,
  Counts,
  Sheet,
  Legend,
  Sign,
  signs: ['good'],
  // A card and what it does are one choice.
  joins: {
    play: ['take', 'build', 'sell', 'house', 'rent', 'donate', 'weave', 'aid', 'heal', 'move'],
  },
  keys: { x: ['pass'], a: ['aid'] },
} satisfies Drawing;
