import type { Drawing } from '../drawing';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import { usualSource } from './layout';
import Legend from './Legend.svelte';
import Own from './Own.svelte';
import Sheet from './Sheet.svelte';

const MEN = ['from', 'to', 'men', 'add', 'evict', 'swap'];

export default {
  Board,
  Beside,
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
  usual: usualSource,
  keys: { e: ['end'], s: ['stop'], c: ['claim'], y: ['accept'], n: ['decline'] },
} satisfies Drawing;
