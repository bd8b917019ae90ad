import { LANGUAGES, type Language } from '@banquise/kernel';

/** Where a browser keeps what a person chose. */
export const KEPT_SETTINGS = 'banquise.settings';

/** What was kept in this browser, in whatever shape. */
export function keptSettings(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEPT_SETTINGS) ?? 'null');
  } catch {
    return null;
  }
}

/** The first language of the browser that is one of ours. */
export function preferredLanguage(offered: readonly string[]): Language {
  for (const tag of offered) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The language chosen, as far as it still makes sense. */
export function keptLanguage(kept: unknown): Language | undefined {
  const chosen = typeof kept === 'object' && kept !== null ? (kept as { readonly language?: unknown }).language : undefined;
  return LANGUAGES.find((language) => language === chosen);
}
