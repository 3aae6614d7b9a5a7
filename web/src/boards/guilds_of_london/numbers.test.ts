import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Numbers, typed } from './numbers';

describe('typed digits', () => {
  const went: string[] = [];
  const passed: string[] = [];
  let keys: Numbers;
  beforeEach(() => {
    vi.useFakeTimers();
    went.length = passed.length = 0;
    keys = new Numbers(() => [typed(5), typed(26)], (to) => went.push(to), (digit) => passed.push(digit));
  });
  afterEach(() => void vi.useRealTimers());

  it('are a guild if there are two', () => {
    expect([...'26'].map((key) => keys.read(key))).toEqual([true, true]);
    expect([...'05'].map((key) => keys.read(key))).toEqual([true, true]);
    vi.runAllTimers();
    expect([went, passed]).toEqual([['26', '05'], []]);
  });
  it('are an option if one stays alone, or nothing else could be meant', () => {
    expect(keys.read('2')).toBe(true);
    vi.runAllTimers();
    expect([went, passed]).toEqual([[], ['2']]);
    expect(keys.read('3')).toBe(false);
  });
  it('are both options if they name no guild', () => {
    keys.read('2');
    expect(keys.read('3')).toBe(false);
    expect([went, passed]).toEqual([[], ['2']]);
  });
  it('give way to other keys', () => {
    keys.read('2');
    expect(keys.read('Enter')).toBe(false);
    expect(passed).toEqual(['2']);
  });
});
