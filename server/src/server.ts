import type { Game } from '@banquise/kernel';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { newRng } from './host/chance.ts';
import type { Config } from './host/config.ts';
import { Purses } from './host/credits.ts';
import type { Log } from './host/log.ts';
import { Metrics } from './host/metrics.ts';
import { Notices, pushKeys, type Sender, webPush } from './host/notices.ts';
import type { House } from './house.ts';
import { Chat } from './live/chat.ts';
import { Presence } from './live/presence.ts';
import { Switchboard } from './live/switchboard.ts';
import type { Store } from './store/store.ts';
import { type Chooser, randomChooser } from './tables/chooser.ts';
import { Directory } from './tables/directory.ts';
import { Hall } from './tables/hall.ts';
import { Keeper } from './tables/keeper.ts';

const MINUTE = 60_000;
/** An open table that nobody touched for a week is cleared away. */
const STALE = 7 * 1440 * MINUTE;

export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  readonly games: ReadonlyMap<string, Game>;
  readonly chooser: Chooser;
  readonly log: Log;
  readonly now?: () => number;
  readonly send?: Sender;
}

export interface BanquiseServer {
  readonly app: FastifyInstance;
  readonly house: House;
  /** Announces, finishes what is on its way, stores it, and closes. */
  stop(): Promise<void>;
}

/** Puts the parts of a server together. It listens when `app.listen` is called. */
export async function createServer(parts: ServerParts): Promise<BanquiseServer> {
  const { config, store, games, chooser, log, now = Date.now } = parts;
  const metrics = new Metrics();
  const hall = new Hall({ store, games, metrics, log, now });
  const directory = new Directory(store.tables);
  const switchboard = new Switchboard();
  const keys = await pushKeys(store);
  const notices = new Notices({ store, switchboard, metrics, log, send: parts.send ?? webPush(keys, config.contact) });
  const perMinute = (most: number) => new Purses({ most, perSecond: 1 / 60 });
  const limits = {
    guests: perMinute(config.newPerAddress),
    tables: perMinute(config.newPerAddress),
    chat: new Purses({ most: 5, perSecond: 0.5 }),
    looks: new Purses({ most: 30, perSecond: 3 }),
    signIns: new Purses({ most: 10, perSecond: 0.1 }),
    exports: perMinute(5),
    sheets: new Purses({ most: 30, perSecond: 0.2 }),
  };
  const presence = new Presence();
  const house: House = {
    config,
    store,
    games,
    hall,
    directory,
    switchboard,
    presence,
    chat: new Chat(store.chat),
    metrics,
    log,
    limits,
    now,
  };
  const keeper = new Keeper({ store, games, metrics, log, now, hall, chooser, fallback: randomChooser(newRng()) });
  hall.onChange((live, before) => {
    // A table that is only loaded has not changed for anybody, unless it is brand new.
    if (before !== null || live.told.revision === 0) directory.change(live);
    notices.changed(live, before);
    presence.changed(live, before);
  });
  metrics.gauge('banquise_connections', 'Open connections.', () => switchboard.size);
  metrics.gauge('banquise_tables_running', 'Tables that are not over.', () => directory.size);
  await openDoors(house, keeper);
  const sweep = setInterval(() => void tidy(house), MINUTE / 4).unref();
  const app = await createApp({ house, pushKey: keys.publicKey });
  return {
    app,
    house,
    async stop() {
      clearInterval(sweep);
      keeper.stop();
      presence.stop();
      await hall.drained();
      switchboard.closeAll();
      await app.close();
      await hall.drained();
      await chooser.stop();
      metrics.stop();
      await store.close();
    },
  };
}

/** Reads what is under way from the store: lists are complete from the first moment, tables are loaded when they are needed. */
async function openDoors({ store, directory }: House, keeper: Keeper): Promise<void> {
  for (const row of await store.tables.pending()) {
    if (row.phase === 'finished') keeper.unsettled(row.id);
    else directory.put(row);
    keeper.expect(row);
  }
}

async function tidy(house: House): Promise<void> {
  const { switchboard, hall, directory, store, log, now } = house;
  switchboard.sweep(now());
  hall.sweep();
  try {
    for (const id of directory.stale(now() - STALE)) {
      if (hall.lives.has(id)) continue;
      await store.tables.remove(id);
      directory.remove(id);
    }
  } catch {
    log.warn({}, 'old tables could not be cleared away');
  }
}
