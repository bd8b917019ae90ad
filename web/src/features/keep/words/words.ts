import type { Language } from '@banquise/kernel';
import { createContext, useContext } from 'react';
import type { KeepWords } from './en.ts';

export type { KeepWords };

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly words: KeepWords }>>> = {
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
};

export const loadKeepWords = async (language: Language): Promise<KeepWords> => (await CATALOGUES[language]()).words;

const KeepContext = createContext<KeepWords | undefined>(undefined);
export const KeepSpeaking = KeepContext.Provider;

export function useKeepWords(): KeepWords {
  const words = useContext(KeepContext);
  if (words === undefined) throw new Error('the words of this page are not loaded');
  return words;
}
