import { createHash, randomBytes } from 'node:crypto';
import { type Rng, SEED_BYTES, type Seed, seedFromBytes, stream } from '@banquise/kernel';

/** Everything here that must not be guessed comes from the system's chance. */

/** 128 bits, fit for an address: names of tables, of people, and of links. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** What a device proves itself with. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are kept as their hash: who reads the data file cannot be anybody. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newSeed = (): Seed => seedFromBytes(randomBytes(SEED_BYTES));

export const newRng = (): Rng => stream(newSeed(), 'imagine');
