import { completeOptions, type Game, range, seedFromText } from '@banquise/kernel';
import { playAtRandom, type Simulation } from './random.ts';
import { type Command, gameNamed, players, readFlags, UsageError, wholeNumber } from './usage.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games at random and measure',
  help: `banquise simulate GAME [--players N] [--games M] [--seed S] [--option ID=VALUE ...] [--limit D] [--json]

Plays M games (1000) with N players (the fewest) at random through the public contract, the legality of every move
checked, and prints games and decisions per second, decisions per game, scores, and wins by seat.
The same seed S gives the same games. A game that is not over after D decisions (10000) is cut: this limit belongs to
the simulator, not to the rules; cut games are counted and have no winner. --json prints one line of JSON.`,
  async run(args) {
    const { flags, words } = readFlags(args, {
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean' },
      option: { type: 'string', multiple: true },
    });
    const game = await gameNamed(words);
    const seats = players(flags, game);
    const games = wholeNumber(flags, 'games', 1000, 1);
    const limit = wholeNumber(flags, 'limit', 10_000, 1);
    const options = optionsFrom(game, flags.option as unknown as string[] | undefined);
    const seed = String(flags.seed ?? 'banquise');
    const result = playAtRandom(game, { seats, options, seeds: range(games).map((n) => seedFromText(`${seed}/${n}`)), limit });
    console.log(flags.json ? JSON.stringify({ game: game.id, seed, ...result }) : table(game, result));
    return 0;
  },
};

function optionsFrom(game: Game, pairs: readonly string[] = []): Readonly<Record<string, string>> {
  const given = Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
  const complete = completeOptions(game, given);
  if (!complete.ok)
    throw new UsageError(`--option ${complete.problem.field.replace('options.', '')}: expected ${complete.problem.expected}`);
  return complete.value;
}

function table(game: Game, result: Simulation): string {
  const { games, players: seats, seconds, cut } = result;
  const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
  const rows: [string, string][] = [
    ['games', `${games} of ${game.id} with ${seats} players in ${seconds.toFixed(2)} s${cut ? `, ${cut} cut` : ''}`],
    ['games/s', number(result.gamesPerSecond)],
    ['decisions/s', number(result.decisionsPerSecond)],
    ['decisions/game', number(result.decisionsPerGame)],
    ...result.seats.map(({ meanScore, lowest, highest, winRate }, seat): [string, string] => [
      `seat ${seat + 1}`,
      `mean ${meanScore.toFixed(2)} points (${lowest} to ${highest}), wins ${(100 * winRate).toFixed(1)} %`,
    ]),
  ];
  return rows.map(([name, value]) => `${name.padEnd(16)}${value}`).join('\n');
}
