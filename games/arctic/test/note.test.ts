import { seedFromText } from '@banquise/kernel';
import { walk } from '@banquise/kernel/laws';
import { expect, test } from 'vitest';
import { POWER_NAMES, RULING_NAMES } from './note.ts';
import { subject } from './subject.ts';

test('random games use all twelve powers, and count nothing that a soak would not expect', () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 60; n++) {
    const deal = { seats: 2 + (n % 3), options: {}, seed: seedFromText(`rulings/${n}`) };
    walk(subject, deal, 0, (name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  const expected = [...POWER_NAMES, ...RULING_NAMES];
  expect([...counts.keys()].filter((name) => !expected.includes(name))).toEqual([]);
  expect(POWER_NAMES.filter((name) => !counts.has(name))).toEqual([]);
});
