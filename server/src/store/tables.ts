import type { Accepted, Phase } from '@banquise/table';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { among, givenRows, isPostgres, manyOf } from './dialect.ts';
import { dueStore } from './due.ts';
import { run } from './fixed.ts';
import { scrubTable } from './forget.ts';
import { gathered } from './gather.ts';
import { type HotStatements, hotStatements, type Prepare } from './hot.ts';
import { layingOut } from './lay-out.ts';
import { type Append, JOURNAL_PAGE, type Kept, type TableRow, type TableStore } from './row.ts';
import type { Schema } from './schema.ts';

/** The tables, and how this database takes down what was accepted. */
export function tableStore(db: Kysely<Schema>, append: TableStore['append']): TableStore {
  const rows = () => selectRows(db);
  const loaded = gathered((wanted: readonly Wanted[]) => load(db, wanted));
  const counted = gathered((all: readonly (readonly string[])[]) => countUnderWay(db, all));
  return {
    create: layingOut(db),
    append,
    row: async (id) => {
      const row = await rows().where('tables.id', '=', id).executeTakeFirst();
      return row && read(row);
    },
    load: (id, formats) => loaded({ id, formats }),
    journal: (id, after = 0, most) => journalAfter(db, id, after, most),
    scrub: scrubTable(db),
    ...dueStore(db),
    rows: async (ids) =>
      (
        await rows()
          .where(among(db, 'tables.id', ids))
          .execute()
      ).map(read),
    heads: (ids) => run(db, headsOf, [manyOf(db, ids)]),
    lobby: async (limit) => {
      const latest = rows().innerJoin('lobby', 'lobby.table_id', 'heads.id').clearSelect().selectAll(['tables', 'heads']);
      return (await latest.orderBy('lobby.changed', 'desc').limit(limit).execute()).map(read);
    },
    ofPeople: async (people, phases, limit) => {
      const theirs = db
        .selectFrom('seats')
        .select('table_id')
        .where(among(db, 'person', people));
      const query = rows()
        .where('tables.id', 'in', theirs)
        .where('phase', 'in', [...phases]);
      return (await query.orderBy('changed', 'desc').limit(limit).execute()).map(read);
    },
    underWay: counted,
    remove: (id) => db.transaction().execute((trx) => remove(trx, id)),
  };
}

const headsOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('heads')
    .select(['id', 'revision', 'edition'])
    .where(among(db, 'id', []));

/** At how many tables that are not over the people of each list sit. */
async function countUnderWay(db: Kysely<Schema>, all: readonly (readonly string[])[]): Promise<number[]> {
  const given = all.flatMap((people, at) => people.map((person) => ({ at, person })));
  const counts = new Map((await run(db, countsOf, [JSON.stringify(given)])).map(({ at, n }) => [at, n]));
  return all.map((_, at) => counts.get(at) ?? 0);
}

function countsOf(db: Kysely<Schema>) {
  const counted = sql<{ at: number; n: number }>`select given.at, count(distinct heads.id) as n
    from ${givenRows(db, { at: 'bigint', person: 'text' })} join seats on seats.person = given.person
    join heads on heads.id = seats.table_id where heads.phase <> 'finished' group by given.at`;
  return { compile: () => counted.compile(db) };
}

const selectRows = (db: Kysely<Schema>) => db.selectFrom('tables').innerJoin('heads', 'heads.id', 'tables.id').selectAll();

function read({ taken: _taken, ...row }: Selectable<Schema['tables']> & Selectable<Schema['heads']>): TableRow {
  return {
    ...row,
    creation: JSON.parse(row.creation),
    listed: row.listed === 1,
    phase: row.phase as Phase,
    awaited: JSON.parse(row.awaited),
    summary: JSON.parse(row.summary),
    settled: row.settled === 1,
  };
}

/** One statement after the other: a file has nobody to wait for. */
export function appendInTurn(db: Kysely<Schema>, prepare: Prepare): TableStore['append'] {
  const hot = hotStatements(db, prepare);
  return (batch) => db.transaction().execute(() => takeDown(hot, batch));
}

async function takeDown(hot: HotStatements, batch: readonly Append[]): Promise<string[]> {
  const lost: string[] = [];
  for (const one of batch) {
    const { table, accepted, summary, seated, listing, snapshot } = one;
    if (!hot.advance(one)) {
      lost.push(table);
      continue;
    }
    for (const command of accepted) hot.enter(table, command);
    if (summary !== null) hot.summarise(table, summary);
    if (summary !== null && seated) hot.seat(table, summary);
    if (listing === true) hot.list(table, accepted.at(-1)?.at ?? 0);
    if (listing === false) hot.unlist(table);
    if (snapshot !== null) hot.keep(table, snapshot);
  }
  return lost;
}

/** A table that is to be read, and the formats of snapshots that can be. */
interface Wanted {
  readonly id: string;
  readonly formats: readonly string[];
}

/** Who comes back waits for this, and after a server has died many come at once: it is one statement for all of them. */
async function load(db: Kysely<Schema>, wanted: readonly Wanted[]): Promise<(Kept | undefined)[]> {
  const kept = new Map<string, Kept>();
  const keyOf = ({ id, formats }: Wanted): string => `${id} ${formats.join()}`;
  for (const alike of Map.groupBy(wanted, ({ formats }) => formats.join()).values()) {
    const { formats } = alike[0] as Wanted;
    const ids = alike.map(({ id }) => id);
    for (const { pictured, format, body, after, ...row } of await run(db, keptOf, [manyOf(db, formats), manyOf(db, ids)])) {
      const snapshot = pictured === null || format === null || body === null ? null : { revision: pictured, format, body };
      const journal = (JSON.parse(after ?? '[]') as [number, number, string][]).map(([revision, at, command]) => ({
        ...{ revision, at, command: JSON.parse(command) },
      }));
      kept.set(keyOf({ id: row.id, formats }), { row: read(row), snapshot, journal });
    }
  }
  return wanted.map((one) => kept.get(keyOf(one)));
}

const keptOf = (db: Kysely<Schema>) => {
  const list = isPostgres(db)
    ? sql.raw('json_agg(json_build_array(revision, at, command) order by revision)')
    : sql.raw('json_group_array(json_array(revision, at, command))');
  const latest = db
    .selectFrom('snapshots')
    .select(['table_id', 'revision as pictured', 'format', 'body'])
    .where(among(db, 'format', []));
  return db
    .selectFrom('tables')
    .innerJoin('heads', 'heads.id', 'tables.id')
    .leftJoin(latest.as('latest'), 'latest.table_id', 'tables.id')
    .selectAll(['tables', 'heads'])
    .select(['pictured', 'format', 'body'])
    .select(
      sql<string | null>`(select cast(${list} as text) from (
        select revision, at, command from journal
        where table_id = tables.id and revision > coalesce(latest.pictured, 0) order by revision limit ${sql.lit(JOURNAL_PAGE)}
      ) as after)`.as('after'),
    )
    .where(among(db, 'tables.id', []));
};

async function journalAfter(db: Kysely<Schema>, id: string, revision: number, most = ALL): Promise<Accepted[]> {
  const rows = await run(db, commandsAfter, [id, revision, most]);
  return rows.map((row) => ({ ...row, command: JSON.parse(row.command) }));
}

/** More commands than any table has. */
const ALL = 2 ** 40;

const commandsAfter = (db: Kysely<Schema>) =>
  db
    .selectFrom('journal')
    .select(['revision', 'at', 'command'])
    .where('table_id', '=', '')
    .where('revision', '>', 0)
    .orderBy('revision')
    .limit(ALL);

async function remove(trx: Transaction<Schema>, id: string): Promise<void> {
  for (const table of ['seats', 'visits', 'journal', 'snapshots', 'chat', 'results', 'lobby'] as const) {
    await trx.deleteFrom(table).where('table_id', '=', id).execute();
  }
  for (const table of ['tables', 'heads'] as const) await trx.deleteFrom(table).where('id', '=', id).execute();
}
