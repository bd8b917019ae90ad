import { type Kysely, sql, type Transaction } from 'kysely';
import { isDeadlock, isOutage, persistently } from './outage.ts';
import { type Append, type Summary, textOf } from './row.ts';
import type { Schema } from './schema.ts';

/** A batch as columns: one parameter each, however long it is. */
const column = <T>(batch: readonly T[], value: (one: T) => string | number | null): (string | number | null)[] => batch.map(value);

/**
 * A batch in one statement: whoever saw the revision before changes the head, and only then do its commands enter the
 * journal. Heads are locked in the order of their ids, so that two servers never wait for each other.
 */
async function enter(db: Kysely<Schema>, batch: readonly Append[]): Promise<Set<string>> {
  const entries = batch.flatMap(({ table, accepted }) => accepted.map((one) => ({ table, ...one })));
  const kept = batch.flatMap(({ table, snapshot }) => (snapshot === null ? [] : [{ table, ...snapshot }]));
  const ids = column(batch, ({ table }) => table);
  const { rows } = await sql<{ id: string }>`
    with given as (
      select * from unnest(
        ${ids}::text[], ${column(batch, ({ after }) => after)}::bigint[], ${column(batch, ({ edition }) => edition)}::bigint[],
        ${column(batch, ({ accepted }) => accepted.at(-1)?.revision ?? 0)}::bigint[], ${column(batch, ({ phase }) => phase)}::text[],
        ${column(batch, ({ due }) => due)}::bigint[], ${column(batch, ({ awaited }) => JSON.stringify(awaited))}::text[],
        ${column(batch, ({ accepted }) => accepted.at(-1)?.at ?? 0)}::bigint[], ${column(batch, ({ taken }) => taken)}::bigint[]
      ) as t(id, after, edition, revision, phase, due, awaited, changed, taken)
    ), locked as (
      select id from heads where id = any(${ids}::text[]) order by id for update
    ), moved as (
      update heads set revision = given.revision, phase = given.phase, due = given.due, awaited = given.awaited,
        changed = given.changed, taken = given.taken
      from given join locked on locked.id = given.id
      where heads.id = given.id and heads.revision = given.after and heads.edition = given.edition
      returning heads.id
    ), entered as (
      insert into journal (table_id, revision, at, command)
      select e.* from unnest(
        ${column(entries, ({ table }) => table)}::text[], ${column(entries, ({ revision }) => revision)}::bigint[],
        ${column(entries, ({ at }) => at)}::bigint[], ${column(entries, textOf)}::text[]
      ) as e(table_id, revision, at, command) join moved on moved.id = e.table_id
    ), pictured as (
      insert into snapshots (table_id, revision, format, body)
      select s.* from unnest(
        ${column(kept, ({ table }) => table)}::text[], ${column(kept, ({ revision }) => revision)}::bigint[],
        ${column(kept, ({ format }) => format)}::text[], ${column(kept, ({ body }) => body)}::text[]
      ) as s(table_id, revision, format, body) join moved on moved.id = s.table_id
      on conflict (table_id) do update set revision = excluded.revision, format = excluded.format, body = excluded.body
    )
    select id from moved`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** What lists show of the tables that moved: seldom, so that these few statements do not count. */
async function summarise(trx: Transaction<Schema>, batch: readonly (Append & { readonly summary: Summary })[]): Promise<void> {
  const ids = column(batch, ({ table }) => table);
  const texts = column(batch, ({ summary }) => JSON.stringify(summary));
  await sql`update tables set summary = t.summary from unnest(${ids}::text[], ${texts}::text[]) as t(id, summary)
    where tables.id = t.id`.execute(trx);
  await sql`delete from seats where table_id = any(${ids}::text[])`.execute(trx);
  const taken = batch.flatMap(({ table, summary: { seats } }) =>
    seats.flatMap(({ person }, seat) => (person === null ? [] : [{ table, seat, person }])),
  );
  const tables = column(taken, ({ table }) => table);
  const people = column(taken, ({ person }) => person);
  await sql`insert into seats (table_id, seat, person)
    select * from unnest(${tables}::text[], ${column(taken, ({ seat }) => seat)}::integer[], ${people}::text[])`.execute(trx);
  await sql`insert into visits (person, table_id) select distinct * from unnest(${people}::text[], ${tables}::text[])
    on conflict do nothing`.execute(trx);
}

async function list(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const gone = batch.filter(({ listing }) => listing === false).map(({ table }) => table);
  if (gone.length > 0) await sql`delete from lobby where table_id = any(${gone}::text[])`.execute(trx);
  const shown = batch.filter(({ listing }) => listing === true);
  if (shown.length === 0) return;
  await sql`insert into lobby (table_id, changed)
    select * from unnest(${column(shown, ({ table }) => table)}::text[], ${column(shown, ({ accepted }) => accepted.at(-1)?.at ?? 0)}::bigint[])
    on conflict (table_id) do update set changed = excluded.changed`.execute(trx);
}

async function store(db: Kysely<Schema>, batch: readonly Append[]): Promise<Set<string>> {
  const rare = batch.filter(({ summary, listing }) => summary !== null || listing !== null);
  if (rare.length === 0) return enter(db, batch);
  return db.transaction().execute(async (trx) => {
    const moved = await enter(trx, batch);
    const seen = rare.filter(({ table }) => moved.has(table));
    const told = seen.flatMap((one) => (one.summary === null ? [] : [{ ...one, summary: one.summary }]));
    if (told.length > 0) await summarise(trx, told);
    await list(trx, seen);
    return moved;
  });
}

/** Which of a batch stand in the journal as they were sent: the answer got lost, not the commit. */
async function standing(db: Kysely<Schema>, batch: readonly Append[]): Promise<Set<string>> {
  const tables = column(batch, ({ table }) => table);
  const { rows } = await sql<{ table_id: string; revision: number; at: number; command: string }>`
    select journal.table_id, journal.revision, at, command from journal
    join unnest(${tables}::text[], ${column(batch, ({ after }) => after + 1)}::bigint[]) as t(table_id, revision)
      on t.table_id = journal.table_id and t.revision = journal.revision`.execute(db);
  const found = new Map(rows.map((row) => [row.table_id, row]));
  const ours = ({ table, accepted }: Append): boolean => {
    const [first] = accepted;
    const row = found.get(table);
    return row !== undefined && first !== undefined && row.at === first.at && row.command === textOf(first);
  };
  return new Set(batch.filter(ours).map(({ table }) => table));
}

/**
 * Stores a batch on PostgreSQL. When the line breaks, nobody knows whether it was stored: the journal is asked, and only what
 * does not stand in it is sent again. Should the first one still be under way, one of the two fails by its revision.
 */
export async function appendPostgres(db: Kysely<Schema>, batch: readonly Append[]): Promise<string[]> {
  const sorted = batch.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  let doubtful = false;
  return persistently(async () => {
    const there = doubtful ? await standing(db, sorted) : new Set<string>();
    const rest = sorted.filter(({ table }) => !there.has(table));
    if (rest.length === 0) return [];
    try {
      const moved = await store(db, rest);
      return rest.flatMap(({ table }) => (moved.has(table) ? [] : [table]));
    } catch (error) {
      doubtful ||= isOutage(error) && !isDeadlock(error);
      throw error;
    }
  });
}
