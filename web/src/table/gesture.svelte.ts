// Several questions as one gesture: answers are kept in the page and tried by the server, and go to the
// table together with the last one, so that they are also taken back together.

import type { Joins } from '../boards/drawing';
import type { Scene } from '../lib/messages';
import type { Desk } from './desk.svelte';
import type { Planned } from './plan.svelte';

export interface Look {
  scene: Scene;
  changes: string[][];
  draws?: boolean; // it goes on with something drawn
}

export class Gesture {
  joins: Joins = $state.raw({});
  steps: number[] = $state.raw([]);
  ahead: Planned | null = $state.raw(null); // what they lead to

  constructor(private readonly desk: Desk) {}

  end(): void {
    this.steps = [];
    this.ahead = null;
  }

  /** The verbs that an option asks on with; none for most. */
  asksOn(action: number): readonly string[] | undefined {
    return this.joins[this.desk.choices.find((choice) => choice.do === action)?.verb ?? ''];
  }

  /** Take up an answer that asks on; false if the gesture ends with it. What was pointed at may be the
   * second answer too. */
  async goesOn(action: number, ref = ''): Promise<boolean> {
    return this.follow([...this.steps, action], this.asksOn(action) ?? [], ref);
  }

  private async follow(steps: number[], verbs: readonly string[], ref: string): Promise<boolean> {
    const seq = this.desk.state?.seq;
    const found = await this.after(steps);
    if (this.desk.state?.seq !== seq) return true; // too late: the table has moved on
    const choices = found?.choices ?? [];
    if (!choices.some((choice) => verbs.includes(choice.verb))) return false;
    this.desk.drop();
    this.steps = steps;
    this.ahead = found;
    const meant = choices.filter((choice) => choices.length === 1 || choice.targets?.includes(ref));
    if (meant.length === 1) await this.desk.choose(meant[0]!.do);
    return true;
  }

  /** One answer back. One that was filled in goes with the answer that led to it. */
  async back(): Promise<void> {
    const filled = this.ahead?.choices?.length === 1;
    if (this.desk.chosen !== null && !filled) return this.desk.drop();
    const steps = this.steps;
    this.desk.drop();
    this.end();
    for (const step of steps.slice(0, -1)) await this.goesOn(step);
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
