import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import { usualPayment } from './layout';
import Legend from './Legend.svelte';
import Own from './Own.svelte';
import Sheet from './Sheet.svelte';
import Sign from './Sign.svelte';

const drawing: Drawing = {
  Board,
  seated: true,
  Own,
  Counts,
  Sheet,
  Legend,
  Sign,
  signs: ['gold', 'influence', 'strength'],
  onBoard: ['realm', 'play'],
  // What is paid for is chosen first; what is kept, discarded or put back is chosen card by card.
  joins: {
    buy: ['pay'],
    number: ['pay'],
    pay: ['pay', 'keep'],
    keep: ['pay', 'keep'],
    discard: ['discard'],
    top: ['top'],
  },
  usual: usualPayment,
  sums: ['pay'],
};
export default drawing;
