import { type Game, LANGUAGES } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import type { BookWords, Drawings, PlanFile, Strong } from '../../kit/learn/book.ts';
import { explaining, indexOf } from '../../kit/learn/book.ts';
import { checkPlan, checkTopics, checkWords } from './check.ts';
import { plainText } from './markup.ts';

const plans = import.meta.glob<PlanFile>('../../games/*/book/plan.ts', { eager: true });
const languages = import.meta.glob<{ words: BookWords }>('../../games/*/book/??.ts', { eager: true });
const drawn = import.meta.glob<{ drawings: Drawings }>('../../games/*/book/drawings.tsx', { eager: true });
const strongs = import.meta.glob<{ strong: Strong }>('../../games/*/book/strong.ts', { eager: true });
const rules = import.meta.glob<{ game: Game }>('../../../../games/*/src/index.ts', { eager: true });

const words = (folder: string): readonly BookWords[] =>
  LANGUAGES.map((language) => {
    const file = languages[`../../games/${folder}/book/${language}.ts`];
    if (file === undefined) throw new Error(`the book of ${folder} is not written in ${language}`);
    return file.words;
  });

describe.each(Object.entries(plans))('%s', (path, file) => {
  const folder = path.split('/')[3] ?? '';
  const game = rules[`../../../../games/${folder}/src/index.ts`]?.game as Game;
  const drawings = drawn[`../../games/${folder}/book/drawings.tsx`]?.drawings as Drawings;

  test('every clause of the rules is explained somewhere, and every refusal leads to a paragraph', () => {
    expect(checkPlan(file.plan, game.refusals)).toEqual([]);
    for (const clause of Object.values(game.refusals)) expect(explaining(file.plan, [clause])).not.toEqual([]);
  });

  test('every prompt leads to the paragraph that explains it', () => {
    expect(checkTopics(game, file)).toEqual([]);
  });

  test('no link and no icon leads nowhere, in any language', () => {
    for (const said of words(folder)) expect(checkWords(file.plan, said)).toEqual([]);
  });

  test('what strong players do is told with the same figures in every language', () => {
    const { lines } = strongs[`../../games/${folder}/book/strong.ts`]?.strong ?? expect.fail('nobody has counted');
    const figures = LANGUAGES.map((language) => lines[language].map((line) => line.match(/\d+/g)));
    expect(figures[0]?.length).toBeGreaterThan(3);
    for (const told of figures) expect(told).toEqual(figures[0]);
  });

  test('the short part fits on one screen', () => {
    for (const { short } of words(folder)) {
      const text = Object.values(short).map((section) => plainText(section.text));
      expect(text.join(' ').split(/\s+/).length).toBeLessThanOrEqual(240);
    }
  });

  test('every example stands on a position of the game, and every card of the index has a name', async () => {
    expect(Object.keys(drawings.examples).sort()).toEqual(Object.keys(file.plan.examples).sort());
    for (const { position, seat } of Object.values(drawings.examples)) expect(game.view(position(), seat)).toBeTypeOf('object');
    for (const language of LANGUAGES) {
      const texts = await game.texts[language]();
      for (const card of indexOf(file.plan, 'cards').keys()) expect(drawings.cardName(card, texts)).toMatch(/\S/);
    }
  });
});
