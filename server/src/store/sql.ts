import { type Kysely, sql } from 'kysely';
import { creditStore } from './credits.ts';
import { cupStore } from './cups.ts';
import { isPostgres, manyOf, timeOf } from './dialect.ts';
import { run } from './fixed.ts';
import { gathered } from './gather.ts';
import { grouped } from './group.ts';
import { houseStore } from './house.ts';
import { peopleStore } from './people.ts';
import { quickStore } from './quick.ts';
import type { ResultStore } from './result.ts';
import type { TableStore } from './row.ts';
import type { Schema } from './schema.ts';
import { settle } from './settle.ts';
import { societyStore } from './society.ts';
import { type ChatLine, type ChatStore, type LedgerStore, MOST_PUSHES, type PushStore, type Store } from './store.ts';
import { tableStore } from './tables.ts';

/** While a database stores one batch, the next one is judged and sent. */
const LANES = 3;

/** The store on any SQL database that kysely speaks to. */
export function sqlStore(db: Kysely<Schema>, append: TableStore['append']): Store {
  return {
    people: peopleStore(db),
    tables: tableStore(db, append),
    lanes: isPostgres(db) ? LANES : 1,
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

const linesIn = (db: Kysely<Schema>) => db.selectFrom('chat').select(['table_id as table', 'n', 'at', 'seat', 'person', 'name', 'text']);

/** The last lines at some tables, each table's as one text, the last line first. */
const latestLines = (db: Kysely<Schema>) => {
  const list = isPostgres(db)
    ? sql.raw('json_agg(json_build_array(n, at, seat, person, name, text))')
    : sql.raw('json_group_array(json_array(n, at, seat, person, name, text))');
  const given = isPostgres(db) ? sql`unnest(${[]}::text[]) as given(id)` : sql`(select value as id from json_each(${''})) as given`;
  const statement = sql<{ id: string; said: string | null }>`
    select id, (select cast(${list} as text) from (
      select n, at, seat, person, name, text from chat where table_id = given.id order by n desc limit ${0}
    ) as said) as said from ${given}`;
  return { compile: () => statement.compile(db) };
};

interface Hearer {
  readonly table: string;
  readonly limit: number;
}

type Said = [n: number, at: number, seat: number, person: string, name: string, text: string];

/** Who comes to a table is shown what was said there: after a server has died that is asked of many tables at once. */
async function linesAt(db: Kysely<Schema>, hearers: readonly Hearer[]): Promise<ChatLine[][]> {
  const tables = hearers.map(({ table }) => table);
  const rows = await run(db, latestLines, [Math.max(...hearers.map(({ limit }) => limit)), manyOf(db, tables)]);
  const said = new Map(rows.map((row) => [row.id, JSON.parse(row.said ?? '[]') as Said[]]));
  return hearers.map(({ table, limit }) =>
    (said.get(table) ?? [])
      .slice(0, limit)
      .map(([n, at, seat, person, name, text]) => ({ table, n, at, seat, person, name, text }))
      .reverse(),
  );
}

function chatStore(db: Kysely<Schema>): ChatStore {
  const lines = gathered((hearers: readonly Hearer[]) => linesAt(db, hearers));
  return {
    say: async ({ table, ...line }) =>
      void (await db
        .insertInto('chat')
        .values({ table_id: table, ...line })
        .execute()),
    lines: (table, limit) => lines({ table, limit }),
    by: (person) => linesIn(db).where('person', '=', person).orderBy('at').execute(),
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
