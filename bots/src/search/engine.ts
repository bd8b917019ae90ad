import { type AnyMove, copy, type Game, type GameTypes, type Rng, type Seat } from '@banquise/kernel';
import { type Dream, marginOf, type Reader } from '../dream.ts';
import { finishTurn, type Manner, playOn } from './playout.ts';
import { type Branch, newBranch } from './tree.ts';

export interface Tuning extends Manner {
  /** How much a move that was rarely tried is worth trying, in spreads of the rewards seen. */
  readonly curiosity: number;
  /** How far below the best guess, in spreads, the share of a move falls to a quarter. */
  readonly tolerance: number;
  /** Looks at a position before its moves are weighed one by one. */
  readonly ripe: number;
  /** Points of margin that count as a clear lead. */
  readonly lead: number;
  /** How many visits the judgement of a move is worth beside what was seen. */
  readonly faith: number;
  /** Moves looked at in each decision when the turn is played to its end before a first move is judged; 0 to judge it at once. */
  readonly care: number;
  /** How much of the reward at the very end is for winning, the rest for the margin. */
  readonly victory: number;
}

export interface Engine {
  readonly root: Branch;
  /** One dream, followed down the tree, played on and brought home. */
  iterate(): void;
}

/**
 * Information-set Monte-Carlo tree search with one tree: each iteration dreams a position that fits the view, walks down
 * the tree through the moves that are legal there, opens one position more, plays on for a little, judges, and adds the
 * reward of each seat to the moves it chose. Arithmetic that decides is limited to what every machine rounds alike.
 */
export function engineOf<T extends GameTypes>(
  game: Game<T>,
  reader: Reader<T>,
  dream: Dream<T>,
  rootSeat: Seat,
  rng: Rng,
  tuning: Tuning,
): Engine {
  const { curiosity, tolerance, ripe, lead, faith, victory, care } = tuning;
  const root = newBranch({ type: 'root' });
  let seen = 0;
  let sum = 0;
  let squares = 0;
  let spread = 0.3;

  const squash = (margin: number): number => margin / Math.sqrt(margin * margin + lead * lead);

  /**
   * Enters the moves on offer that the tree does not know yet, each judged after playing it once. The moves among which
   * one has to be chosen in the end deserve more: there the turn is played to its end first.
   */
  function weigh(branch: Branch, state: T['State'], seat: Seat, moves: readonly T['Move'][]): Map<AnyMove, Branch> {
    branch.next ??= new Map();
    const { next } = branch;
    for (const move of moves) {
      if (next.has(move)) continue;
      const one = newBranch(move);
      let tried = copy(state);
      game.apply(tried, seat, move);
      if (branch === root && care > 0) tried = finishTurn(game, reader, tried, seat, care, rng);
      one.promise = reader.margin(tried, seat);
      one.guess = squash(one.promise);
      next.set(move, one);
    }
    return next;
  }

  function select(next: Map<AnyMove, Branch>, moves: readonly T['Move'][]): Branch {
    const open: Branch[] = [];
    let bestGuess = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const branch = next.get(move) as Branch;
      open.push(branch);
      branch.offered++;
      if (branch.guess > bestGuess) bestGuess = branch.guess;
    }
    const slack = tolerance * spread;
    let shares = 0;
    for (const branch of open) {
      const ratio = slack / (slack + bestGuess - branch.guess);
      branch.share = ratio * ratio;
      shares += branch.share;
    }
    const urge = (curiosity * spread) / shares;
    let chosen = open[0] as Branch;
    let best = Number.NEGATIVE_INFINITY;
    for (const branch of open) {
      const value = (faith * branch.guess + branch.rewards) / (faith + branch.visits);
      const worth = value + (urge * branch.share * Math.sqrt(branch.offered)) / (1 + branch.visits);
      if (worth > best) {
        best = worth;
        chosen = branch;
      }
    }
    return chosen;
  }

  function rewardsOf(state: T['State']): { margins: number[]; rewards: number[] } {
    const points = reader.hopes(state);
    const margins = points.map((_, seat) => marginOf(points, seat));
    const rewards = margins.map(squash);
    if (victory > 0 && game.actors(state).length === 0) {
      const { winners } = game.score(state);
      rewards.forEach((reward, seat) => {
        const won = winners.includes(seat) ? 1 / winners.length : -1;
        rewards[seat] = (1 - victory) * reward + victory * won;
      });
    }
    return { margins, rewards };
  }

  function note(reward: number): void {
    seen++;
    sum += reward;
    squares += reward * reward;
    const mean = sum / seen;
    const variance = squares / seen - mean * mean;
    // Early on the spread is not known yet; it never counts as nothing.
    spread = Math.sqrt((variance * seen + 4 * 0.09) / (seen + 4)) + 0.01;
  }

  function iterate(): void {
    let state = dream(rng);
    const path: Branch[] = [root];
    const choosers: Seat[] = [rootSeat];
    let branch = root;
    for (;;) {
      const seat = branch === root ? rootSeat : game.actors(state)[0];
      if (seat === undefined) break;
      const moves = game.moves(state, seat);
      if (moves.length === 1) {
        game.apply(state, seat, moves[0] as T['Move']);
        continue;
      }
      if (branch.next === undefined && branch !== root && branch.visits < ripe) break;
      branch = select(weigh(branch, state, seat, moves), moves);
      game.apply(state, seat, branch.move as T['Move']);
      path.push(branch);
      choosers.push(seat);
    }
    state = playOn(game, reader, state, tuning, rng);
    const { margins, rewards } = rewardsOf(state);
    note(rewards[rootSeat] as number);
    for (let i = 0; i < path.length; i++) {
      const passed = path[i] as Branch;
      const chooser = choosers[i] as Seat;
      passed.visits++;
      passed.rewards += rewards[chooser] as number;
      passed.margins += margins[chooser] as number;
    }
  }

  return { root, iterate };
}
