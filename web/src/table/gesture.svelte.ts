// Several questions as one gesture: answers are kept in the page and tried by the server, and go to the
// table together with the last one, so that they are also taken back together.

import type { Joins } from '../boards/drawing';
import type { Begun } from '../boards/tableau';
import type { ChoiceInfo, Scene } from '../lib/messages';
import type { Desk } from './desk.svelte';
import type { Planned } from './plan.svelte';

export interface Look {
  scene: Scene;
  changes: string[][];
  draws?: boolean; // it goes on with something drawn
}

export class Gesture {
  joins: Joins = $state.raw({});
  begun: readonly Begun[] = $state.raw([]);
  ahead: Planned | null = $state.raw(null); // what they lead to
  readonly steps: number[] = $derived(this.begun.map(({ choice }) => choice.do));

  constructor(private readonly desk: Desk) {}

  end(): void {
    this.begun = [];
    this.ahead = null;
  }

  /** The verbs that an option asks on with; none for most. */
  asksOn(action: number): readonly string[] | undefined {
    return this.joins[this.desk.choices.find((choice) => choice.do === action)?.verb ?? ''];
  }

  /** Take up an answer that asks on; false if the gesture ends with it. What was pointed at may be the
   * second answer too. */
  async goesOn(action: number, ref = ''): Promise<boolean> {
    const among = this.desk.choices;
    const choice = among.find((each) => each.do === action)!;
    return this.follow([...this.begun, { choice, among }], ref);
  }

  private async follow(begun: readonly Begun[], ref: string, fills = true): Promise<boolean> {
    const seq = this.desk.state?.seq;
    const last = begun.at(-1)!.choice;
    const found = await this.after(begun.map(({ choice }) => choice.do));
    if (this.desk.state?.seq !== seq) return true; // too late: the table has moved on
    const choices = found?.choices ?? [];
    if (!found || !choices.some((choice) => this.joins[last.verb]?.includes(choice.verb))) return false;
    this.desk.drop();
    this.begun = begun;
    this.ahead = found;
    if (!fills) return true;
    const meant = choices.filter((choice) => choices.length === 1 || choice.targets?.includes(ref));
    if (meant.length === 1) await this.desk.choose(meant[0]!.do);
    else await this.fill(last, choices, found.scene);
    return true;
  }

  /** Give the answer that most players mean; it can be changed. */
  private async fill(last: ChoiceInfo, among: readonly ChoiceInfo[], scene: Scene): Promise<void> {
    const choice = this.desk.drawing?.usual?.(last, among, scene, this.desk.seat);
    if (!choice || (await this.follow([...this.begun, { choice, among, filled: true }], ''))) return;
    await this.desk.choose(choice.do);
  }

  /** One answer back. One that was filled in goes with the answer that led to it. */
  async back(): Promise<void> {
    const only = this.ahead?.choices?.length === 1;
    if (this.desk.chosen !== null && !only) return this.desk.drop();
    await this.returnTo(this.begun.findLastIndex(({ among, filled }) => among.length > 1 && !filled));
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
  async look(action: number): Promise<Look | null> {
    const seen = (await this.desk.order('look', { do: action, steps: this.steps })).data as unknown as Look | undefined;
    return seen?.scene ? seen : null;
  }
}
