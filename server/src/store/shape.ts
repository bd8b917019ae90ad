/** Letters of other scripts that are drawn like Latin ones, and signs that are taken for each other. */
const LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['ьβв', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еёє', 'e'],
    ['ցԍ', 'g'],
    ['һнհ', 'h'],
    ['іїıιӏ1l|', 'i'],
    ['јϳ', 'j'],
    ['кκ', 'k'],
    ['м', 'm'],
    ['пոη', 'n'],
    ['оοσօ0', 'o'],
    ['рρ', 'p'],
    ['ԛգ', 'q'],
    ['гᴦ', 'r'],
    ['ѕ5', 's'],
    ['тτ', 't'],
    ['υսц', 'u'],
    ['ѵν', 'v'],
    ['ԝшω', 'w'],
    ['хχ', 'x'],
    ['уүγ', 'y'],
    ['ᴢ', 'z'],
  ].flatMap(([letters, like]) => [...(letters as string)].map((letter) => [letter, like as string])),
);

/**
 * A login as it looks to somebody who reads it quickly: without accents, with letters of other scripts as the Latin ones
 * they are drawn like, and signs between them left out. Two logins of one shape could be taken for each other.
 */
export const shapeOf = (login: string): string =>
  [...login.toLowerCase().normalize('NFKD')]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => LIKE[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
