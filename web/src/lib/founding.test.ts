import { describe, expect, it } from 'vitest';
import { changedBy, complete, controlFor, draftFor, explain, founding, idle, levelOf, offered, planOf, seated } from './founding';
import type { GameInfo, OptionInfo } from './messages';

const option = (name: string, values: string[], letter = '', about = ''): OptionInfo => ({
  name,
  title: name,
  about,
  choices: values.map((value) => [value, value]),
  letter,
});
const races = option('races', ['choose', 'random']);
const cap = option('cap', ['50', ...Array.from({ length: 20 }, (_, i) => String(51 + i))]);
const start = option('start_player', ['random', '1', '2', '3', '4'], '1');
const game = {
  name: 'rune-age',
  seats: [1, 2, 3, 4],
  levels: ['random', 'apprentice', 'journeyman', 'master'],
  options: [races, cap, start],
} as unknown as GameInfo;

describe('a draft', () => {
  const draft = draftFor(game, 2, 'master');
  it('seats you and bots', () => {
    expect(draft.seats).toEqual([{ who: 'you' }, { who: 'bot', level: 'master' }, { who: 'bot', level: 'master' }]);
    expect(complete(draft.seats)).toBe(true);
    expect(complete([...draft.seats, { who: 'anyone' }])).toBe(false);
  });
  it('keeps who is there when seats change', () => {
    const friends = [{ who: 'you' as const }, { who: 'link' as const }];
    expect(seated(friends, 3, 'master').map((seat) => seat.who)).toEqual(['you', 'link', 'bot']);
    expect(seated(friends, 1, 'master')).toEqual([{ who: 'you' }]);
  });
  it('takes the strongest level that there is', () => {
    expect(levelOf({ ...game, levels: ['random'] }, 'master')).toBe('random');
  });
  it('sends only what applies, and names what does not', () => {
    const changed = { ...draft, options: { races: 'random', cap: '60' } };
    const found = { applies: ['races'], options: {} };
    expect(founding(changed, found).options).toEqual({ races: 'random' });
    expect(idle(changed, game.options, found.applies)).toEqual([cap]);
    expect(changedBy(changed, game.options, found.applies)).toEqual([races]);
    expect(founding({ ...changed, watchers: 'late' }, found)).toMatchObject({ watchers: true, delay: 20 });
  });
  it('counts a change against its preset', () => {
    const letter = { ...draft, preset: 'letter' as const, options: { start_player: '1' } };
    expect(changedBy(letter, game.options, ['start_player'])).toEqual([]);
  });
});

describe('an option', () => {
  it('has the control that fits its values', () => {
    expect(controlFor(races)).toBe('segmented');
    expect(controlFor(cap)).toBe('stepper');
    expect(controlFor(option('dry', ['6', '0', '1', '2', '3', '4', '100']))).toBe('list');
    expect(controlFor(option('scenario', ['a', 'b']))).toBe('cards');
  });
  it('offers no seats that do not exist', () => {
    expect(offered(start, 2).map(([value]) => value)).toEqual(['random', '1', '2']);
  });
  it('explains the value that is chosen', () => {
    const about = 'random: it is drawn; a number: that seat';
    expect(explain({ ...start, about }, 'random')).toBe('it is drawn');
    expect(explain({ ...start, about }, '2')).toBe('that seat');
    expect(explain({ ...races, about: 'who chooses: all' }, 'choose')).toBe('who chooses: all');
  });
  it('comes back from a table that stands', () => {
    expect(planOf({ seat: 0, kind: 'free', name: '', link: true })).toEqual({ who: 'link' });
    expect(planOf({ seat: 0, kind: 'free', name: '' })).toEqual({ who: 'anyone' });
    expect(planOf({ seat: 0, kind: 'person', name: 'Marta', mine: true })).toEqual({ who: 'you' });
    expect(planOf({ seat: 0, kind: 'bot', name: 'Green', level: 'master' })).toEqual({ who: 'bot', level: 'master' });
  });
});
