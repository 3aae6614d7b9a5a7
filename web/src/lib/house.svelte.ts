// What the lobby and the bar know: the house, my tables, and what to do with them.

import { get, post, put, Refused } from './api';
import type { Founded, GameInfo, House, Me, Standing, Statistics, TableInfo, TableList } from './messages';
import { router } from './router.svelte';
import { keep, settings, type Settings } from './settings.svelte';
import { levelOf } from './founding';
import { nextWaiting, quick, waiting } from './tables';
import { words } from '../words';
import { offer, tell } from './toasts.svelte';

const EVERY = 20_000;

class Hall {
  house: House | null = $state(null);
  mine: TableInfo[] = $state([]);
  standings: Standing[] = $state([]);
  lost = $state(false);
  busy = $state('');
  put_off: string[] = $state([]); // tables that were answered with "Later"
  now = $state(Date.now());
  waiting = $derived(waiting(this.mine));
  // Whether somebody is here for the first time.
  newcomer = $derived(!this.mine.length && !this.standings.some((row) => row.mine));
  #timer = 0;

  /** The house once, my tables now and every so often. */
  async open(): Promise<void> {
    const first = !this.house;
    try {
      if (first) {
        this.house = await get<House>('/house');
        this.#adopt(this.house.me);
      }
      await this.look();
    } catch {
      this.lost = true;
    }
    if (!this.#timer) this.#timer = window.setInterval(() => void this.#tick(), EVERY);
    if (first) await this.readStandings();
  }

  async #tick(): Promise<void> {
    this.now = Date.now();
    if (document.hidden) return;
    if (this.house) await this.look();
    else await this.open();
  }

  async look(): Promise<void> {
    try {
      this.mine = (await get<TableList>('/tables?show=mine')).tables;
      this.lost = false;
    } catch {
      this.lost = true;
    }
    this.now = Date.now();
    const n = this.waiting.filter((table) => !table.quiet).length;
    document.title = (n ? `(${n}) ` : '') + document.title.replace(/^\(\d+\) /, '');
  }

  async readStandings(): Promise<void> {
    try {
      this.standings = (await get<Statistics>('/statistics?mine=1')).standings;
    } catch {
      this.standings = [];
    }
  }

  // Somebody with an account finds their settings wherever they log in.
  #adopt(me: Me): void {
    if (!me.account || !me.settings) return;
    Object.assign(settings, me.settings as Partial<Settings>);
    keep();
  }

  game(name: string): GameInfo | undefined {
    return this.house?.games.find((game) => game.name === name);
  }

  /** How a game calls a seat's colour. */
  colour(game: string, seat: number): string {
    return this.game(game)?.colours?.[seat] ?? '';
  }

  /** Keep the settings here and, in their own time, with the name on the server. */
  #saving = 0;
  save(): void {
    keep();
    clearTimeout(this.#saving);
    this.#saving = window.setTimeout(() => {
      void put<Me>('/me', { settings: $state.snapshot(settings) }).catch(() => undefined);
    }, 800);
  }

  async rename(name: string): Promise<void> {
    const me = await put<Me>('/me', { name });
    if (this.house) this.house.me = me;
  }

  become(me: Me): void {
    if (this.house) this.house.me = me;
    this.#adopt(me);
    void this.look();
    void this.readStandings();
  }

  /** Play now: one click, and the board lies there. */
  async play(game: GameInfo): Promise<void> {
    if (this.busy) return;
    this.busy = game.name;
    try {
      const made = await post<Founded>('/tables', quick(game, settings.bots, levelOf(game, settings.level)));
      router.go(`/t/${made.table.id}`);
      offer(words.playing.changed, { text: words.playing.options, href: `/new/${game.name}#play-now` });
    } catch (error) {
      refuse(error);
    } finally {
      this.busy = '';
    }
  }

  next(): void {
    const here = router.route.page === 'table' ? router.route.id : '';
    const table = nextWaiting(this.mine, here);
    if (table) router.go(`/t/${table.id}`);
  }
}

/** Say in the server's words what it refused; never a raw error. */
export function refuse(error: unknown): void {
  if (error instanceof Refused && error.faults.length) tell('refusal', error.message);
  else tell('refusal', '');
}

export const hall = new Hall();
