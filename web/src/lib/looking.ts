// What keys do after a game and in a replay, the same on both pages.

import { nextTable } from '../table/keyboard';
import { dialogs } from './dialogs.svelte';
import { hall } from './house.svelte';
import type { Moment } from './messages';
import { stepTo } from './replay';
import { acting, typing } from './shortcuts';

export interface Looking {
  table: string;
  moments: Moment[];
  at: number; // of the moments
  turning: { n: number }[];
  go: (at: number) => void;
  to: (n: number) => void; // an entry of the record
  play: () => void;
  branch: () => void;
  share: () => void;
  back: () => void;
  again?: () => void;
}

export function search(): void {
  void hall.open(); // whose games and tables are searched
  dialogs.show('search');
}

export function lookBack(event: KeyboardEvent, page: Looking): void {
  if (typing(event) || document.querySelector('dialog[open]')) return;
  const deed = deedOf(event, page);
  if (!deed) return;
  event.preventDefault();
  deed();
}

function deedOf(event: KeyboardEvent, page: Looking): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const flag = /^[1-5]$/.test(key) && page.turning[Number(key) - 1];
  if (flag) return () => page.to(flag.n);
  const inside = (event.target as HTMLElement)?.closest?.('[role=tablist], [role=radiogroup]');
  const to = inside ? -1 : stepTo(page.moments, page.at, event.key, event.shiftKey);
  if (to >= 0) return () => page.go(to);
  if (key === 'enter') return acting(event) ? undefined : page.again;
  const deeds: Record<string, () => void> = {
    p: page.play,
    b: page.branch,
    s: page.share,
    n: () => void nextTable(page.table),
    '/': search,
    '?': () => dialogs.show('shortcuts'),
    escape: page.back,
  };
  return deeds[key];
}
