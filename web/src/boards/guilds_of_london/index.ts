import type { Drawing } from '../drawing';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import { usualSource } from './layout';
import Legend from './Legend.svelte';
import Own from './Own.svelte';
import Sheet from './Sheet.svelte';
import Sign from './Sign.svelte';

const MEN = ['from', 'to', 'men', 'add', 'evict', 'swap'];

export default {
  Board,
  Beside,
  Own,
  Counts,
  Sheet,
  Legend,
  Sign,
  signs: ['suit', 'gold', 'points'],
  joins: {
    move: MEN,
    from: ['to', 'swap'],
    to: ['men', 'add'],
    use: ['pay', ...MEN],
    pay: ['pay', ...MEN],
    drop: ['drop'],
  },
  usual: usualSource,
  keys: { e: ['end'], s: ['stop'], c: ['claim'], y: ['accept'], n: ['decline'] },
} satisfies Drawing;
