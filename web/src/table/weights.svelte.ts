// What the options that stand in the panel cost and bring: asked for once a question, when it has been
// looked at for a moment.

import { gainsOf, type Gain } from '../lib/changes';
import type { ChoiceInfo, Scene } from '../lib/messages';
import type { Names } from '../lib/names';
import type { Desk } from './desk.svelte';

const MOST = 24; // options that the server weighs at once
const WAIT = 150; // milliseconds: whoever chooses at once need not be told

export class Weights {
  of: ReadonlyMap<number, Gain[]> = $state.raw(new Map());

  constructor(private readonly desk: Desk) {}

  /** Weigh these options from now on; what is returned ends it. */
  weigh(options: ChoiceInfo[]): () => void {
    this.of = new Map();
    if (!options.length || !this.desk.mine || this.desk.plan.on || this.desk.table?.rated) return () => undefined;
    const timer = setTimeout(() => void this.ask(options.slice(0, MOST)), WAIT);
    return () => clearTimeout(timer);
  }

  private async ask(options: ChoiceInfo[]): Promise<void> {
    const { desk } = this;
    const [seq, steps] = [desk.state?.seq, desk.gesture.steps];
    const now = desk.gesture.ahead?.scene ?? desk.state!.scene;
    const answer = await desk.order('weigh', { of: options.map((option) => option.do), steps });
    if (desk.state?.seq !== seq || desk.gesture.steps !== steps) return;
    const after = (answer.data?.['after'] ?? {}) as Record<string, Scene>;
    const gains = options.map(({ do: action }) => {
      const other = after[action];
      return other ? gainsOf(now, changed(now, other), desk.seat) : [];
    });
    const apart = gains.map((each) => each.filter((gain) => !gains.every((other) => has(other, gain))));
    const told = options.length > 1 ? apart : gains; // what all change alike tells none from another
    this.of = new Map(options.map((option, i) => [option.do, unsaid(told[i]!, option, desk.names)]));
  }
}

/** A scene with some of its zones and figures otherwise. */
function changed(scene: Scene, other: Scene): Scene {
  const there = new Set(other.zones.map((zone) => zone.ref));
  const zones = [...scene.zones.filter((zone) => !there.has(zone.ref)), ...other.zones];
  return { zones, figures: { ...scene.figures, ...other.figures } };
}

/** What an option changes beyond what it means or says itself. */
function unsaid(gains: Gain[], { label, targets }: ChoiceInfo, names: Names): Gain[] {
  const said = label.toLowerCase();
  const rest = gains.filter(([ref]) => names.counts(ref) && !targets?.includes(ref) && !said.includes(names.having(ref).toLowerCase()));
  return rest.sort(([a], [b]) => Number(b === 'points') - Number(a === 'points'));
}

const has = (gains: Gain[], [ref, , after]: Gain) => gains.some((each) => each[0] === ref && each[2] === after);
