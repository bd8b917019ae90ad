import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { Checkpoints } from './checkpoint.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';
import { appendInTurn } from './tables.ts';

const STATEMENTS = 500;
const NOTHING = { changes: 0, lastInsertRowid: 0 };
/** A reader in the way is gone in a moment. */
const ERASE_TRIES = 40;

/**
 * The store in one file. `synchronous=full` makes a commit wait for the disk: what was acknowledged survives a power cut,
 * not only a killed process. ':memory:' is for tests, and so is a store that does not wait.
 */
export async function sqliteStore(path: string, synchronous: 'full' | 'off' = 'full'): Promise<Store> {
  const { db, database } = await openSqlite(path, synchronous);
  const store = sqlStore(
    db,
    appendInTurn(db, (text) => database.prepare(text)),
  );
  if (path === ':memory:') return store;
  const erase = async (): Promise<void> => {
    for (let tries = 0; tries < ERASE_TRIES; tries++) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return checkpointed(store, new Checkpoints(path, () => sql`pragma wal_checkpoint(passive)`.execute(db)), erase);
}

/** The data file, in the shape that this build knows. */
export async function openSqlite(
  path: string,
  synchronous: 'full' | 'off' = 'full',
): Promise<{ readonly db: Kysely<Schema>; readonly database: SqliteDatabase }> {
  if (path !== ':memory:') own(path);
  const database = adapter(path, synchronous);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return { db, database };
}

/** The file holds secrets: it is nobody's but the server's, also one from a time when it was not. */
function own(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const ending of ['', '-wal', '-shm']) if (existsSync(path + ending)) chmodSync(path + ending, 0o600);
}

function checkpointed(store: Store, checkpoints: Checkpoints, erase: () => Promise<void>): Store {
  return {
    ...store,
    people: {
      ...store.people,
      // Somebody is gone when the log beside the data file no longer tells of it either.
      async forgotten(id) {
        await store.people.forgotten(id);
        await erase();
      },
    },
    tables: {
      ...store.tables,
      async append(batch) {
        const lost = await store.tables.append(batch);
        checkpoints.wrote(batch.length);
        return lost;
      },
    },
    async close() {
      await checkpoints.stop();
      await store.close();
    },
  };
}

/** The writer empties the log itself only if the thread for that has fallen far behind. */
const LOG_PAGES = 50_000;

/** node:sqlite in the shape that kysely expects, with every statement prepared once. */
function adapter(path: string, synchronous: 'full' | 'off'): SqliteDatabase {
  const db = new DatabaseSync(path, { timeout: 5000 });
  db.exec(`pragma journal_mode=wal; pragma synchronous=${synchronous}; pragma cache_size=-32000`);
  // What is deleted is written over, so that nobody finds it in the file afterwards.
  db.exec(`pragma wal_autocheckpoint=${LOG_PAGES}; pragma secure_delete=on`);
  // A file that can only be read is better noticed now than at somebody's first move.
  db.exec('begin immediate; create table probe (x); rollback');
  const isUndone = (text: string): boolean => text === 'rollback' && !db.isTransaction;
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      const statement = db.prepare(text);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        // A disk that is full has rolled back by itself: to say so again would hide why.
        run: (parameters) => (isUndone(text) ? NOTHING : statement.run(...values(parameters))),
        iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      };
      if (prepared.size < STATEMENTS) prepared.set(text, made);
      return made;
    },
  };
}
