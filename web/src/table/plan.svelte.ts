// Planning: steps kept in the page, tried by the server on dealt-anew hidden things, told to nobody.

import { changesOf } from '../lib/changes';
import type { ChoiceInfo, QuestionInfo, Scene } from '../lib/messages';
import { tell } from '../lib/toasts.svelte';
import { words } from '../words';
import type { Desk } from './desk.svelte';

export interface Planned {
  scene: Scene;
  question?: QuestionInfo | null;
  choices?: ChoiceInfo[];
  done: number;
  text?: string;
}
export interface Step {
  do: number;
  label: string;
  places: string[]; // what it means on the table
}

export class Plan {
  on = $state(false);
  steps: Step[] = $state.raw([]);
  found: Planned | null = $state.raw(null);

  readonly scene = $derived(this.on ? (this.found?.scene ?? null) : null);
  readonly choices: ChoiceInfo[] = $derived(this.found?.choices ?? []);
  /** Things that lie elsewhere or are new after these steps. */
  readonly changed: ReadonlySet<string> = $derived.by(() => {
    const now = this.desk.state?.scene;
    return new Set(now && this.scene ? changesOf(now, this.scene).map(([ref]) => ref!) : []);
  });
  readonly question = $derived(this.on ? (this.found?.question ?? null) : null);

  constructor(private readonly desk: Desk) {}

  async enter(): Promise<void> {
    this.desk.drop();
    this.on = true;
    await this.ask(this.steps);
  }

  /** Go back to the table; the steps stay. */
  leave(): void {
    this.on = false;
    this.found = null;
  }

  throwAway(): void {
    this.steps = [];
    this.leave();
  }

  async add(action: number): Promise<void> {
    const choice = this.choices.find((each) => each.do === action);
    await this.ask([...this.steps, { do: action, label: choice?.label ?? '', places: choice?.targets ?? [] }]);
  }

  async back(to = this.steps.length - 1): Promise<void> {
    await this.ask(this.steps.slice(0, Math.max(0, to)));
  }

  private async ask(steps: Step[]): Promise<void> {
    const told = await this.desk.order('plan', { steps: steps.map((step) => step.do) });
    const found = told.data as unknown as Planned | undefined;
    if (!told.done || !found?.scene) {
      tell('refusal', told.fault?.text || words.desk.plan.cannot, told.fault?.rule);
      if (!this.found) this.leave();
      return;
    }
    if (found.done < steps.length) tell('notice', found.text || words.desk.plan.surprise);
    this.found = found;
    this.steps = steps.slice(0, found.done);
  }

  /** Send the steps one by one while they are offered; stop at the first surprise. */
  async play(): Promise<void> {
    const steps = this.steps;
    this.throwAway();
    for (const [i, step] of steps.entries()) {
      const offered = this.desk.state?.choices?.some((choice) => choice.do === step.do);
      const told = offered ? await this.desk.order('choose', { actions: [step.do] }) : null;
      if (told?.done) await this.desk.reached(told.seq);
      else {
        this.steps = steps.slice(i);
        return tell('notice', words.desk.plan.stopped(step.label));
      }
    }
    tell('done', words.desk.plan.played);
  }
}
