import type { Language } from '@banquise/kernel';

/** Dates as this browser's people write them, in the language that was chosen. */
const localeOf = (language: Language): string => globalThis.navigator?.languages.find((tag) => tag.startsWith(language)) ?? language;

/** A day of anybody's calendar, without an hour, has no time zone. */
const calendar = (day: number | string): { readonly date: Date; readonly timeZone?: 'UTC' } =>
  typeof day === 'number' ? { date: new Date(day) } : { date: new Date(`${day}T00:00:00Z`), timeZone: 'UTC' };

/** The day of a moment, or a day such as 2026-11-16: 16 Nov 2026. */
export function dayOf(day: number | string, language: Language): string {
  const { date, ...zone } = calendar(day);
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric', ...zone }).format(date);
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** 18:05. */
export const timeOf = (at: number, language: Language): string => new Intl.DateTimeFormat(localeOf(language), TIME).format(at);

/** The day and the time of it: Mon 16 Nov, 18:05. */
export const momentOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', day: 'numeric', month: 'short', ...TIME }).format(at);
