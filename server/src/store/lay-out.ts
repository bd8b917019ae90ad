import { type InsertQueryBuilder, type InsertResult, type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from './dialect.ts';
import { insertAll, run } from './fixed.ts';
import { gathered } from './gather.ts';
import { grouped } from './group.ts';
import type { Summary, TableRow } from './row.ts';
import type { Schema } from './schema.ts';

/** Lays out tables, each once: whether it is new. Many that come at once are laid out together. */
export const layingOut = (db: Kysely<Schema>): ((row: TableRow) => Promise<boolean>) =>
  isPostgres(db) ? gathered((rows: readonly TableRow[]) => atOnce(db, rows)) : grouped(db, inTurn);

/** One statement: where there is a way to the store, each costs as much as several tables. */
async function atOnce(db: Kysely<Schema>, rows: readonly TableRow[]): Promise<boolean[]> {
  const { tables, heads, lobby, seats, visits } = laidOut(inOrder(rows));
  const given = [tables, heads, lobby, seats, visits].map((some) => JSON.stringify(some));
  const made = new Set((await run(db, together, given)).map(({ id }) => id));
  return rows.map(({ id }) => made.delete(id));
}

const together = (db: Kysely<Schema>) => {
  const statement = sql<{ id: string }>`
    with made as (
      insert into tables (id, game, invite, watch, listed, creation, summary)
      select id, game, invite, watch, listed, creation, summary from json_populate_recordset(null::tables, ${''}::json)
      on conflict (id) do nothing returning id
    ), headed as (
      insert into heads (id, revision, phase, due, changed, edition, awaited, settled)
      select id, revision, phase, due, changed, edition, awaited, settled from json_populate_recordset(null::heads, ${''}::json)
      where id in (select id from made)
    ), listed as (
      insert into lobby (table_id, changed) select table_id, changed from json_populate_recordset(null::lobby, ${''}::json)
      where table_id in (select id from made)
    ), seated as (
      insert into seats (table_id, seat, person) select table_id, seat, person from json_populate_recordset(null::seats, ${''}::json)
      where table_id in (select id from made)
    ), visited as (
      insert into visits (table_id, person) select table_id, person from json_populate_recordset(null::visits, ${''}::json)
      where table_id in (select id from made) on conflict do nothing
    )
    select id from made`;
  return { compile: () => statement.compile(db) };
};

/** One statement after the other: a file has nobody to wait for. */
async function inTurn(trx: Transaction<Schema>, rows: readonly TableRow[]): Promise<boolean[]> {
  const sorted = inOrder(rows);
  const made = new Set((await insertAll(trx, 'tables', laidOut(sorted).tables, newOnes)).map(({ id }) => id));
  const { heads, lobby, seats, visits } = laidOut(sorted.filter(({ id }) => made.has(id)));
  await insertAll(trx, 'heads', heads);
  await insertAll(trx, 'lobby', lobby);
  await insertAll(trx, 'seats', seats);
  await insertAll(trx, 'visits', visits, unlessThere);
  return rows.map(({ id }) => made.delete(id));
}

type Insert<T extends keyof Schema> = InsertQueryBuilder<Schema, T, InsertResult>;

const newOnes = (insert: Insert<'tables'>) => insert.onConflict((conflict) => conflict.column('id').doNothing()).returning('id');

const unlessThere = (insert: Insert<'visits'>) => insert.onConflict((conflict) => conflict.doNothing());

/** Each once and in one order, so that two servers which lay out the same ones never wait for each other. */
const inOrder = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter(({ id }, at) => rows.findIndex((one) => one.id === id) === at).toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** What stands in the database of tables that are new. */
function laidOut(rows: readonly TableRow[]) {
  const seats = rows.flatMap(({ id, summary }) => seatsOf(id, summary));
  const owners = rows.flatMap(({ id, summary: { owner } }) => (owner === null ? [] : [{ table_id: id, person: owner }]));
  return {
    tables: rows.map(({ id, game, invite, watch, listed, creation, summary }) => ({
      ...{ id, game, invite, watch, listed: Number(listed) },
      ...{ creation: JSON.stringify(creation), summary: JSON.stringify(summary) },
    })),
    heads: rows.map(({ id, revision, phase, due, changed, awaited, settled, edition }) => ({
      ...{ id, revision, phase, due, changed, edition, awaited: JSON.stringify(awaited), settled: Number(settled) },
    })),
    lobby: rows.filter((row) => row.listed && row.phase === 'open').map(({ id, changed }) => ({ table_id: id, changed })),
    seats,
    visits: [...seats.map(({ table_id, person }) => ({ table_id, person })), ...owners],
  };
}

const seatsOf = (table: string, { seats }: Summary) =>
  seats.flatMap(({ person }, seat) => (person === null ? [] : [{ table_id: table, seat, person }]));
