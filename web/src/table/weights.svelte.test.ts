import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChoiceInfo, Scene } from '../lib/messages';
import { Names } from '../lib/names';
import type { Desk } from './desk.svelte';
import { Weights } from './weights.svelte';

const lexicon = { entries: { 'good:wool': { name: 'wool' }, 'good:gold': { name: 'gold' }, points: { name: 'points' } }, verbs: {} };
const goods = (wool: number, gold: number) => [
  { ref: 'store:0', layout: 'row' as const, seat: 0, spots: [{ ref: 'store:0', items: [{ ref: 'good:wool', sort: 'good', n: wool }, { ref: 'good:gold', sort: 'good', n: gold }] }] },
];
const scene: Scene = { zones: goods(2, 3), figures: { 'points-0': 7, round: 1 } };
const after = { '5': { zones: goods(1, 4), figures: { 'points-0': 9 } }, '6': { zones: goods(2, 2), figures: {} } };
const choice = (n: number, label: string, targets: string[] = []): ChoiceInfo => ({ do: n, label, say: '', verb: 'sell', targets });
const options = [choice(5, 'sell cloth'), choice(6, 'pay 1 gold'), choice(7, 'pass')];

function sit(more: Partial<Record<string, unknown>> = {}) {
  const order = vi.fn(async () => ({ done: true, data: { after } }));
  const desk = { state: { seq: 1, scene }, seat: 0, mine: true, plan: { on: false }, gesture: { steps: [], ahead: null }, table: {}, names: new Names(lexicon, scene), order, ...more };
  return { desk, order, weights: new Weights(desk as unknown as Desk) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('options say what they change beyond their own words', async () => {
  const { weights, order } = sit();
  weights.weigh(options);
  await vi.advanceTimersByTimeAsync(200);
  expect(order).toHaveBeenCalledExactlyOnceWith('weigh', { of: [5, 6, 7], steps: [] });
  expect(weights.of.get(5)).toEqual([['points', 7, 9], ['good:wool', 2, 1], ['good:gold', 3, 4]]);
  expect(weights.of.get(6)).toEqual([]);
  expect(weights.of.get(7)).toEqual([]);
});

test('what an option points at is not told again', async () => {
  const { weights } = sit();
  weights.weigh([choice(5, 'sell', ['good:wool'])]);
  await vi.advanceTimersByTimeAsync(200);
  expect(weights.of.get(5)!.map(([ref]) => ref)).toEqual(['points', 'good:gold']);
});

test('what all options change alike tells none from another', async () => {
  const { weights, order } = sit();
  const both = { '5': { zones: goods(1, 4), figures: {} }, '6': { zones: goods(1, 2), figures: {} } };
  order.mockImplementation(async () => ({ done: true, data: { after: both } as never }));
  weights.weigh(options.slice(0, 2).map((each) => ({ ...each, label: 'sell' })));
  await vi.advanceTimersByTimeAsync(200);
  expect([...weights.of.values()]).toEqual([[['good:gold', 3, 4]], [['good:gold', 3, 2]]]);
});

test('of many options only those that the server weighs are compared', async () => {
  const { weights, order } = sit();
  order.mockImplementation((async (_: string, { of }: { of: number[] }) => ({
    done: true,
    data: { after: Object.fromEntries(of.slice(0, 24).map((n) => [n, { zones: goods(1, 3), figures: {} }])) },
  })) as never);
  weights.weigh(Array.from({ length: 30 }, (_, n) => choice(n, 'go')));
  await vi.advanceTimersByTimeAsync(200);
  expect([...weights.of.values()].flat()).toEqual([]);
});

test('whoever chooses at once, plans or plays a rated game is not told', async () => {
  const quick = sit();
  quick.weights.weigh(options)();
  const others = [sit({ plan: { on: true } }), sit({ table: { rated: true } }), sit({ mine: false })];
  for (const { weights } of others) weights.weigh(options);
  await vi.advanceTimersByTimeAsync(500);
  for (const { order } of [quick, ...others]) expect(order).not.toHaveBeenCalled();
});

test('an answer that comes too late is thrown away', async () => {
  const { weights, desk } = sit();
  weights.weigh(options);
  await vi.advanceTimersByTimeAsync(149);
  desk.order.mockImplementation(async () => {
    desk.state = { ...desk.state, seq: 2 };
    return { done: true, data: { after } };
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(weights.of.size).toBe(0);
});
