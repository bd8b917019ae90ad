import { expect, test } from 'vitest';

/** Everything a language says, with something in the place of each argument, and the way to it. */
const said = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, entry]: [string, unknown]): [string, string][] => {
    if (typeof entry === 'function')
      return [0, 1, 3].map((n) => [`${path}${key}(${n})`, String((entry as (...args: unknown[]) => string)(n, n, n, n))]);
    return typeof entry === 'object' && entry !== null ? said(entry, `${path}${key}.`) : [[path + key, String(entry)]];
  });

/** Tests that a part of the client speaks every language, each in its own words and with its own punctuation. `alike`: words that two languages share. */
export function speaks(what: string, { fr, it, en }: Record<'fr' | 'it' | 'en', object>, alike: readonly string[]): void {
  test(`${what} speak every language`, () => {
    const english = said(en);
    for (const other of [fr, it]) {
      const theirs = said(other);
      expect(theirs.map(([key]) => key)).toEqual(english.map(([key]) => key));
      const same = theirs.filter(([, text], i) => text === english[i]?.[1] && /\p{L}{2}/u.test(text));
      expect(same.map(([, text]) => text).filter((text) => !alike.includes(text))).toEqual([]);
    }
  });

  test('apostrophes are typographic, and French never breaks a line before its high punctuation', () => {
    for (const words of [en, fr, it]) for (const [, text] of said(words)) expect(text).not.toMatch(/['"]|undefined|^\s*$/);
    for (const [, text] of said(fr)) expect(text).not.toMatch(/ [:;!?»%]|« /);
  });
}
