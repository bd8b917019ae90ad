import { type AnyMove, copy, type Game, type GameTypes, type Seat } from '@banquise/kernel';
import type { Reader } from '../dream.ts';

/** Moves that somebody who plans a turn to its end would make, each with what it would do next. */
export interface Advice {
  readonly next: Map<AnyMove, Advice>;
  /** How often it was given. */
  times: number;
}

export const noAdvice = (): Advice => ({ next: new Map(), times: 0 });

/** Lines of play kept at each depth. */
const BEAM = 3;
/** First moves whose turn is planned to its end. */
const PROMISING = 8;
/** A turn longer than this is judged where it stands. */
const MOST_DECISIONS = 16;

interface Line<T extends GameTypes> {
  readonly state: T['State'];
  readonly margin: number;
  /** The last move that was a choice. */
  readonly move: T['Move'] | undefined;
  readonly before: Line<T> | undefined;
}

const better = <T extends GameTypes>(a: Line<T>, b: Line<T>): number => b.margin - a.margin;

/** Plans a turn in one dreamt position, by the hand-made judgement where it ends, and adds the line to the advice. */
export function advise<T extends GameTypes>(
  game: Game<T>,
  reader: Reader<T>,
  world: T['State'],
  legal: readonly T['Move'][],
  seat: Seat,
  to: Advice,
): void {
  const step = (from: T['State'], move: T['Move'], before: Line<T> | undefined, forced = false): Line<T> => {
    const state = copy(from);
    game.apply(state, seat, move);
    return { state, margin: reader.margin(state, seat), move: forced ? undefined : move, before };
  };
  const first = legal
    .map((move) => step(world, move, undefined))
    .sort(better)
    .slice(0, PROMISING);
  let best: Line<T> | undefined;
  const end = (line: Line<T>): void => {
    if (best === undefined || line.margin > best.margin) best = line;
  };
  for (const line of first) {
    let beam = [line];
    for (let depth = 0; depth < MOST_DECISIONS && beam.length > 0; depth++) {
      const further: Line<T>[] = [];
      for (const one of beam) {
        if (game.actors(one.state)[0] !== seat) end(one);
        else {
          const moves = game.moves(one.state, seat);
          for (const move of moves) further.push(step(one.state, move, one, moves.length === 1));
        }
      }
      beam = further.sort(better).slice(0, BEAM);
    }
    beam.forEach(end);
  }
  const moves: T['Move'][] = [];
  for (let line = best; line !== undefined; line = line.before) if (line.move !== undefined) moves.unshift(line.move);
  let at = to;
  for (const move of moves) {
    let next = at.next.get(move);
    if (next === undefined) {
      next = noAdvice();
      at.next.set(move, next);
    }
    at = next;
    at.times++;
  }
}
