import {
  below,
  type Game,
  type GameTypes,
  type OptionValues,
  type Rng,
  range,
  type Seat,
  type Seed,
  start,
  stream,
} from '@banquise/kernel';

export interface Simulation {
  readonly games: number;
  readonly players: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  readonly cut: number;
  readonly seats: readonly { readonly meanScore: number; readonly lowest: number; readonly highest: number; readonly winRate: number }[];
}

/** Plays one game on at random until it is over or the limit is reached; returns the number of decisions. */
function finish<T extends GameTypes>(game: Game<T>, state: T['State'], rng: Rng, limit: number): number {
  let decisions = 0;
  for (let actors = game.actors(state); actors.length > 0 && decisions < limit; actors = game.actors(state)) {
    const seat = actors[actors.length === 1 ? 0 : below(rng, actors.length)] as Seat;
    const moves = game.moves(state, seat);
    const move = moves[below(rng, moves.length)] as T['Move'];
    // The legality check that a table makes of every move; a legal move that is refused is a fault of the game.
    const refusal = game.refuse(state, seat, move);
    if (refusal !== undefined) throw new Error(`${game.id} refuses its own move ${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
    game.apply(state, seat, move);
    decisions++;
  }
  return decisions;
}

interface Plan {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seeds: readonly Seed[];
  readonly limit: number;
}

export function playAtRandom(game: Game, { seats, options, seeds, limit }: Plan): Simulation {
  const sums = range(seats).map(() => ({ score: 0, lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY, wins: 0 }));
  let decisions = 0;
  let cut = 0;
  let milliseconds = 0;
  for (const seed of seeds) {
    const began = performance.now();
    const state = start(game, seats, options, seed);
    decisions += finish(game, state, stream(seed, 'imagine'), limit);
    milliseconds += performance.now() - began;
    const over = game.actors(state).length === 0;
    if (!over) cut++;
    const sheet = game.score(state);
    sheet.seats.forEach(({ total }, seat) => {
      const sum = sums[seat] as (typeof sums)[number];
      sum.score += total;
      sum.lowest = Math.min(sum.lowest, total);
      sum.highest = Math.max(sum.highest, total);
      // A shared victory counts in parts, so that the rates of all seats add up to one.
      if (over && sheet.winners.includes(seat)) sum.wins += 1 / sheet.winners.length;
    });
  }
  const seconds = milliseconds / 1000;
  const games = seeds.length;
  return {
    games,
    players: seats,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    decisionsPerGame: decisions / games,
    cut,
    seats: sums.map(({ score, lowest, highest, wins }) => ({
      meanScore: score / games,
      lowest,
      highest,
      winRate: wins / Math.max(1, games - cut),
    })),
  };
}
