import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULINGS } from './rulings.ts';

test('all thirty rulings have their place', () => {
  expect(RULINGS.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, i) => `ARC-R${i + 1}`));
});

test.each(RULINGS)('$id is marked where it stands, in $file: $reading', ({ id, file }) => {
  // In a comment: the list of readings itself does not count.
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toMatch(new RegExp(`(//|\\*).*\\b${id}\\b`));
});
