import { expect, test } from 'vitest';
import { blake2b, check, commitment, streamOf } from './fair';
import vectors from './fair.vectors.json';

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

test.each(vectors)('seed "$seed" gives the engine’s stream', async ({ seed, commit, key, draws }) => {
  expect(hex(blake2b(new TextEncoder().encode(seed)))).toBe(key);
  expect(await commitment(seed)).toBe(commit);
  const stream = streamOf(seed);
  for (const [count, n, outcome] of draws) expect(stream(count!, n!)).toBe(outcome);
});

const known = vectors[1]!;
const seal = () => ({
  commit: known.commit,
  seed: known.seed,
  drawn: known.draws.length,
  draws: known.draws.map(([n, of, outcome]) => ({ n: n!, of: of!, outcome: outcome!, entry: 0 })),
});

test('a fair game passes', async () => {
  const verdict = await check(seal());
  expect(verdict).toEqual({ open: true, sealed: true, wrong: [], checked: known.draws.length });
});

test('one changed draw is found and named', async () => {
  const forged = seal();
  const draw = forged.draws[5]!;
  draw.outcome = (draw.outcome + 1) % draw.of;
  expect((await check(forged)).wrong).toEqual([draw]);
});

test('another seed than the sealed one is found', async () => {
  const verdict = await check({ ...seal(), seed: 'another' });
  expect(verdict.sealed).toBe(false);
  expect(verdict.wrong.length).toBeGreaterThan(0);
});

test('while the game runs there is nothing to check', async () => {
  const { commit, drawn, draws } = seal();
  expect((await check({ commit, drawn, draws })).open).toBe(false);
});
