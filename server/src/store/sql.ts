import { RANKED_FROM, ratingOf } from '@banquise/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Rating, rate, UNKNOWN } from '../tables/rating.ts';
import { creditStore } from './credits.ts';
import { cupStore } from './cups.ts';
import { exclusively, timeOf } from './dialect.ts';
import { grouped } from './group.ts';
import { houseStore } from './house.ts';
import { peopleStore } from './people.ts';
import { quickStore } from './quick.ts';
import type { Ended, ResultStore } from './result.ts';
import type { TableStore } from './row.ts';
import type { Schema } from './schema.ts';
import { seasonOf, societyStore, weekOf } from './society.ts';
import { type ChatStore, type LedgerStore, MOST_PUSHES, type PushStore, type Store } from './store.ts';
import { tableStore } from './tables.ts';

/** The store on any SQL database that kysely speaks to. */
export function sqlStore(db: Kysely<Schema>, append: TableStore['append']): Store {
  return {
    people: peopleStore(db),
    tables: tableStore(db, append),
    chat: chatStore(db),
    results: resultStore(db),
    pushes: pushStore(db),
    ledgers: ledgerStore(db),
    credits: creditStore(db),
    now: () => timeOf(db),
    ping: async () => void (await sql`select 1`.execute(db)),
    quick: quickStore(db),
    society: societyStore(db),
    cups: cupStore(db),
    house: houseStore(db),
    async value(name, make) {
      await db
        .insertInto('values')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await db.selectFrom('values').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
    },
    close: () => db.destroy(),
  };
}

function chatStore(db: Kysely<Schema>): ChatStore {
  const lines = () => db.selectFrom('chat').select(['table_id as table', 'n', 'at', 'seat', 'person', 'name', 'text']);
  return {
    say: async ({ table, ...line }) =>
      void (await db
        .insertInto('chat')
        .values({ table_id: table, ...line })
        .execute()),
    lines: async (table, limit) => (await lines().where('table_id', '=', table).orderBy('n', 'desc').limit(limit).execute()).reverse(),
    by: (person) => lines().where('person', '=', person).orderBy('at').execute(),
  };
}

function resultStore(db: Kysely<Schema>): ResultStore {
  const results = () =>
    db
      .selectFrom('results')
      .select(['table_id as table', 'seat', 'game', 'person', 'name', 'bot', 'rank', 'ending', 'seats', 'at', 'out'])
      .select(sql<number | null>`case when counts = 1 then total end`.as('points'))
      .select((eb) => eb('rated', '=', 1).$castTo<boolean>().as('rated'));
  const truth = <R extends { rated: unknown }>(rows: R[]) => rows.map((row) => ({ ...row, rated: Boolean(row.rated) }));
  const ratings = () => db.selectFrom('ratings').selectAll();
  return {
    settle: grouped(db, settle),
    of: async (table) => truth(await results().where('table_id', '=', table).orderBy('seat').execute()),
    ofPerson: async (person, limit) => truth(await results().where('person', '=', person).orderBy('at', 'desc').limit(limit).execute()),
    statistics: (person) =>
      db
        .selectFrom('results')
        .select(['game'])
        .select([
          sql<number>`count(*)`.as('games'),
          sql<number>`sum(case when rank = 1 then 1 else 0 end)`.as('wins'),
          sql<number | null>`max(case when counts = 1 then total end)`.as('best'),
          sql<number | null>`avg(case when counts = 1 then total end)`.as('mean'),
        ])
        .where('person', '=', person)
        .groupBy('game')
        .orderBy('game')
        .execute(),
    standing: (person, game) => ratings().where('person', '=', person).where('game', '=', game).executeTakeFirst(),
    standings: (person) => ratings().where('person', '=', person).orderBy('game').execute(),
    async met(person, other, game) {
      const theirs = db.selectFrom('results').select('table_id').where('person', '=', person).where('game', '=', game);
      const both = db.selectFrom('results').select(sql<number>`count(*)`.as('games')).where('table_id', 'in', theirs);
      return Number((await both.where('person', '=', other).where('game', '=', game).executeTakeFirstOrThrow()).games);
    },
  };
}

async function settle(trx: Transaction<Schema>, { table, results, rating, dismiss }: Ended): Promise<boolean> {
  const head = trx.updateTable('heads').where('id', '=', table);
  const marked = await head.set({ settled: 1 }).where('settled', '=', 0).executeTakeFirst();
  if (marked.numUpdatedRows !== 1n) return false;
  // What became due since, such as a rematch, stays so.
  if (dismiss !== null) await head.set({ due: null }).where('revision', '=', dismiss).execute();
  for (const { table: table_id, rated, points, ...row } of results) {
    await trx
      .insertInto('results')
      .values({ table_id, rated: Number(rated), total: points ?? 0, counts: Number(points !== null), mu: null, sigma: null, ...row })
      .execute();
  }
  if (rating !== null) await moveRatings(trx, table, rating, results[0]?.at ?? 0);
  return true;
}

async function moveRatings(trx: Transaction<Schema>, table: string, rating: NonNullable<Ended['rating']>, at: number): Promise<void> {
  const { game, people, rank } = rating;
  await exclusively(
    trx,
    people.map((person) => `rating ${person}`),
  );
  const known = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', [...people])
    .execute();
  const before = people.map((id) => known.find(({ person }) => person === id));
  const after = rate(
    before.map((standing) => standing ?? UNKNOWN),
    rank,
  );
  for (const [i, person] of people.entries()) {
    const standing = { person, game, ...(after[i] as Rating), games: (before[i]?.games ?? 0) + 1 };
    await trx
      .insertInto('ratings')
      .values(standing)
      .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet(standing))
      .execute();
    const { mu, sigma } = standing;
    await trx.updateTable('results').set({ mu, sigma }).where('table_id', '=', table).where('person', '=', person).execute();
    const was = ratingOf(before[i] ?? UNKNOWN);
    await climb(trx, { person, game, season: seasonOf(at), rating: ratingOf({ mu }), week: weekOf(at) }, { was, won: rank[i] === 1 });
  }
}

type Step = Pick<Schema['ladder'], 'person' | 'game' | 'season' | 'rating' | 'week'>;

/** Moves somebody in the ranking of a season. */
async function climb(trx: Transaction<Schema>, step: Step, { was, won }: { was: number; won: boolean }): Promise<void> {
  const { person, game, season, week } = step;
  const rows = trx.selectFrom('ladder').select(['games', 'wins', 'week', 'week_rating']).where('person', '=', person);
  const own = await rows.where('game', '=', game).where('season', '=', season).executeTakeFirst();
  const games = (own?.games ?? 0) + 1;
  const figures = { games, ranked: Number(games >= RANKED_FROM), wins: (own?.wins ?? 0) + Number(won) };
  const row = { ...step, ...figures, week_rating: own?.week === week ? own.week_rating : was };
  await trx
    .insertInto('ladder')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person', 'game', 'season']).doUpdateSet(row))
    .execute();
}

function pushStore(db: Kysely<Schema>): PushStore {
  return {
    put: (address) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('pushes')
          .values(address)
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(address))
          .execute();
        const { person } = address;
        const latest = trx.selectFrom('pushes').select('endpoint').where('person', '=', person).orderBy('added', 'desc').limit(MOST_PUSHES);
        await trx.deleteFrom('pushes').where('person', '=', person).where('endpoint', 'not in', latest).execute();
      }),
    drop: async (endpoint) => void (await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute()),
    stop: async (person, endpoint) =>
      void (await db.deleteFrom('pushes').where('endpoint', '=', endpoint).where('person', '=', person).execute()),
    of: (person) => db.selectFrom('pushes').selectAll().where('person', '=', person).execute(),
  };
}

function ledgerStore(db: Kysely<Schema>): LedgerStore {
  return {
    of: (person) => db.selectFrom('sheets').select(['revision', 'body']).where('person', '=', person).executeTakeFirst(),
    async keep(person, after, body) {
      const row = { revision: after + 1, body };
      if (after === 0) {
        const [made] = await db
          .insertInto('sheets')
          .values({ person, ...row })
          .onConflict((conflict) => conflict.column('person').doNothing())
          .execute();
        return made?.numInsertedOrUpdatedRows === 1n;
      }
      const done = await db.updateTable('sheets').set(row).where('person', '=', person).where('revision', '=', after).executeTakeFirst();
      return done.numUpdatedRows === 1n;
    },
  };
}
