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

/** One decision of a recorded game as the net judges it, from what its seat could see then. */
export interface Reading {
  /** The place of the move in the record. */
  readonly index: number;
  readonly seat: Seat;
  /** Points by which the seat could expect to end above its best opponent, with the best move. */
  readonly margin: number;
  /** The chance to win, from 0 to 1, with the best move; none where no net reckons it. */
  readonly win?: number;
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
  /** Iterations that are enough for one decision, and for each of two moves that are compared. */
  readonly enough: number;
  readonly enoughAgain: number;
  /** Decisions of each seat that are looked at again. */
  readonly again: number;
}

/** Two players get a thorough reading; at a larger table there is more to read, and it may take a little longer. */
export const planFor = (seats: number): Plan => ({
  ms: seats === 2 ? 42_000 : 56_000,
  enough: 1200,
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
  const turns: Reading[] = [];
  eachInTime(suspects(readings, record.seats.length, plan.again), begun + plan.ms, (suspect, ms) => {
    const decision = decisions.value.find(({ index }) => index === suspect.index) as Decision;
    const budget = { ms: (ms ?? 0) / 2, iterations: plan.enoughAgain };
    const worth = (move: AnyMove): number => worthOf(game, decision, move, rngOf(record, decision, 'again'), budget);
    const loss = ms === null ? 0 : worth(suspect.best) - worth(suspect.played);
    if (loss >= NOTABLE) turns.push({ ...suspect, loss });
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

/** The net reads the game; what seems to have cost much is looked at again by the hand-made search, which judges otherwise. */
const reader = botNamed('net') as Bot;
const searcher = botNamed('search') as Bot;

interface Limit {
  readonly ms: number;
  readonly iterations: number;
}

function thinkThrough(bot: Bot, game: Game, seat: Seat, view: object, rng: Rng, budget: Limit): readonly Candidate[] {
  const thought = bot.ponder({ game, view, seat, budget, rng });
  while (!thought.think(budget.ms)) {
    // The budget ends it.
  }
  return thought.ranking();
}

function read(game: Game, { index, seat, played, view }: Decision, rng: Rng, budget: Limit): Reading {
  const ranking = thinkThrough(reader, game, seat, view, rng, budget);
  const best = ranking[0] as Candidate;
  const same = (move: AnyMove): boolean => JSON.stringify(move) === JSON.stringify(played);
  const own = ranking.find(({ move }) => same(move)) ?? best;
  const { margin, win } = best;
  const loss = Math.max(0, margin - own.margin);
  return { index, seat, margin, ...(win === undefined ? {} : { win }), played: own.move, best: best.move, loss };
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

/**
 * What the seat could expect after one move: the same search, in a game in which nothing else can be done in a position
 * one has just imagined. A search that may choose hardly looks at a move it does not like; this one must.
 */
function worthOf(game: Game, { seat, view }: Decision, move: AnyMove, rng: Rng, budget: Limit): number {
  // A search does not begin where there is no choice: it is given the same move twice.
  const twin = { ...move };
  const fresh = new WeakSet<object>();
  const narrow: Game = {
    ...game,
    imagine(seen, chance) {
      const state = game.imagine(seen, chance);
      fresh.add(state);
      return state;
    },
    moves: (state, mover) => (fresh.has(state) ? [move, twin] : game.moves(state, mover)),
    apply(state, mover, chosen) {
      fresh.delete(state);
      return game.apply(state, mover, chosen === twin ? move : chosen);
    },
  };
  const ranking = thinkThrough(searcher, narrow, seat, view, rng, budget);
  const visits = ranking.reduce((sum, candidate) => sum + candidate.visits, 0);
  return ranking.reduce((sum, candidate) => sum + candidate.visits * candidate.margin, 0) / Math.max(1, visits);
}

const marginOf = (totals: readonly number[], seat: Seat): number =>
  (totals[seat] as number) - Math.max(...totals.filter((_, other) => other !== seat));
