import type { Writable } from 'node:stream';
import { range } from '@banquise/kernel';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { frames } from './frame.ts';

/** The reading half of the library, which its types leave out. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What the library that everybody uses reads from these bytes. */
function read(bytes: Buffer | string): Promise<string[]> {
  const texts: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) => texts.push(isBinary ? 'binary' : String(data)));
  return new Promise((resolve, reject) => {
    receiver.on('error', reject);
    receiver.on('finish', () => resolve(texts));
    receiver.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

test('messages of every length, in every script, are read as they were written', async () => {
  const lengths = [0, 1, 2, 125, 126, 127, 4095, 65_535, 65_536, 70_000];
  const texts = lengths.flatMap((n) => ['x', 'é', '氷', '🐧'].map((sign) => sign.repeat(n)));
  expect(await read(frames(texts))).toEqual(texts);
  for (const text of texts) expect(await read(frames([text]))).toEqual([text]);
});

test('what is written next does not change what was written before', async () => {
  const made = range(200).map((i) => frames([`message ${i}`]));
  for (const [i, bytes] of made.entries()) expect(await read(bytes)).toEqual([`message ${i}`]);
});
