import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** Signs what is given out and comes back, so that nothing has to be remembered about it. */
export class Secret {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** The key is made at the first start, and the same for all servers on one store. */
  static async of(store: Store): Promise<Secret> {
    return new Secret(Buffer.from(await store.value('secret', () => randomBytes(32).toString('base64url')), 'base64url'));
  }

  /** 16 bytes that only this server can make for these words. */
  sign(...words: readonly string[]): Buffer {
    return createHmac('sha256', this.#key).update(JSON.stringify(words)).digest().subarray(0, 16);
  }

  isSigned(signature: Buffer, ...words: readonly string[]): boolean {
    const expected = this.sign(...words);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  }
}
