import type { Language } from '@banquise/kernel';
import type { AnalysisWords } from './en.ts';

export type { AnalysisWords };

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly words: AnalysisWords }>>> = {
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
};

export const loadAnalysisWords = async (language: Language): Promise<AnalysisWords> => (await CATALOGUES[language]()).words;
