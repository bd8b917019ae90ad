// `node e2e/turning.ts [GAMES [FIRST]]`: reads games that play themselves, a hundred unless told, beginning with the FIRST
// (0). Every turning point must lie where the line of the chart falls for its mover by at least the points it claims;
// and an independent opinion of the same position must find that fall too, but for the noise that is stated.
import { needNet } from '@banquise/bots/node';
import { gameIds, loadGame } from '@banquise/games';
import { below, type Game, type GameRecord, seedFromText, start, stream } from '@banquise/kernel';
import { curvesOf, fallAt } from '../web/src/features/analysis/curve.ts';
import { secondOpinion, study } from '../web/src/features/analysis/study.ts';
import { simple } from '../web/src/features/analysis/why.ts';

/** Less thought than the page gives a game, and enough for the noise to be what it is said to be: with 16 iterations a net repeats its own mistake. */
const PLAN = { ms: 600_000, enough: 40, enoughAgain: 240, again: 3 };

export interface Counts {
  readonly games: number;
  readonly turns: number;
  /** Turning points that an independent opinion found within the stated noise. */
  readonly found: number;
}

/** A game by players who look one move ahead, and now and then do not look at all. */
function selfPlayed(game: Game, n: number): GameRecord {
  const seed = seedFromText(`turning/${n}`);
  const rng = stream(seedFromText(`turning/${n}/luck`), 'imagine');
  const seats = game.seats.min + (n % (Math.min(3, game.seats.max) - game.seats.min + 1));
  const state = start(game, seats, {}, seed);
  const moves: GameRecord['moves'][number][] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const legal = game.moves(state, seat);
    const move = below(rng, 6) === 0 ? legal[below(rng, legal.length)] : simple(game, state, seat, rng);
    if (move === undefined) break;
    game.apply(state, seat, move);
    moves.push([seat, move]);
  }
  return { game: game.id, rules: game.rules, options: {}, seats: Array.from({ length: seats }, (_, i) => `P${i}`), seed, moves };
}

/** Reads these games; throws at the first turning point that the line does not show. */
export async function turning(games: number, first = 0, plan = PLAN): Promise<Counts> {
  let [turns, found] = [0, 0];
  for (let n = first; n < first + games; n++) {
    const ids = gameIds();
    const id = ids[n % ids.length] as string;
    const game = (await loadGame(id)) as unknown as Game;
    // As in the page, where the net of a game comes with its board.
    needNet(game);
    const record = selfPlayed(game, n);
    const read = study(game, record, plan, () => undefined);
    if (!read.ok) throw new Error(`${id} ${n}: ${read.problem.field}`);
    const { value } = read;
    const curves = curvesOf(value.readings, record.seats.length, 0, []);
    for (const turn of value.turns) {
      const fall = fallAt(curves, turn);
      if (fall < turn.loss - 1e-9) throw new Error(`${id} ${n}, move ${turn.index}: claims ${turn.loss}, the line falls by ${fall}`);
      turns++;
      // Both opinions are off by the stated noise: their difference by its diagonal.
      if (secondOpinion(game, record, turn, plan.enoughAgain) >= turn.loss - Math.SQRT2 * value.noise) found++;
    }
  }
  return { games, turns, found };
}

if (import.meta.main) {
  const [games = '100', first = '0'] = process.argv.slice(2);
  const { turns, found } = await turning(Number(games), Number(first));
  console.log(`${games} games from ${first}: ${turns} turning points, all where the line falls; ${found} found again within the noise`);
}
