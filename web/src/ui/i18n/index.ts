import type { Language } from '@banquise/kernel';
import { createContext, useContext } from 'react';
import type { Words } from './en.ts';

export type { Words };

/** One language is loaded, not three. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
};

export const loadWords = async (language: Language): Promise<Words> => (await CATALOGUES[language]()).words;

const WordsContext = createContext<Words | undefined>(undefined);
export const Speaking = WordsContext.Provider;

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('no language is loaded');
  return words;
}
