import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Legend from './Legend.svelte';
import Own from './Own.svelte';
import Sheet from './Sheet.svelte';

const drawing: Drawing = {
  Board,
  Own,
  Counts,
  Sheet,
  Legend,
  onBoard: ['realm', 'play'],
  joins: { buy: ['pay'], pay: ['pay'], keep: ['pay'] },
};
export default drawing;
