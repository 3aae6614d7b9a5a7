// What the page knows of a table and what the viewer is about to do. Components read it and call
// its verbs; only this file speaks to the server.

import { getContext, setContext } from 'svelte';
import { drawingOf } from '../boards';
import type { Drawing } from '../boards/drawing';
import { get, Refused } from '../lib/api';
import { kept } from '../lib/kept';
import { actsOf } from '../lib/layout';
import { refsOf, sentence } from '../lib/log';
import type {
  ChatLine, ChoiceInfo, Fault, Founded, Frame, Lexicon, Link, LogLine, Manual, MotionInfo, Presence, Scene,
  State, TableInfo, Told,
} from '../lib/messages';
import { kindOf, Names } from '../lib/names';
import { Pacing } from '../lib/pacing';
import { settings } from '../lib/settings.svelte';
import { shake } from '../lib/shake';
import { addressOf, Line, type Standing } from '../lib/socket';
import { tick } from '../lib/sound';
import { tell } from '../lib/toasts.svelte';
import { words } from '../words';
import { Gesture, type Look } from './gesture.svelte';
import { Grace } from './grace.svelte';
import { faster, refused } from './meanwhile';
import { Plan } from './plan.svelte';

export type Tab = 'log' | 'chat' | 'rules' | 'inspect';
export interface Hint {
  do: number;
  label: string;
  share: number;
  reasons: string | string[];
}

const NO_LEXICON: Lexicon = { entries: {}, verbs: {} };

export class Desk {
  table: TableInfo | null = $state.raw(null);
  links: Link[] = $state.raw([]);
  lexicon: Lexicon = $state.raw(NO_LEXICON);
  drawing: Drawing | null = $state.raw(null);
  /** Whether the game has a sign for a thing, to stand beside words. */
  signed = (ref: string) => this.drawing?.signs?.includes(kindOf(ref)) ?? false;
  manual: Manual | null = $state.raw(null);
  state: State | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  presence: Presence | null = $state.raw(null);
  standing: Standing = $state('connecting');
  gone = $state(''); // why the table is closed for us
  failed: Fault | null = $state.raw(null); // the table could not be had at all

  chosen: number | null = $state(null);
  look: Look | null = $state.raw(null);
  then: Scene | null = $state.raw(null); // what a proposal would go back to, while it is looked at
  sending = $state(false);
  hints: Hint[] | null = $state.raw(null);
  marked: ReadonlySet<string> = $state.raw(new Set());
  changed: ReadonlySet<string> = $state.raw(new Set()); // since the viewer's last choice
  inspected: string | null = $state(null);
  rule: string | null = $state(null);
  tab: Tab = $state('log');
  text = $state(false); // the table as text
  followed = $state(-1); // the seat that a spectator follows
  drawer = $state(false); // on small screens: the tabs are open
  digest = $state(false); // the reader goes to what is new in the log
  unread = $state(0);
  muted: string[] = $state.raw([]); // whose lines are not read here
  private listens = false; // what was said before has been told
  heard = $state(0); // when the last state came: clocks count on from there
  curtain: number | null = $state(null); // the own seat that the device must be handed to
  waiting = $state(0); // moves of others that are not shown yet
  readonly plan = new Plan(this);
  readonly gesture = new Gesture(this);
  readonly grace = new Grace();
  private ends = true; // whether the chosen option gives the turn away, as far as is known

  readonly seat = $derived(this.state?.seat ?? -1);
  readonly from = $derived(this.seat >= 0 ? this.seat : this.followed); // whose things lie in front
  /** Play stops for whoever has proposed something. */
  readonly waits = $derived(this.seat >= 0 && this.state?.motion?.by === this.seat);
  readonly choices: ChoiceInfo[] = $derived(
    this.plan.on ? this.plan.choices : this.waits ? [] : (this.gesture.ahead?.choices ?? this.state?.choices ?? []),
  );
  readonly acts = $derived(actsOf(this.then ? [] : this.choices));
  readonly scene: Scene | null = $derived(
    this.then ??
      this.plan.scene ??
      (this.look && this.chosen !== null ? this.look.scene : (this.gesture.ahead?.scene ?? this.state?.scene ?? null)),
  );
  readonly question = $derived(this.plan.question ?? this.gesture.ahead?.question ?? this.state?.question ?? null);
  readonly names = $derived(new Names(this.lexicon, this.state?.scene ?? null));
  readonly asked = $derived(this.state?.question?.seat ?? -1);
  // Who is there is told apart from the state, and may be a moment behind it.
  readonly thinking = $derived(this.presence?.thinking === this.asked ? this.asked : -1);
  readonly mine = $derived(this.seat >= 0 && this.asked === this.seat && !this.state?.over && !this.waits);
  readonly pick: ChoiceInfo | null = $derived(
    this.choices.find((choice) => choice.do === this.chosen) ?? null,
  );
  readonly forecast: ReadonlySet<string> = $derived(
    this.plan.on
      ? this.plan.changed
      : new Set(this.chosen === null ? [] : (this.look?.changes ?? []).map(([ref]) => ref!)),
  );
  readonly targets: ReadonlySet<string> = $derived(new Set(this.pick?.targets ?? []));

  readonly pacing: Pacing<State> = new Pacing(
    (state: State) => this.see(state),
    () => settings.pace,
    (waiting) => (this.waiting = waiting),
  );
  private line: Line | null = null;
  private answered: Promise<void> = Promise.resolve(); // the choice that is being sent
  private sentOn = -1; // the state it was made on
  private poll: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.muted = kept(`muted ${id}`, []);
  }

  /** Read the table, then sit down at the line: unless another person must take the device first. */
  async open(): Promise<void> {
    try {
      this.take(await get<Founded>(`/tables/${this.id}`));
      await this.learn();
    } catch (error) {
      this.failed = error instanceof Refused ? (error.faults[0] ?? unknown) : unknown;
      return;
    }
    const own = this.own();
    const asked = this.table?.asked ?? -1;
    if (own.length > 1 && this.table?.phase === 'live') {
      this.curtain = own.some((each) => each.seat === asked) ? asked : own[0]!.seat;
    } else if (this.table?.phase !== 'gathering') this.connect(null);
  }

  own() {
    return this.table?.seats.filter((each) => each.mine) ?? [];
  }

  private take(founded: Founded): void {
    this.table = founded.table;
    this.keepLinks(founded.links ?? []);
    clearTimeout(this.poll);
    if (founded.table.phase === 'gathering') this.poll = setTimeout(() => void this.again(), 4000);
  }

  /** Links are told once; the page keeps those it has. */
  keepLinks(links: Link[]): void {
    const seats = new Set(links.map((link) => link.seat));
    this.links = [...this.links.filter((link) => !seats.has(link.seat)), ...links];
  }

  dropLink(seat: number): void {
    this.links = this.links.filter((link) => link.seat !== seat);
  }

  /** Read the table anew: who has come, who was given a link. */
  async again(): Promise<void> {
    const before = this.table?.phase;
    this.take(await get<Founded>(`/tables/${this.id}`).catch(() => ({ table: this.table!, links: this.links })));
    if (before === 'gathering' && this.table?.phase === 'live') {
      this.close();
      await this.open();
    }
  }

  private async learn(): Promise<void> {
    const { game, edition } = this.table!;
    const query = edition ? `?edition=${edition}` : '';
    const drawing = drawingOf(game);
    this.lexicon = await get<Lexicon>(`/games/${game}/lexicon${query}`);
    this.drawing = await drawing;
    this.gesture.learn(this.drawing);
  }

  async readManual(): Promise<void> {
    this.manual ??= await get<Manual>(`/games/${this.table!.game}/manual`).catch(() => null);
  }

  /** Sit down as one of the own seats, or as the server seats us. */
  connect(seat: number | null): void {
    this.line?.close();
    this.curtain = null;
    const line: Line = new Line(addressOf(this.id, seat), {
      frame: (frame) => this.hear(frame),
      standing: (standing, why) => {
        if (this.line === null || this.line === line) this.stand(standing, why);
      },
    });
    this.line = line;
  }

  retry = (): void => this.line?.retry();

  close(): void {
    clearTimeout(this.poll);
    const line = this.line;
    this.line = null;
    line?.close();
  }

  /** Nothing of a hand stays in the page before the next person says who they are. */
  private hide(seat: number): void {
    this.close();
    this.pacing.clear();
    this.state = null;
    this.log = [];
    this.chat = [];
    this.listens = false;
    this.marked = this.changed = new Set();
    this.inspected = null;
    this.hints = null;
    this.drop();
    this.gesture.end();
    this.plan.leave();
    this.curtain = seat;
  }

  private stand(standing: Standing, why: string): void {
    if (standing === 'open' && this.standing === 'lost' && this.sending) tell('done', words.desk.sent);
    this.standing = standing;
    if (standing === 'ended' && !this.state) this.failed = { why: why || 'gone', text: words.desk.gone(why) };
    else if (standing === 'ended') this.gone = why;
  }

  private hear(frame: Frame): void {
    // What answers the viewer's own move is shown now, and so is everything to a page nobody looks at.
    if (frame.type === 'state') this.pacing.add(frame, !this.state || this.mine || !frame.since || document.hidden);
    else if (frame.type === 'chat') this.read(frame.lines);
    else if (frame.type === 'presence') this.presence = frame;
  }

  private see(state: State): void {
    const before = this.state;
    const waits = state.question?.seat ?? -1;
    if (waits !== state.seat && !state.over && this.own().some((each) => each.seat === waits)) {
      return this.hide(waits);
    }
    const since = state.since ?? 0;
    this.log = [...this.log.filter((line) => line.n < since), ...(state.log ?? [])];
    const fresh = (state.changes ?? []).flatMap(([ref, from, to]) => [ref!, to || from!]);
    const missed = this.log.filter((line) => line.n > (state.news ?? -1));
    this.changed = new Set(before ? [...this.changed, ...fresh] : state.seat < 0 ? fresh : refsOf(missed));
    if (!state.motion) this.then = null;
    if (before && refused(before, state)) tell('notice', words.desk.motion.refused);
    this.heard = performance.now();
    if (state.over && before && !before.over) this.text = false; // the page of the end is text enough
    this.state = state;
    if (this.table && this.table.phase !== state.phase) void this.again();
    if (this.chosen !== null && !(state.choices ?? []).some((choice) => choice.do === this.chosen)) {
      if (!this.sending && !this.plan.on) tell('notice', faster(state, this.log));
      this.drop();
    }
    if (before?.seq !== state.seq) {
      this.hints = null;
      this.look = null;
      this.gesture.end();
    }
    if (waits === state.seat && before && before.question?.seat !== waits && !this.table?.quiet) tick(settings.sound);
  }

  private read(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.n));
    const fresh = lines.filter((line) => !known.has(line.n));
    if (this.listens && this.tab !== 'chat') this.unread += fresh.filter((line) => !this.muted.includes(line.name)).length;
    this.listens = true;
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.n - b.n);
  }

  order(what: string, data: Record<string, unknown> = {}): Promise<Told> {
    if (!this.line) return Promise.resolve({ type: 'reply', id: '', done: false, seq: 0 });
    return this.line.order(what, data);
  }

  /** Take up an option: it is shown first, and sent at once where the reader wants that. */
  async choose(action: number, ref = ''): Promise<void> {
    if (this.plan.on) return this.plan.add(action);
    if (this.sending) {
      // The next state may be here before the answer: what is chosen on it waits for that. A second
      // click on the same state is none.
      if (this.state?.seq === this.sentOn) return;
      await this.answered;
      if (!this.choices.some((choice) => choice.do === action)) return;
    }
    if (this.chosen === action) return this.confirm();
    if (this.gesture.asksOn(action) && (await this.gesture.goesOn(action, ref))) return;
    this.drop();
    this.chosen = action;
    this.ends = true;
    const atOnce = settings.confirm === 'never';
    if (atOnce && !settings.grace) return this.confirm();
    const look = this.gesture.look(action);
    const foresees = settings.confirm !== 'always' || settings.grace;
    const after = foresees ? this.gesture.after([...this.gesture.steps, action]) : null;
    const seen = await look;
    if (this.chosen !== action) return;
    this.look = seen;
    // What draws, shows or gives the turn away cannot be taken back: that waits for a word.
    const next = (await after)?.question;
    if (this.chosen !== action || this.grace.on) return;
    this.ends = !seen || !!seen.draws || next?.seat !== this.seat;
    if (atOnce || (settings.confirm === 'final' && !this.ends)) await this.confirm();
  }

  /** Send what is chosen: now, or after the grace that the reader has set. A second word sends it. */
  async confirm(): Promise<void> {
    if (this.chosen === null || this.sending) return;
    if (settings.grace && this.ends && !this.grace.on) {
      return this.grace.hold(settings.grace, () => void this.sendNow());
    }
    await this.sendNow();
  }

  private async sendNow(): Promise<void> {
    this.grace.drop();
    if (this.chosen === null) return;
    this.answered = this.send(this.chosen);
    await this.answered;
  }

  private async send(action: number): Promise<void> {
    this.sending = true;
    this.sentOn = this.state?.seq ?? -1;
    const told = await this.order('choose', { actions: [...this.gesture.steps, action] });
    this.sending = false;
    this.drop();
    this.gesture.end();
    if (told.done) {
      this.changed = new Set();
      this.marked = new Set();
    } else this.refuse(told.fault ?? null);
  }

  /** Lay an option back. */
  drop(): void {
    this.grace.drop();
    this.chosen = null;
    this.look = null;
  }

  async undo(to?: number): Promise<void> {
    this.drop();
    const told = await this.order('undo', to === undefined ? {} : { to });
    if (told.done) return;
    if (to !== undefined && told.fault?.why === 'no-undo') return void this.propose('back', to - 1);
    this.refuse(told.fault ?? null);
  }

  redo = () => this.command('redo');
  propose = (kind: MotionInfo['kind'], about: number) => this.command('propose', { kind, about });
  vote = (yes: boolean) => this.command('vote', { yes });

  async command(what: string, data: Record<string, unknown> = {}): Promise<boolean> {
    const told = await this.order(what, data);
    if (!told.done) this.refuse(told.fault ?? null);
    return told.done;
  }

  /** When the state that a reply speaks of is here; it may come after the reply. */
  async reached(seq: number): Promise<void> {
    for (let i = 0; i < 60 && (this.state?.seq ?? 0) < seq; i++) {
      await new Promise((go) => setTimeout(go, 50));
    }
  }

  say = (text: string, room: 'table' | 'watchers') => this.command('say', { text, room });

  refuse(fault: Fault | null): void {
    if (fault?.why === 'ended') return;
    if (fault?.why === 'stale') return tell('notice', words.desk.stale);
    tell('refusal', sentence(fault?.text || words.desk.stumbled), fault?.rule);
    if (!fault?.places?.length) return;
    this.mark(fault.places);
    shake(fault.places);
  }

  mark(refs: string[]): void {
    this.marked = new Set(refs);
  }

  inspect(ref: string): void {
    this.inspected = ref;
    this.tab = 'inspect';
    this.drawer = true;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.tab = 'rules';
    this.drawer = true;
  }
}

const unknown: Fault = { why: 'unknown', text: '' };

const KEY = Symbol('desk');
export const provideDesk = (desk: Desk) => setContext(KEY, desk);
export const useDesk = () => getContext<Desk>(KEY);
