import { range } from '@banquise/kernel';
import { type ThrowawayPostgres, throwawayNats, throwawayPostgres } from '../../server/test/throwaway.ts';
import { type Cost, costOf, costOfDatabase, sum } from './load-cost.ts';
import { ServerProcess } from './load-process.ts';

/** Servers under load, with what stands behind them. */
export interface Site {
  readonly servers: readonly ServerProcess[];
  costs(): { readonly servers: Cost; readonly database: Cost };
  end(): Promise<void>;
}

/** A PostgreSQL as after a while: its log lies on the disk already and is written over. While it grows, each commit waits for it. */
async function warmPostgres(): Promise<ThrowawayPostgres> {
  const postgres = await throwawayPostgres(['min_wal_size = 512MB', 'max_wal_size = 2GB']);
  postgres.run('create table warm as select repeat(md5(n::text), 32) as x from generate_series(1, 300000) as n');
  postgres.run('drop table warm');
  postgres.run('checkpoint');
  return postgres;
}

/** Started servers: one on a data file; or some on a PostgreSQL, of one's own or named by its address, and a NATS where they are several. */
export async function siteOf(database: string | null, count: number): Promise<Site> {
  if (database === null && count > 1) throw new Error('several servers need --database postgres');
  const postgres = database === 'postgres' ? await warmPostgres() : null;
  const nats = count > 1 ? await throwawayNats() : null;
  const address = postgres?.url ?? database;
  const env = { ...(address === null ? {} : { BANQUISE_DATABASE: address }), ...(nats === null ? {} : { BANQUISE_BUS: nats.url }) };
  const servers: ServerProcess[] = [];
  const end = async (): Promise<void> => {
    for (const server of servers) {
      await server.end('SIGKILL');
      server.throwAway();
    }
    await Promise.all([postgres?.remove(), nats?.remove()]);
  };
  try {
    for (const _ of range(count)) {
      const server = await ServerProcess.prepare(env);
      servers.push(server);
      await server.start();
    }
  } catch (error) {
    await end();
    throw error;
  }
  const costs = (): ReturnType<Site['costs']> => ({
    servers: sum(servers.map(({ pid }) => costOf(pid))),
    database: postgres === null ? sum([]) : costOfDatabase(postgres.port),
  });
  return { servers, costs, end };
}
