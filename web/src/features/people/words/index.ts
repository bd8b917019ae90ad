import type { Language } from '@banquise/kernel';
import { use } from 'react';
import { settings } from '../../../ui/settings.ts';
import { useStore } from '../../../ui/store.ts';
import type { PeopleWords } from './en.ts';

export type { PeopleWords };

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly words: PeopleWords }>>> = {
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
};

const loaded = new Map<Language, Promise<PeopleWords>>();

function load(language: Language): Promise<PeopleWords> {
  const known = loaded.get(language) ?? CATALOGUES[language]().then(({ words }) => words);
  loaded.set(language, known);
  return known;
}

/** One language is loaded, when the first of these pages is opened. */
export const useCompany = (): PeopleWords => use(load(useStore(settings).language));
