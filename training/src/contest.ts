import { seedFromText } from '@banquise/kernel';
import { seatings } from '../../bots/src/arena/seating.ts';
import { type Played, type Standing, standings } from '../../bots/src/arena/standing.ts';
import type { Budget } from '../../bots/src/bot.ts';
import type { Bout, Finished } from './duelist.ts';

/** One bot against another (or, at a larger table, against several of the other), mirrored deals, fresh seeds. */
export interface Duel {
  readonly game: string;
  readonly players: number;
  readonly entrants: readonly [string, string];
  readonly budget: Budget;
  /** The share of wins that is hoped for, and the most games. */
  readonly bar: number;
  readonly most: number;
  readonly seed: string;
}

export interface Verdict extends Standing {
  readonly games: number;
}

/** A duel under way: gives out games and takes in how they ended. */
export interface Contest {
  readonly duel: Duel;
  /** The next game, or none for now. */
  next(): Omit<Bout, 'contest'> | undefined;
  note(finished: Finished): void;
  over(): boolean;
  verdict(): Verdict;
}

/** Games between two looks at the interval. */
const BLOCK = 40;

/**
 * The stopping rule: after each block of games, stop when the whole 95 % interval lies above the bar, or below it, or
 * when the most games are played. No game of the next block begins before.
 */
export function contestOf(duel: Duel): Contest {
  const { game, players, entrants, budget, bar, most, seed } = duel;
  const chairs = seatings(2, players);
  const played: Played[] = [];
  let given = 0;
  let allowed = Math.min(BLOCK, most);
  let over = false;
  const seatingOf = (id: number): readonly number[] => chairs[id % chairs.length] as number[];
  const verdict = (): Verdict => ({ ...(standings(entrants, played)[0] as Standing), games: played.length });
  return {
    duel,
    verdict,
    over: () => over,
    next() {
      if (given >= allowed) return undefined;
      const id = given++;
      const lineup = seatingOf(id).map((entry) => entrants[entry] as string);
      return { id, game, seed: seedFromText(`${seed}/${Math.floor(id / chairs.length)}`), lineup, budget };
    },
    note({ id, totals, ranks }) {
      played.push({ seating: seatingOf(id), totals, ranks });
      if (played.length < allowed) return;
      const { low, high } = verdict();
      over = low > bar || high < bar || played.length >= most;
      if (!over) allowed = Math.min(most, allowed + BLOCK);
    },
  };
}
