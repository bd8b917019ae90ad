import type { Language } from '@banquise/kernel';
import type { LearnWords } from './en.ts';

export type { LearnWords };

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly words: LearnWords }>>> = {
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
};

export const loadLearnWords = async (language: Language): Promise<LearnWords> => (await CATALOGUES[language]()).words;
