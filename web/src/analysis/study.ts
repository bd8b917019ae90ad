import { type Bot, botNamed, type Candidate } from '@banquise/bots';
import {
  type AnyMove,
  attempt,
  type Game,
  type GameRecord,
  type Result,
  type Rng,
  replay,
  type Seat,
  seedFromText,
  start,
  stream,
} from '@banquise/kernel';
import { eachInTime } from './pace.ts';

/** One decision of a recorded game as the search bot judges it, from what its seat could see then. */
export interface Reading {
  /** The place of the move in the record. */
  readonly index: number;
  readonly seat: Seat;
  /** Points by which the seat could expect to end above its best opponent, with the best move. */
  readonly margin: number;
  readonly played: AnyMove;
  readonly best: AnyMove;
  /** How many of these points the move that was played gave away. */
  readonly loss: number;
}

export interface Study {
  readonly readings: readonly Reading[];
  /** Decisions that cost most, looked at twice; the costliest first. */
  readonly turns: readonly Reading[];
  /** How it ended: by how much each seat is ahead of its best opponent. */
  readonly margins: readonly number[];
}

export interface Plan {
  /** Milliseconds for everything, however slow the machine is. */
  readonly ms: number;
  /** Iterations that are enough for one decision, and for one that is looked at again. */
  readonly enough: number;
  readonly enoughAgain: number;
  /** Decisions of each seat that are looked at again. */
  readonly again: number;
}

/** Two players get a thorough reading; at a larger table there is more to read, and it may take a little longer. */
export const planFor = (seats: number): Plan => ({
  ms: seats === 2 ? 42_000 : 56_000,
  enough: 300,
  enoughAgain: 1500,
  again: seats === 2 ? 4 : 2,
});

/** Most of the time goes to the first reading, the rest to looking again. */
const FIRST_PART = 0.7;
/** A difference below this is noise, not a mistake. */
const NOTABLE = 0.75;

/** A decision with what its seat saw: bots get views, never positions. */
interface Decision {
  readonly index: number;
  readonly seat: Seat;
  readonly played: AnyMove;
  readonly view: object;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly reading: Reading | null;
}

/** Reads a whole game. `tell` hears of each decision as soon as it is judged. */
export function study(game: Game, record: GameRecord, plan: Plan, tell: (progress: Progress) => void): Result<Study> {
  const begun = performance.now();
  const decisions = decisionsOf(game, record);
  if (!decisions.ok) return decisions;
  const played = replay(game, record);
  if (!played.ok) return played;
  const totals = game.score(played.value).seats.map(({ total }) => total);
  const of = decisions.value.length + plan.again * record.seats.length;
  const readings: Reading[] = [];
  let done = 0;
  const note = (reading: Reading | null): void => tell({ done: ++done, of, reading });
  eachInTime(decisions.value, begun + plan.ms * FIRST_PART, (decision, ms) => {
    const reading = ms === null ? null : read(game, decision, rngOf(record, decision, 'first'), { ms, iterations: plan.enough });
    if (reading !== null) readings.push(reading);
    note(reading);
  });
  const doubtful = suspects(readings, record.seats.length, plan.again);
  const turns: Reading[] = [];
  eachInTime(doubtful, begun + plan.ms, (suspect, ms) => {
    const decision = decisions.value.find(({ index }) => index === suspect.index) as Decision;
    const narrow = between(game, [suspect.best, suspect.played]);
    const budget = { ms: ms ?? 0, iterations: plan.enoughAgain };
    const { loss, best } = read(narrow, decision, rngOf(record, decision, 'again'), budget);
    if (loss >= NOTABLE) turns.push({ ...suspect, best, loss });
    note(null);
  });
  tell({ done: of, of, reading: null });
  turns.sort((a, b) => b.loss - a.loss);
  return { ok: true, value: { readings, turns, margins: totals.map((_, seat) => marginOf(totals, seat)) } };
}

/** Every decision with more than one possible answer, in order. */
function decisionsOf(game: Game, record: GameRecord): Result<Decision[]> {
  const state = start(game, record.seats.length, record.options, record.seed);
  const decisions: Decision[] = [];
  for (const [index, [seat, played]] of record.moves.entries()) {
    if (game.moves(state, seat).length > 1) decisions.push({ index, seat, played, view: game.view(state, seat) });
    const done = attempt(game, state, seat, played);
    if (!done.ok) return { ok: false, problem: { field: `moves[${index}]`, expected: 'a legal move' } };
  }
  return { ok: true, value: decisions };
}

const searcher = botNamed('search') as Bot;

function read(game: Game, { index, seat, played, view }: Decision, rng: Rng, budget: { ms: number; iterations: number }): Reading {
  const thought = searcher.ponder({ game, view, seat, budget, rng });
  while (!thought.think(budget.ms)) {
    // The budget ends it.
  }
  const ranking = thought.ranking();
  const best = ranking[0] as Candidate;
  const same = (move: AnyMove): boolean => JSON.stringify(move) === JSON.stringify(played);
  const own = ranking.find(({ move }) => same(move)) ?? best;
  return { index, seat, margin: best.margin, played: own.move, best: best.move, loss: Math.max(0, best.margin - own.margin) };
}

const rngOf = ({ seed }: GameRecord, { index }: Decision, round: string): Rng =>
  stream(seedFromText(`${seed}/${index}/${round}`), 'imagine');

/** The decisions of each seat that seem to have cost most. */
function suspects(readings: readonly Reading[], seats: number, each: number): Reading[] {
  const found: Reading[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const own = readings.filter((reading) => reading.seat === seat && reading.loss > 0);
    found.push(...own.sort((a, b) => b.loss - a.loss).slice(0, each));
  }
  return found;
}

/** The same game in which only these moves are open in a position one has just imagined: the search compares them thoroughly. */
function between(game: Game, moves: readonly AnyMove[]): Game {
  const fresh = new WeakSet<object>();
  return {
    ...game,
    imagine(view, rng) {
      const state = game.imagine(view, rng);
      fresh.add(state);
      return state;
    },
    moves: (state, seat) => (fresh.has(state) ? moves : game.moves(state, seat)),
    apply(state, seat, move) {
      fresh.delete(state);
      return game.apply(state, seat, move);
    },
  };
}

const marginOf = (totals: readonly number[], seat: Seat): number =>
  (totals[seat] as number) - Math.max(...totals.filter((_, other) => other !== seat));
