import type { Language } from '@banquise/kernel';
import type { TableTexts } from './build.ts';

/** Loaded when a language is chosen. */
export const texts: Readonly<Record<Language, () => Promise<TableTexts>>> = {
  fr: async () => (await import('./fr.ts')).texts,
  it: async () => (await import('./it.ts')).texts,
  en: async () => (await import('./en.ts')).texts,
};
