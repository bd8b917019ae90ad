import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Person } from '../store/person.ts';
import type { Store } from '../store/store.ts';
import { slowHash } from './password.ts';

/** Without letters that are read for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const CODES = 10;

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** As slow as a password's, and salted by the person: one try costs one hash, whichever of the codes it is. */
const hashOfCode = (person: string, code: string): Promise<Buffer> =>
  slowHash(code, createHash('sha256').update(`recovery/${person}`).digest().subarray(0, 16));

/** Ten new codes in place of the old ones. They are written down nowhere but by whom they are shown to. */
export async function newCodes({ people }: Store, person: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const hashes: string[] = [];
  for (const code of codes) hashes.push((await hashOfCode(person, code)).toString('base64url'));
  await people.setCodes(person, hashes);
  return codes.map((code) => `${code.slice(0, 4)}-${code.slice(4)}`);
}

/** Whether this code opens the account, and never does again. Nobody learns from the clock whether there is such an account. */
export async function useCode({ people }: Store, person: Person | undefined, code: string, now: number): Promise<boolean> {
  const given = await hashOfCode(person?.id ?? '', code);
  if (person === undefined) return false;
  const fresh = (await people.codes(person.id)).filter(({ used }) => used === null);
  const match = fresh.find(({ hash }) => timingSafeEqual(Buffer.from(hash, 'base64url'), given));
  return match !== undefined && (await people.useCode(person.id, match.hash, now));
}
