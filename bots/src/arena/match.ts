import {
  completeOptions,
  copy,
  type Game,
  type GameTypes,
  type Rng,
  type Seat,
  type Seed,
  seedFromText,
  start,
  stream,
} from '@banquise/kernel';
import { type Bot, type Budget, choose, type Thought } from '../bot.ts';

/** One game to be played: who sits where, on which deal. */
export interface Pairing {
  readonly seed: Seed;
  /** The bot of each seat. */
  readonly lineup: readonly Bot[];
  readonly budget: Budget;
}

export interface Outcome {
  /** Final points and place by seat; the best place is 1, equals share it. */
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  readonly decisions: number;
}

/** Games that go on for longer are scored where they stand: the rules let two stubborn players go on for ever. */
const MOST_DECISIONS = 4000;

/** Plays one game. Every seat has a stream of chance of its own, so that a deal gives all bots the same cards. */
export function play<T extends GameTypes>(game: Game<T>, { seed, lineup, budget }: Pairing): Outcome {
  const options = completeOptions(game, {});
  if (!options.ok) throw new Error(`${options.problem.field}: expected ${options.problem.expected}`);
  const state = start(game, lineup.length, options.value, seed);
  const chance = lineup.map((_, seat) => stream(seedFromText(`${seed}/seat ${seat}`), 'imagine'));
  let decisions = 0;
  for (let actors = game.actors(state); actors.length > 0 && decisions < MOST_DECISIONS; actors = game.actors(state)) {
    const seat = actors[0] as Seat;
    game.apply(state, seat, decide(game, state, seat, lineup[seat] as Bot, budget, chance[seat] as Rng));
    decisions++;
  }
  const { seats } = game.score(state);
  return { totals: seats.map(({ total }) => total), ranks: seats.map(({ rank }) => rank), decisions };
}

/** A bot that is shown the position itself. It bounds what luck leaves to skill, and plays nowhere but here. */
export interface Seer extends Bot {
  foresee<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, budget: Budget, rng: Rng): Thought<T>;
}

const isSeer = (bot: Bot): bot is Seer => 'foresee' in bot;

function decide<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, bot: Bot, budget: Budget, rng: Rng): T['Move'] {
  if (isSeer(bot)) {
    const thought = bot.foresee(game, copy(state), seat, budget, rng);
    while (!thought.think(1000)) {
      // Goes on until the budget is used up.
    }
    return thought.answer();
  }
  return choose(bot, { game, view: game.view(state, seat), seat, budget, rng });
}
