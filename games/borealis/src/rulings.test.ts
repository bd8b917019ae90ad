import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULINGS } from './rulings.ts';

test.each(RULINGS)('$id is marked where it stands, in $file: $reading', ({ id, file }) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toMatch(new RegExp(`(//|\\*).*\\b${id}\\b`));
});
