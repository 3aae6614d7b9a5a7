// Several questions as one gesture: answers are kept in the page and tried by the server, and go to the
// table together with the last one, so that they are also taken back together. An answer that means
// several things is put together by pointing at each of them.

import type { Drawing, Joins } from '../boards/drawing';
import { cheapest, fits } from '../lib/gather';
import type { ChoiceInfo, Scene } from '../lib/messages';
import type { Desk } from './desk.svelte';
import type { Planned } from './plan.svelte';

export interface Look {
  scene: Scene;
  changes: string[][];
  draws?: boolean; // it goes on with something drawn
}

const MANY_WAYS = 6; // sources among which it is looked for an only way to pay

export class Gesture {
  joins: Joins = $state.raw({});
  gathers: readonly string[] = $state.raw([]);
  private sums: readonly string[] = [];
  steps: number[] = $state.raw([]);
  ahead: Planned | null = $state.raw(null); // what they lead to
  private filled = 0; // the last answers that the page has filled in, the chosen one too
  private held: string[] = $state.raw([]); // pointed at for an answer that is not whole yet
  private readonly meant = new Map<number, string[]>(); // what answers mean on the table

  /** What the answers so far mean on the table. */
  readonly pointed: readonly string[] = $derived(this.steps.flatMap((step) => this.meant.get(step) ?? []));

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
    this.steps = [];
    this.held = [];
    this.filled = 0;
    this.ahead = null;
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

  /** Show an option and wait for a word, whatever the reader has set: it is one of a row of numbers. */
  async hold(action: number): Promise<void> {
    this.desk.drop();
    this.desk.chosen = action;
    const seen = await this.look(action);
    if (this.desk.chosen === action) this.desk.look = seen;
  }

  /** The verbs that an option asks on with; none for most. */
  asksOn(action: number): readonly string[] | undefined {
    return this.joins[this.choice(action)?.verb ?? ''];
  }

  /** Take up an answer that asks on; false if the gesture ends with it. What was pointed at may be the
   * second answer too. */
  async goesOn(action: number, ref = ''): Promise<boolean> {
    return this.follow([...this.steps, action], this.asksOn(action) ?? [], ref);
  }

  private async follow(steps: number[], verbs: readonly string[], ref: string): Promise<boolean> {
    const seq = this.desk.state?.seq;
    const last = steps.at(-1)!;
    const { verb, targets } = this.choice(last) ?? { verb: '' };
    this.meant.set(last, targets ?? []);
    const [found, seen] = await Promise.all([this.after(steps), this.look(last, steps.slice(0, -1))]);
    if (this.desk.state?.seq !== seq) return true; // too late: the table has moved on
    const choices = found?.choices ?? [];
    // What is asked after a draw depends on it: nothing of that is known yet.
    if (seen?.draws || !choices.some((choice) => verbs.includes(choice.verb))) return false;
    this.take(steps, found);
    // Another of the same is taken by pointing at it once more.
    const meant = choices.filter((choice) => choices.length === 1 || (choice.verb !== verb && choice.targets?.includes(ref)));
    if (meant.length === 1) await this.desk.choose(meant[0]!.do);
    else await this.propose(steps, choices);
    return true;
  }

  private take(steps: number[], found: Planned | null, filled = 0): void {
    this.desk.drop();
    this.held = [];
    this.steps = steps;
    this.filled = filled;
    this.ahead = found;
  }

  /** Where only one way leads on, because nothing of what is asked for can be spared, it is filled in. */
  private async propose(steps: number[], choices: ChoiceInfo[]): Promise<void> {
    if (!this.sums.includes(choices[0]!.verb) || choices.length > MANY_WAYS) return;
    const way = await this.way(steps, choices);
    for (const spared of choices) {
      const other = await this.way(steps, choices, spared.do);
      if (JSON.stringify(other.end?.scene) !== JSON.stringify(way.end?.scene)) return;
    }
    const before = way.steps.slice(0, -1);
    const ahead = before.length > steps.length ? await this.after(before) : this.ahead;
    if (!way.end || this.steps !== steps || this.desk.chosen !== null) return;
    this.take(before, ahead, way.steps.length - steps.length);
    await this.desk.choose(way.steps.at(-1)!);
  }

  /** The first answers as long as the same is asked for; one of them spared while there is another. */
  private async way(steps: number[], choices: ChoiceInfo[], spared = -1): Promise<{ steps: number[]; end: Planned | null }> {
    const verb = choices[0]!.verb;
    let end: Planned | null = null;
    for (let asked = choices; asked[0]?.verb === verb; asked = end?.choices ?? []) {
      const next = asked.find((choice) => choice.do !== spared) ?? asked[0]!;
      this.meant.set(next.do, next.targets ?? []);
      steps = [...steps, next.do];
      end = await this.after(steps);
    }
    return { steps, end };
  }

  /** One answer back, or one thing of it. What was filled in goes with the answer that led to it. */
  async back(): Promise<void> {
    const filled = this.ahead?.choices?.length === 1 || this.filled > 0;
    if (this.gathered.length && !filled) {
      this.held = this.gathered.slice(0, -1);
      return this.desk.drop();
    }
    if (this.desk.chosen !== null && !filled) return this.desk.drop();
    const steps = this.steps.slice(0, this.steps.length - Math.max(this.filled, 1));
    this.desk.drop();
    this.end();
    for (const step of steps) await this.goesOn(step);
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
