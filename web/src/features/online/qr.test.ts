import { expect, test } from 'vitest';
import { type Modules, qrOf } from './qr.ts';
import { readCode } from './test/qr-reader.ts';

test('a link of any length that fits is read back letter by letter by a reader of somebody else', () => {
  for (let length = 1; length <= 213; length += length < 190 ? 19 : 5) {
    const link = `https://games.example.org/t/${'Ab3_-xY9'.repeat(30)}`.slice(0, length);
    expect(readCode(qrOf(link) as Modules)).toBe(link);
  }
});

test('a spot of dirt does not hide the link', () => {
  const modules = (qrOf('https://games.example.org/t/Ab3xY9Ab3xY9#Kd82kLmN') as Modules).map((row) => [...row]);
  for (const y of [14, 15, 16]) for (const x of [14, 15, 16]) modules[y]?.splice(x, 1, !modules[y][x]);
  expect(readCode(modules)).toBe('https://games.example.org/t/Ab3xY9Ab3xY9#Kd82kLmN');
});

test('what is too long, or not the writing of a link, gives no code rather than one that phones disagree on', () => {
  expect(qrOf('x'.repeat(214))).toBeUndefined();
  // A browser writes the first of these as the second.
  expect(qrOf('https://café.example/')).toBeUndefined();
  expect(qrOf('https://xn--caf-dma.example/')).toBeDefined();
});
