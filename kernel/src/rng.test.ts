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

test('a seed has 128 bits, written as 32 digits', () => {
  expect(seedFromBytes(new Uint8Array(16).fill(171))).toBe('ab'.repeat(16));
  expect(() => seedFromBytes(new Uint8Array(15))).toThrow('16 bytes');
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
