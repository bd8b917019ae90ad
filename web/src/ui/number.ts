import type { Language } from '@banquise/kernel';

/** A figure as the language writes it, with a real minus; a dash where there is none. */
export const figure = (value: number | null, language: Language, digits = 0): string =>
  value === null ? '–' : value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');

export const percent = (part: number, of: number, language: Language): string =>
  (part / of).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
