import type { Game, GameTypes, Rng, Seat } from '@banquise/kernel';

/**
 * How long a bot may think; of two limits the one that is reached first. In iterations alone the same question has the
 * same answer on every machine.
 */
export type Budget = { readonly iterations: number; readonly ms?: number } | { readonly ms: number; readonly iterations?: number };

/**
 * What a bot is asked. It gets what its seat sees, never the position itself: everything it believes beyond that comes
 * out of `game.imagine`.
 */
export interface Question<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly view: T['View'];
  readonly seat: Seat;
  readonly budget: Budget;
  /** The bot's own chance; used up by thinking. */
  readonly rng: Rng;
}

/** A move with what the bot thinks of it. */
export interface Candidate<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  readonly visits: number;
  /** Points by which the seat expects to end above its best opponent. */
  readonly margin: number;
  /** The chance to win, from 0 to 1, where the bot reckons it. */
  readonly win?: number;
}

/** Thinking under way: it goes on in slices, so that whoever runs it can breathe, look at the post, and stop it. */
export interface Thought<T extends GameTypes = GameTypes> {
  /** Works for about the given milliseconds, one step at least; true when nothing is left to be done. */
  think(ms: number): boolean;
  /** The choice as it stands now; there is one from the start. */
  answer(): T['Move'];
  /** Every legal move, the best one first. */
  ranking(): readonly Candidate<T>[];
}

export interface Bot {
  readonly name: string;
  /** Thinks with the net of the game, if there is one: whoever hosts it loads the net first. */
  readonly trained?: boolean;
  ponder<T extends GameTypes>(question: Question<T>): Thought<T>;
}

/** Thinks to the end in one go: for arenas and tests, where nobody waits. */
export function choose<T extends GameTypes>(bot: Bot, question: Question<T>): T['Move'] {
  const thought = bot.ponder(question);
  while (!thought.think(1000)) {
    // Goes on until the budget is used up.
  }
  return thought.answer();
}
