import { expect, test } from 'vitest';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

const said = (words: object): string[] =>
  Object.values(words).flatMap((entry: unknown): string[] => {
    if (typeof entry === 'function') return [0, 1, 3].map((n) => String((entry as (...args: unknown[]) => string)(n, n, n, n)));
    return typeof entry === 'object' && entry !== null ? said(entry) : [String(entry)];
  });
const keys = (words: object): string[] =>
  Object.entries(words).flatMap(([key, entry]: [string, unknown]) => [
    key,
    ...(typeof entry === 'object' && entry !== null ? keys(entry) : []),
  ]);

test('the pages of people speak every language', () => {
  for (const other of [fr, it]) {
    expect(keys(other)).toEqual(keys(en));
    expect(said(other)).toHaveLength(said(en).length);
  }
});

test('apostrophes are typographic, and French never breaks a line before its high punctuation', () => {
  for (const words of [en, fr, it]) for (const text of said(words)) expect(text).not.toMatch(/['"]|undefined|^\s*$/);
  for (const text of said(fr)) expect(text).not.toMatch(/ [:;!?»%]|« /);
});
