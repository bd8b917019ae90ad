// `npm run bench [GAME ...]`: figures of the engines on one core, and of a server under load; all from one run on one machine.

import { gameIds, loadGame } from '@banquise/games';
import { completeOptions, type Game, range, seedFromText } from '@banquise/kernel';
import { playAtRandom } from '../../cli/src/random.ts';
import { costs } from './costs.ts';
import { BAR, loadColumns } from './load.ts';
import { table } from './table.ts';

const SECONDS = 2;

const wanted = process.argv.slice(2);
const unknown = wanted.find((id) => !gameIds().includes(id));
if (unknown !== undefined) {
  console.error(`banquise: there is no game "${unknown}"; games are ${gameIds().join(', ')}`);
  process.exit(2);
}
const games = await Promise.all((wanted.length > 0 ? wanted : gameIds()).map((id) => loadGame(id)));

/** Plays for about the given seconds, after a short warm-up that also tells how many games that takes. */
function speed(game: Game, seats: number): ReturnType<typeof playAtRandom> {
  const options = defaults(game);
  const run = (series: string, n: number) =>
    playAtRandom(game, { seats, options, seeds: range(n).map((i) => seedFromText(`${series}/${i}`)), limit: 10_000 });
  const { gamesPerSecond } = run('warm-up', 200);
  return run('bench', Math.ceil(gamesPerSecond * SECONDS));
}

function defaults(game: Game): Readonly<Record<string, string>> {
  const complete = completeOptions(game, {});
  if (!complete.ok) throw new Error(`${game.id} has no default for ${complete.problem.field}`);
  return complete.value;
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });

console.log('Random play, one core, every move checked for legality\n');
console.log(
  table(
    ['game', 'players', 'games/s', 'decisions/s', 'decisions/game', 'to fewest'],
    games.flatMap((game) => {
      const { min, max } = game.seats;
      const results = range(max - min + 1).map((n) => speed(game, min + n));
      const base = results[0]?.decisionsPerSecond ?? 1;
      return results.map((one) => [
        game.id,
        `${one.players}`,
        number(one.gamesPerSecond),
        number(one.decisionsPerSecond),
        number(one.decisionsPerGame, 1),
        number(one.decisionsPerSecond / base, 2),
      ]);
    }),
  ),
);

console.log('\nMean cost of one call, in nanoseconds, and the heap that one decision takes, in bytes (fewest players)\n');
console.log(
  table(
    ['game', 'copy', 'moves', 'refuse', 'apply', 'view', 'imagine', 'score', 'heap/decision'],
    games.map((game) => {
      const cost = costs(game, defaults(game));
      return [
        game.id,
        ...[cost.copy, cost.moves, cost.refuse, cost.apply, cost.view, cost.imagine, cost.score, cost.heap].map((value) => number(value)),
      ];
    }),
  ),
);

if (wanted.length === 0) {
  console.log('\nA server on one core, its players on the other: moves checked, stored on the disk, and only then answered\n');
  console.log(await loadColumns(BAR));
}
