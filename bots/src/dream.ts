import type { Game, GameTypes, Rng, Seat } from '@banquise/kernel';
import type { Question } from './bot.ts';

/** Gives a position that could be the true one, a new one each time. The caller may play on in it. */
export type Dream<T extends GameTypes> = (rng: Rng) => T['State'];

/** The only way from a view to positions. */
export const dreamOf =
  <T extends GameTypes>({ game, view }: Pick<Question<T>, 'game' | 'view'>): Dream<T> =>
  (rng) =>
    game.imagine(view, rng);

/** Reads positions of one table: what every seat can hope for. */
export interface Reader<T extends GameTypes> {
  readonly seats: number;
  /** Expected final points by seat: the sheet when the game is over, else the judgement of the game, else the sheet so far. */
  hopes(state: T['State']): number[];
  /** By how much a seat is ahead of the best of the others. */
  margin(state: T['State'], seat: Seat): number;
}

export function readerOf<T extends GameTypes>(game: Game<T>, sample: T['State']): Reader<T> {
  const seats = game.score(sample).seats.length;
  const totals = (state: T['State']): number[] => game.score(state).seats.map(({ total }) => total);
  const { judge } = game;
  const hopes =
    judge === undefined
      ? totals
      : (state: T['State']): number[] => {
          if (game.actors(state).length === 0) return totals(state);
          const hoped: number[] = [];
          for (let seat = 0; seat < seats; seat++) hoped.push(judge(state, seat));
          return hoped;
        };
  return { seats, hopes, margin: (state, seat) => marginOf(hopes(state), seat) };
}

/** Own points less those of the best opponent. */
export function marginOf(points: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) {
    const theirs = points[other] as number;
    if (other !== seat && theirs > best) best = theirs;
  }
  return (points[seat] as number) - best;
}
