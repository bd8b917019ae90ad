import type { Language, Texts } from '@banquise/kernel';
import { loadBoard } from '../../games/index.ts';
import type { BoardModule } from '../../kit/board.ts';
import type { BookWords, Drawings, PlanFile, Strong } from '../../kit/learn/book.ts';
import type { Lines, Script } from '../../kit/learn/tutorial.ts';
import { type LearnWords, loadLearnWords } from './words/index.ts';

/** Books and tutorials are found by the names of their files, as boards are, and loaded when somebody reads. */
const plans = import.meta.glob<PlanFile>('../../games/*/book/plan.ts');
const words = import.meta.glob<{ words: BookWords }>('../../games/*/book/??.ts');
const strongs = import.meta.glob<{ strong: Strong }>('../../games/*/book/strong.ts');
const drawn = import.meta.glob<{ drawings: Drawings }>('../../games/*/book/drawings.tsx');
const scripts = import.meta.glob<{ script: Script }>('../../games/*/tutorial/script.ts');
const lines = import.meta.glob<{ lines: Lines }>('../../games/*/tutorial/??.ts');

const inBook = (game: string, file: string): string => `../../games/${game}/book/${file}`;
const inTutorial = (game: string, file: string): string => `../../games/${game}/tutorial/${file}`;

export const hasTutorial = (game: string): boolean => inTutorial(game, 'script.ts') in scripts;

/** A book in one language, ready to be read: with the board its examples are pieces of, and the words around it. */
export interface Book extends PlanFile {
  readonly game: string;
  readonly language: Language;
  readonly words: BookWords;
  readonly drawings: Drawings;
  readonly board: BoardModule;
  readonly texts: Texts;
  readonly frame: LearnWords;
  /** What strong players do, where games were counted. */
  readonly strong: Strong | undefined;
}

export async function loadBook(game: string, language: Language): Promise<Book | undefined> {
  const [plan, said, drawings, board, frame, strong] = await Promise.all([
    plans[inBook(game, 'plan.ts')]?.(),
    words[inBook(game, `${language}.ts`)]?.(),
    drawn[inBook(game, 'drawings.tsx')]?.(),
    loadBoard(game),
    loadLearnWords(language),
    strongs[inBook(game, 'strong.ts')]?.(),
  ]);
  if (plan === undefined || said === undefined || drawings === undefined || board === undefined) return undefined;
  const texts = await board.game.texts[language]();
  return { ...plan, game, language, words: said.words, drawings: drawings.drawings, board, texts, frame, strong: strong?.strong };
}

export interface Tutorial {
  readonly script: Script;
  readonly lines: Lines;
  readonly frame: LearnWords;
}

export async function loadTutorial(game: string, language: Language): Promise<Tutorial | undefined> {
  const [script, said, frame] = await Promise.all([
    scripts[inTutorial(game, 'script.ts')]?.(),
    lines[inTutorial(game, `${language}.ts`)]?.(),
    loadLearnWords(language),
  ]);
  return script === undefined || said === undefined ? undefined : { script: script.script, lines: said.lines, frame };
}
