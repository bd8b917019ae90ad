import type { Language } from '@banquise/kernel';
import type { Words } from './en.ts';

/** One language is loaded, not three. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
};

export const loadWords = async (language: Language): Promise<Words> => (await CATALOGUES[language]()).words;
