import type { Accepted, Phase } from '@banquise/table';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Append, Kept, Snapshot, Summary, TableRow, TableStore } from './store.ts';

export function tableStore(db: Kysely<Schema>): TableStore {
  const rows = () => selectRows(db);
  return {
    create: (row) => db.transaction().execute((trx) => create(trx, row)),
    append: (batch) => db.transaction().execute((trx) => append(trx, batch)),
    row: async (id) => {
      const row = await rows().where('tables.id', '=', id).executeTakeFirst();
      return row && read(row);
    },
    load: (id, format) => load(db, id, format),
    journal: (id) => journalAfter(db, id, 0),
    pending: async () => (await rows().where('heads.settled', '=', 0).orderBy('changed').execute()).map(read),
    ofPeople: async (people, phases, limit) => {
      const theirs = db
        .selectFrom('seats')
        .select('table_id')
        .where('person', 'in', [...people]);
      const query = rows()
        .where('tables.id', 'in', theirs)
        .where('phase', 'in', [...phases]);
      return (await query.orderBy('changed', 'desc').limit(limit).execute()).map(read);
    },
    remove: (id) => db.transaction().execute((trx) => remove(trx, id)),
  };
}

const selectRows = (db: Kysely<Schema>) => db.selectFrom('tables').innerJoin('heads', 'heads.id', 'tables.id').selectAll();

function read(row: Selectable<Schema['tables']> & Selectable<Schema['heads']>): TableRow {
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

async function create(trx: Transaction<Schema>, row: TableRow): Promise<boolean> {
  const { id, game, invite, watch, revision, phase, due, changed, summary } = row;
  const texts = { creation: JSON.stringify(row.creation), summary: JSON.stringify(summary) };
  const done = await trx
    .insertInto('tables')
    .values({ id, game, invite, watch, listed: Number(row.listed), ...texts })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (done.numInsertedOrUpdatedRows !== 1n) return false;
  const head = { id, revision, phase, due, changed, awaited: JSON.stringify(row.awaited), settled: Number(row.settled) };
  await trx.insertInto('heads').values(head).execute();
  await seatPeople(trx, id, summary);
  if (summary.owner !== null) await visit(trx, id, [summary.owner]);
  return true;
}

async function append(trx: Transaction<Schema>, batch: readonly Append[]): Promise<string[]> {
  const lost: string[] = [];
  const entries: Schema['journal'][] = [];
  for (const one of batch) {
    if (!(await advance(trx, one))) {
      lost.push(one.table);
      continue;
    }
    for (const { revision, at, command } of one.accepted) {
      entries.push({ table_id: one.table, revision, at, command: JSON.stringify(command) });
    }
    if (one.summary !== null) await summarise(trx, one.table, one.summary);
    if (one.snapshot !== null) await keep(trx, one.table, one.snapshot);
  }
  for (let i = 0; i < entries.length; i += ROWS) {
    await trx
      .insertInto('journal')
      .values(entries.slice(i, i + ROWS))
      .execute();
  }
  return lost;
}

/** The guard: one row per table, changed only by whoever saw the revision before. */
async function advance(trx: Transaction<Schema>, { table, after, accepted, phase, due, awaited }: Append): Promise<boolean> {
  const last = accepted.at(-1) as Accepted;
  const guard = await trx
    .updateTable('heads')
    .set({ revision: last.revision, phase, due, awaited: JSON.stringify(awaited), changed: last.at })
    .where('id', '=', table)
    .where('revision', '=', after)
    .executeTakeFirst();
  return guard.numUpdatedRows === 1n;
}

async function summarise(trx: Transaction<Schema>, table: string, summary: Summary): Promise<void> {
  await trx
    .updateTable('tables')
    .set({ summary: JSON.stringify(summary) })
    .where('id', '=', table)
    .execute();
  await seatPeople(trx, table, summary);
}

/** Rows in one statement. */
const ROWS = 50;

async function seatPeople(trx: Transaction<Schema>, table: string, { seats }: Summary): Promise<void> {
  await trx.deleteFrom('seats').where('table_id', '=', table).execute();
  const taken = seats.flatMap(({ person }, seat) => (person === null ? [] : [{ table_id: table, seat, person }]));
  if (taken.length === 0) return;
  await trx.insertInto('seats').values(taken).execute();
  await visit(trx, table, [...new Set(taken.map(({ person }) => person))]);
}

async function visit(trx: Transaction<Schema>, table: string, people: readonly string[]): Promise<void> {
  const visits = people.map((person) => ({ person, table_id: table }));
  await trx
    .insertInto('visits')
    .values(visits)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function keep(trx: Transaction<Schema>, table: string, snapshot: Snapshot): Promise<void> {
  await trx
    .insertInto('snapshots')
    .values({ table_id: table, ...snapshot })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(snapshot))
    .execute();
}

async function load(db: Kysely<Schema>, id: string, format: string): Promise<Kept | undefined> {
  const row = await selectRows(db).where('tables.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const found = await db
    .selectFrom('snapshots')
    .select(['revision', 'format', 'body'])
    .where('table_id', '=', id)
    .where('format', '=', format)
    .executeTakeFirst();
  return { row: read(row), snapshot: found ?? null, journal: await journalAfter(db, id, found?.revision ?? 0) };
}

async function journalAfter(db: Kysely<Schema>, id: string, revision: number): Promise<Accepted[]> {
  const rows = await db
    .selectFrom('journal')
    .select(['revision', 'at', 'command'])
    .where('table_id', '=', id)
    .where('revision', '>', revision)
    .orderBy('revision')
    .execute();
  return rows.map((row) => ({ ...row, command: JSON.parse(row.command) }));
}

async function remove(trx: Transaction<Schema>, id: string): Promise<void> {
  for (const table of ['seats', 'visits', 'journal', 'snapshots', 'chat', 'results'] as const) {
    await trx.deleteFrom(table).where('table_id', '=', id).execute();
  }
  for (const table of ['tables', 'heads'] as const) await trx.deleteFrom(table).where('id', '=', id).execute();
}
