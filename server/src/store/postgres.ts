import { Kysely, PostgresDialect, sql } from 'kysely';
import { appendPostgres } from './append.ts';
import { migrate } from './migrations.ts';
import { persistent } from './outage.ts';
import { postgresPool } from './pool.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';

/** Any number of servers may start together: one of them brings the data to its shape, the others wait for it. */
const MIGRATION_LOCK = 7_202_611;

/** The store in PostgreSQL, for one server or many. */
export async function postgresStore(addresses: string): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(addresses) }) });
  try {
    await db.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(one);
      try {
        await migrate(one);
      } finally {
        await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(one);
      }
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return persistent(sqlStore(db, (batch) => appendPostgres(db, batch)));
}
