import { expect, test } from 'vitest';
import { amountsOf, most, plainAmounts, rangeOf, stepTo } from './amounts';

const option = (id: number, say: string) => ({ do: id, say, label: say, verb: say.split(' ')[0]! });
const sales = [option(1, 'sell 1 0'), option(2, 'sell 2 0'), option(3, 'sell 0 1'), option(4, 'sell 2 1'), option(5, 'pass'), option(6, 'take wo')];

test('options that are numbers are read from their notation', () => {
  expect(amountsOf(sales, 'sell').map(({ n }) => n)).toEqual([[1, 0], [2, 0], [0, 1], [2, 1]]);
  expect(amountsOf(sales, 'take')).toEqual([]);
  expect(amountsOf(sales, 'pass')).toEqual([]);
});

test('a step keeps the other number as near as it can', () => {
  const all = amountsOf(sales, 'sell');
  expect(rangeOf(all, 0)).toEqual([0, 2]);
  expect(stepTo(all, all[1]!, 1, 1)?.action).toBe(4);
  expect(stepTo(all, all[0]!, 1, 1)?.n).toEqual([0, 1]);
  expect(stepTo(all, all[3]!, 1, 0)?.action).toBe(2);
  expect(stepTo(all, all[0]!, 0, 3)).toBeUndefined();
});

test('one begins with most, or with least', () => {
  const all = amountsOf(sales, 'sell');
  expect(most(all)?.action).toBe(4);
  expect(most(all, true)?.n).toEqual([1, 0]);
  expect(most([])).toBeUndefined();
});

test('only amounts of what lies nowhere are stepped in the panel', () => {
  const bid = (n: number, targets: string[] = []) => ({ do: n, verb: 'bid', label: '', say: `bid ${n}`, targets });
  expect(plainAmounts([1, 2, 3].map((n) => bid(n)))).toBe(true);
  expect(plainAmounts([1, 2].map((n) => bid(n)))).toBe(false);
  expect(plainAmounts([1, 2, 3].map((n) => bid(n, [`number:${n}`])))).toBe(false);
  expect(plainAmounts([...[1, 2, 3].map((n) => bid(n)), { do: 9, verb: 'bid', label: '', say: 'bid all' }])).toBe(false);
});
