import {
  type Compilable,
  type CompiledQuery,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Schema } from './schema.ts';

/** Puts a statement together, with any values: others are given to it each time that it runs. */
type Make<Row> = (db: Kysely<Schema>) => Compilable<Row>;

const made = { sqlite: new WeakMap<object, CompiledQuery>(), postgres: new WeakMap<object, CompiledQuery>() };

/**
 * Runs a statement that is always the same but for its values, which stand in the order in which it names them. It is put
 * together once: what is asked with every game costs more to build than to run. `make` is known by itself, so it must not be
 * made anew for each call.
 */
export async function run<Row>(db: Kysely<Schema>, make: Make<Row>, values: readonly unknown[]): Promise<Row[]> {
  const known = isPostgres(db) ? made.postgres : made.sqlite;
  let query = known.get(make);
  if (query === undefined) {
    query = make(db).compile();
    known.set(make, query);
  }
  return (await db.executeQuery<Row>({ ...(query as CompiledQuery<Row>), parameters: values })).rows;
}

type Insert<T extends keyof Schema & string> = InsertQueryBuilder<Schema, T, InsertResult>;

/** Statements by what follows the insertion, and by table and columns: each is put together once. */
const insertions = new WeakMap<object, Map<string, Make<unknown>>>();

const nothingMore = <T extends keyof Schema & string>(insert: Insert<T>): Compilable => insert;

/**
 * Inserts rows that all have the same columns. PostgreSQL gets them as one parameter, however many they are; a file has no way to go
 * to, and takes them one by one in less time than it would take to read them out of a text. `finish` says what follows, such as
 * what to do about rows that are there already; it is known by itself, and must not be made anew for each call.
 */
export async function insertAll<T extends keyof Schema & string, Row = unknown>(
  trx: Transaction<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
  finish: (insert: Insert<T>) => Compilable<Row> = nothingMore as (insert: Insert<T>) => Compilable<Row>,
): Promise<Row[]> {
  // A statement without rows says nothing.
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first) as (keyof Insertable<Schema[T]> & string)[];
  const known = insertions.get(finish) ?? new Map<string, Make<unknown>>();
  insertions.set(finish, known);
  const key = `${table} ${columns.join()}`;
  const insertion = (known.get(key) ?? ((db: Kysely<Schema>) => finish(insertOf(db, table, first)))) as Make<Row>;
  known.set(key, insertion);
  if (isPostgres(trx)) return run(trx, insertion, [JSON.stringify(rows)]);
  const returned: Row[] = [];
  for (const row of rows) {
    const values = columns.map((name) => row[name] ?? null);
    returned.push(...(await run(trx, insertion, values)));
  }
  return returned;
}

function insertOf<T extends keyof Schema & string>(db: Kysely<Schema>, table: T, row: Insertable<Schema[T]>): Insert<T> {
  if (!isPostgres(db)) return db.insertInto(table).values(row);
  const columns = Object.keys(row) as (keyof Schema[T] & string)[];
  const given = sql`select ${sql.join(columns.map((name) => sql.ref(name)))}
    from json_populate_recordset(null::${sql.table(table)}, ${''}::json)`;
  return db
    .insertInto(table)
    .columns(columns)
    .expression(given as RawBuilder<never>);
}
