import { type Kysely, sql } from 'kysely';
import { run } from './fixed.ts';
import { isDeadlock, isOutage, persistently } from './outage.ts';
import { type Append, textOf } from './row.ts';
import type { Schema } from './schema.ts';

/** What the statement below is given of each table. */
function rowOf({ table, after, edition, accepted, phase, due, awaited, taken, listing, summary, seated, snapshot }: Append): object {
  const last = accepted.at(-1);
  const commands = accepted.map(({ revision, at, command }) => ({
    ...{ revision, at, command: typeof command === 'string' ? JSON.parse(command) : command },
  }));
  const seats = seated ? summary?.seats.flatMap(({ person }, seat) => (person === null ? [] : [{ seat, person }])) : undefined;
  return {
    ...{ id: table, after, edition, revision: last?.revision ?? 0, phase, due, awaited, changed: last?.at ?? 0, taken },
    ...{ listing, commands, summary, seats, snapshot },
  };
}

/**
 * A batch in one statement: whoever saw the revision before changes the head, and only from there do commands, snapshots and
 * what lists show follow. Heads are locked in the order of their ids, so that two servers never wait for each other. All of
 * it is one parameter, and nothing is joined but by a key: the plan is made once, for batches of any size.
 */
const storing = (db: Kysely<Schema>) => {
  const statement = sql<{ id: string }>`
    with given as materialized (
      select * from json_to_recordset(${''}::json) as t(
        id text, after bigint, edition bigint, revision bigint, phase text, due bigint, awaited json, changed bigint, taken bigint,
        listing boolean, commands json, summary json, seats json, snapshot json
      )
    ), locked as materialized (
      select heads.id from given join heads on heads.id = given.id order by heads.id for update of heads
    ), moved as (
      update heads set revision = given.revision, phase = given.phase, due = given.due, awaited = given.awaited::text,
        changed = given.changed, taken = given.taken
      from given
      where heads.id = given.id and heads.revision = given.after and heads.edition = given.edition and (select count(*) from locked) > 0
      returning given.*
    ), entered as (
      insert into journal (table_id, revision, at, command)
      select id, c.revision, c.at, c.command::text
      from moved, json_to_recordset(commands) as c(revision bigint, at bigint, command json)
    ), pictured as (
      insert into snapshots (table_id, revision, format, body)
      select id, s.revision, s.format, s.body from moved, json_to_record(snapshot) as s(revision bigint, format text, body text)
      where snapshot is not null
      on conflict (table_id) do update set revision = excluded.revision, format = excluded.format, body = excluded.body
    ), told as (
      update tables set summary = moved.summary::text from moved where tables.id = moved.id and moved.summary is not null
    ), left_behind as (
      delete from seats using moved where seats.table_id = moved.id and moved.seats is not null
        and not exists (select from json_to_recordset(moved.seats) as s(seat integer) where s.seat = seats.seat)
    ), seated as (
      insert into seats (table_id, seat, person)
      select id, s.seat, s.person from moved, json_to_recordset(seats) as s(seat integer, person text)
      on conflict (table_id, seat) do update set person = excluded.person
    ), visited as (
      insert into visits (person, table_id)
      select distinct s.person, id from moved, json_to_recordset(seats) as s(person text) on conflict do nothing
    ), unlisted as (
      delete from lobby using moved where lobby.table_id = moved.id and not moved.listing
    ), listed as (
      insert into lobby (table_id, changed) select id, changed from moved where listing
      on conflict (table_id) do update set changed = excluded.changed
    )
    select id from moved`;
  return { compile: () => statement.compile(db) };
};

async function store(db: Kysely<Schema>, batch: readonly Append[]): Promise<Set<string>> {
  const rows = await run(db, storing, [JSON.stringify(batch.map(rowOf))]);
  return new Set(rows.map(({ id }) => id));
}

/** Which of a batch stand in the journal as they were sent: the answer got lost, not the commit. */
async function standing(db: Kysely<Schema>, batch: readonly Append[]): Promise<Set<string>> {
  const tables = batch.map(({ table }) => table);
  const revisions = batch.map(({ after }) => after + 1);
  const { rows } = await sql<{ table_id: string; revision: number; at: number; command: string }>`
    select journal.table_id, journal.revision, at, command from journal
    join unnest(${tables}::text[], ${revisions}::bigint[]) as t(table_id, revision)
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
