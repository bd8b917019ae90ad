import type { Config } from '../host/config.ts';
import type { Store } from './store.ts';

/** The store that the settings name, for one errand: in this thread, or at the database. */
export async function openStore({ data, database }: Pick<Config, 'data' | 'database'>): Promise<Store> {
  if (database !== null) return (await import('./postgres.ts')).postgresStore(database);
  return (await import('./sqlite.ts')).sqliteStore(data);
}
