import type { Accepted, Command, Phase } from '@banquise/table';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Append, Kept, Snapshot, Summary, TableRow, TableStore } from './store.ts';

export function tableStore(db: Kysely<Schema>): TableStore {
  const rows = () => db.selectFrom('tables').selectAll();
  return {
    create: (row) => db.transaction().execute((trx) => create(trx, row)),
    append: (batch) => db.transaction().execute((trx) => append(trx, batch)),
    row: async (id) => {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row && read(row);
    },
    load: (id, format) => load(db, id, format),
    journal: (id) => journalAfter(db, id, 0),
    pending: async () => (await rows().where('settled', '=', 0).orderBy('changed').execute()).map(read),
    ofPeople: async (people, phases, limit) => {
      const theirs = db
        .selectFrom('seats')
        .select('table_id')
        .where('person', 'in', [...people]);
      const query = rows()
        .where('id', 'in', theirs)
        .where('phase', 'in', [...phases]);
      return (await query.orderBy('changed', 'desc').limit(limit).execute()).map(read);
    },
    remove: (id) => db.transaction().execute((trx) => remove(trx, id)),
  };
}

function read(row: Selectable<Schema['tables']>): TableRow {
  return {
    ...row,
    creation: JSON.parse(row.creation),
    listed: row.listed === 1,
    phase: row.phase as Phase,
    summary: JSON.parse(row.summary),
    settled: row.settled === 1,
  };
}

async function create(trx: Transaction<Schema>, row: TableRow): Promise<boolean> {
  const { creation, listed, summary, settled, ...plain } = row;
  const values = {
    ...plain,
    creation: JSON.stringify(creation),
    summary: JSON.stringify(summary),
    listed: Number(listed),
    settled: Number(settled),
  };
  const done = await trx
    .insertInto('tables')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (done.numInsertedOrUpdatedRows !== 1n) return false;
  await seatPeople(trx, row.id, summary);
  if (summary.owner !== null) await visit(trx, row.id, [summary.owner]);
  return true;
}

async function append(trx: Transaction<Schema>, batch: readonly Append[]): Promise<string[]> {
  const lost: string[] = [];
  const entries: Schema['journal'][] = [];
  for (const { table, after, accepted, phase, due, summary, snapshot } of batch) {
    const last = accepted.at(-1) as Accepted;
    const guard = await trx
      .updateTable('tables')
      .set({ revision: last.revision, phase, due, summary: JSON.stringify(summary), changed: last.at })
      .where('id', '=', table)
      .where('revision', '=', after)
      .executeTakeFirst();
    if (guard.numUpdatedRows !== 1n) {
      lost.push(table);
      continue;
    }
    for (const { revision, at, command } of accepted) entries.push({ table_id: table, revision, at, command: JSON.stringify(command) });
    if (accepted.some(({ command }) => SEATING.has(command.type))) await seatPeople(trx, table, summary);
    if (snapshot !== null) await keep(trx, table, snapshot);
  }
  for (let i = 0; i < entries.length; i += ROWS) {
    await trx
      .insertInto('journal')
      .values(entries.slice(i, i + ROWS))
      .execute();
  }
  return lost;
}

/** Rows in one statement. */
const ROWS = 50;

/** Commands after which other people may sit at the table than before. */
const SEATING: ReadonlySet<Command['type']> = new Set(['sit', 'seat-bot', 'vacate', 'add-seat', 'drop-seat', 'leave']);

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
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
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
  await trx.deleteFrom('tables').where('id', '=', id).execute();
}
