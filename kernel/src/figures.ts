import type { Language } from './contract.ts';

/** A figure with a real minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A change: +3, −1, ±0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** Whether a number takes the singular. In French everything under two does, in Italian and English only one. */
const isOne = (language: Language, n: number): boolean => (language === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1);

/** The form of a word that goes with a number. */
export const plural = (language: Language, n: number, one: string, many: string): string => (isOne(language, n) ? one : many);

/** A number with the word that goes with it: "1 point", "−2 points", "0 point" in French. They stay on one line. */
export const counted = (language: Language, n: number, one: string, many: string): string =>
  `${figure(n)}\u00a0${plural(language, n, one, many)}`;

/** The same within one language. */
export const countedIn =
  (language: Language) =>
  (n: number, one: string, many: string): string =>
    counted(language, n, one, many);

/** The same for a change: "+1 point". */
export const changed = (language: Language, n: number, one: string, many: string): string =>
  `${signed(n)}\u00a0${plural(language, n, one, many)}`;

/** A word or a phrase as a sentence begins with it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
