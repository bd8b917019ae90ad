import { copy, type GameTypes, start } from '../src/index.ts';
import type { Deal, Subject } from './subject.ts';

/** How many positions lie 0, 1, 2 ... moves away from a deal, every move of every actor counted. */
export function perft<T extends GameTypes>({ game }: Pick<Subject<T>, 'game'>, deal: Deal, depth: number): number[] {
  const counts = Array.from({ length: depth + 1 }, () => 0);
  const count = (state: T['State'], ply: number): void => {
    counts[ply] = (counts[ply] as number) + 1;
    if (ply === depth) return;
    for (const seat of game.actors(state)) {
      for (const move of game.moves(state, seat)) {
        const child = copy(state);
        game.apply(child, seat, move);
        count(child, ply + 1);
      }
    }
  };
  count(start(game, deal.seats, deal.options, deal.seed), 0);
  return counts;
}
