import type { Game, GameTypes, OptionValues, Rng, Seat, Seed, Viewer } from '../src/index.ts';

/**
 * A game handed in to the test kit, with the few things that only its own tests can know. All of them are written from
 * the rules, not from the game's code: they are the second opinion that the laws compare with.
 */
export interface Subject<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** How many of the masks in `knows` belong to cards; a game may keep other knowledge behind them. */
  readonly cards: number;
  /** The second game with the same seat's knowledge: deals again everything that the viewer may not know. */
  scramble(state: T['State'], viewer: Viewer, rng: Rng): T['State'];
  /** What is wrong with a position: material lost or doubled, numbers out of bounds. Empty when all is well. */
  breaches(state: T['State']): string[];
  /** What is wrong with one step (something that may only grow, a count that must stay). */
  stepBreaches?(before: T['State'], after: T['State'], seat: Seat, move: T['Move'], events: readonly T['Event'][]): string[];
  /** The totals by an independent scorer. */
  rescore(state: T['State']): number[];
  /** Counts of positions reached after 0, 1, 2 ... moves from a deal, frozen. */
  readonly perft: readonly { readonly deal: Deal; readonly counts: readonly number[] }[];
  /** More options than this at one decision is a breach. */
  readonly mostMoves: number;
  /** More decisions than this in one random game is a breach, unless the game is allowed to go on for ever (`endless`). */
  readonly mostDecisions: number;
  /** The rules let two stubborn players go on for ever: a random game is then cut at `mostDecisions` and counts as played. */
  readonly endless?: boolean;
  /**
   * The moves of somebody who wants something, where chance alone hardly ever gets: one random game in eleven is mostly
   * played by such people.
   */
  lean?(state: T['State'], moves: readonly T['Move'][]): readonly T['Move'][];
  /** Named things a soak counts (powers used, rulings reached), told from what happened. */
  note?(before: T['State'], events: readonly T['Event'][], count: (name: string) => void): void;
}

/** What a random game starts from. */
export interface Deal {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: Seed;
  /** Played with the subject's inclination (`lean`). */
  readonly leaning?: boolean;
}
