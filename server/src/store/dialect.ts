import { type Kysely, PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The few places where SQLite and PostgreSQL want to be asked differently. Everything else is one kysely query for both. */
export const isPostgres = (db: Pick<Kysely<Schema>, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Until the end of the transaction nobody else does anything under one of these names. SQLite has one writer at a time
 * anyway; PostgreSQL takes locks, in one order, so that two transactions never wait for each other.
 */
export async function exclusively(trx: Transaction<Schema>, names: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  const sorted = [...new Set(names)].sort();
  if (sorted.length > 0)
    await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) as name`.execute(trx);
}

/** Whether a column holds one of many: one parameter however many they are, so that the statement is prepared once. */
export const among = (db: Kysely<Schema>, column: string, ids: readonly string[]): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(${manyOf(db, ids)}::text[])`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${manyOf(db, ids)}))`;

/** Many as the one parameter that `among` makes of them. */
export const manyOf = (db: Kysely<Schema>, ids: readonly string[]): string | string[] => (isPostgres(db) ? [...ids] : JSON.stringify(ids));

/** Rows under the name `given`, all in one parameter: their text, as JSON. A column of PostgreSQL has a type. */
export function givenRows(db: Kysely<Schema>, columns: Readonly<Record<string, 'text' | 'bigint'>>): RawBuilder<unknown> {
  const names = Object.entries(columns);
  if (isPostgres(db)) {
    const typed = sql.raw(names.map(([name, type]) => `${name} ${type}`).join(', '));
    return sql`json_to_recordset(${''}::json) as given(${typed})`;
  }
  const read = sql.raw(names.map(([name]) => `value ->> '${name}' as ${name}`).join(', '));
  return sql`(select ${read} from json_each(${''})) as given`;
}

/** What time the database has: servers whose clocks differ go by it. */
export async function timeOf(db: Kysely<Schema>): Promise<number> {
  if (!isPostgres(db)) return Date.now();
  const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  return (rows[0] as { now: number }).now;
}
