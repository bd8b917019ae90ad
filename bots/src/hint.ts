import type { GameTypes } from '@banquise/kernel';
import type { Question, Thought } from './bot.ts';
import { net } from './net/bot.ts';

const SHOWN = 3;

/** Advice for a person: the three best moves with the margin to expect from each, by the net of the game. Goes on thinking like any thought. */
export function hint<T extends GameTypes>(question: Question<T>): Thought<T> {
  const thought = net.ponder(question);
  return { ...thought, ranking: () => thought.ranking().slice(0, SHOWN) };
}
