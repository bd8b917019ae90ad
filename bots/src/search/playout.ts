import { type AnyMove, below, copy, type Game, type GameTypes, type Rng, type Seat } from '@banquise/kernel';
import type { Reader } from '../dream.ts';

/** How a game is played on from the edge of the tree. */
export interface Manner {
  /** Changes of the acting seat until the position is judged. */
  readonly turns: number;
  /** Moves looked at in each decision, drawn at random; the one that is judged best is played. */
  readonly tries: number;
}

/** More decisions than any turn of any game has: a guard against games that could go on for ever. */
const MOST_DECISIONS = 200;

/** Plays on from a position, which is used up, and returns the one in which it stops. */
export function playOn<T extends GameTypes>(game: Game<T>, reader: Reader<T>, start: T['State'], manner: Manner, rng: Rng): T['State'] {
  let state = start;
  let left = manner.turns;
  let last: Seat | undefined;
  for (let n = 0; n < MOST_DECISIONS; n++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return state;
    if (seat !== last && last !== undefined && --left <= 0) return state;
    last = seat;
    state = playOne(game, reader, state, seat, manner.tries, rng);
  }
  return state;
}

/** Plays a seat's turn to its end as well as one can without looking back. The position is used up. */
export function finishTurn<T extends GameTypes>(
  game: Game<T>,
  reader: Reader<T>,
  start: T['State'],
  seat: Seat,
  tries: number,
  rng: Rng,
): T['State'] {
  let state = start;
  for (let n = 0; n < MOST_DECISIONS && game.actors(state)[0] === seat; n++) {
    state = playOne(game, reader, state, seat, tries, rng);
  }
  return state;
}

function playOne<T extends GameTypes>(
  game: Game<T>,
  reader: Reader<T>,
  state: T['State'],
  seat: Seat,
  tries: number,
  rng: Rng,
): T['State'] {
  const moves = game.moves(state, seat);
  if (moves.length === 1 || tries === 1) {
    game.apply(state, seat, moves[below(rng, moves.length)] as T['Move']);
    return state;
  }
  const picked = pick(moves, tries, rng);
  let best = state;
  let bestMargin = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < picked.length; i++) {
    // The last one needs the position no more.
    const tried = i + 1 < picked.length ? copy(state) : state;
    game.apply(tried, seat, picked[i] as T['Move']);
    const margin = reader.margin(tried, seat);
    if (margin > bestMargin) {
      best = tried;
      bestMargin = margin;
    }
  }
  return best;
}

/** A few different moves, each as likely as the others; all of them if there are no more. */
function pick(moves: readonly AnyMove[], tries: number, rng: Rng): readonly AnyMove[] {
  if (moves.length <= tries) return moves;
  const picked: AnyMove[] = [];
  while (picked.length < tries) {
    const move = moves[below(rng, moves.length)] as AnyMove;
    if (!picked.includes(move)) picked.push(move);
  }
  return picked;
}
