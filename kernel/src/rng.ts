import { sha256 as digest } from '@noble/hashes/sha2.js';
import { sha256 } from './sha256.ts';

/**
 * Chance, as plain data inside the state of a game: a stored game goes on as it would have. Which of the two generators
 * it is follows from the seed.
 */
export type Rng = Fast | Secret;

/** xoshiro128** 1.1 by Blackman and Vigna (public domain algorithm): fast, but who sees enough of its numbers can tell the next. */
type Fast = [number, number, number, number];

/** SHA-256 in counter mode: eight words of key, and how many numbers were drawn. Numbers that were seen tell nothing of others. */
type Secret = [number, number, number, number, number, number, number, number, number];

/**
 * Lower-case hexadecimal digits, secret until the end of the game. 64 of them (256 bits) are dealt from by the secret
 * generator: real tables. 32 (128 bits) are dealt from by the fast one: simulations, tests, and every table made before
 * there was another. A record therefore needs no further word to be played again (docs/decisions/10-secret-chance.md).
 */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^(?:[0-9a-f]{32}){1,2}$/.test(text);

/** What a seed looks like, for who sent none. */
export const SEED_SHAPE = '32 or 64 hexadecimal digits';

/** How many bytes of the system's chance make the seed of a table with secrets. */
export const SEED_BYTES = 32;

export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${bytes.length}`);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The n-th seed of a series that a person can name by a word or a number: for simulations, tests and arenas. */
export const seedFromText = (text: string): Seed => sha256(text).slice(0, 32);

/**
 * Streams of one seed that know nothing of each other: 'play' is the chance of the game itself, 'imagine' what a bot
 * dreams up, which is fast always. SHA-256 over "seed/stream" starts the generator.
 */
export function stream(seed: Seed, name: 'play' | 'imagine'): Rng {
  const hash = sha256(`${seed}/${name}`);
  const word = (i: number): number => Number.parseInt(hash.slice(8 * i, 8 * i + 8), 16);
  if (name === 'play' && seed.length === 2 * SEED_BYTES) return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7), 0];
  // All zeros is the one state the fast generator cannot leave; no seed is known to lead there.
  return [word(0), word(1), word(2), word(3) || 1];
}

/** What is shown at the start, so that anybody can check the shuffle at the end: SHA-256 of the seed's digits. */
export const commitment = (seed: Seed): string => sha256(seed);

/** The next 32 bits. */
export function next(rng: Rng): number {
  if (rng.length !== 4) return draw(rng);
  const [a, b, c, d] = rng;
  const x5 = Math.imul(b, 5);
  const result = Math.imul((x5 << 7) | (x5 >>> 25), 9) >>> 0;
  const c1 = c ^ a;
  const d1 = d ^ b;
  rng[0] = (a ^ d1) >>> 0;
  rng[1] = (b ^ c1) >>> 0;
  rng[2] = (c1 ^ (b << 9)) >>> 0;
  rng[3] = ((d1 << 11) | (d1 >>> 21)) >>> 0;
  return result;
}

/** The n-th number is the first 32 bits of SHA-256 over the key and n, all words with the highest byte first. */
function draw(rng: Secret): number {
  const words = new DataView(new ArrayBuffer(4 * rng.length));
  for (let i = 0; i < rng.length; i++) words.setUint32(4 * i, rng[i] as number);
  rng[8]++;
  const hash = digest(new Uint8Array(words.buffer));
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0);
}

/** A whole number from 0 to n - 1, each as likely as the others (Lemire's multiplication with rejection). */
export function below(rng: Rng, n: number): number {
  if (n < 1) throw new RangeError('there is nothing to choose from');
  const limit = 0x1_0000_0000 % n;
  for (;;) {
    const product = next(rng) * n;
    // next() < 2^32 and n < 2^20 in every game, so the product is exact in a double.
    if (product % 0x1_0000_0000 >= limit) return Math.floor(product / 0x1_0000_0000);
  }
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

/** A fast generator of its own, started from another one. */
export const fork = (rng: Rng): Rng => [next(rng), next(rng), next(rng), next(rng) || 1];

/** 0, 1, ... n - 1: the cards of a game before they are shuffled. */
export function range(n: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < n; i++) numbers.push(i);
  return numbers;
}
