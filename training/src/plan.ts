import type { Ways } from '../../bots/src/net/net.ts';

/** How the net of a game is trained. */
export interface Plan {
  /** How often each number of players is played, by number of players. */
  readonly tables: Readonly<Record<number, number>>;
  /** The share of the decisions that is looked at closely and kept. */
  readonly kept: number;
  /** How much of what follows is believed rather than what the next close look expects, per decision. */
  readonly lambda: number;
  /** Units of the two layers. */
  readonly wide: number;
  readonly narrow: number;
  /** Points that count as one inside the net. */
  readonly unit: number;
  /** How the engine searches with the net; measured, and different from game to game. */
  readonly ways: Ways;
  /** The share of the games in which planners sit at all seats but one. */
  readonly guests: number;
}

const NEVER = 9;

export const PLANS: Readonly<Record<string, Plan>> = {
  boreal: {
    tables: { 2: 1 },
    kept: 0.25,
    lambda: 0.93,
    wide: 64,
    narrow: 32,
    unit: 10,
    ways: { alone: NEVER, plan: NEVER, curiosity: 3, even: 0.1 },
    guests: 0,
  },
  arctic: {
    tables: { 2: 4, 3: 1, 4: 5 },
    kept: 0.1,
    lambda: 0.98,
    wide: 32,
    narrow: 16,
    unit: 10,
    ways: { alone: NEVER, plan: NEVER },
    guests: 0.3,
  },
  borealis: {
    tables: { 2: 3, 3: 2, 4: 5 },
    kept: 0.16,
    lambda: 0.93,
    wide: 32,
    narrow: 16,
    unit: 10,
    ways: { alone: 3, plan: NEVER },
    guests: 0,
  },
  expeditions: {
    tables: { 2: 3, 3: 1, 4: 6, 5: 1, 6: 2 },
    kept: 0.08,
    lambda: 0.95,
    wide: 32,
    narrow: 16,
    unit: 5,
    ways: { alone: NEVER, plan: 3 },
    guests: 0.2,
  },
};

/** Iterations of a search in self-play: a glance to go on, a look for what is kept. */
export interface Care {
  readonly glance: number;
  readonly look: number;
}

/** The hand-made search is slow and good at a glance; the net is quick and learns from its own closer looks. */
export const CARE: Readonly<Record<'search' | 'net', Care>> = {
  search: { glance: 6, look: 24 },
  net: { glance: 16, look: 120 },
};

/** Moves drawn at random, so that the net sees what nobody would play. */
export const STRAY = 0.04;
