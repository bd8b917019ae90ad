import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { below, range, sha256, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { readShort } from './reader.ts';

interface FrameOptions {
  readonly opcode: number;
  readonly fin: boolean;
  readonly rsv1: boolean;
  readonly mask: boolean;
  readonly readOnly: boolean;
}
/** The halves of the library that its types leave out. */
const { Receiver, Sender } = ws as unknown as {
  Receiver: new (options: { isServer: boolean; maxPayload: number }) => Writable;
  Sender: { frame(data: Buffer, options: FrameOptions): Buffer[] };
};

const LONGEST = 16_384;
const rng = stream(sha256('reader'), 'imagine');
const chance = (of: number): boolean => below(rng, of) === 0;

/** What is heard of these chunks, in order, with how it ends: by the library alone, or with the short way before it. */
function heard(chunks: readonly Buffer[], short: boolean): string[] {
  const wire = new EventEmitter();
  const all: string[] = [];
  const receiver = new Receiver({ isServer: true, maxPayload: LONGEST });
  receiver.on('message', (data: Buffer, isBinary: boolean) => all.push(`${isBinary ? 'bytes' : 'text'} ${data.toString('hex')}`));
  for (const event of ['ping', 'pong', 'conclude', 'error']) receiver.on(event, (what) => all.push(`${event} ${what?.code ?? what}`));
  wire.on('data', (chunk: Buffer) => void receiver.write(chunk));
  if (short) readShort(wire, LONGEST, (text) => all.push(`text ${Buffer.from(text).toString('hex')}`));
  for (const chunk of chunks) wire.emit('data', Buffer.from(chunk));
  return all;
}

const SIGNS = ['a', '{"type":"ping"}', 'é', '氷', '\u007f', '\u0000'];

function frame(): Buffer {
  const length = [0, 1, 5, 125, 126, 127, 300, 4000, 17_000][below(rng, 9)] as number;
  const sign = SIGNS[chance(4) ? below(rng, SIGNS.length) : 1] as string;
  const data = Buffer.from(sign.repeat(Math.ceil(length / sign.length)).slice(0, length));
  const plain = { opcode: 1, fin: true, rsv1: false, mask: true, readOnly: true };
  const odd = { opcode: [0, 1, 2, 3, 8, 9, 10][below(rng, 7)] as number, fin: !chance(3), rsv1: chance(20), mask: !chance(10) };
  const options = chance(12) ? { ...plain, ...odd } : plain;
  return Buffer.concat(Sender.frame(options.opcode > 7 ? data.subarray(0, 100) : data, options));
}

/** The same bytes, cut anywhere, or one frame a chunk as they mostly come. */
function cut(frames: readonly Buffer[]): Buffer[] {
  if (!chance(3)) return [...frames];
  const whole = Buffer.concat(frames);
  const places = range(below(rng, 6)).map(() => below(rng, whole.length + 1));
  const ends = [...places, whole.length].sort((a, b) => a - b);
  return ends.map((end, i) => whole.subarray(ends[i - 1] ?? 0, end)).filter(({ length }) => length > 0);
}

test('whatever comes in, in whatever pieces, is heard as the library alone would hear it', () => {
  let short = 0;
  for (let n = 0; n < 2000; n++) {
    const frames = range(1 + below(rng, 6)).map(frame);
    // Some bytes that nobody meant.
    if (chance(8)) frames.push(Buffer.from(range(below(rng, 20)).map(() => below(rng, 256))));
    const chunks = cut(frames);
    const expected = heard(chunks, false);
    expect(heard(chunks, true)).toEqual(expected);
    short += expected.length;
  }
  expect(short).toBeGreaterThan(4000);
});

test('short texts do not reach the library, and what is odd reaches it for good', () => {
  const wire = new EventEmitter();
  const [texts, chunks]: [string[], Buffer[]] = [[], []];
  wire.on('data', (chunk: Buffer) => chunks.push(chunk));
  readShort(wire, LONGEST, (text) => texts.push(text));
  const send = (text: string): Buffer => {
    const options = { opcode: 1, fin: true, rsv1: false, mask: true, readOnly: true };
    const bytes = Buffer.concat(Sender.frame(Buffer.from(text), options));
    wire.emit('data', Buffer.from(bytes));
    return bytes;
  };
  send('one');
  send('x'.repeat(200));
  expect([texts, chunks]).toEqual([['one', 'x'.repeat(200)], []]);
  const odd = send('é');
  const after = send('two');
  expect([texts.length, chunks]).toEqual([2, [odd, after]]);
});
