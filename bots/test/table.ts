import { gameIds, loadSubject } from '@banquise/games';
import { copy, type Game, type GameTypes, type Rng, type Seat, stream } from '@banquise/kernel';
import { dealOf, type Subject, walk } from '@banquise/kernel/laws';
import type { Bot, Budget } from '../src/bot.ts';
import { choose, type Question } from '../src/index.ts';
import { needNet } from '../src/node/nets.ts';

/** Every game of the installation as its own tests hand it in to the kit: a fifth one is tested here without being named. */
export async function subjects(): Promise<Subject[]> {
  const found = await Promise.all(gameIds().map(loadSubject));
  for (const { game } of found) needNet(game);
  return found;
}

/** A moment of a game at which a seat has something to decide. */
export interface Decision<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly seat: Seat;
}

/** Moments of one random game with two moves or more to choose from. */
export function decisions(subject: Subject, series: string, wanted: number): Decision[] {
  const { game } = subject;
  const { samples } = walk(subject, dealOf(subject, series, 0), 4 * wanted);
  return samples
    .filter(({ before, seat }) => game.moves(before, seat).length > 1)
    .slice(0, wanted)
    .map(({ before, seat }) => ({ game, state: copy(before), seat }));
}

export const chance = (seed: string): Rng => stream(seed.padEnd(32, '0'), 'imagine');

export const asked = ({ game, state, seat }: Decision, budget: Budget, seed = 'a'): Question => ({
  game,
  view: game.view(state, seat),
  seat,
  budget,
  rng: chance(seed),
});

export const choice = (bot: Bot, decision: Decision, budget: Budget, seed = 'a') => choose(bot, asked(decision, budget, seed));
