import { takeTyped } from './asking';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order, State } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import { toasts } from '../lib/toasts.svelte';
import { words } from '../words';
import { Desk } from './desk.svelte';

// A server made of paper: what the page sends, and what it is told.
class Paper {
  static last: Paper;
  static opened: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Order[] = [];
  closed = false;
  constructor(address: string) {
    Paper.last = this;
    Paper.opened.push(address);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Order);
  }
  close(): void {
    this.closed = true;
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** Answer the newest order of a kind. */
  async answer(what: string, more: object = {}): Promise<void> {
    const order = this.sent.findLast((each) => each.do === what)!;
    this.tell({ type: 'reply', id: order.id, done: true, seq: 1, ...more });
    await settle();
  }
  count(what: string): number {
    return this.sent.filter((each) => each.do === what).length;
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const seats = [
  { seat: 0, kind: 'person' as const, name: 'Ada', mine: true },
  { seat: 1, kind: 'bot' as const, name: 'Bo' },
];
let info: object;
const choices = [
  { do: 7, label: 'send it to 0,1', say: 'send 0,1', verb: 'send', targets: ['field:0,1'] },
  { do: 8, label: 'pass', say: 'pass', verb: 'pass' },
];
const state = (more: Partial<State> = {}): State => ({
  type: 'state',
  seq: 1,
  seat: 0,
  phase: 'live',
  scene: { zones: [], figures: {} },
  seats,
  question: { seat: 0, text: 'What now?' },
  choices,
  ...more,
});

async function sitDown(): Promise<Desk> {
  const desk = new Desk('t1');
  await desk.open();
  Paper.last.onopen?.();
  Paper.last.tell(state());
  return desk;
}

beforeEach(() => {
  vi.useFakeTimers();
  Paper.opened = [];
  info = { id: 't1', game: 'keythedral', title: 'Keythedral', phase: 'live', seats, asked: 0 };
  vi.stubGlobal('WebSocket', Paper);
  vi.stubGlobal('fetch', (path: string) => {
    const body = path.includes('lexicon') ? { entries: {}, verbs: {}, seats: ['Blue', 'Red'] } : { table: info };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  settings.confirm = 'final';
  settings.grace = 0;
  settings.pace = 'at-once';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scene = { zones: [], figures: { round: 2 } };

test('always: an option is shown and waits for the word', async () => {
  settings.confirm = 'always';
  const desk = await sitDown();
  void desk.choose(7);
  await Paper.last.answer('look', { data: { scene, changes: [['worker:blue', 'home:blue', 'field:0,1']] } });
  expect(desk.scene).toEqual(scene);
  expect([...desk.forecast]).toEqual(['worker:blue']);
  expect(Paper.last.count('choose')).toBe(0);
  void desk.confirm();
  expect(Paper.last.count('choose')).toBe(1);
});

test('final: what can be taken back goes out at once', async () => {
  const desk = await sitDown();
  void desk.choose(7);
  await Paper.last.answer('look', { data: { scene, changes: [] } });
  await Paper.last.answer('plan', { data: { scene, question: { seat: 0, text: 'And now?' }, choices: [], done: 1 } });
  expect(Paper.last.sent.at(-1)).toMatchObject({ do: 'choose', seen: 1, data: { actions: [7] } });
});

test.each([
  ['draws or shows something', {}, { seat: 0, text: '' }],
  ['gives the turn away', { scene, changes: [] }, null],
])('final: what %s waits for the word', async (_, look, question) => {
  const desk = await sitDown();
  void desk.choose(7);
  await Paper.last.answer('look', { data: look });
  await Paper.last.answer('plan', { data: { scene, question, choices: [], done: 1 } });
  expect(Paper.last.count('choose')).toBe(0);
  expect(desk.pick?.do).toBe(7);
});

test('second thoughts: what ends the turn lies for some seconds before it is sent', async () => {
  settings.confirm = 'never';
  settings.grace = 5;
  const desk = await sitDown();
  const ending = { scene, question: null, choices: [], done: 1 };
  const choose = async () => {
    void desk.choose(7);
    await Paper.last.answer('look', { data: { scene, changes: [] } });
    await Paper.last.answer('plan', { data: ending });
  };
  await choose();
  await vi.advanceTimersByTimeAsync(4900);
  expect(Paper.last.count('choose')).toBe(0);
  desk.drop(); // called back
  await vi.advanceTimersByTimeAsync(6000);
  expect(Paper.last.count('choose')).toBe(0);
  await choose();
  await vi.advanceTimersByTimeAsync(5000);
  expect(Paper.last.count('choose')).toBe(1);
  await Paper.last.answer('choose');
  await choose();
  void desk.confirm(); // a second word sends it now
  expect(Paper.last.count('choose')).toBe(2);
  await Paper.last.answer('choose');
  // What leaves the turn with the same seat is sent at once.
  void desk.choose(7);
  await Paper.last.answer('look', { data: { scene, changes: [] } });
  await Paper.last.answer('plan', { data: { ...ending, question: { seat: 0, text: '' } } });
  expect(Paper.last.count('choose')).toBe(3);
});

test('never: a click is a choice', async () => {
  settings.confirm = 'never';
  const desk = await sitDown();
  void desk.choose(8);
  expect(Paper.last.count('choose')).toBe(1);
  await Paper.last.answer('choose');
  expect(desk.chosen).toBeNull();
});

test('a refusal is told in the words of the engine, with rule and places', async () => {
  settings.confirm = 'never';
  const desk = await sitDown();
  void desk.choose(7);
  const fault = { why: 'not-offered', text: 'The field is taken.', rule: 'K4.1', places: ['field:0,1'] };
  await Paper.last.answer('choose', { done: false, fault });
  expect(toasts.list.map((each) => [each.tone, each.text, each.rule])).toEqual([
    ['refusal', 'The field is taken.', 'K4.1'],
  ]);
  expect([...desk.marked]).toEqual(['field:0,1']);
});

test('a choice that the table has overtaken is laid back, and said', async () => {
  settings.confirm = 'always';
  const desk = await sitDown();
  void desk.choose(7);
  Paper.last.tell(state({ seq: 2, choices: [choices[1]!] }));
  expect(desk.chosen).toBeNull();
  expect(toasts.list.at(-1)!.text).toBe(words.desk.stale);
});

test('a choice made without a line is kept and sent once', async () => {
  settings.confirm = 'never';
  const desk = await sitDown();
  Paper.last.onclose!();
  void desk.choose(8);
  await vi.advanceTimersByTimeAsync(1000);
  expect(desk.standing).toBe('lost');
  expect(desk.sending).toBe(true);
  expect(desk.state).not.toBeNull();
  Paper.last.onopen!();
  expect(Paper.last.count('choose')).toBe(1);
  await Paper.last.answer('choose');
  expect(desk.sending).toBe(false);
});

test('typed moves: notation, number, and why not', async () => {
  settings.confirm = 'never';
  const desk = await sitDown();
  void takeTyped(desk, ' Pass ');
  expect(Paper.last.sent.at(-1)!.data).toEqual({ actions: [8] });
  await Paper.last.answer('choose');
  void takeTyped(desk, '1');
  expect(Paper.last.sent.at(-1)!.data).toEqual({ actions: [7] });
  await Paper.last.answer('choose');
  void takeTyped(desk, 'send 9,9');
  await Paper.last.answer('why', { data: { text: 'There is no field.', rule: 'K1' } });
  expect(toasts.list.at(-1)).toMatchObject({ text: 'There is no field.', rule: 'K1' });
});

test('undo to a line asks the others where the barrier forbids it', async () => {
  const desk = await sitDown();
  void desk.undo(5);
  expect(Paper.last.sent.at(-1)).toMatchObject({ do: 'undo', data: { to: 5 } });
  await Paper.last.answer('undo', { done: false, fault: { why: 'no-undo', text: '' } });
  expect(Paper.last.sent.at(-1)).toMatchObject({ do: 'propose', data: { kind: 'back', about: 4 } });
});

test('the log is replaced from where a state says', async () => {
  const desk = await sitDown();
  const line = (n: number, text: string) => ({ n, pieces: [[text]] });
  Paper.last.tell(state({ seq: 2, log: [line(1, 'a'), line(2, 'b')] }));
  Paper.last.tell(state({ seq: 3, since: 2, log: [line(2, 'c'), line(3, 'd')] }));
  expect(desk.log.map((each) => each.pieces[0]![0])).toEqual(['a', 'c', 'd']);
});

test('at one device, nothing of a hand stays when the other person is asked', async () => {
  info = { ...info, seats: seats.map((seat) => ({ ...seat, kind: 'person', mine: true, device: true })) };
  const desk = new Desk('t1');
  await desk.open();
  expect(desk.curtain).toBe(0);
  expect(Paper.opened).toEqual([]);
  desk.connect(0);
  expect(Paper.opened.at(-1)).toContain('?seat=0');
  Paper.last.onopen!();
  Paper.last.tell(state({ log: [{ n: 1, pieces: [['You draw gold.']] }] }));
  expect(desk.state).not.toBeNull();
  const before = Paper.last;
  Paper.last.tell(state({ seq: 2, question: { seat: 1, text: '' }, choices: [] }));
  expect([desk.state, desk.log, desk.curtain, before.closed]).toEqual([null, [], 1, true]);
});

test('a plan goes step by step, and is played while it is offered', async () => {
  const desk = await sitDown();
  void desk.plan.enter();
  const planned = (done: number) => ({ data: { scene, question: { seat: 0, text: 'Plan?' }, choices, done } });
  await Paper.last.answer('plan', planned(0));
  expect(desk.scene).toEqual(scene);
  void desk.choose(7);
  await Paper.last.answer('plan', planned(1));
  expect(desk.plan.steps.map((step) => step.do)).toEqual([7]);
  expect(Paper.last.count('choose')).toBe(0);
  void desk.plan.play();
  await settle();
  expect(Paper.last.sent.at(-1)).toMatchObject({ do: 'choose', data: { actions: [7] } });
  await Paper.last.answer('choose');
  expect(toasts.list.at(-1)!.text).toBe(words.desk.plan.played);
});

test('a click on the next state is not lost, though the answer to the one before is not here yet', async () => {
  settings.confirm = 'never';
  const desk = await sitDown();
  void desk.choose(8);
  void desk.choose(8); // a double click chooses once
  expect(Paper.last.count('choose')).toBe(1);
  Paper.last.tell(state({ seq: 2 }));
  void desk.choose(7);
  await settle();
  expect(Paper.last.count('choose')).toBe(1);
  await Paper.last.answer('choose');
  expect(Paper.last.count('choose')).toBe(2);
  expect(Paper.last.sent.at(-1)).toMatchObject({ seen: 2, data: { actions: [7] } });
});
