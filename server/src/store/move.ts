import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Game } from '@banquise/kernel';
import { create, Replay } from '@banquise/table';
import { type Kysely, sql, type Transaction } from 'kysely';
import { claim } from './backup.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** What was brought over, and what was found when it was looked at again. */
export interface Moved {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Tables that were played again on both sides. */
  readonly replayed: number;
}

/** Rows that are read at once; of a wide table fewer are written at once, for the parameters of a statement are limited. */
const PAGE = 500;
const PARAMETERS = 30_000;

const isAddress = (place: string): boolean => /^postgres(ql)?:/.test(place);

/**
 * Brings everything from one place to another, a file or a database, while no server runs on either. The new place must be
 * empty, and stays so when anything goes wrong.
 */
export async function moveIn(from: string, to: string, games: ReadonlyMap<string, Game>, sample = 50): Promise<Moved> {
  if (isAddress(from) === isAddress(to)) throw new Error('one of the two must be a data file, the other a postgres:// address');
  if (!isAddress(from) && !existsSync(from)) throw new Error(`there is no data file ${from}`);
  if (!isAddress(to) && existsSync(to)) throw new Error(`${to} exists already; choose another name`);
  if (!isAddress(from)) claim(from);
  const [source, target] = [await open(from), await open(to)];
  let whole = false;
  try {
    const names = await tablesOf(source, from);
    for (const name of ['people', 'tables'] as const)
      if ((await count(target, name)) > 0) throw new Error('the new place is not empty: nothing was changed there');
    const rows: Record<string, number> = {};
    await target.transaction().execute(async (trx) => {
      for (const name of names) rows[name] = await copy(source, from, trx, name);
    });
    for (const name of names) {
      const [here, there] = [await count(source, name), await count(target, name)];
      if (here !== there) throw new Error(`${name}: ${here} rows became ${there}`);
    }
    const replayed = await compare(reader(source), reader(target), await some(source, sample), games);
    whole = true;
    return { rows, replayed };
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
    if (!whole && !isAddress(to)) for (const ending of ['', '-wal', '-shm']) rmSync(to + ending, { force: true });
  }
}

const open = async (place: string): Promise<Kysely<Schema>> => (isAddress(place) ? openPostgres(place) : (await openSqlite(place)).db);

/** The tables of the data, without those of the one who lays them out. */
async function tablesOf(db: Kysely<Schema>, place: string): Promise<string[]> {
  const list = isAddress(place)
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`;
  return (await list.execute(db)).rows.flatMap(({ name }) => (name.startsWith('kysely_') ? [] : [name])).sort();
}

async function count(db: Kysely<Schema>, name: string): Promise<number> {
  return (await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)).rows[0]?.n ?? 0;
}

async function copy(source: Kysely<Schema>, from: string, trx: Transaction<Schema>, name: string): Promise<number> {
  let done = 0;
  for await (const page of isAddress(from) ? cursor(source, name) : slices(from, name)) {
    const wide = Object.keys(page[0] ?? {}).length;
    const step = Math.max(1, Math.floor(PARAMETERS / Math.max(1, wide)));
    for (let at = 0; at < page.length; at += step)
      await (trx as unknown as Kysely<Record<string, Record<string, unknown>>>)
        .insertInto(name)
        .values(page.slice(at, at + step))
        .execute();
    done += page.length;
  }
  return done;
}

type Rows = Record<string, unknown>[];

async function* slices(path: string, name: string): AsyncGenerator<Rows> {
  const db = new DatabaseSync(path, { readOnly: true });
  let page: Rows = [];
  for (const row of db.prepare(`select * from "${name}"`).iterate() as Iterable<Record<string, unknown>>) {
    page.push({ ...row });
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
  db.close();
}

async function* cursor(db: Kysely<Schema>, name: string): AsyncGenerator<Rows> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await sql`declare rows_of cursor for select * from ${sql.table(name)}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(PAGE)} from rows_of`.execute(trx);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await trx.rollback().execute();
  }
}

const reader = (db: Kysely<Schema>): Store => sqlStore(db, () => Promise.reject(new Error('nothing is played while things are moved')));

/** Some tables, chosen at random. */
async function some(db: Kysely<Schema>, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from heads order by random() limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Plays tables again on both sides; fails at the first that differs. */
async function compare(source: Store, target: Store, ids: readonly string[], games: ReadonlyMap<string, Game>): Promise<number> {
  for (const id of ids) {
    const [here, there] = [await ending(source, id, games), await ending(target, id, games)];
    if (here !== there) throw new Error(`table ${id} does not come back as it was`);
  }
  return ids.length;
}

async function ending(store: Store, id: string, games: ReadonlyMap<string, Game>): Promise<string> {
  const row = await store.tables.row(id);
  const journal = await store.tables.journal(id);
  const game = row && games.get(row.game);
  const created = row && game && create(game, row.creation);
  if (!created?.ok || game === undefined) return JSON.stringify([row, journal]);
  const replay = new Replay(game, created.value);
  for (const accepted of journal) if (!replay.play(accepted).ok) break;
  return JSON.stringify([row, journal, replay.end()]);
}
