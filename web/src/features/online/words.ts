import type { Language } from '@banquise/kernel';
import type { AnswerMessage } from '@banquise/protocol';
import { type TableRefusal, type TableTexts, texts } from '@banquise/table';
import { createContext, useContext } from 'react';
import type { OnlineWords } from './words/en.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly words: OnlineWords }>>> = {
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  en: () => import('./words/en.ts'),
};

/** The words of the online pages, and those of the table itself. */
export interface Speech {
  readonly words: OnlineWords;
  readonly table: TableTexts;
}

export async function loadSpeech(language: Language): Promise<Speech> {
  const [{ words }, table] = await Promise.all([CATALOGUES[language](), texts[language]()]);
  return { words, table };
}

const SpeechContext = createContext<Speech | undefined>(undefined);
export const SpeakingOnline = SpeechContext.Provider;

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === undefined) throw new Error('the words of the online pages are not loaded');
  return speech;
}

/** Why something was refused, as a sentence; of refusals by the game, the board speaks. */
export function refusalText({ words, table }: Speech, answer: AnswerMessage): string {
  if (answer.ok || answer.from === 'game') return '';
  const { refusal } = answer;
  if (answer.from === 'table') return table.refusal(refusal as TableRefusal);
  if (refusal.code === 'too-fast' && 'wait' in refusal) return words.tooFast(Math.max(1, Math.ceil(Number(refusal.wait) / 1000)));
  if (refusal.code === 'too-many' && 'max' in refusal) return words.tooMany(Number(refusal.max));
  if (refusal.code === 'below-rating' && 'from' in refusal) return words.belowRating(Number(refusal.from));
  if (refusal.code === 'leaves-games' && 'least' in refusal) return words.leavesGames(Number(refusal.least));
  return words.refusals[refusal.code] ?? words.refusals['bad-message'] ?? '';
}
