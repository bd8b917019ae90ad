import { type AnyMove, copy, type Game, type GameTypes, next, type Rng, type Seat } from '@banquise/kernel';
import { type Dream, readerOf } from '../dream.ts';
import { type Advice, advise, noAdvice } from './advice.ts';
import type { Mind } from './mind.ts';

export interface Manner {
  /** How much a move that was rarely tried is worth trying, in spreads of the rewards seen. */
  readonly curiosity: number;
  /** How much of the curiosity at the root is shared out evenly: a move that nobody thinks of is looked at, too. */
  readonly even: number;
  /** How much worse than its position, in spreads, a move counts before it is tried. */
  readonly caution: number;
  /** Points of margin that count as a clear lead. */
  readonly lead: number;
  /** How often one dream is followed. */
  readonly reuse: number;
  /** The number of seats from which only one's own decisions are searched, and the others play what looks promising to them. */
  readonly alone: number;
  /** The number of seats from which one's own turn is planned to its end before the search begins. */
  readonly plan: number;
}

export const MANNER: Manner = { curiosity: 2, even: 0, caution: 0.4, lead: 10, reuse: 4, alone: 9, plan: 9 };

/** Dreams in which a turn is planned, and how much of the curiosity goes to the plans. */
const PLANS = 2;
const TRUST = 0.5;

/** One decision in the tree. The tree joins all positions reached by the same moves, whatever was dreamt. */
export interface Branch {
  readonly move: AnyMove;
  /** How promising it looked at first; the proportion to its neighbours counts. */
  readonly weight: number;
  offered: number;
  visits: number;
  /** Rewards and margins of the seat that chose it, added up. */
  rewards: number;
  margins: number;
  wins: number;
  /** What the plans of the turn say after this move, where they have it. */
  readonly advice: Advice | undefined;
  next: Knot | undefined;
}

/** A position in which somebody has a choice. */
export interface Knot {
  readonly kids: Map<AnyMove, Branch>;
  readonly mood: Int32Array;
  /** What the plans of the turn say here. */
  readonly advice: Advice | undefined;
  visits: number;
  /** Rewards of the seat that has the choice, added up. */
  rewards: number;
}

export interface Engine {
  readonly root: Knot;
  /** What the whole tree expects: points and chance to win by seat, added up over its visits. */
  readonly points: Float64Array;
  readonly wins: Float64Array;
  iterate(): void;
}

/** More moves than any turn of any game forces. */
const MOST_FORCED = 500;

/**
 * Search over information sets without playouts: each iteration dreams a position that fits the view, walks down the
 * tree by what was seen and what is promising (PUCT), opens one knot, asks the mind once, and brings home what it said.
 * Where a seat has no choice the game goes on by itself.
 */
export function engineOf<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  dream: Dream<T>,
  rootSeat: Seat,
  rng: Rng,
  { curiosity, even, caution, lead, reuse, alone, plan }: Manner,
): Engine {
  const { seats } = mind;
  const rewards = new Float64Array(seats);
  const margins = new Float64Array(seats);
  const chances = new Float64Array(seats);
  const points = new Float64Array(seats);
  const wins = new Float64Array(seats);
  const ends = { points: new Float64Array(seats), wins: new Float64Array(seats) };
  let root: Knot | undefined;
  let followed = 0;
  let dreamt: T['State'] | undefined;
  let seen = 0;
  let sum = 0;
  let squares = 0;
  let spread = 0.3;

  /** A dream is followed several times: its first walks leave it as it was. */
  function begin(): T['State'] {
    if (dreamt === undefined || followed === reuse) {
      dreamt = dream(rng);
      followed = 0;
    }
    followed++;
    return followed === reuse ? dreamt : copy(dreamt);
  }

  /** Most positions are seen once: their moves are weighed only when one comes back. */
  const open = (seat: Seat, advice: Advice | undefined): Knot => ({
    kids: new Map(),
    mood: mind.mood(seat),
    advice,
    visits: 0,
    rewards: 0,
  });

  /** Plans the turn in a few dreams, the first of which is at hand. */
  function planned(state: T['State'], moves: readonly T['Move'][]): Advice | undefined {
    if (seats < plan) return undefined;
    const advice = noAdvice();
    const reader = readerOf(game, state);
    for (let n = 0; n < PLANS; n++) advise(game, reader, n === 0 ? state : dream(rng), moves, rootSeat, advice);
    return advice;
  }

  function enter(knot: Knot, state: T['State'], seat: Seat, move: T['Move']): Branch {
    const weight = mind.weigh(state, seat, move, knot.mood);
    const advice = knot.advice?.next.get(move);
    const branch: Branch = { move, weight, advice, offered: 0, visits: 0, rewards: 0, margins: 0, wins: 0, next: undefined };
    knot.kids.set(move, branch);
    return branch;
  }

  function select(knot: Knot, state: T['State'], seat: Seat, moves: readonly T['Move'][]): Branch {
    let weights = 0;
    let advised = 0;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as T['Move'];
      const branch = knot.kids.get(move) ?? enter(knot, state, seat, move);
      branch.offered++;
      weights += branch.weight;
      advised += branch.advice?.times ?? 0;
    }
    const untried = (knot.visits > 0 ? knot.rewards / knot.visits : 0) - caution * spread;
    const evenly = knot === root ? even : 0;
    const drive = curiosity * spread * (1 - evenly);
    const least = (curiosity * spread * evenly) / moves.length;
    const urge = (drive * (advised > 0 ? 1 - TRUST : 1)) / weights;
    const nudge = advised > 0 ? (drive * TRUST) / advised : 0;
    let chosen: Branch | undefined;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const branch = knot.kids.get(moves[i] as T['Move']) as Branch;
      const { visits } = branch;
      const value = visits > 0 ? branch.rewards / visits : untried;
      const share = least + urge * branch.weight + nudge * (branch.advice?.times ?? 0);
      const worth = value + (share * Math.sqrt(branch.offered)) / (1 + visits);
      if (worth > best) {
        best = worth;
        chosen = branch;
      }
    }
    return chosen as Branch;
  }

  /** What is expected of a position, as points of margin and as a reward: half for the margin, half for the victory. */
  function reckon(told: { readonly points: Float64Array; readonly wins: Float64Array }): void {
    for (let seat = 0; seat < seats; seat++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < seats; other++) {
        if (other !== seat && (told.points[other] as number) > best) best = told.points[other] as number;
      }
      const margin = (told.points[seat] as number) - best;
      margins[seat] = margin;
      chances[seat] = told.wins[seat] as number;
      rewards[seat] = margin / Math.sqrt(margin * margin + lead * lead) / 2 + (told.wins[seat] as number) - 0.5;
      points[seat] = (points[seat] as number) + (told.points[seat] as number);
      wins[seat] = (wins[seat] as number) + (told.wins[seat] as number);
    }
  }

  function close(state: T['State']): void {
    const sheet = game.score(state);
    for (let seat = 0; seat < seats; seat++) {
      ends.points[seat] = sheet.seats[seat]?.total ?? 0;
      ends.wins[seat] = sheet.winners.includes(seat) ? 1 / sheet.winners.length : 0;
    }
    reckon(ends);
  }

  /** What the others are like, from the first look; their moves are weighed with it when they are not searched. */
  const moods: Int32Array[] = [];

  /** One of the moves of another seat, drawn by what looks promising to it. */
  function guess(state: T['State'], seat: Seat, moves: readonly T['Move'][]): T['Move'] {
    let all = 0;
    const weights = moves.map((move) => {
      const weight = mind.weigh(state, seat, move, moods[seat] as Int32Array);
      all += weight;
      return weight;
    });
    let left = (next(rng) / 0x1_0000_0000) * all;
    for (let i = 0; i < moves.length; i++) {
      left -= weights[i] as number;
      if (left < 0) return moves[i] as T['Move'];
    }
    return moves[0] as T['Move'];
  }

  const path: Branch[] = [];
  const choosers: Seat[] = [];
  const knots: Knot[] = [];
  const movers: Seat[] = [];

  function iterate(): void {
    const state = begin();
    path.length = 0;
    choosers.length = 0;
    knots.length = 0;
    movers.length = 0;
    let branch: Branch | undefined;
    for (let forced = 0; ; ) {
      const seat = branch === undefined ? rootSeat : game.actors(state)[0];
      if (seat === undefined) {
        close(state);
        break;
      }
      const moves = game.moves(state, seat);
      if (moves.length === 1 && forced < MOST_FORCED) {
        game.apply(state, seat, moves[0] as T['Move']);
        forced++;
        continue;
      }
      if (seats >= alone && seat !== rootSeat && forced < MOST_FORCED) {
        game.apply(state, seat, guess(state, seat, moves));
        forced++;
        continue;
      }
      let knot: Knot | undefined = branch === undefined ? root : branch.next;
      if (knot === undefined) {
        mind.read(state);
        knot = open(seat, branch === undefined ? planned(state, moves) : branch.advice);
        if (branch !== undefined) branch.next = knot;
        else {
          root = knot;
          for (let other = 0; other < seats; other++) moods.push(mind.mood(other));
        }
        knots.push(knot);
        movers.push(seat);
        reckon(mind);
        break;
      }
      knots.push(knot);
      movers.push(seat);
      branch = select(knot, state, seat, moves);
      game.apply(state, seat, branch.move as T['Move']);
      path.push(branch);
      choosers.push(seat);
    }
    note(rewards[rootSeat] as number);
    for (let i = 0; i < knots.length; i++) {
      const knot = knots[i] as Knot;
      knot.visits++;
      knot.rewards += rewards[movers[i] as Seat] as number;
    }
    for (let i = 0; i < path.length; i++) {
      const passed = path[i] as Branch;
      const chooser = choosers[i] as Seat;
      passed.visits++;
      passed.rewards += rewards[chooser] as number;
      passed.margins += margins[chooser] as number;
      passed.wins += chances[chooser] as number;
    }
  }

  function note(reward: number): void {
    seen++;
    sum += reward;
    squares += reward * reward;
    const mean = sum / seen;
    const variance = squares / seen - mean * mean;
    // Early on the spread is not known yet; it never counts as nothing.
    spread = Math.sqrt((Math.max(0, variance) * seen + 4 * 0.04) / (seen + 4)) + 0.01;
  }

  iterate();
  return {
    get root() {
      return root as Knot;
    },
    points,
    wins,
    iterate,
  };
}
