import { expect, test } from 'vitest';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

type Sentence = (...args: unknown[]) => string;

/** A sentence with something in the place of each argument: figures and a name, or people who left. */
function filled(sentence: Sentence): string {
  try {
    return sentence(3, 5, 'x');
  } catch {
    return sentence([
      { name: 'x', you: false, why: 'resigned' },
      { name: 'y', you: true, why: 'timed-out' },
    ]);
  }
}

/** Everything a language says. */
const said = (words: object): string[] =>
  Object.values(words).flatMap((entry: unknown): string[] => {
    if (typeof entry === 'function') return [String(filled(entry as Sentence))];
    return typeof entry === 'object' && entry !== null ? said(entry) : [String(entry)];
  });

test('every language says everything', () => {
  for (const words of [fr, it]) expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const words of [fr, it, en]) for (const text of said(words)) expect(text.trim()).not.toBe('');
});

test('French never breaks a line before its high punctuation, nor inside its quotes', () => {
  for (const text of said(fr)) expect(text).not.toMatch(/ [:;!?»]|« /);
});
