import type { GameTypes, Language } from '@banquise/kernel';
import type { BookWords, Drawings, PlanFile } from './book.ts';
import type { Lines, Script } from './tutorial.ts';

/** Books and tutorials are found by the names of their files, as boards are, and loaded when somebody reads. */
const plans = import.meta.glob<PlanFile>('../games/*/book/plan.ts');
const words = import.meta.glob<{ words: BookWords }>('../games/*/book/{en,fr,it}.ts');
const drawn = import.meta.glob<{ drawings: Drawings }>('../games/*/book/drawings.tsx');
const scripts = import.meta.glob<{ script: Script }>('../games/*/tutorial/script.ts');
const lines = import.meta.glob<{ lines: Lines }>('../games/*/tutorial/{en,fr,it}.ts');

export const bookPath = (game: string, file: string): string => `../games/${game}/book/${file}`;
const tutorialPath = (game: string, file: string): string => `../games/${game}/tutorial/${file}`;

export const hasBook = (game: string): boolean => bookPath(game, 'plan.ts') in plans;
export const hasTutorial = (game: string): boolean => tutorialPath(game, 'script.ts') in scripts;

/** A book in one language, ready to be read. */
export interface Book<T extends GameTypes = GameTypes> extends PlanFile<T> {
  readonly words: BookWords;
  readonly drawings: Drawings<T>;
}

export async function loadBook(game: string, language: Language): Promise<Book | undefined> {
  const [plan, said, drawings] = await Promise.all([
    plans[bookPath(game, 'plan.ts')]?.(),
    words[bookPath(game, `${language}.ts`)]?.(),
    drawn[bookPath(game, 'drawings.tsx')]?.(),
  ]);
  if (plan === undefined || said === undefined || drawings === undefined) return undefined;
  return { plan: plan.plan, topic: plan.topic, words: said.words, drawings: drawings.drawings };
}

export interface Tutorial {
  readonly script: Script;
  readonly lines: Lines;
}

export async function loadTutorial(game: string, language: Language): Promise<Tutorial | undefined> {
  const [script, said] = await Promise.all([scripts[tutorialPath(game, 'script.ts')]?.(), lines[tutorialPath(game, `${language}.ts`)]?.()]);
  return script === undefined || said === undefined ? undefined : { script: script.script, lines: said.lines };
}
