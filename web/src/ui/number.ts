import type { Language } from '@banquise/kernel';

/** A figure as the language writes it, with a real minus; a dash where there is none. */
export const figure = (value: number | null, language: Language, digits = 0): string =>
  value === null ? '–' : value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');

/** A chance in percent. Nothing is certain before the end: 1 % and 99 % are the ends. */
export const chance = (of: number, language: Language): string => percent(Math.min(0.99, Math.max(0.01, of)), 1, language);

export const percent = (part: number, of: number, language: Language): string =>
  (part / of).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
