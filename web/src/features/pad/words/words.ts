import type { Language } from '@banquise/kernel';
import { createContext, useContext } from 'react';
import type { LinkProblem } from '../link.ts';
import type { Way } from '../store.ts';

/** What the score pad says. */
export interface PadWords {
  readonly title: string;
  readonly lead: string;
  readonly newGame: string;
  readonly history: string;
  readonly empty: string;
  readonly emptyMore: string;
  readonly unfinished: string;
  peopleOf(title: string): string;
  readonly day: string;
  player(n: number): string;
  readonly addPlayer: string;
  dropPlayer(name: string): string;
  earlier(name: string): string;
  readonly me: string;
  readonly meMore: string;
  readonly playedBefore: string;
  readonly begin: string;
  readonly done: string;
  readonly ways: Readonly<Record<Way, string>>;
  readonly way: string;
  readonly wayMore: string;
  readonly whose: string;
  readonly undo: string;
  readonly change: string;
  readonly share: string;
  readonly shareMore: string;
  readonly link: string;
  readonly copy: string;
  readonly send: string;
  readonly remove: string;
  readonly removeGame: string;
  removed(title: string): string;
  readonly bringBack: string;
  readonly close: string;
  readonly result: string;
  readonly toResult: string;
  readonly missing: string;
  readonly wrong: string;
  /** Sentences of the sheet: what is to be written where. */
  missingBoxes(n: number): string;
  /** The way on to the next player. */
  next(name: string): string;
  missingTie(line: string, name: string): string;
  badBox(line: string, name: string, hint: string): string;
  hintRange(least: number, most: number): string;
  hintAmong(values: string): string;
  badCount(hint: string): string;
  /** When the game refuses for a reason that has no sentence of its own. */
  refused(field: string): string;
  less(what: string): string;
  more(what: string): string;
  box(line: string, name: string): string;
  readonly sheetHint: string;
  totals(scores: string): string;
  readonly notKept: string;
  readonly arrived: string;
  arrivedMore(title: string, day: string): string;
  readonly keep: string;
  readonly keepAgain: string;
  readonly linkProblems: Readonly<Record<LinkProblem, string>>;
  readonly stats: string;
  readonly allGames: string;
  readonly whichGames: string;
  readonly columns: Readonly<Record<'name' | 'games' | 'wins' | 'best' | 'mean', string>>;
  readonly noStats: string;
}

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly words: PadWords }>>> = {
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
};

export const loadPadWords = async (language: Language): Promise<PadWords> => (await CATALOGUES[language]()).words;

const Context = createContext<PadWords | undefined>(undefined);
export const PadSpeaking = Context.Provider;

export function usePadWords(): PadWords {
  const words = useContext(Context);
  if (words === undefined) throw new Error('no language is loaded');
  return words;
}
