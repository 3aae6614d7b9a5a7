// What keys do at a table.

import { tick } from 'svelte';
import { get } from '../lib/api';
import { isWay, nearest, readKey, typing, type Deed, type Way } from '../lib/keys';
import type { ChoiceInfo, TableList } from '../lib/messages';
import { numbered } from '../lib/options';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { askHint } from './asking';
import type { Desk } from './desk.svelte';

export interface Hands {
  help: () => void;
  find: () => void; // the field for options is to be seen
  text: () => void;
  back: () => boolean; // true if something was closed
}

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Go to the nearest legal place in a direction; from nowhere, to the first. */
function walk(way: Way): boolean {
  const places = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-act]')];
  const now = document.activeElement;
  if (!now?.matches('[data-act]')) {
    places[0]?.focus();
    return places.length > 0;
  }
  const found = nearest(places.map(middle), middle(now), way);
  places[found]?.focus();
  return true;
}

/** The next table that waits for the viewer, the longest waiting first. */
export async function nextTable(here: string): Promise<void> {
  const { tables } = await get<TableList>('/tables?show=mine');
  const waiting = tables
    .filter((each) => each.id !== here && each.phase === 'live' && each.seats[each.asked ?? -1]?.mine)
    .sort((a, b) => a.moved - b.moved);
  router.go(waiting[0] ? `/t/${waiting[0].id}` : '/');
}

async function pick(desk: Desk, n: number): Promise<void> {
  const choice = numbered(desk.choices)[n];
  if (!choice) return;
  void desk.choose(choice.do);
  await tick();
  document.querySelector<HTMLElement>('[data-confirm]')?.focus();
}

async function search(desk: Desk, hands: Hands): Promise<void> {
  const options = document.querySelector('[data-search]') !== null;
  if (options) hands.find();
  else [desk.tab, desk.drawer] = ['rules', true];
  await tick();
  document.querySelector<HTMLElement>(options ? '[data-search]' : '[data-rules]')?.focus();
}

let several: ChoiceInfo[] = []; // what a letter meant, until a digit says which

/** A letter of the game: its only option, or a place to go on from. The reader's own keys come first. */
function letter(event: KeyboardEvent, desk: Desk): boolean {
  const pressed = event.key.toLowerCase();
  const among = several;
  several = [];
  if (!desk.mine || event.ctrlKey || event.metaKey || event.altKey) return false;
  const nth = among[Number(pressed) - 1];
  if (nth && desk.choices.includes(nth)) {
    void desk.choose(nth.do);
    return true;
  }
  const verbs = Object.values(settings.keys).includes(pressed) ? undefined : desk.drawing?.keys?.[pressed];
  const found = desk.choices.filter((choice) => verbs?.includes(choice.verb));
  if (found.length === 1) void desk.choose(found[0]!.do);
  if (found.length > 1) {
    several = found;
    document.querySelector<HTMLElement>(found.map((choice) => `[data-act~="${choice.do}"]`).join())?.focus();
  }
  return found.length > 0;
}

export function onKey(event: KeyboardEvent, desk: Desk, hands: Hands): void {
  if (document.querySelector('dialog[open]')) return;
  if (typing(event.target)) {
    if (event.key === 'Escape') (event.target as HTMLElement).blur();
    return;
  }
  if (letter(event, desk)) return event.preventDefault();
  const found = readKey(event, settings.keys);
  if (found === null) return;
  if (isWay(found)) {
    if (walk(found)) event.preventDefault();
    return;
  }
  if (typeof found === 'number') return void pick(desk, found);
  // A focused button is pressed by the browser itself.
  if (found === 'confirm' && (event.target as HTMLElement).closest?.('button, a, summary, [role=button]')) return;
  event.preventDefault();
  deed(found, desk, hands);
}

function deed(found: Deed, desk: Desk, hands: Hands): void {
  const deeds: Record<Deed, () => unknown> = {
    confirm: () => (desk.waiting ? desk.pacing.next() : desk.confirm()),
    undo: () => (desk.plan.on ? desk.plan.back() : desk.state?.undo && desk.undo()),
    redo: () => desk.state?.redo && desk.redo(),
    hint: () => desk.mine && !desk.table?.rated && askHint(desk),
    plan: () => (desk.plan.on ? desk.plan.leave() : desk.mine && desk.plan.enter()),
    next: () => nextTable(desk.id),
    search: () => search(desk, hands),
    log: () => {
      desk.tab = 'log';
      desk.digest = desk.drawer = true;
    },
    help: hands.help,
    text: hands.text,
    back: () => hands.back() || (desk.plan.on ? desk.plan.leave() : desk.gesture.back()),
  };
  void deeds[found]();
}
