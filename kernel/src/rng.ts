import { sha256 } from './sha256.ts';

/**
 * Chance: xoshiro128** 1.1 by Blackman and Vigna (public domain algorithm), 128 bits of state as four unsigned
 * 32-bit words. The state is plain data and lies inside the state of a game, so a stored game goes on as it would have.
 */
export type Rng = [number, number, number, number];

/** 128 bits as 32 lower-case hexadecimal digits. Secret until the end of the game. */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 16) throw new RangeError(`a seed has 16 bytes, not ${bytes.length}`);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The n-th seed of a series that a person can name by a word or a number: for simulations, tests and arenas. */
export const seedFromText = (text: string): Seed => sha256(text).slice(0, 32);

/**
 * Streams of one seed that know nothing of each other: 'play' is the chance of the game itself, 'imagine' what a bot
 * dreams up. The first 128 bits of SHA-256 over "seed/stream" start the generator.
 */
export function stream(seed: Seed, name: 'play' | 'imagine'): Rng {
  const digest = sha256(`${seed}/${name}`);
  const word = (i: number): number => Number.parseInt(digest.slice(8 * i, 8 * i + 8), 16);
  // All zeros is the one state the generator cannot leave; no seed is known to lead there.
  return [word(0), word(1), word(2), word(3) || 1];
}

/** What is shown at the start, so that anybody can check the shuffle at the end: SHA-256 of the seed's digits. */
export const commitment = (seed: Seed): string => sha256(seed);

/** The next 32 bits. */
export function next(rng: Rng): number {
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

/** A generator of its own, started from another one. */
export const fork = (rng: Rng): Rng => [next(rng), next(rng), next(rng), next(rng) || 1];

/** 0, 1, ... n - 1: the cards of a game before they are shuffled. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
