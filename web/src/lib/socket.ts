// The line to a table: orders are kept until they are answered, and sent again after every break.
// Knows nothing of what is shown, so that it can be tested with a socket made of paper.

import type { Frame, Order, State, Told } from './messages';

export type Standing = 'connecting' | 'open' | 'lost' | 'ended';

/** What is needed of a WebSocket. */
export interface Wire {
  readonly readyState?: number; // as browsers count: 2 is closing, 3 closed
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  frame(frame: Frame): void;
  standing(standing: Standing, why: string): void;
}

interface Pending {
  order: Order;
  answer: (told: Told) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
const PATIENCE = 1000; // before a break is spoken of
const PING = 20_000;

export class Line {
  standing: Standing = 'connecting';
  /** Of the last state: what new orders are made on. */
  seq = -1;
  private wire: Wire | null = null;
  private open = false;
  private fresh = true;
  private waited = FIRST_WAIT;
  private readonly pending = new Map<string, Pending>();
  private timers: { again?: Timer; lost?: Timer; ping?: Timer } = {};

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
    private readonly dial: (address: string) => Wire = (at) => new WebSocket(at) as unknown as Wire,
  ) {
    this.connect();
  }

  /** Orders without an answer, oldest first. */
  get unanswered(): Order[] {
    return [...this.pending.values()].map((each) => each.order);
  }

  /** Send an order, now or when the line is open again. Queries and commands alike are answered. */
  order(what: string, data: Record<string, unknown> = {}, seen = this.seq): Promise<Told> {
    const order: Order = { id: newId(), do: what, seen: Math.max(seen, 0), data };
    if (this.standing === 'ended') return Promise.resolve(unsent(order));
    return new Promise((answer) => {
      this.pending.set(order.id, { order, answer });
      if (this.open) this.send(order);
    });
  }

  /** Try at once: the browser says that the network is back. */
  retry(): void {
    if (this.open || this.standing === 'ended') return;
    clearTimeout(this.timers.again);
    this.waited = FIRST_WAIT;
    this.hangUp();
    this.connect();
  }

  /** Leave for good. */
  close(why = ''): void {
    if (this.standing === 'ended') return;
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.hangUp();
    this.become('ended', why);
    for (const { order, answer } of this.pending.values()) answer(unsent(order));
    this.pending.clear();
  }

  private connect(): void {
    const wire = this.dial(this.address);
    this.wire = wire;
    this.fresh = true;
    wire.onopen = () => this.opened();
    wire.onmessage = (event) => this.heard(String(event.data));
    wire.onclose = () => this.broke();
  }

  private opened(): void {
    this.open = true;
    this.waited = FIRST_WAIT;
    clearTimeout(this.timers.lost);
    delete this.timers.lost;
    this.become('open');
    for (const order of this.unanswered) this.send(order);
    this.keepAlive();
  }

  private heard(text: string): void {
    const frame = JSON.parse(text) as Frame;
    if (frame.type === 'reply') return this.answered(frame);
    if (frame.type === 'state' && !this.takes(frame)) return;
    this.ears.frame(frame);
    if (frame.type === 'bye' && !frame.again) this.close(frame.why);
  }

  /** A state that is older than the one we have came by a detour. */
  private takes(state: State): boolean {
    if (!this.fresh && state.seq < this.seq) return false;
    this.fresh = false;
    this.seq = state.seq;
    return true;
  }

  private answered(told: Told): void {
    const waiting = this.pending.get(told.id);
    if (!waiting) return;
    this.pending.delete(told.id);
    waiting.answer(told);
  }

  private broke(): void {
    this.hangUp();
    clearTimeout(this.timers.ping);
    if (this.standing === 'ended') return;
    this.timers.again = setTimeout(() => this.connect(), this.waited);
    this.timers.lost ??= setTimeout(() => this.become('lost'), PATIENCE);
    this.waited = Math.min(this.waited * 2, LONGEST_WAIT);
  }

  private hangUp(): void {
    const wire = this.wire;
    this.wire = null;
    this.open = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private keepAlive(): void {
    clearTimeout(this.timers.ping);
    this.timers.ping = setTimeout(() => {
      this.send({ id: newId(), do: 'ping', seen: Math.max(this.seq, 0), data: {} });
      this.keepAlive();
    }, PING);
  }

  private send(order: Order): void {
    // What is closing takes nothing more: unanswered orders go again over the next one.
    if ((this.wire?.readyState ?? 1) <= 1) this.wire?.send(JSON.stringify(order));
  }

  private become(standing: Standing, why = ''): void {
    this.standing = standing;
    this.ears.standing(standing, why);
  }
}

type Timer = ReturnType<typeof setTimeout>;

function unsent(order: Order): Told {
  return { type: 'reply', id: order.id, done: false, seq: 0, fault: { why: 'ended', text: '' } };
}

/** Random text; `randomUUID` exists on secure pages only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function addressOf(table: string, seat: number | null, at: Location = location): string {
  const scheme = at.protocol === 'https:' ? 'wss' : 'ws';
  const asked = seat === null ? '' : `?seat=${seat}`;
  return `${scheme}://${at.host}/api/tables/${table}/socket${asked}`;
}
