import { copy, type Game, type GameTypes, type Seat } from '@banquise/kernel';
import type { Reader } from './dream.ts';

/** Lines of play kept at each depth. */
const BEAM = 3;
/** First moves whose turn is planned to its end. */
const PROMISING = 8;
/** A turn longer than this is judged where it stands. */
const MOST_DECISIONS = 16;

/** A way through one's own turn, as far as it was followed. */
export interface Route<T extends GameTypes> {
  readonly state: T['State'];
  /** By how much one is ahead there, by the hand-made judgement. */
  readonly margin: number;
  /** The last move; none if it was the only one. */
  readonly move: T['Move'] | undefined;
  readonly before: Route<T> | undefined;
}

/** Where one's own turn can lead. */
export interface TurnPlan<T extends GameTypes> {
  /** Each legal move by itself, in their order. */
  readonly first: readonly Route<T>[];
  /** The best end of the turn after each of the promising ones, the most promising first. */
  readonly ends: ReadonlyMap<Route<T>, Route<T>>;
}

const better = <T extends GameTypes>(a: Route<T>, b: Route<T>): number => b.margin - a.margin;

/** Follows one's own turn to its end in one dreamt position, by the hand-made judgement; looks at no answer. */
export function planTurn<T extends GameTypes>(
  game: Game<T>,
  reader: Reader<T>,
  world: T['State'],
  legal: readonly T['Move'][],
  seat: Seat,
): TurnPlan<T> {
  const step = (from: T['State'], move: T['Move'], before: Route<T> | undefined, forced: boolean): Route<T> => {
    const state = copy(from);
    game.apply(state, seat, move);
    return { state, margin: reader.margin(state, seat), move: forced ? undefined : move, before };
  };

  /** The best end of the turn that a beam of lines finds; of equals the first. */
  function bestEnd(line: Route<T>): Route<T> {
    let best: Route<T> | undefined;
    const end = (found: Route<T>): void => {
      if (best === undefined || found.margin > best.margin) best = found;
    };
    let beam = [line];
    for (let depth = 0; depth < MOST_DECISIONS && beam.length > 0; depth++) {
      const further: Route<T>[] = [];
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
    return best ?? line;
  }

  const first = legal.map((move) => step(world, move, undefined, false));
  const promising = [...first].sort(better).slice(0, PROMISING);
  return { first, ends: new Map(promising.map((line) => [line, bestEnd(line)])) };
}
