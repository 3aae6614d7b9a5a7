// A table that is being thought out, and what it becomes. Pure functions.

import type { GameInfo, NewTable, OptionInfo, OptionsFound, PaceInfo, SeatInfo, SeatPlan } from './messages';

export type Level = NonNullable<SeatPlan['level']>;
export type Preset = 'default' | 'letter' | 'mine';
export type Late = 'no' | 'yes' | 'late';

export interface Draft {
  game: string;
  seats: SeatPlan[];
  shuffle: boolean;
  preset: Preset;
  options: Record<string, string>; // only what was chosen by hand
  pace: PaceInfo;
  edition: string;
  digest: string;
  listed: boolean;
  watchers: Late;
  rated: boolean;
}

export const LATE = 20; // choices that late watchers are behind

export function draftFor(game: GameInfo, bots: number, level: Level): Draft {
  const n = game.seats.includes(bots + 1) ? bots + 1 : game.seats.at(-1)!;
  return {
    game: game.name,
    seats: seated([{ who: 'you' }], n, levelOf(game, level)),
    shuffle: true,
    preset: 'default',
    options: {},
    pace: {},
    edition: '',
    digest: '',
    listed: false,
    watchers: 'yes',
    rated: false,
  };
}

/** The wished level, or the strongest that the game has. */
export function levelOf(game: GameInfo, wished: Level): Level {
  return game.levels.includes(wished) ? wished : ((game.levels.at(-1) ?? 'random') as Level);
}

/** As many seats as asked for: those who are there stay, bots fill up. */
export function seated(seats: SeatPlan[], n: number, level: Level): SeatPlan[] {
  const more = Array.from({ length: Math.max(0, n - seats.length) }, () => ({ who: 'bot' as const, level }));
  return [...seats.slice(0, n), ...more];
}

/** What goes to the server: only options that were chosen and apply. */
export function founding(draft: Draft, found: OptionsFound | null, start = false): NewTable {
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([name]) => !found || found.applies.includes(name)),
  );
  return {
    game: draft.game,
    seats: draft.seats,
    options,
    preset: draft.preset === 'letter' ? 'letter' : 'default',
    edition: draft.edition,
    pace: draft.pace,
    listed: draft.listed,
    watchers: draft.watchers !== 'no',
    delay: draft.watchers === 'late' ? LATE : 0,
    rated: draft.rated,
    shuffle: draft.shuffle,
    start,
  };
}

/** What a preset sets, before anything is chosen by hand. */
export function presetValue(option: OptionInfo, preset: Preset): string {
  const usual = option.choices[0]?.[0] ?? '';
  return preset === 'letter' ? option.letter || usual : usual;
}

export function changedBy(draft: Draft, options: OptionInfo[], applies: string[]): OptionInfo[] {
  return options.filter(
    (option) =>
      applies.includes(option.name) &&
      option.name in draft.options &&
      draft.options[option.name] !== presetValue(option, draft.preset),
  );
}

/** Chosen by hand, but without meaning for these seats and that scenario. */
export const idle = (draft: Draft, options: OptionInfo[], applies: string[]): OptionInfo[] =>
  options.filter((option) => option.name in draft.options && !applies.includes(option.name));

export type Control = 'segmented' | 'stepper' | 'list' | 'cards';

/** Few values lie side by side; numbers that follow each other step; scenarios are cards. */
export function controlFor(option: OptionInfo): Control {
  if (option.name === 'scenario') return 'cards';
  if (option.choices.length <= 5) return 'segmented';
  const numbers = steps(option);
  return numbers.length === option.choices.length && numbers.at(-1)! - numbers[0]! === numbers.length - 1
    ? 'stepper'
    : 'list';
}

/** The values of an option that are whole numbers, in order. */
export const steps = (option: OptionInfo): number[] =>
  option.choices
    .map(([value]) => Number(value))
    .filter(Number.isInteger)
    .sort((a, b) => a - b);

/** Seats that do not exist cannot be named. */
export const offered = (option: OptionInfo, seats: number): string[][] =>
  option.choices.filter(([value]) => option.name !== 'start_player' || !(Number(value) > seats));

/** Whether the table can begin without waiting for anybody. */
export const complete = (seats: SeatPlan[]): boolean =>
  seats.every((seat) => seat.who === 'you' || seat.who === 'device' || seat.who === 'bot');

/** What an option means; where its explanation goes value by value, the part for this one. */
export function explain(option: OptionInfo, value: string): string {
  const values = option.choices.map(([v]) => v);
  const parts = option.about.split('; ').map((part) => /^([^:]+): (.+)$/.exec(part));
  const number = 'a number';
  const named = parts.filter((part) => part && (part[1] === number || values.includes(part[1]!)));
  if (named.length < 2 || named.length < parts.length) return option.about;
  const key = named.some((part) => part![1] === value) ? value : Number.isInteger(Number(value)) ? number : '';
  return named.find((part) => part![1] === key)?.[2] ?? option.about;
}

/** A seat of a table that stands, as the form shows it. */
export function planOf(seat: SeatInfo): SeatPlan {
  if (seat.kind === 'bot') return { who: 'bot', level: (seat.level || 'journeyman') as Level };
  if (seat.kind === 'free') return { who: seat.link ? 'link' : 'anyone' };
  if (seat.mine) return seat.device ? { who: 'device', name: seat.name } : { who: 'you' };
  return { who: 'link', name: seat.name };
}
