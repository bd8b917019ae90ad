import { expect, test } from 'vitest';
import { type Modules, qrOf } from './qr.ts';
import { isDark, readCode } from './test/qr-reader.ts';

test('a link of any length that fits is read back letter by letter, all blocks sound', () => {
  for (let length = 1; length <= 213; length += length < 190 ? 7 : 1) {
    const link = `https://games.example.org/t/${'Ab3_-xY9'.repeat(30)}`.slice(0, length);
    expect(readCode(qrOf(link) as Modules)).toBe(link);
  }
});

test('letters beyond ASCII come through', () => {
  expect(readCode(qrOf('https://café.example/é') as Modules)).toBe('https://café.example/é');
});

test('what is too long gives no code rather than a wrong one', () => {
  expect(qrOf('x'.repeat(214))).toBeUndefined();
});

test('larger codes say their version where cameras look for it', () => {
  for (const [letters, version, wanted] of [
    [120, 7, 0x07c94],
    [150, 8, 0x085bc],
    [180, 9, 0x09a99],
    [213, 10, 0x0a4d3],
  ] as const) {
    const modules = qrOf('x'.repeat(letters)) as Modules;
    expect(modules).toHaveLength(17 + 4 * version);
    let word = 0;
    for (let i = 0; i < 18; i++) if (isDark(modules, modules.length - 11 + (i % 3), Math.floor(i / 3))) word |= 1 << i;
    expect(word).toBe(wanted);
  }
});
