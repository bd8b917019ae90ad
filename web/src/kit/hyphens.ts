const VOWELS = 'aeiouyàáâäãåèéêëìíîïòóôöõùúûüāīōū';
/** Two letters that stand for one sound, or begin a syllable together. */
const TOGETHER = /^(?:[bcfgkptv][lr]|dr|[cpstgkz]h|gn|qu)$/;
const LONG = 8;
/** On a card with more room shorter words stand in a row of their own. */
export const ROOMY = 11;
/** Letters that stay together at either end. */
const END = 3;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());

/**
 * A name of a place or of somebody whose long words may be broken between syllables, with a hyphen: not every browser knows
 * how in every language, and would break them anywhere.
 */
export const hyphenated = (name: string, long = LONG): string =>
  name.replaceAll(/\p{L}+/gu, (word) => (word.length < long ? word : broken(word)));

function broken(word: string): string {
  const breaks = new Set<number>();
  for (let at = 1; at < word.length - 1; at++) {
    // A syllable begins with the consonant before a vowel, or with two that belong together.
    if (isVowel(word[at]) || !isVowel(word[at + 1])) continue;
    const begins = TOGETHER.test(word.slice(at - 1, at + 1).toLowerCase()) ? at - 1 : at;
    if (begins >= END && word.length - begins >= END) breaks.add(begins);
  }
  return [...word].map((letter, at) => (breaks.has(at) ? `\u00ad${letter}` : letter)).join('');
}
