import type { AddressInfo } from 'node:net';
import type { Game } from '@banquise/kernel';
import type { Bus } from '../src/bus/bus.ts';
import { newRng } from '../src/host/chance.ts';
import { type Config, readConfig } from '../src/host/config.ts';
import { jsonLog } from '../src/host/log.ts';
import type { Sender } from '../src/host/notices.ts';
import { type BanquiseServer, createServer } from '../src/server.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Chooser, randomChooser } from '../src/tables/chooser.ts';

export interface TestServer extends BanquiseServer {
  readonly address: string;
  readonly store: Store;
  /** Every line that was logged. */
  readonly log: readonly string[];
}

export interface TestParts {
  readonly config?: Partial<Config>;
  readonly games?: readonly Game[];
  readonly data?: string;
  /** A store that several servers share; the last one to stop closes it. */
  readonly store?: Store;
  readonly chooser?: Chooser;
  readonly now?: () => number;
  readonly send?: Sender;
  readonly bus?: Bus;
}

/** A server of one's own on a free port, with its data in memory unless a file is named. */
export async function testServer(parts: TestParts = {}): Promise<TestServer> {
  const config: Config = { ...readConfig({ PORT: '0', HOST: '127.0.0.1' }), messageRate: 10_000, newPerAddress: 10_000, ...parts.config };
  const store = parts.store ?? (await sqliteStore(parts.data ?? ':memory:'));
  const log: string[] = [];
  const server = await createServer({
    ...{ config, store, games: new Map((parts.games ?? []).map((game) => [game.id, game])) },
    chooser: parts.chooser ?? randomChooser(newRng()),
    log: jsonLog('debug', (line) => log.push(line)),
    ...(parts.now ? { now: parts.now } : {}),
    send: parts.send ?? (async () => false),
    ...(parts.bus ? { bus: parts.bus } : {}),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return { ...server, address: `http://127.0.0.1:${port}`, store, log };
}
