import { expect, test } from 'vitest';
import { toBytes, toText } from './passkey.ts';

test('bytes come back from their text as they were, and the text is what servers write', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + length * 31) % 256);
    const text = toText(bytes.buffer);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect([...toBytes(text)]).toEqual([...bytes]);
  }
});
