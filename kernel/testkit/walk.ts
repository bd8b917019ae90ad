import { below, copy, type GameRecord, type GameTypes, type Rng, type Seat, seedFromText, start, stream } from '../src/index.ts';
import type { Deal, Subject } from './subject.ts';

/** One move of a random game, with the positions before and after it. */
export interface Sample<T extends GameTypes> {
  readonly before: T['State'];
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly events: readonly T['Event'][];
  readonly after: T['State'];
}

/** A random game, played once; the laws look at it afterwards. */
export interface Walk<T extends GameTypes> {
  readonly record: GameRecord;
  readonly first: T['State'];
  readonly last: T['State'];
  readonly over: boolean;
  /** A few moves, each as likely to be among them as the others. */
  readonly samples: readonly Sample<T>[];
  /** What went wrong on the way, at any position. */
  readonly breaches: readonly string[];
}

/** A deal for the n-th game of a series: seat counts in turn, options at random. */
export function dealOf(subject: Pick<Subject, 'game'>, series: string, n: number): Deal {
  const { min, max } = subject.game.seats;
  const seed = seedFromText(`${series}/${n}`);
  const rng = stream(seed, 'imagine');
  const options = Object.fromEntries(subject.game.options.map(({ id, values }) => [id, values[below(rng, values.length)] as string]));
  return { seats: min + (n % (max - min + 1)), options, seed, leaning: n % 11 === 10 };
}

/** Plays one game at random and checks at every position what must hold everywhere. */
export function walk<T extends GameTypes>(
  subject: Subject<T>,
  deal: Deal,
  samplesWanted: number,
  count: (name: string) => void = () => undefined,
): Walk<T> {
  const { game } = subject;
  const rng = stream(deal.seed, 'imagine');
  const state = start(game, deal.seats, deal.options, deal.seed);
  const first = copy(state);
  const moves: [Seat, T['Move']][] = [];
  const samples: Sample<T>[] = [];
  const breaches = subject.breaches(state);
  let actors = game.actors(state);
  while (actors.length > 0 && moves.length < subject.mostDecisions && breaches.length === 0) {
    const seat = actors[below(rng, actors.length)] as Seat;
    const options = game.moves(state, seat);
    if (options.length === 0) {
      breaches.push(`seat ${seat} may act but has no move`);
      break;
    }
    if (options.length > subject.mostMoves) breaches.push(`${options.length} moves at once, at most ${subject.mostMoves} allowed`);
    const liked = deal.leaning && subject.lean && below(rng, 4) > 0 ? subject.lean(state, options) : options;
    const move = liked[below(rng, liked.length)] as T['Move'];
    const kept = reservoir(rng, moves.length, samplesWanted);
    const before = kept >= 0 || subject.stepBreaches || subject.note ? copy(state) : state;
    const events = game.apply(state, seat, move);
    breaches.push(...subject.breaches(state));
    if (subject.stepBreaches) breaches.push(...subject.stepBreaches(before, state, seat, move, events));
    subject.note?.(before, events, count);
    if (kept >= 0) samples[kept] = { before, seat, move, events, after: copy(state) };
    moves.push([seat, move]);
    actors = game.actors(state);
  }
  const over = actors.length === 0;
  if (!over && !subject.endless && breaches.length === 0) breaches.push(`not over after ${moves.length} decisions`);
  const seats = Array.from({ length: deal.seats }, (_, seat) => `${seat + 1}`);
  const record = { game: game.id, rules: game.rules, options: deal.options, seats, seed: deal.seed, moves };
  return { record, first, last: state, over, samples, breaches };
}

/** Reservoir sampling: the place in which the n-th item is to be kept, or -1. */
function reservoir(rng: Rng, n: number, size: number): number {
  if (n < size) return n;
  const place = below(rng, n + 1);
  return place < size ? place : -1;
}
