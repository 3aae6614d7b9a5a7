import { describe, expect, it } from 'vitest';
import type { GameInfo, TableInfo } from './messages';
import { extent, nearest, nextWaiting, ordered, quick, ranges, record, short, span, tokenOf, waiting, wished } from './tables';

const table = (id: string, moved: number, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'keythedral',
  title: 'Keythedral',
  phase: 'live',
  seats: [],
  options: {},
  pace: {},
  commit: '',
  founded: 0,
  moved,
  ...more,
});
const mine = [
  table('over', 9, { phase: 'over' }),
  table('quiet', 3),
  table('short', 8, { waits: 'turn' }),
  table('gathering', 7, { phase: 'gathering' }),
  table('busy', 5),
  table('long', 2, { waits: 'consent' }),
];

describe('my tables', () => {
  it('begin with the longest wait, then the latest move', () => {
    expect(ordered(mine).map((t) => t.id)).toEqual(['long', 'short', 'busy', 'quiet', 'gathering', 'over']);
  });
  it('do not change the list they are made from', () => {
    const before = mine.map((t) => t.id);
    ordered(mine);
    expect(mine.map((t) => t.id)).toEqual(before);
  });
  it('lead from one waiting table to the next, round and round', () => {
    expect(waiting(mine)).toHaveLength(2);
    expect(nextWaiting(mine)?.id).toBe('long');
    expect(nextWaiting(mine, 'long')?.id).toBe('short');
    expect(nextWaiting(mine, 'short')?.id).toBe('long');
    expect(nextWaiting([])).toBeUndefined();
  });
});

describe('play now', () => {
  const game = { name: 'solo', seats: [2, 3] } as GameInfo;
  it('takes the nearest number of seats that the game has', () => {
    expect(nearest([2, 3], 4)).toBe(3);
    expect(nearest([1, 4], 2)).toBe(1);
    expect(nearest([2, 4], 3)).toBe(2);
  });
  it('seats one person and bots, shuffled, and starts', () => {
    const plan = quick(game, 3, 'master');
    expect(plan.seats.map((seat) => seat.who)).toEqual(['you', 'bot', 'bot']);
    expect(plan.seats[1]!.level).toBe('master');
    expect(plan.start && plan.shuffle).toBe(true);
  });
});

describe('figures in words', () => {
  it('joins neighbours', () => {
    expect(ranges([4, 2, 3])).toBe('2–4');
    expect(ranges([2, 4, 5])).toBe('2, 4–5');
    expect(extent([60])).toBe('60');
    expect(extent([60, 90])).toBe('60–90');
  });
  it('rounds a time to its largest unit', () => {
    expect(span(59_000)).toEqual({ n: 59, unit: 'second' });
    expect(span(8 * 60_000)).toEqual({ n: 8, unit: 'minute' });
    expect(span(26 * 3_600_000)).toEqual({ n: 1, unit: 'day' });
  });
  it('adds up what is mine', () => {
    const row = { name: '', game: 'a', total: 0, best: 0 };
    const rows = [
      { ...row, seats: 3, played: 4, won: 1, mine: true },
      { ...row, seats: 4, played: 2, won: 1, mine: true },
      { ...row, seats: 4, played: 9, won: 9 },
    ];
    expect(record(rows, 'a')).toEqual({ played: 6, won: 2 });
    expect(record(rows, 'b')).toEqual({ played: 0, won: 0 });
  });
});

describe('links', () => {
  it('finds the token behind the #', () => {
    expect(tokenOf(' https://house.example/join#abcDEF12-_x ')).toBe('abcDEF12-_x');
    expect(tokenOf('https://house.example/')).toBe('');
  });
  it('shortens a hash to its ends', () => {
    expect(short('0123456789abcdef0123456789abcdef')).toBe('01234567 … 89abcdef');
    expect(short('house 36')).toBe('house 36');
  });
});

describe('an address that asks for a table', () => {
  const game = { name: 'g', seats: [2, 3, 4], levels: ['apprentice', 'journeyman', 'master'] } as unknown as GameInfo;
  const asked = (query: string) => wished(game, new URLSearchParams(query), 3, 'journeyman');

  it('says how many play, against whom, and by which rules', () => {
    const found = asked('seats=3&bots=master&preset=letter&length=short');
    expect(found.seats).toEqual([{ who: 'you' }, { who: 'bot', level: 'master' }, { who: 'bot', level: 'master' }]);
    expect([found.preset, found.options, found.shuffle, found.start]).toEqual(['letter', { length: 'short' }, true, true]);
  });
  it('may name each bot, the own seat included', () => {
    const found = asked('seats=3&bots=master,random,journeyman');
    expect(found.seats.map((seat) => seat.level)).toEqual([undefined, 'random', 'journeyman']);
    expect(found.shuffle).toBe(false);
  });
  it('leaves the rest as Play now has it', () => {
    const found = asked('');
    expect(found.seats.length).toBe(4);
    expect([found.preset, found.options]).toEqual(['default', {}]);
  });
});
