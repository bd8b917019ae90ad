import { Kysely, PostgresDialect, sql } from 'kysely';
import { appendPostgres } from './append.ts';
import { migrate } from './migrations.ts';
import { persistent, persistently } from './outage.ts';
import { postgresPool } from './pool.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';

/** Any number of servers may start together: one of them brings the data to its shape, the others wait for it. */
const MIGRATION_LOCK = 7_202_611;
const PATIENCE = 30_000;

/** The store in PostgreSQL, for one server or many. */
export async function postgresStore(addresses: string): Promise<Store> {
  const db = await openPostgres(addresses);
  return persistent(sqlStore(db, (batch) => appendPostgres(db, batch)));
}

/** The database, in the shape that this build knows. */
export async function openPostgres(addresses: string): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(addresses) }) });
  try {
    // A database that is just coming up, or that another server is laying out, is waited for.
    await persistently(() => db.connection().execute(laidOut), Date.now() + PATIENCE);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function laidOut(db: Kysely<Schema>): Promise<void> {
  const locked = async (): Promise<boolean> =>
    (await sql<{ ok: boolean }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as ok`.execute(db)).rows[0]?.ok === true;
  while (!(await locked())) await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    await migrate(db);
  } finally {
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(db);
  }
}
