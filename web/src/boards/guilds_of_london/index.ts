import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Legend from './Legend.svelte';
import Own from './Own.svelte';
import Sheet from './Sheet.svelte';

const MEN = ['from', 'to', 'men', 'add', 'evict', 'swap'];

export default {
  Board,
  Own,
  Counts,
  Sheet,
  Legend,
  joins: {
    move: MEN,
    from: ['to', 'swap'],
    to: ['men', 'add'],
    use: ['pay', ...MEN],
    pay: ['pay', ...MEN],
  },
} satisfies Drawing;
