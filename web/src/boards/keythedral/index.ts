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
  signs: ['cube'],
  joins: {
    cottage: ['settle'],
    buy: ['leave'],
    fence: ['side'],
    unfence: ['remove'],
    craft: ['pay'],
    trade: ['pay'],
    take: ['give'],
    price: ['raise'],
  },
  gathers: ['pay', 'glean'],
} satisfies Drawing;
