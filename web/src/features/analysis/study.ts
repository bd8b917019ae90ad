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
  sum,
} from '@banquise/kernel';
import { eachInTime } from './pace.ts';
import { type Why, whyBetter } from './why.ts';

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

/** A decision that cost much, and where the points would have come from. */
export interface Turn extends Reading {
  readonly why: Why | null;
  /** Moves that would have been good enough, the best one among them. */
  readonly good: readonly AnyMove[];
}

export interface Study {
  readonly readings: readonly Reading[];
  /** Decisions that cost most, looked at twice; the costliest first. */
  readonly turns: readonly Turn[];
  /** How it ended: by how much each seat is ahead of its best opponent. */
  readonly margins: readonly number[];
  /** Points that each seat gave away in all. */
  readonly given: readonly number[];
  /** A loss is known but for about this many points. */
  readonly noise: number;
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
  again: seats === 2 ? 8 : 4,
});

/** Most of the time goes to the first reading, the rest to looking again. */
const FIRST_PART = 0.6;
/** A difference below this is no mistake, however surely it is known. */
const NOTABLE = 0.75;
/** A move that keeps all but this part of what was given away is a good one. */
const GOOD = 1 / 3;
/** How many played-out games say where the points of a turning point lie. */
const PLAYED_OUT = 6;

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
  const rankings = new Map<number, readonly Candidate[]>();
  let done = 0;
  const note = (reading: Reading | null): void => tell({ done: ++done, of, reading });
  eachInTime(decisions.value, begun + plan.ms * FIRST_PART, (decision, ms) => {
    const ranking = ms === null ? null : thinkThrough(game, decision, rngOf(record, decision, 'first'), { ms, iterations: plan.enough });
    const reading = ranking === null ? null : readingOf(decision, ranking);
    if (ranking !== null) rankings.set(decision.index, ranking);
    if (reading !== null) readings.push(reading);
    note(reading);
  });
  const looks = new Map<number, Look>();
  eachInTime(suspects(readings, record.seats.length, plan.again), begun + plan.ms, (suspect, ms) => {
    const decision = decisions.value.find(({ index }) => index === suspect.index) as Decision;
    if (ms !== null) looks.set(suspect.index, lookAgain(game, record, decision, suspect, { ms, iterations: plan.enoughAgain }));
    note(null);
  });
  const noise = noiseOf([...looks.values()]);
  const settled = settle(readings, looks);
  const costly = settled.filter(({ index, loss }) => looks.has(index) && loss >= Math.max(NOTABLE, noise)).sort((a, b) => b.loss - a.loss);
  const turns = costly.map((reading): Turn => {
    const { view } = decisions.value.find(({ index }) => index === reading.index) as Decision;
    const rng = rngOf(record, reading, 'why');
    return {
      ...reading,
      why: whyBetter(game, { ...reading, view }, rng, PLAYED_OUT),
      good: goodMoves(reading, rankings.get(reading.index) ?? []),
    };
  });
  tell({ done: of, of, reading: null });
  const given = totals.map((_, seat) => settled.reduce((sum, reading) => sum + (reading.seat === seat ? reading.loss : 0), 0));
  const margins = totals.map((_, seat) => marginOf(totals, seat));
  return { ok: true, value: { readings: settled, turns, margins, given, noise } };
}

/** Two independent opinions of what a move gave away, by the same estimate as the first reading. */
interface Look {
  /** What could be expected with the better move. */
  readonly margin: number;
  readonly losses: readonly [number, number];
}

function lookAgain(game: Game, record: GameRecord, decision: Decision, reading: Reading, { ms, iterations }: Limit): Look {
  const budget = { ms: ms / 4, iterations: Math.ceil(iterations / 2) };
  const [one, other] = (['once', 'again'] as const).map((round) => compare(game, record, decision, reading, round, budget));
  const { margin = 0, loss = 0 } = one ?? {};
  return { margin: (margin + (other?.margin ?? margin)) / 2, losses: [loss, other?.loss ?? loss] };
}

/** What the better move would have been worth, and how much more that is; another round has other luck. */
function compare(game: Game, record: GameRecord, decision: Decision, { best, played }: Reading, round: string, budget: Limit) {
  const worth = (move: AnyMove): number => worthOf(game, decision, move, rngOf(record, decision, round), budget);
  const margin = worth(best);
  return { margin, loss: margin - worth(played) };
}

/** One more independent opinion of what a decision gave away, for who doubts the others. */
export function secondOpinion(game: Game, record: GameRecord, reading: Reading, iterations: number): number {
  const decisions = decisionsOf(game, record);
  const decision = decisions.ok ? decisions.value.find(({ index }) => index === reading.index) : undefined;
  return decision === undefined ? 0 : compare(game, record, decision, reading, 'doubt', { ms: 60_000, iterations }).loss;
}

const lossOf = ({ losses: [one, other] }: Look): number => (one + other) / 2;

/** Twice the spread of such a mean: what two opinions differ by says how far their middle may be off. */
function noiseOf(looks: readonly Look[]): number {
  const squares = looks.map(({ losses: [one, other] }) => ((one - other) / 2) ** 2);
  return looks.length === 0 ? 0 : 2 * Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / looks.length);
}

/**
 * One estimate for everything: where it was looked again, that holds, in the curve as in the turning points. A first look
 * thinks too little of moves it hardly tried: what was not looked at again shrinks as the others did on average.
 */
function settle(readings: readonly Reading[], looks: ReadonlyMap<number, Look>): Reading[] {
  const first = sum(readings.flatMap(({ index, loss }) => (looks.has(index) ? [loss] : [])));
  const second = sum([...looks.values()].map((look) => Math.max(0, lossOf(look))));
  const shrink = first === 0 ? 1 : Math.min(1, second / first);
  return readings.map((reading) => {
    const look = looks.get(reading.index);
    if (look === undefined) return { ...reading, loss: reading.loss * shrink };
    return { ...reading, margin: look.margin + Math.max(0, -lossOf(look)), loss: Math.max(0, lossOf(look)) };
  });
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

/** The one judge: it reads the game, and looks again at what seems to have cost much. */
const reader = botNamed('net') as Bot;

interface Limit {
  readonly ms: number;
  readonly iterations: number;
}

function thinkThrough(game: Game, { seat, view }: Pick<Decision, 'seat' | 'view'>, rng: Rng, budget: Limit): readonly Candidate[] {
  const thought = reader.ponder({ game, view, seat, budget, rng });
  while (!thought.think(budget.ms)) {
    // The budget ends it.
  }
  return thought.ranking();
}

const same = (one: AnyMove, other: AnyMove): boolean => JSON.stringify(one) === JSON.stringify(other);

function readingOf({ index, seat, played }: Decision, ranking: readonly Candidate[]): Reading {
  const best = ranking[0] as Candidate;
  const own = ranking.find(({ move }) => same(move, played)) ?? best;
  const { margin, win } = best;
  const loss = Math.max(0, margin - own.margin);
  return { index, seat, margin, ...(win === undefined ? {} : { win }), played: own.move, best: best.move, loss };
}

/** The best move, and those that the first look found nearly as good. */
function goodMoves({ best, played, loss }: Reading, ranking: readonly Candidate[]): AnyMove[] {
  const most = ranking[0]?.margin ?? 0;
  const near = ranking.flatMap(({ move, margin }) => (most - margin <= GOOD * loss && !same(move, played) ? [move] : []));
  return near.some((move) => same(move, best)) ? near : [best, ...near];
}

const rngOf = ({ seed }: GameRecord, { index }: { readonly index: number }, round: string): Rng =>
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
  const ranking = thinkThrough(narrow, { seat, view }, rng, budget);
  const visits = ranking.reduce((sum, candidate) => sum + candidate.visits, 0);
  return ranking.reduce((sum, candidate) => sum + candidate.visits * candidate.margin, 0) / Math.max(1, visits);
}

const marginOf = (totals: readonly number[], seat: Seat): number =>
  (totals[seat] as number) - Math.max(...totals.filter((_, other) => other !== seat));
