import { type Placed, paragraphsOf } from '../../kit/learn/book.ts';
import type { Book } from './files.ts';
import { plainText } from './markup.ts';

/** One letter per letter, so that what is found can be marked in the text as it is written. */
const fold = (text: string): string =>
  Array.from(text, (letter) => (letter === '’' ? "'" : letter.normalize('NFD').charAt(0).toLowerCase())).join('');

export const termsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter((term) => term !== '');

/** The paragraphs in which all terms stand: in heading or text, or among the cards and icons they explain. */
export function find(
  { plan, words, drawings, texts }: Pick<Book, 'plan' | 'words' | 'drawings' | 'texts'>,
  query: string,
): readonly Placed[] {
  const terms = termsOf(query);
  const all = paragraphsOf(plan);
  if (terms.length === 0) return all;
  return all.filter(({ id, cards = [], icons = [] }) => {
    const section = words.paragraphs[id];
    const signs = [...cards.map((card) => drawings.cardName(card, texts)), ...icons.map((icon) => words.icons[icon] ?? '')];
    const said = fold(`${section?.heading} ${plainText(section?.text ?? '')} ${signs.join(' ')}`);
    return terms.every((term) => said.includes(term));
  });
}

/** A text cut where terms begin and end; every other piece is one that was found. */
export function cut(text: string, terms: readonly string[]): readonly string[] {
  const letters = Array.from(text);
  const folded = fold(text);
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) hit.fill(true, at, at + term.length);
  const pieces: string[] = [''];
  letters.forEach((letter, i) => {
    const isHit = hit[i] === true;
    if (isHit !== (pieces.length % 2 === 0)) pieces.push('');
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}
