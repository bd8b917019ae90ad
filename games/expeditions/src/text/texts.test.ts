import { LANGUAGES } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { CARDS, NODES } from '../data.ts';
import { texts as en } from './en/index.ts';
import { places as storiesEn } from './en/places.ts';
import { texts as fr } from './fr/index.ts';
import { places as storiesFr } from './fr/places.ts';
import { texts as it } from './it/index.ts';
import { places as storiesIt } from './it/places.ts';

const TEXTS = { fr, it, en };
const STORIES = { fr: storiesFr, it: storiesIt, en: storiesEn };

test.each(LANGUAGES)('in %s each of the eighty places has its own story, and nothing else has one', (language) => {
  expect(Object.keys(STORIES[language]).sort()).toEqual(CARDS.map(({ id }) => id).sort());
  expect(new Set(Object.values(STORIES[language])).size).toBe(80);
});

test.each(LANGUAGES)('in %s every node has a name of its own', (language) => {
  const names = NODES.map(({ id }) => TEXTS[language].place(id));
  expect(new Set(names).size).toBe(122);
  expect(names.every((name) => name.trim() === name && name !== '')).toBe(true);
});

test.each(LANGUAGES)('in %s every continent and every country of the cards has a name', (language) => {
  const words = TEXTS[language];
  for (const { continent, countries } of CARDS) {
    expect(words.continent(continent)).toMatch(/^\p{Lu}/u);
    for (const code of countries) expect(words.country(code), code).not.toBe(code);
  }
});

test.each(LANGUAGES)('in %s apostrophes are round', (language) => {
  const words = TEXTS[language];
  const all = [...Object.values(STORIES[language]), ...NODES.map(({ id }) => words.place(id))];
  expect(all.filter((text) => text.includes("'"))).toEqual([]);
});
