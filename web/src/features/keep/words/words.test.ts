import { expect, test } from 'vitest';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

/** Everything a language says, with something in the place of each argument. */
const said = (words: object): string[] =>
  Object.values(words).flatMap((entry: unknown): string[] => {
    if (typeof entry === 'function') return [1, 3].map((n) => String((entry as (...args: unknown[]) => string)(n, n, n, n)));
    return typeof entry === 'object' && entry !== null ? said(entry) : [String(entry)];
  });

/** The same word in two languages, by chance of history. */
const ALIKE = new Set(['Points', 'Total', '3: 3', '1: 1', 'no', '1 su 1', '3 su 3']);

test('achievements and statistics speak every language', () => {
  for (const other of [fr, it]) {
    const theirs = said(other);
    expect(Object.keys(other)).toEqual(Object.keys(en));
    for (const [i, text] of said(en).entries()) if (!ALIKE.has(text)) expect(theirs[i]).not.toBe(text);
  }
});

test('apostrophes are typographic, and French never breaks a line before its high punctuation', () => {
  for (const words of [en, fr, it]) for (const text of said(words)) expect(text).not.toMatch(/['"]|undefined|^\s*$/);
  for (const text of said(fr)) expect(text).not.toMatch(/ [:;!?»%]|« /);
});
