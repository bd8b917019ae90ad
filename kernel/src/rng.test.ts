import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { below, commitment, fork, isSeed, next, type Rng, range, seedFromBytes, seedFromText, shuffle, stream } from './rng.ts';
import { sha256 } from './sha256.ts';

test('xoshiro128** gives the published sequence from the state 1, 2, 3, 4', () => {
  const rng: Rng = [1, 2, 3, 4];
  expect(range(6).map(() => next(rng))).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492]);
});

test('SHA-256 agrees with another implementation on texts of every length up to three blocks', () => {
  for (const n of range(200)) {
    const text = 'é'.repeat(n % 7) + 'x'.repeat(n);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the secret generator is SHA-256 over its key and the number of the draw', () => {
  const seed = 'ab'.repeat(32);
  const key = createHash('sha256').update(`${seed}/play`).digest();
  const rng = stream(seed, 'play');
  for (const n of range(300)) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(n);
    expect(next(rng)).toBe(createHash('sha256').update(key).update(counter).digest().readUInt32BE(0));
  }
});

test('a game dealt by the secret generator goes on from its stored state as it would have', () => {
  const rng = stream('cd'.repeat(32), 'play');
  shuffle(rng, range(52));
  const stored = JSON.parse(JSON.stringify(rng)) as Rng;
  expect(range(20).map(() => below(stored, 1000))).toEqual(range(20).map(() => below(rng, 1000)));
});

test('only the chance of a table with 256 bits is secret: dreams and simulations are fast', () => {
  const [long, short] = ['ef'.repeat(32), 'ef'.repeat(16)];
  expect([stream(long, 'play').length, stream(long, 'imagine').length, stream(short, 'play').length]).toEqual([9, 4, 4]);
  expect(fork(stream(long, 'play'))).toHaveLength(4);
});

test('a new seed has 256 bits, written as 64 digits; those of 128 bits are still good', () => {
  expect(seedFromBytes(new Uint8Array(32).fill(171))).toBe('ab'.repeat(32));
  expect(() => seedFromBytes(new Uint8Array(16))).toThrow('32 bytes');
  expect(isSeed('ab'.repeat(32))).toBe(true);
  expect(isSeed('ab'.repeat(24))).toBe(false);
  expect(isSeed(seedFromText('tuesday'))).toBe(true);
  expect(isSeed('AB'.repeat(16))).toBe(false);
});

test('play and imagination draw from streams of their own', () => {
  const seed = seedFromText('one');
  const play = stream(seed, 'play');
  expect(play).toEqual(stream(seed, 'play'));
  expect(play).not.toEqual(stream(seed, 'imagine'));
  const child = fork(play);
  expect(child).not.toEqual(play);
});

test('the commitment shows the seed to nobody and fits only it', () => {
  const seed = seedFromText('secret');
  expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
});

test('every number below n is as likely as the others', () => {
  const rng = stream(seedFromText('fair'), 'play');
  const counts = range(7).map(() => 0);
  for (let i = 0; i < 70_000; i++) counts[below(rng, 7)] = (counts[below(rng, 7)] ?? 0) + 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  expect(() => below(rng, 0)).toThrow('nothing to choose');
});

test('a shuffle keeps every card and can put each anywhere', () => {
  const rng = stream(seedFromText('cards'), 'play');
  const first = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const cards = shuffle(rng, range(8));
    expect([...cards].sort()).toEqual(range(8));
    first.add(cards[0] as number);
  }
  expect(first.size).toBe(8);
});
