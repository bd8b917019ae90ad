// `node e2e/endings.ts [GAMES]`: random games of every kind with random leavers, a thousand unless told. The screen,
// the record, the server's results, the export, the profile and the statistics page must tell of each the same winner,
// ranks and points, and credit nobody with a bot's moves.
import { isDeepStrictEqual } from 'node:util';
import { gameIds, loadGame } from '@banquise/games';
import { below, type Game, type Rng, type Seat, seedFromText, stream } from '@banquise/kernel';
import { conclusion, record, since } from '@banquise/table';
import { sqliteStore } from '../server/src/store/sqlite.ts';
import type { Store } from '../server/src/store/store.ts';
import { layOut } from '../server/src/tables/layout.ts';
import { settle } from '../server/src/tables/result.ts';
import { FATES, type Fate, Leavers, OCCASIONS } from '../table/test/leavers.ts';
import { figuresOf, outingsOf } from '../web/src/features/keep/figures.ts';
import { ME } from '../web/src/features/keep/player.ts';
import { rowFrom } from '../web/src/features/keep/row.ts';

/** Plays one game and compares what everybody says of it; the game's id is its own, so that people have one game each. */
async function compare(store: Store, game: Game, rng: Rng, n: number): Promise<string> {
  const pick = <V>(from: readonly V[]): V => from[below(rng, from.length)] as V;
  const seats = game.seats.min + below(rng, Math.min(4, game.seats.max) - game.seats.min + 1);
  const people = 1 + below(rng, seats);
  const fates = Array.from({ length: people }, (): Fate => (below(rng, 3) === 0 ? pick(FATES) : 'stay'));
  const script = {
    fates,
    bots: seats - people,
    occasion: pick(OCCASIONS),
    backwards: below(rng, 2) === 0,
    seed: `endings/${n}`,
    id: `t${n}`,
    random: true,
  };
  const { table, creation, journal } = new Leavers(game, script).play(script);
  const fail = (what: string): never => {
    throw new Error(`${game.id}, ${JSON.stringify(script)}: ${what}`);
  };
  const screen = since(game, table, 'spectator', 0).status.conclusion ?? fail('not over');
  if (!isDeepStrictEqual(screen, conclusion(game, table))) fail('the screen differs from the table');
  const row = layOut(game, creation, false);
  if (!row.ok) return fail(row.problem.field);
  await store.tables.create(row.value);
  await settle(store, game, table);
  const results = await store.results.of(creation.id);
  const line = record(game, table) ?? fail('no record');
  for (const seat of Array.from({ length: people }, (_, i): Seat => i)) {
    const { rank, points } = screen.seats[seat] as (typeof screen.seats)[number];
    const byBot = journal.some(({ command }) => command.type === 'move' && command.seat === seat && command.by === 'host');
    if (byBot && (points !== null || rank === 1)) fail(`seat ${seat} is credited with a bot's moves`);
    const person = `p${seat}-${n}`;
    const exported = await store.results.ofPerson(person, 10);
    const profile = (await store.results.statistics(person))[0];
    const about = { id: creation.id, at: 1, from: 'online', me: seat, seats: line.seats.map((name) => ({ name, level: null })) } as const;
    const kept = rowFrom(game, undefined, line, about);
    const page = figuresOf(outingsOf(kept === undefined ? [] : [kept], game.id, ME), game.lines);
    if (screen.isVoid) {
      if (results.length + exported.length > 0 || profile !== undefined || page !== null) fail('a void game counts');
      continue;
    }
    const told = { rank, points, won: rank === 1 };
    const others = {
      results: { rank: results[seat]?.rank, points: results[seat]?.points, won: results[seat]?.rank === 1 },
      export: { rank: exported[0]?.rank, points: exported[0]?.points, won: exported[0]?.rank === 1 },
      profile: { rank, points: profile?.best, won: profile?.wins === 1 },
      page: { rank: page?.outings[0]?.rank, points: page?.outings[0]?.total, won: page?.wins === 1 },
    };
    for (const [where, said] of Object.entries(others))
      if (!isDeepStrictEqual(said, told)) fail(`${where} says ${JSON.stringify(said)} of seat ${seat}, the screen ${JSON.stringify(told)}`);
  }
  return screen.isVoid ? 'void' : screen.how;
}

/** A number of games, the kinds in turn; how often each ending came. */
export async function endings(games: number): Promise<ReadonlyMap<string, number>> {
  const store = await sqliteStore(':memory:');
  const rng = stream(seedFromText('endings'), 'imagine');
  const kinds = await Promise.all(gameIds().map((id) => loadGame(id)));
  const counts = new Map<string, number>();
  try {
    for (let n = 0; n < games; n++) {
      const how = await compare(store, kinds[n % kinds.length] as Game, rng, n);
      counts.set(how, (counts.get(how) ?? 0) + 1);
    }
  } finally {
    await store.close();
  }
  return counts;
}

if (import.meta.main) {
  const counts = await endings(Number(process.argv[2] ?? 1000));
  console.log(`all agree: ${[...counts].map(([how, times]) => `${how} ${times}`).join(', ')}`);
}
