// Fair dice, checked on the reader's own machine: the seed shown after a game must be the one whose
// hash was published before it, and every draw must follow from the seed. The stream is BLAKE2b
// (RFC 7693), keyed with the hash of the seed; each block of 64 bytes gives eight draws.

import type { Draw, SealInfo } from './messages';

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const ORDERS = [
  '0123456789abcdef', 'ea489fd61c02b753', 'b8c052fdae367194', '7931dcbe265a40f8',
  '905724afe1bc683d', '2c6a0b834d75fe19', 'c51fed4a0763928b', 'db7ec13950f4862a',
  '6fe9b308c2d714a5', 'a2847615fb9e3cd0',
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const MIXES = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

const turn = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK;

function wordsOf(block: Uint8Array): bigint[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  return Array.from({ length: block.byteLength >> 3 }, (_, i) => view.getBigUint64(i * 8, true));
}

function compress(h: bigint[], block: Uint8Array, count: number, final: boolean): void {
  const m = wordsOf(block);
  const v = [...h, ...START];
  v[12]! ^= BigInt(count);
  if (final) v[14]! ^= MASK;
  for (let round = 0; round < 12; round++) {
    const order = ORDERS[round % 10]!;
    MIXES.forEach(([a, b, c, d], i) => {
      const [x, y] = [m[order[2 * i]!]!, m[order[2 * i + 1]!]!];
      v[a] = (v[a]! + v[b]! + x) & MASK;
      v[d] = turn(v[d]! ^ v[a], 32n);
      v[c] = (v[c]! + v[d]) & MASK;
      v[b] = turn(v[b]! ^ v[c], 24n);
      v[a] = (v[a] + v[b] + y) & MASK;
      v[d] = turn(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = turn(v[b] ^ v[c], 63n);
    });
  }
  for (let i = 0; i < 8; i++) h[i]! ^= v[i]! ^ v[i + 8]!;
}

/** BLAKE2b with 64 bytes of digest. */
export function blake2b(data: Uint8Array, key: Uint8Array = new Uint8Array()): Uint8Array {
  const h = [...START];
  h[0]! ^= BigInt(0x01010000 ^ (key.length << 8) ^ 64);
  const padded = new Uint8Array(128);
  padded.set(key);
  const whole = key.length ? new Uint8Array([...padded, ...data]) : data;
  const blocks = Math.max(1, Math.ceil(whole.length / 128));
  for (let i = 0; i < blocks; i++) {
    const block = new Uint8Array(128);
    block.set(whole.subarray(i * 128, i * 128 + 128));
    compress(h, block, Math.min((i + 1) * 128, whole.length), i === blocks - 1);
  }
  const digest = new Uint8Array(64);
  const view = new DataView(digest.buffer);
  h.forEach((word, i) => view.setBigUint64(i * 8, word, true));
  return digest;
}

/** The stream of a seed: the outcome, 0 to n-1, of the draw that `count` draws came before. */
export function streamOf(seed: string): (count: number, n: number) => number {
  const key = blake2b(new TextEncoder().encode(seed));
  const blocks = new Map<number, bigint[]>();
  return (count, n) => {
    const block = Math.floor(count / 8);
    if (!blocks.has(block)) {
      const number = new Uint8Array(8);
      new DataView(number.buffer).setBigUint64(0, BigInt(block), true);
      blocks.set(block, wordsOf(blake2b(number, key)));
    }
    return Number(blocks.get(block)![count % 8]! % BigInt(n));
  };
}

/** What was published before the game. */
export async function commitment(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Verdict {
  open: boolean; // the seed has been shown
  sealed: boolean; // it is the one that was committed to
  wrong: Draw[];
  checked: number;
}

/** Check one seal: the seed against its hash, every draw against the seed. */
export async function check(seal: SealInfo): Promise<Verdict> {
  if (!seal.seed) return { open: false, sealed: false, wrong: [], checked: 0 };
  const stream = streamOf(seal.seed);
  const wrong = seal.draws.filter((draw) => stream(draw.n, draw.of) !== draw.outcome);
  const sealed = (await commitment(seal.seed)) === seal.commit;
  return { open: true, sealed, wrong, checked: seal.draws.length };
}
