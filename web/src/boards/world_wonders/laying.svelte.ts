// The piece in hand, as the map and the own strip both show it: which of its forms is meant, and
// where it hangs. The table decides what may be laid; this only remembers what the player looks at.

import type { Tableau } from '../tableau';
import { formsOf, placesOf, type InHand, type Place } from './layout';
import { wordOfSpace, type Space } from './shapes';

class Laying {
  form = $state(0); // among the forms of what is offered
  size = $state(0); // spaces of the piece that is meant, where a set leaves a choice
  over: Space | null = $state.raw(null); // the space under the pointer
  held: readonly InHand[] = $state.raw([]); // what was in hand before it was shown where it would lie
}
export const laying = new Laying();

/** All that may be laid now, on the map of a colour. */
export class Hand {
  readonly places: Place[];
  readonly sizes: number[];
  readonly size: number;
  readonly mine: Place[]; // of the piece that is meant
  readonly forms: Space[][];
  readonly form: number;
  readonly chosen: Place | undefined; // it waits for a word

  constructor(
    private readonly on: Tableau,
    private readonly colour: string,
  ) {
    this.places = placesOf(on.acts, colour);
    this.sizes = [...new Set(this.places.map((place) => place.spaces.length))].sort((a, b) => b - a);
    this.size = this.sizes.includes(laying.size) ? laying.size : (this.sizes[0] ?? 0);
    this.mine = this.places.filter((place) => place.spaces.length === this.size);
    this.forms = formsOf(this.mine);
    const refs = new Set([...on.chosen].filter((ref) => ref.startsWith('cell:'))); // not the piece itself
    const chosen = this.places.find(
      ({ spaces }) => spaces.length === refs.size && spaces.every((each) => refs.has(this.refOf(each))),
    );
    this.chosen = chosen;
    const wanted = chosen ? chosen.form : laying.form % Math.max(1, this.forms.length);
    // A form that has no place is skipped.
    const offered = this.mine.some((place) => place.form === wanted) ? wanted : (this.mine[0]?.form ?? 0);
    this.form = offered;
  }

  /** The spaces that it could cover as it is turned. */
  get reach(): Space[] {
    const now = this.mine.filter((place) => place.form === this.form).flatMap((place) => place.spaces);
    return [...new Map(now.map((space) => [wordOfSpace(space), space])).values()];
  }

  refOf(space: Space): string {
    return `cell:${this.colour}:${wordOfSpace(space)}`;
  }

  /** What a place would change in points, if that is known. */
  points(place: Place): number | undefined {
    return this.on.choices.find((choice) => choice.do === place.action)?.points ?? undefined;
  }

  take(place: Place, at: HTMLElement | SVGElement): void {
    laying.size = place.spaces.length;
    laying.form = place.form;
    laying.over = null; // the pointer has let go of it
    this.on.pick(this.refOf(place.heart), at, [place.action]);
  }

  /** The place after another in the order of the map, round and round; from none, the first or the last. */
  next(from: Place | undefined, way: number): Place {
    const n = this.mine.length;
    const at = this.mine.findIndex((place) => place.action === from?.action);
    return this.mine[at < 0 ? (way > 0 ? 0 : n - 1) : (at + way + n) % n]!;
  }

  /** Look at a place, as if the pointer were there. */
  look(place: Place): void {
    laying.size = place.spaces.length;
    laying.form = place.form;
    laying.over = place.heart;
  }

  /** Turn the piece. One that lies somewhere is turned there, if it may lie so. */
  turn(way: number, at: HTMLElement | SVGElement): boolean {
    const n = this.forms.length;
    if (n < 2) return false;
    const chosen = this.chosen;
    for (let step = 1; step <= n; step++) {
      const to = (((this.form + way * step) % n) + n) % n;
      const places = this.mine.filter((place) => place.form === to);
      if (!places.length) continue;
      laying.form = to;
      laying.size = this.size;
      const far = (place: Place) => Math.hypot(place.heart[0] - chosen!.heart[0], place.heart[1] - chosen!.heart[1]);
      const near = chosen && [...places].sort((a, b) => far(a) - far(b))[0]!;
      if (near && near.action !== chosen.action) this.take(near, at);
      return true;
    }
    return false;
  }
}
