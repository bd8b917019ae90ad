import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);

/** OWASP's recommendation for argon2id: 19 MiB, two passes; about 40 ms off the main thread. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

export const slowHash = (text: string, nonce: Buffer): Promise<Buffer> =>
  hash('argon2id', { ...COST, message: text.normalize('NFC'), nonce });

/** The cost stands beside the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await slowHash(password, nonce);
  return ['argon2id', COST.memory, COST.passes, nonce.toString('base64url'), tag.toString('base64url')].join('$');
}

/** A login that does not exist takes as long as a wrong password: nobody learns from the clock who has an account. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, memory, passes, nonce, tag] = (stored ?? DECOY).split('$');
  if (kind !== 'argon2id' || tag === undefined || nonce === undefined) return false;
  const expected = Buffer.from(tag, 'base64url');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: 1, tagLength: expected.length };
  const found = await hash('argon2id', { ...cost, message: password.normalize('NFC'), nonce: Buffer.from(nonce, 'base64url') });
  return stored !== null && timingSafeEqual(found, expected);
}

const DECOY = ['argon2id', COST.memory, COST.passes, 'A'.repeat(22), 'A'.repeat(43)].join('$');
