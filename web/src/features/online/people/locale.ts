import type { Language } from '@banquise/kernel';

/** Dates and figures as this browser's people write them, in the language that was chosen. */
export const localeOf = (language: Language): string => navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
