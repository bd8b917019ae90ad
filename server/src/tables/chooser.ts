import { below, type Game, type Rng, type Seat } from '@banquise/kernel';
import type { Level } from '@banquise/table';

/** What a bot is asked: it gets what its seat sees, never the position. */
export interface Question {
  readonly game: Game;
  readonly view: object;
  readonly seat: Seat;
  readonly level: Level;
}

/** Whoever chooses the moves of bots. */
export interface Chooser {
  choose(question: Question): Promise<{ readonly type: string }>;
  stop(): Promise<void>;
}

/** Any legal move; also the way out when a better chooser fails. */
export function randomChooser(rng: Rng): Chooser {
  return {
    async choose({ game, view, seat }) {
      const legal = game.moves(game.imagine(view, rng), seat);
      const chosen = legal[below(rng, legal.length)];
      if (chosen === undefined) throw new Error('there is no move to choose');
      return chosen;
    },
    stop: async () => undefined,
  };
}
