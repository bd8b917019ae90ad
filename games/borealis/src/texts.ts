import type { Language } from '@banquise/kernel';
import type { BorealisTexts } from './text/words.ts';

/** The words of the game with the names of everything on the table, loaded when a language is chosen. */
export const TEXTS: Readonly<Record<Language, () => Promise<BorealisTexts>>> = {
  fr: async () => (await import('./text/fr.ts')).texts,
  it: async () => (await import('./text/it.ts')).texts,
  en: async () => (await import('./text/en.ts')).texts,
};
