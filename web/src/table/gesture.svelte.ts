// Several questions as one gesture: answers are kept in the page and tried by the server, and go to the
// table together with the last one, so that they are also taken back together. An answer that means
// several things is put together by pointing at each of them.

import type { Drawing, Joins } from '../boards/drawing';
import type { Begun } from '../boards/tableau';
import { cheapest, fits } from '../lib/gather';
import type { ChoiceInfo, Scene } from '../lib/messages';
import type { Desk } from './desk.svelte';
import type { Planned } from './plan.svelte';

export interface Look {
  scene: Scene;
  changes: string[][];
  draws?: boolean; // it goes on with something drawn
}

const MANY_WAYS = 4; // sources among which it is looked for an only way to pay: each asks the server
const stepsOf = (begun: readonly Begun[]) => begun.map(({ choice }) => choice.do);

export class Gesture {
  joins: Joins = $state.raw({});
  gathers: readonly string[] = $state.raw([]);
  private sums: readonly string[] = [];
  begun: readonly Begun[] = $state.raw([]);
  ahead: Planned | null = $state.raw(null); // what they lead to
  private proposed = false; // the chosen option was filled in by the page
  asking = $state(0); // answers whose consequences are not known yet
  private held: string[] = $state.raw([]); // pointed at for an answer that is not whole yet

  readonly steps: number[] = $derived(stepsOf(this.begun));
  /** What the answers so far mean on the table. */
  readonly pointed: readonly string[] = $derived(this.begun.flatMap(({ choice }) => choice.targets ?? []));
  /** What was pointed at: for the answer that is chosen, or for one still to be completed. */
  readonly gathered: readonly string[] = $derived.by(() => {
    const pick = this.desk.pick;
    return pick ? (this.gathers.includes(pick.verb) ? (pick.targets ?? []) : []) : this.held;
  });
  /** What may be pointed at now: what completes an answer, or is a whole one. */
  readonly acts: ReadonlyMap<string, number[]> = $derived.by(() => {
    const gathered = this.gathered;
    if (!gathered.length) return this.desk.acts;
    const found = new Map<string, number[]>();
    for (const [ref, actions] of this.desk.acts) {
      const left = actions.filter((action) => this.goes(action, ref));
      if (left.length) found.set(ref, left);
    }
    return found;
  });
  /** All that was answered and pointed at so far. */
  readonly trace: readonly (number | string)[] = $derived([...this.steps, ...this.gathered]);

  constructor(private readonly desk: Desk) {}

  learn(drawing: Drawing | null): void {
    this.joins = drawing?.joins ?? {};
    this.gathers = drawing?.gathers ?? [];
    this.sums = drawing?.sums ?? [];
  }

  end(): void {
    this.take([], null);
  }

  private take(begun: readonly Begun[], ahead: Planned | null): void {
    this.begun = begun;
    this.ahead = ahead;
    this.held = [];
    this.proposed = false;
  }

  private choice(action: number): ChoiceInfo | undefined {
    return this.desk.choices.find((choice) => choice.do === action);
  }

  private goes(action: number, ref: string): boolean {
    const choice = this.choice(action);
    if (!choice || !this.gathers.includes(choice.verb)) return true;
    if (this.desk.pick) return action === this.desk.chosen && this.gathered.includes(ref);
    return fits(choice, [...this.held, ref]);
  }

  /** Point at one of several things that options mean; false if they are not put together. */
  gather(ref: string, actions: number[]): boolean {
    const choices = actions.map((action) => this.choice(action)).filter((choice) => choice !== undefined);
    if (!choices.length || !choices.every((choice) => this.gathers.includes(choice.verb))) return false;
    if (this.desk.pick && this.gathered.includes(ref)) {
      void this.desk.confirm(); // as with any option: pointed at again, it is sent
      return true;
    }
    if (this.desk.pick) this.desk.drop();
    const held = [...this.gathered, ref];
    const left = choices.filter((choice) => fits(choice, held));
    const whole = left.length === 1 ? left[0] : left.find((choice) => choice.targets?.length === held.length);
    this.held = held;
    if (whole) void this.desk.choose(whole.do);
    return true;
  }

  /** Complete what was begun with what costs least. */
  fill(worth: (ref: string) => number, have: (ref: string) => number): void {
    const fitting = this.desk.choices.filter((choice) => this.gathers.includes(choice.verb) && fits(choice, this.held));
    const found = cheapest(fitting, worth, have);
    if (found && found.do !== this.desk.chosen) void this.desk.choose(found.do);
  }

  /** The verbs that an option asks on with; none for most. */
  asksOn(action: number): readonly string[] | undefined {
    return this.joins[this.choice(action)?.verb ?? ''];
  }

  /** Take up an answer that asks on; false if the gesture ends with it. What was pointed at may be the
   * second answer too. */
  async goesOn(action: number, ref = ''): Promise<boolean> {
    const among = this.desk.choices;
    const choice = among.find((each) => each.do === action)!;
    this.asking++;
    try {
      return await this.follow([...this.begun, { choice, among }], ref);
    } finally {
      this.asking--;
    }
  }

  private async follow(begun: readonly Begun[], ref: string, fills = true): Promise<boolean> {
    const [seq, base] = [this.desk.state?.seq, this.begun];
    const last = begun.at(-1)!.choice;
    const [found, seen] = await Promise.all([this.after(stepsOf(begun)), this.look(last.do, stepsOf(begun.slice(0, -1)))]);
    // Too late: the table has moved on, or the reader was faster than what was to be filled in.
    if (this.desk.state?.seq !== seq || this.begun !== base) return true;
    const choices = found?.choices ?? [];
    // What is asked after a draw depends on it: nothing of that is known yet.
    if (!found || seen?.draws || !choices.some((choice) => this.joins[last.verb]?.includes(choice.verb))) return false;
    this.desk.drop();
    this.take(begun, found);
    if (!fills) return true;
    // Another of the same is taken by pointing at it once more.
    const meant = choices.filter((choice) => choices.length === 1 || (choice.verb !== last.verb && choice.targets?.includes(ref)));
    if (meant.length === 1) await this.desk.choose(meant[0]!.do);
    else if (!(await this.answerAsUsual(last, choices, found.scene))) await this.propose(choices);
    return true;
  }

  /** Give the answer that most players mean, if there is one; it can be changed. */
  private async answerAsUsual(last: ChoiceInfo, among: readonly ChoiceInfo[], scene: Scene): Promise<boolean> {
    const choice = this.desk.drawing?.usual?.(last, among, scene, this.desk.seat);
    if (!choice) return false;
    if (!(await this.follow([...this.begun, { choice, among, filled: true }], ''))) await this.desk.choose(choice.do);
    return true;
  }

  /** Where only one way leads on, because nothing of what is asked for can be spared, it is filled in. */
  private async propose(choices: ChoiceInfo[]): Promise<void> {
    const begun = this.begun;
    if (!this.sums.includes(choices[0]!.verb) || choices.length > MANY_WAYS) return;
    const way = await this.way(choices);
    for (const spared of choices) {
      const other = await this.way(choices, spared.do);
      if (JSON.stringify(other.end?.scene) !== JSON.stringify(way.end?.scene)) return;
    }
    const before = way.begun.slice(0, -1);
    const ahead = before.length > begun.length ? await this.after(stepsOf(before)) : this.ahead;
    if (!way.end || this.begun !== begun || this.desk.chosen !== null) return;
    this.take(before, ahead);
    this.proposed = true;
    await this.desk.choose(way.begun.at(-1)!.choice.do);
  }

  /** The first answers as long as the same is asked for; one of them spared while there is another. */
  private async way(choices: ChoiceInfo[], spared = -1): Promise<{ begun: readonly Begun[]; end: Planned | null }> {
    const verb = choices[0]!.verb;
    let begun = this.begun;
    let end: Planned | null = null;
    for (let among = choices; among[0]?.verb === verb; among = end?.choices ?? []) {
      const choice = among.find((each) => each.do !== spared) ?? among[0]!;
      begun = [...begun, { choice, among, filled: true }];
      end = await this.after(stepsOf(begun));
    }
    return { begun, end };
  }

  /** One answer back, or one thing of it. What was filled in goes with the answer that led to it. */
  async back(): Promise<void> {
    const filled = this.ahead?.choices?.length === 1 || this.proposed;
    if (this.gathered.length && !filled) {
      this.held = this.gathered.slice(0, -1);
      return this.desk.drop();
    }
    if (this.desk.chosen !== null && !filled) return this.desk.drop();
    await this.returnTo(this.begun.findLastIndex((each) => each.among.length > 1 && !each.filled));
  }

  /** Ask anew what was answered at a step. */
  async returnTo(step: number): Promise<void> {
    const kept = this.begun.slice(0, Math.max(0, step));
    this.desk.drop();
    if (!kept.length || !(await this.follow(kept, '', false))) this.end();
  }

  /** What these answers lead to, as far as the viewer's knowledge goes. */
  async after(steps: number[]): Promise<Planned | null> {
    const found = (await this.desk.order('plan', { steps })).data as unknown as Planned | undefined;
    return found?.scene && found.done === steps.length ? found : null;
  }

  /** The table after one more answer, and what is new on it, as far as it is certain. */
  async look(action: number, steps = this.steps): Promise<Look | null> {
    const seen = (await this.desk.order('look', { do: action, steps })).data as unknown as Look | undefined;
    return seen?.scene ? seen : null;
  }
}
