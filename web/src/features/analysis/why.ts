import { type AnyMove, below, copy, type Game, type GameTypes, type Rng, type Seat } from '@banquise/kernel';

/** Where the points of a better move lie: in a line of one's own score sheet, or in what somebody else does not get. */
export interface Why {
  /** Whose points they are. */
  readonly seat: Seat;
  /** The line of the mover's own score sheet; nothing for the whole score of another. */
  readonly line: string | null;
  /** How many more; fewer where they are another's. */
  readonly points: number;
}

/** A difference below this is not worth a sentence. */
const TELLING = 0.5;
/** How many moves who plays on looks at. */
const WIDTH = 6;
/** A game that does not end by then is compared as it stands. */
const LONGEST = 600;

interface Compared {
  readonly seat: Seat;
  readonly view: object;
  readonly best: AnyMove;
  readonly played: AnyMove;
}

/**
 * Plays the game out a few times after the better move and after the one that was played, both with the same luck and by
 * the same simple play, and tells in which line of the score sheets they differ most.
 */
export function whyBetter(game: Game, { seat, view, best, played }: Compared, rng: Rng, times: number): Why | null {
  const gains = new Map<string, number>();
  const others = new Map<Seat, number>();
  for (let n = 0; n < times; n++) {
    const dream = game.imagine(view, rng);
    const luck = copy(rng);
    const [good, bad] = [playOut(game, copy(dream), seat, best, copy(luck)), playOut(game, dream, seat, played, rng)];
    for (const line of game.lines) add(gains, line, lineOf(good, seat, line) - lineOf(bad, seat, line));
    good.seats.forEach(({ total }, other) => {
      if (other !== seat) add(others, other, total - (bad.seats[other]?.total ?? 0));
    });
  }
  const found: Why[] = [
    ...[...gains].map(([line, sum]) => ({ seat, line, points: sum / times })),
    ...[...others].map(([other, sum]) => ({ seat: other, line: null, points: sum / times })),
  ];
  const worth = (why: Why): number => (why.line === null ? -why.points : why.points);
  const main = found.sort((a, b) => worth(b) - worth(a))[0];
  return main !== undefined && worth(main) >= TELLING ? main : null;
}

const add = <K>(sums: Map<K, number>, key: K, by: number): void => void sums.set(key, (sums.get(key) ?? 0) + by);

type Sheet = ReturnType<Game['score']>;

const lineOf = (sheet: Sheet, seat: Seat, line: string): number => sheet.seats[seat]?.lines[line] ?? 0;

function playOut(game: Game, state: GameTypes['State'], seat: Seat, first: AnyMove, rng: Rng): Sheet {
  game.apply(state, seat, first);
  for (let step = 0; step < LONGEST; step++) {
    const [mover] = game.actors(state);
    if (mover === undefined) break;
    game.apply(state, mover, simple(game, state, mover, rng));
  }
  return game.score(state);
}

/** The best at once among a few moves. */
export function simple(game: Game, state: GameTypes['State'], mover: Seat, rng: Rng): AnyMove {
  const moves = game.moves(state, mover);
  const tried = moves.length <= WIDTH ? moves : Array.from({ length: WIDTH }, () => moves[below(rng, moves.length)] as AnyMove);
  let best = tried[0] as AnyMove;
  let most = Number.NEGATIVE_INFINITY;
  if (tried.length === 1) return best;
  for (const move of tried) {
    const after = copy(state);
    game.apply(after, mover, move);
    const total = game.score(after).seats[mover]?.total ?? 0;
    if (total > most) [best, most] = [move, total];
  }
  return best;
}
