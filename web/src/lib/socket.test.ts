import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, Order } from './messages';
import { addressOf, Line, type Standing, type Wire } from './socket';

class Paper implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Order[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Order);
  }
  close(): void {
    this.closed = true;
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let wires: Paper[];
let frames: Frame[];
let standings: Standing[];

function line(): Line {
  const ears = {
    frame: (frame: Frame) => void frames.push(frame),
    standing: (standing: Standing) => void standings.push(standing),
  };
  return new Line('ws://x', ears, () => {
    const wire = new Paper();
    wires.push(wire);
    return wire;
  });
}
const last = () => wires.at(-1)!;
const state = (seq: number) => ({ type: 'state', seq });

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  frames = [];
  standings = [];
});
afterEach(() => vi.useRealTimers());

test('an order made before the line is open goes out when it opens', () => {
  const at = line();
  void at.order('choose', { actions: [3] });
  expect(last().sent).toEqual([]);
  last().onopen!();
  expect(last().sent.map((order) => order.data)).toEqual([{ actions: [3] }]);
});

test('an order names the state it was made on', () => {
  const at = line();
  last().onopen!();
  last().tell(state(7));
  void at.order('undo');
  expect(last().sent[0]!.seen).toBe(7);
});

test('without an answer the same order is sent again, with the same id', async () => {
  const at = line();
  last().onopen!();
  const answer = at.order('choose', { actions: [1] });
  const first = last().sent[0]!;
  last().onclose!();
  vi.advanceTimersByTime(500);
  last().onopen!();
  expect(wires).toHaveLength(2);
  expect(last().sent).toEqual([first]);
  last().tell({ type: 'reply', id: first.id, done: true, seq: 8 });
  expect((await answer).done).toBe(true);
  last().onclose!();
  vi.advanceTimersByTime(500);
  last().onopen!();
  expect(last().sent).toEqual([]);
});

test('waits grow from half a second to five', () => {
  line();
  for (const wait of [500, 1000, 2000, 4000, 5000, 5000]) {
    const before = wires.length;
    last().onclose!();
    vi.advanceTimersByTime(wait - 1);
    expect(wires).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(before + 1);
  }
});

test('a short break is not spoken of, a long one is', () => {
  line();
  last().onopen!();
  last().onclose!();
  vi.advanceTimersByTime(600);
  last().onopen!();
  vi.advanceTimersByTime(5000);
  expect(standings).toEqual(['open', 'open']);
  last().onclose!();
  vi.advanceTimersByTime(1000);
  expect(standings.at(-1)).toBe('lost');
});

test('an older state is left aside, but not the first after a break', () => {
  const at = line();
  last().onopen!();
  last().tell(state(5));
  last().tell(state(4));
  expect(frames).toHaveLength(1);
  last().onclose!();
  vi.advanceTimersByTime(500);
  last().onopen!();
  last().tell(state(4));
  expect(frames).toHaveLength(2);
  expect(at.seq).toBe(4);
});

test('after a last bye nothing is dialled, and orders say that they were not sent', async () => {
  const at = line();
  last().onopen!();
  const open = at.order('hint');
  last().tell({ type: 'bye', why: 'gone', again: false });
  expect(standings.at(-1)).toBe('ended');
  expect((await open).fault!.why).toBe('ended');
  expect((await at.order('undo')).done).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test('a bye that says come back is followed by a new line', () => {
  line();
  last().onopen!();
  last().tell({ type: 'bye', why: 'restart', again: true });
  last().onclose!();
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(2);
});

test('a ping keeps the line open', () => {
  line();
  last().onopen!();
  vi.advanceTimersByTime(40_000);
  expect(last().sent.map((order) => order.do)).toEqual(['ping', 'ping']);
});

test('back on the network, the line is dialled at once', () => {
  const at = line();
  last().onclose!();
  at.retry();
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(2);
});

test('the address names the seat where there is one', () => {
  const at = { protocol: 'https:', host: 'h' } as Location;
  expect(addressOf('a1', null, at)).toBe('wss://h/api/tables/a1/socket');
  expect(addressOf('a1', 2, at)).toBe('wss://h/api/tables/a1/socket?seat=2');
});
