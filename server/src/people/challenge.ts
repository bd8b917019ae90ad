import { randomBytes } from 'node:crypto';
import type { CreditStore } from '../host/rate-limit.ts';
import type { Secret } from '../host/secret.ts';

/** A challenge is good for five minutes. */
const LIFE = 300_000;
const NONCE = 16;
const TIME = 8;

/** What a challenge is for, and for whom: one given for something else, or to somebody else, is none. */
export type Purpose = 'register' | 'sign-in' | 'proof';

/**
 * Challenges for passkeys. They carry their own signature: nothing is kept about those that were only given out, so nobody
 * can push out somebody else's. Only one that a passkey really signed is remembered, until it is too old anyway.
 */
export class Challenges {
  readonly #secret: Secret;
  readonly #credits: CreditStore;

  constructor(secret: Secret, credits: CreditStore) {
    this.#secret = secret;
    this.#credits = credits;
  }

  issue(purpose: Purpose, person: string, now: number): Buffer<ArrayBuffer> {
    const head = Buffer.alloc(NONCE + TIME);
    randomBytes(NONCE).copy(head);
    head.writeBigUInt64BE(BigInt(now + LIFE), NONCE);
    return Buffer.concat([head, this.#secret.sign('challenge', purpose, person, head.toString('base64url'))]);
  }

  isGood(challenge: string, purpose: Purpose, person: string, now: number): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length <= NONCE + TIME) return false;
    const head = bytes.subarray(0, NONCE + TIME);
    const until = Number(head.readBigUInt64BE(NONCE));
    return until > now && this.#secret.isSigned(bytes.subarray(NONCE + TIME), 'challenge', purpose, person, head.toString('base64url'));
  }

  /** Each works once, on all servers together: true the first time. */
  async spend(challenge: string, now: number): Promise<boolean> {
    return (await this.#credits.pay(`challenge ${challenge}`, { most: 1, perSecond: 1000 / (2 * LIFE) }, 1, now)) === 0;
  }
}
