import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isDeadlock, isOutage, persistently } from './outage.ts';
import { type Append, textOf } from './row.ts';
import type { Schema } from './schema.ts';

/** A batch as columns: one parameter each, however long it is. */
const column = <T>(batch: readonly T[], value: (one: T) => string | number | null): (string | number | null)[] => batch.map(value);

/**
 * A batch in one statement: whoever saw the revision before changes the head, and only then do its commands enter the
 * journal. Heads are locked in the order of their ids, so that two servers never wait for each other.
 */
async function store(db: Kysely<Schema>, batch: readonly Append[]): Promise<Set<string>> {
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
    )${summaries(batch)}${listings(batch)}
    select id from moved`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const NOTHING = sql``;

/** What lists show of the tables that moved, where that has changed. */
function summaries(batch: readonly Append[]): RawBuilder<unknown> {
  const told = batch.flatMap(({ table, summary }) => (summary === null ? [] : [{ table, summary }]));
  if (told.length === 0) return NOTHING;
  const seats = told.flatMap(({ table, summary }) =>
    summary.seats.flatMap(({ person }, seat) => (person === null ? [] : [{ table, seat, person }])),
  );
  const text = column(told, ({ summary }) => JSON.stringify(summary));
  return sql`, told as (
      update tables set summary = t.summary
      from unnest(${column(told, ({ table }) => table)}::text[], ${text}::text[]) as t(id, summary) join moved on moved.id = t.id
      where tables.id = t.id returning tables.id
    ), taken as (
      select t.* from unnest(
        ${column(seats, ({ table }) => table)}::text[], ${column(seats, ({ seat }) => seat)}::integer[],
        ${column(seats, ({ person }) => person)}::text[]
      ) as t(table_id, seat, person) join moved on moved.id = t.table_id
    ), left_behind as (
      delete from seats using told where seats.table_id = told.id
        and not exists (select from taken where taken.table_id = seats.table_id and taken.seat = seats.seat)
    ), seated as (
      insert into seats (table_id, seat, person) select * from taken
      on conflict (table_id, seat) do update set person = excluded.person
    ), visited as (
      insert into visits (person, table_id) select distinct person, table_id from taken on conflict do nothing
    )`;
}

function listings(batch: readonly Append[]): RawBuilder<unknown> {
  const gone = batch.filter(({ listing }) => listing === false);
  const shown = batch.filter(({ listing }) => listing === true);
  if (gone.length + shown.length === 0) return NOTHING;
  return sql`, unlisted as (
      delete from lobby using moved where lobby.table_id = moved.id and moved.id = any(${column(gone, ({ table }) => table)}::text[])
    ), listed as (
      insert into lobby (table_id, changed)
      select l.* from unnest(
        ${column(shown, ({ table }) => table)}::text[], ${column(shown, ({ accepted }) => accepted.at(-1)?.at ?? 0)}::bigint[]
      ) as l(table_id, changed) join moved on moved.id = l.table_id
      on conflict (table_id) do update set changed = excluded.changed
    )`;
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
