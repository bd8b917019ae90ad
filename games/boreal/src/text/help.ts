import type { HelpParagraph } from '@banquise/kernel';

/** What the help speaks of, in this order, with the clauses that each paragraph explains. */
const TOPICS = {
  goal: ['BRL-1', 'BRL-31', 'BRL-60'],
  board: ['BRL-5', 'BRL-6', 'BRL-9', 'BRL-11'],
  token: ['BRL-8', 'BRL-10', 'BRL-14', 'BRL-17'],
  turn: ['BRL-15', 'BRL-16'],
  discover: ['BRL-18', 'BRL-19', 'BRL-20', 'BRL-21', 'BRL-25'],
  locate: ['BRL-18', 'BRL-23', 'BRL-24'],
  rest: ['BRL-7', 'BRL-27', 'BRL-28', 'BRL-29', 'BRL-30'],
  building: ['BRL-22', 'BRL-33', 'BRL-34', 'BRL-35', 'BRL-37'],
  archives: ['BRL-2', 'BRL-12', 'BRL-41', 'BRL-42'],
  effects: ['BRL-43', 'BRL-44', 'BRL-45', 'BRL-46', 'BRL-47', 'BRL-48', 'BRL-49', 'BRL-51'],
  worth: ['BRL-39', 'BRL-61', 'BRL-62', 'BRL-63', 'BRL-64', 'BRL-65', 'BRL-66', 'BRL-67', 'BRL-68', 'BRL-69', 'BRL-70', 'BRL-71', 'BRL-72'],
  emptyDeck: ['BRL-26', 'BRL-53', 'BRL-54'],
  end: ['BRL-56', 'BRL-57', 'BRL-58', 'BRL-59', 'BRL-73'],
} as const;

type Topic = keyof typeof TOPICS;

export type HelpWords = Readonly<Record<Topic, Pick<HelpParagraph, 'heading' | 'body'>>>;

export const helpOf = (words: HelpWords): readonly HelpParagraph[] =>
  (Object.keys(TOPICS) as Topic[]).map((topic) => ({ ...words[topic], clauses: TOPICS[topic] }));
