import { expect, it } from 'vitest';
import { cheapest, fits } from './gather';
import type { ChoiceInfo } from './messages';

const pay = (...targets: string[]): ChoiceInfo => ({ do: targets.length, label: '', say: targets.join(''), verb: 'pay', targets });

it('an option fits as long as nothing is pointed at too often', () => {
  expect(fits(pay('T', 'T', 'S'), [])).toBe(true);
  expect(fits(pay('T', 'T', 'S'), ['T', 'S', 'T'])).toBe(true);
  expect(fits(pay('T', 'S'), ['T', 'T'])).toBe(false);
  expect(fits(pay('T', 'S'), ['W'])).toBe(false);
});

it('the cheapest is worth least, and comes from what there is most of', () => {
  const have = (ref: string) => ({ T: 1, S: 6, G: 9 })[ref] ?? 0;
  const worth = (ref: string) => (ref === 'G' ? 3 : 1);
  expect(cheapest([pay('T', 'S'), pay('S', 'S'), pay('G', 'S')], worth, have)?.say).toBe('SS');
  expect(cheapest([pay('G', 'G'), pay('T', 'T')], worth, have)?.say).toBe('TT');
  expect(cheapest([], worth, have)).toBeUndefined();
});
