import { LANGUAGES } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { wordsOf as arctic } from '../../../games/arctic/pad-words.ts';
import { wordsOf as boreal } from '../../../games/boreal/pad-words.ts';
import { wordsOf as borealis } from '../../../games/borealis/pad-words.ts';
import { wordsOf as expeditions } from '../../../games/expeditions/pad-words.ts';
import { de } from '../../../ui/elision.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

/** Plain texts with the way to them; sentences of problems need a whole table and are left to the browser. */
const said = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, entry]: [string, unknown]): [string, string][] => {
    if (key === 'problem' || key === 'gap') return [];
    if (typeof entry === 'function') return [[path + key, String((entry as (...args: unknown[]) => string)('3', '5', 'x'))]];
    return typeof entry === 'object' && entry !== null ? said(entry, `${path}${key}.`) : [[path + key, String(entry)]];
  });

const GAMES = [boreal, arctic, borealis, expeditions];
const all = (language: 'fr' | 'it' | 'en'): [string, string][] => [
  ...said({ fr, it, en }[language]),
  ...GAMES.flatMap((wordsOf, i) => said(wordsOf(language), `${i}.`)),
];

/** Words that two languages share. */
const SAME = new Set(['Score', 'Totem', 'Archives', '3, 5', '3, 5: x', '+3']);

test('every language says everything, in its own words', () => {
  const english = new Map(all('en'));
  for (const language of LANGUAGES) {
    expect(all(language).map(([key]) => key)).toEqual([...english.keys()]);
    for (const [key, text] of all(language)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      if (language !== 'en' && !SAME.has(text)) expect([key, text]).not.toEqual([key, english.get(key)]);
    }
  }
});

test('French never breaks a line before its high punctuation, nor inside its quotes; apostrophes are curved', () => {
  for (const [, text] of all('fr')) expect(text).not.toMatch(/ [:;!?»]|« /);
  for (const language of LANGUAGES) for (const [, text] of all(language)) expect(text).not.toContain("'");
});

test('French elides before a vowel, with or without its accent', () => {
  expect(['Lana', 'Élodie', 'Ada', 'Œdipe', 'Noé'].map(de)).toEqual(['de Lana', 'd’Élodie', 'd’Ada', 'd’Œdipe', 'de Noé']);
});
