import type { Game, Texts } from '@banquise/kernel';
import type { BookWords, Drawings, PlanFile } from './book.ts';

/** A book for a game that has only its rules in short: one chapter, without drawings. */
export function plainBook(game: Game, texts: Texts): PlanFile & { readonly words: BookWords; readonly drawings: Drawings } {
  const ids = texts.help.map((_, i) => `p${i}`);
  const sections = Object.fromEntries(texts.help.map(({ heading, body }, i) => [`p${i}`, { heading, text: body }]));
  return {
    plan: {
      ...{ clauses: [], short: ids.slice(0, 6), aid: ids, icons: [], examples: {} },
      chapters: { rules: Object.fromEntries(texts.help.map(({ clauses }, i) => [`p${i}`, { clauses }])) },
    },
    topic: () => ids[0] ?? '',
    words: {
      ...{ lead: texts.title, short: sections, aid: sections, paragraphs: sections, chapters: { rules: texts.title } },
      ...{ icons: {}, examples: {} },
    },
    drawings: { game, icon: () => null, card: () => null, cardName: (id) => id, examples: {} },
  };
}
