// Small irregularities that are always the same: a stream of numbers from 0 to 1 for a seed.

export function stream(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number as path data has it: one decimal is enough for the eye. */
export const n1 = (x: number) => Math.round(x * 10) / 10;
