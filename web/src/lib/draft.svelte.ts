// The form of a new table: the draft, what the server says about it, and the table once founded.

import { post, Refused } from './api';
import { draftFor, founding, levelOf, planOf, seated, type Draft, type Level } from './founding';
import type { EditionFound, Fault, Founded, GameInfo, OptionInfo, OptionsFound, SeatPlan } from './messages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

const KEPT = 'boardwright.tables';

function kept(game: string): Partial<Draft> {
  try {
    return ((JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Partial<Draft>>)[game] ?? {}) as Partial<Draft>;
  } catch {
    return {};
  }
}

export class Form {
  readonly game: GameInfo;
  draft: Draft = $state(undefined as unknown as Draft);
  found: OptionsFound | null = $state(null);
  barred: Record<string, string> = $state({}); // scenarios that cannot be had, and why
  why = $state(''); // the options cannot be had together
  editionFaults: Fault[] = $state([]);
  file = $state('');
  founded: Founded | null = $state(null);
  busy = $state(false);
  hasOwn = $state(false);
  #asked = 0;

  /** As somebody keeps it for this game; with `plain`, as Play now founds it. */
  constructor(game: GameInfo, plain = false) {
    this.game = game;
    const own = kept(game.name);
    this.hasOwn = Boolean(own.seats);
    this.draft = { ...draftFor(game, settings.bots, settings.level), ...(plain ? {} : own), edition: '', digest: '' };
    void this.check();
  }

  get level(): Level {
    return levelOf(this.game, settings.level);
  }
  get applies(): string[] {
    return this.found?.applies ?? this.game.options.map((option) => option.name);
  }
  value(option: OptionInfo): string {
    return this.draft.options[option.name] ?? this.found?.options[option.name] ?? option.choices[0]?.[0] ?? '';
  }

  /** Ask which options apply now. A late answer to an earlier question is thrown away. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    const { preset, options } = this.draft;
    const body = { seats: this.draft.seats.length, options, preset: preset === 'letter' ? 'letter' : 'default' };
    try {
      const found = await post<OptionsFound>(`/games/${this.game.name}/options`, body);
      if (asked !== this.#asked) return;
      this.why = found.why ?? '';
      if (!found.why) this.found = found;
    } catch (error) {
      if (asked === this.#asked) this.why = error instanceof Refused ? error.message : '';
    }
    void this.#probe(asked, body.seats, body.preset);
  }

  // Which scenarios so many can play: the engine knows, so it is asked.
  async #probe(asked: number, seats: number, preset: string): Promise<void> {
    const option = this.game.options.find((each) => each.name === 'scenario');
    if (!option) return;
    const barred: Record<string, string> = {};
    await Promise.all(
      option.choices.map(async ([value]) => {
        const body = { seats, options: { scenario: value }, preset };
        const found = await post<OptionsFound>(`/games/${this.game.name}/options`, body).catch(() => null);
        if (found?.why) barred[value!] = found.why;
      }),
    );
    if (asked === this.#asked) this.barred = barred;
  }

  seats(n: number): void {
    this.draft.seats = seated(this.draft.seats, n, this.level);
    void this.check();
  }
  seat(at: number, plan: SeatPlan): void {
    this.draft.seats[at] = plan;
  }
  choose(name: string, value: string): void {
    this.draft.options[name] = value;
    void this.check();
  }
  reset(name: string): void {
    delete this.draft.options[name];
    void this.check();
  }
  preset(preset: Draft['preset']): void {
    if (preset === 'mine') {
      const own = kept(this.game.name);
      this.draft = { ...this.draft, ...own, preset: own.preset ?? 'default' };
    } else {
      this.draft.preset = preset;
      this.draft.options = {};
    }
    void this.check();
  }

  keepOwn(): void {
    try {
      const all = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;
      all[this.game.name] = { ...$state.snapshot(this.draft), edition: '', digest: '' };
      localStorage.setItem(KEPT, JSON.stringify(all));
      this.hasOwn = true;
    } catch {
      // A browser without storage forgets.
    }
  }

  async edition(file: File | undefined): Promise<void> {
    this.editionFaults = [];
    this.draft.edition = this.draft.digest = this.file = '';
    if (!file) return;
    this.file = file.name;
    const text = await file.text();
    try {
      const found = await post<EditionFound>(`/games/${this.game.name}/edition`, { text });
      this.draft.edition = found.changed ? text : '';
      this.draft.digest = found.digest;
    } catch (error) {
      this.editionFaults = error instanceof Refused ? error.faults : [];
    }
  }

  /** Found the table; with nobody to wait for, or with `start`, go and play. */
  async found_it(start: boolean): Promise<void> {
    this.busy = true;
    try {
      const body = founding($state.snapshot(this.draft) as Draft, this.found, start);
      this.founded = await post<Founded>('/tables', body);
      // Shuffled seats have got their places.
      this.draft.seats = this.founded.table.seats.map(planOf);
      if (this.founded.table.phase !== 'gathering') router.go(`/t/${this.founded.table.id}`);
    } finally {
      this.busy = false;
    }
  }
}
