import { CARDS, texts as languages } from '@banquise/expeditions';
import { LANGUAGES } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { labelOf } from './labels.ts';

const plain = (text: string): string => text.replaceAll(/[\s-]+/g, ' ');

test.each(LANGUAGES)('in %s the map says the same names as the cards', async (language) => {
  const texts = await languages[language]();
  for (const [card, { id }] of CARDS.entries()) {
    const [, , , ...lines] = labelOf(language, card);
    expect(plain(lines.join(' '))).toBe(plain(texts.place(id)));
  }
});
