import { expect, test, vi } from 'vitest';
import type { ChoiceInfo } from '../lib/messages';
import type { Desk } from './desk.svelte';
import { Gesture } from './gesture.svelte';

const option = (id: number, verb: string, target: string): ChoiceInfo => ({ do: id, verb, label: verb, say: verb, targets: [target] });
const [move, hall, tile, goal, other] = [
  option(1, 'move', 'card:a'), option(2, 'from', 'place:hall'), option(3, 'from', 'place:0,0'), option(4, 'to', 'place:1,0'), option(5, 'to', 'place:2,0'),
];
const asked: Record<string, ChoiceInfo[]> = { '1': [hall, tile], '1 2': [goal, other], '1 3': [goal, other] };

/** A desk that is asked about a card, then about where from and where to; most take from the Guildhall. */
function sit(): Gesture {
  const desk = {
    state: { seq: 1 },
    seat: 0,
    chosen: null as number | null,
    drawing: { usual: (last: ChoiceInfo) => (last.verb === 'move' ? hall : undefined) },
    drop: () => (desk.chosen = null),
    get choices() {
      return gesture.ahead?.choices ?? [move];
    },
    order: (_: string, { steps }: { steps: number[] }) =>
      Promise.resolve({ data: { scene: { zones: [], figures: {} }, choices: asked[steps.join(' ')], done: steps.length } }),
    choose: vi.fn(async (action: number) => {
      if (!(gesture.asksOn(action) && (await gesture.goesOn(action)))) desk.chosen = action;
    }),
  };
  const gesture = new Gesture(desk as unknown as Desk);
  gesture.joins = { move: ['from', 'to'], from: ['to'] };
  return gesture;
}

test('what most players mean is filled in, and can be asked for', async () => {
  const gesture = sit();
  expect(await gesture.goesOn(move.do)).toBe(true);
  expect(gesture.steps).toEqual([1, 2]);
  expect(gesture.ahead?.choices).toEqual([goal, other]);
  await gesture.returnTo(1);
  expect(gesture.steps).toEqual([1]);
  expect(gesture.ahead?.choices).toEqual([hall, tile]);
  await gesture.goesOn(tile.do);
  expect(gesture.steps).toEqual([1, 3]);
});

test('going back takes what was filled in along with the answer that led to it', async () => {
  const gesture = sit();
  await gesture.goesOn(move.do);
  await gesture.back();
  expect(gesture.steps).toEqual([]);
  await gesture.goesOn(move.do);
  await gesture.returnTo(1);
  await gesture.goesOn(tile.do);
  await gesture.back();
  expect(gesture.steps).toEqual([1]);
});
