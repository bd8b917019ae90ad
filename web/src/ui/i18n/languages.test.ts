import { LANGUAGES } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';

/**
 * Every file of words in the client, wherever it lies: `en.ts`, `en-rules.ts`, `words.en.ts` and their sisters, and those
 * that hold all languages and export `wordsOf`.
 */
const found = import.meta.glob<object>(['!../../**/art/**', '../../**/??.ts', '../../**/??-*.ts', '../../**/*.??.ts']);
const files: Record<string, object> = {};
for (const [path, load] of Object.entries(found))
  if (LANGUAGES.some((language) => new RegExp(`[/.]${language}[.-][^/]*$`, 'u').test(path))) files[path] = await load();
const together = import.meta.glob<{ wordsOf?: (language: string) => object }>('../../**/words.ts', { eager: true });

/** The same in English, French and Italian, and rightly so. */
const SAME = new Set([
  // people
  ...['Ada', 'Aino', 'Élodie', 'Iker', 'Jules', 'Lana', 'Maya', 'Noé', 'Nuka', 'Runa', 'Sila', 'Toivo'],
  // words
  ...['Archive', 'Archives', 'bonus', 'Bot', 'Camp', 'Chat', 'Index', 'Kayak', 'Licences', 'Menu', 'Options', 'Orca', 'Password'],
  ...['penal.', 'pile', 'Place', 'points', 'Points', 'Score', 'Scores', 'Skis', 'Tickets', 'Total', 'Totem'],
  ...[
    'bot, 3',
    '+3\u00a0points',
    '+3 points',
    'Excellent.',
    'double rail',
    'Gain +3',
    'Points 3',
    'Round 3',
    '3 points',
    '3\u00a0points',
    '3\u00a0pts',
    '3\u00a0tickets',
    'Table 3',
    'Totem +3',
  ],
  'Phase',
  'Bonus:  → 4',
]);

const inLanguage = (path: string, language: string): string => path.replace(/(?<=\/|\.)en(?=[.-][^/]*$)/u, language);

interface Said {
  readonly key: string;
  readonly text: string;
}

/** Arguments to try a sentence with, until one of them fits. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [3, 4, 5, 6],
  ['Ada', 'Bo', 'Cy', 'Di'],
  ['Ada', 4, 5, 6],
  [3, 'Bo', 'Cy', 'Di'],
  [['Ada', 'Bo'], 4, 5],
];

function spoken(entry: (...args: unknown[]) => unknown): string {
  for (const args of ARGUMENTS) {
    try {
      const text = entry(...args);
      if (typeof text === 'string' && !/undefined|NaN|\[object/.test(text)) return text;
    } catch {
      // Another kind of argument, perhaps.
    }
  }
  return '';
}

function said(value: unknown, key = ''): Said[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value === 'function') return [{ key, text: spoken(value as (...args: unknown[]) => unknown) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => said(part, `${key}/${name}`));
}

const isWords = (text: string): boolean => /\p{L}{3}/u.test(text) && !SAME.has(text);

/** What a file exports may be called by its language: the place counts, not the name. */
function untranslated(english: object, other: object): string[] {
  const here = new Map(said(Object.values(other)).map(({ key, text }) => [key, text]));
  return said(Object.values(english)).flatMap(({ key, text }) => {
    const there = here.get(key);
    if (there === undefined) return [`${key} is missing`];
    return isWords(text) && there === text ? [`${key} is still English: ${text}`] : [];
  });
}

const catalogues = [
  ...Object.entries(files).flatMap(([path, english]) =>
    inLanguage(path, 'fr') === path ? [] : [[path, (language: string) => files[inLanguage(path, language)], english] as const],
  ),
  ...Object.entries(together).flatMap(([path, { wordsOf }]) => (wordsOf === undefined ? [] : [[path, wordsOf, wordsOf('en')] as const])),
];

describe.each(catalogues)('%s', (_path, wordsIn, english) => {
  test.each(LANGUAGES.filter((language) => language !== 'en'))('is said in %s, and nothing of it in English', (language) => {
    const other = wordsIn(language);
    expect(other).toBeDefined();
    expect(untranslated(english, other ?? {})).toEqual([]);
  });
});
