import { RANKED_FROM, ratingOf } from '@banquise/protocol';
import { type InsertQueryBuilder, type InsertResult, type Kysely, sql, type Transaction } from 'kysely';
import { type Rating, rate, UNKNOWN } from '../tables/rating.ts';
import { among, exclusively, givenRows, isPostgres, manyOf } from './dialect.ts';
import { insertAll, run } from './fixed.ts';
import { seasonOf, weekOf } from './ranking.ts';
import type { Ended, Result } from './result.ts';
import type { Schema } from './schema.ts';

/**
 * Takes down games that are over, each once: whether this was the time. Servers that take down the same one wait for each
 * other; who plays on at a table waits for its head alone, and that is marked last: moves of all tables would wait with it.
 */
export async function settle(trx: Transaction<Schema>, given: readonly Ended[]): Promise<boolean[]> {
  const ended = await ofAccounts(trx, given);
  const tables = ended.map(({ table }) => table);
  const people = ended.flatMap(({ rating }) => rating?.people ?? []);
  await exclusively(trx, [...tables.map((id) => `result ${id}`), ...people.map((id) => `rating ${id}`)]);
  const open = await run(trx, unsettled, [manyOf(trx, tables), 0]);
  const ids = new Set(open.map(({ id }) => id));
  const first = ended.map(({ table }) => ids.delete(table));
  const fresh = ended.filter((_, at) => first[at]);
  const moved = await moveRatings(trx, fresh);
  const results = fresh.flatMap(({ results }) => results.map((result) => rowOf(result, moved.get(keyOf(result.table, result.person)))));
  await insertAll(trx, 'results', results);
  await mark(trx, fresh);
  return first;
}

/** Guests who signed in since are the account they became; where one sits twice, nothing is rated. */
async function ofAccounts(trx: Transaction<Schema>, ended: readonly Ended[]): Promise<readonly Ended[]> {
  const people = new Set(
    ended.flatMap(({ results, rating }) => [...results.flatMap(({ person }) => person ?? []), ...(rating?.people ?? [])]),
  );
  const guests = new Map((await run(trx, mergedOf, [manyOf(trx, [...people])])).map(({ id, merged }) => [id, merged]));
  const accountOf = <Id extends string | null>(id: Id): Id | string => (id === null ? id : (guests.get(id) ?? id));
  return ended.map(({ results, rating, ...rest }) => {
    const isTwice = rating !== null && new Set(rating.people.map(accountOf)).size < rating.people.length;
    return {
      ...rest,
      results: results.map((result) => ({ ...result, person: accountOf(result.person), rated: result.rated && !isTwice })),
      rating: rating === null || isTwice ? null : { ...rating, people: rating.people.map(accountOf) },
    };
  });
}

const mergedOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('people')
    .select(['id', 'merged'])
    .where(among(db, 'id', []))
    .where('merged', 'is not', null);

function rowOf({ table, rated, points, ...row }: Result, rating: Rating | undefined): Schema['results'] {
  const { mu, sigma } = rating ?? { mu: null, sigma: null };
  return { table_id: table, rated: Number(rated), total: points ?? 0, counts: Number(points !== null), mu, sigma, ...row };
}

const keyOf = (...parts: readonly (string | null)[]): string => parts.join(' ');

/** What became due since, such as a rematch, stays so. Heads are locked in the order of their ids, as by those who play on. */
async function mark(trx: Transaction<Schema>, ended: readonly Ended[]): Promise<void> {
  if (ended.length === 0) return;
  const ids = ended.map(({ table }) => table);
  const done = ended.map(({ table, dismiss }) => ({ id: table, dismiss }));
  if (isPostgres(trx)) await sql`select id from heads where ${among(trx, 'id', ids)} order by id for update`.execute(trx);
  await run(trx, settledIn, [JSON.stringify(done)]);
}

function settledIn(db: Kysely<Schema>) {
  const marked = sql`update heads set settled = 1, due = case when revision = given.dismiss then null else due end
    from ${givenRows(db, { id: 'text', dismiss: 'bigint' })} where heads.id = given.id`;
  return { compile: () => marked.compile(db) };
}

const unsettled = (db: Kysely<Schema>) =>
  db
    .selectFrom('heads')
    .select('id')
    .where(among(db, 'id', []))
    .where('settled', '=', 0);

const ratingsOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('ratings')
    .selectAll()
    .where(among(db, 'person', []));

const rungsOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('ladder')
    .selectAll()
    .where(among(db, 'person', []));

const ratedAnew = (insert: InsertQueryBuilder<Schema, 'ratings', InsertResult>) =>
  insert.onConflict((conflict) =>
    conflict.columns(['person', 'game']).doUpdateSet(({ ref }) => ({
      ...{ mu: ref('excluded.mu'), sigma: ref('excluded.sigma'), games: ref('excluded.games') },
    })),
  );

const onAnotherRung = (insert: InsertQueryBuilder<Schema, 'ladder', InsertResult>) =>
  insert.onConflict((conflict) =>
    conflict.columns(['person', 'game', 'season']).doUpdateSet(({ ref }) => ({
      ...{ rating: ref('excluded.rating'), games: ref('excluded.games'), ranked: ref('excluded.ranked'), wins: ref('excluded.wins') },
      ...{ week: ref('excluded.week'), week_rating: ref('excluded.week_rating') },
    })),
  );

type Standing = Schema['ratings'];
type Rung = Schema['ladder'];

/** Moves ratings, one game after the other: what they are after each, by table and person. */
async function moveRatings(trx: Transaction<Schema>, ended: readonly Ended[]): Promise<Map<string, Rating>> {
  const rated = ended.flatMap(({ table, rating, results }) => (rating === null ? [] : [{ table, ...rating, at: results[0]?.at ?? 0 }]));
  const people = [...new Set(rated.flatMap((one) => one.people))];
  const moved = new Map<string, Rating>();
  if (people.length === 0) return moved;
  const standings = new Map<string, Standing>();
  const rungs = new Map<string, Rung>();
  const own = [manyOf(trx, people)];
  for (const row of await run(trx, ratingsOf, own)) standings.set(keyOf(row.person, row.game), row);
  for (const row of await run(trx, rungsOf, own)) rungs.set(rungKey(row), row);
  const played = new Set<string>();
  const climbed = new Set<string>();
  for (const { table, game, people, rank, at } of rated) {
    const before = people.map((person) => standings.get(keyOf(person, game)));
    const after = rate(
      before.map((standing) => standing ?? UNKNOWN),
      rank,
    );
    for (const [i, person] of people.entries()) {
      const rating = after[i] as Rating;
      moved.set(keyOf(table, person), rating);
      standings.set(keyOf(person, game), { person, game, ...rating, games: (before[i]?.games ?? 0) + 1 });
      played.add(keyOf(person, game));
      const step = { person, game, season: seasonOf(at), rating: ratingOf(rating), week: weekOf(at) };
      const key = rungKey(step);
      rungs.set(key, climb(step, rungs.get(key), { rating: ratingOf(before[i] ?? UNKNOWN), won: rank[i] === 1 }));
      climbed.add(key);
    }
  }
  await insertAll(
    trx,
    'ratings',
    [...played].map((key) => standings.get(key) as Standing),
    ratedAnew,
  );
  await insertAll(
    trx,
    'ladder',
    [...climbed].map((key) => rungs.get(key) as Rung),
    onAnotherRung,
  );
  return moved;
}

const rungKey = ({ person, game, season }: Pick<Rung, 'person' | 'game' | 'season'>): string => keyOf(person, game, season);

/** Where somebody stands in the ranking of a season after a game. */
function climb(
  step: Pick<Rung, 'person' | 'game' | 'season' | 'rating' | 'week'>,
  was: Rung | undefined,
  before: { readonly rating: number; readonly won: boolean },
): Rung {
  const games = (was?.games ?? 0) + 1;
  const figures = { games, ranked: Number(games >= RANKED_FROM), wins: (was?.wins ?? 0) + Number(before.won) };
  return { ...step, ...figures, week_rating: was?.week === step.week ? was.week_rating : before.rating };
}
