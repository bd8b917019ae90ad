import type { Game } from '@banquise/kernel';
import type { Table } from '@banquise/table';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Bus } from './bus/bus.ts';
import { Cluster } from './bus/cluster.ts';
import type { Context } from './context.ts';
import { Cups } from './cups/cups.ts';
import { newKey, newRng } from './host/chance.ts';
import type { Config } from './host/config.ts';
import { Health } from './host/health.ts';
import type { Log } from './host/log.ts';
import { Metrics } from './host/metrics.ts';
import { Notices, pushKeys, type Sender, webPush } from './host/notices.ts';
import { RateLimits, SharedLimits } from './host/rate-limit.ts';
import { Secret } from './host/secret.ts';
import { Chat } from './live/chat.ts';
import { Connections } from './live/connections.ts';
import { Presence } from './live/presence.ts';
import { finishForgetting } from './people/forget.ts';
import { Quick } from './quick/quick.ts';
import type { Store } from './store/store.ts';
import { Automation } from './tables/automation.ts';
import { type Chooser, randomChooser } from './tables/chooser.ts';
import { Directory } from './tables/directory.ts';
import { Later, SOON } from './tables/later.ts';
import { Leads } from './tables/leads.ts';
import type { Live } from './tables/live.ts';
import { Tables } from './tables/tables.ts';

const MINUTE = 60_000;

export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  readonly games: ReadonlyMap<string, Game>;
  readonly chooser: Chooser;
  readonly log: Log;
  readonly now?: () => number;
  readonly send?: Sender;
  /** By which several servers tell each other what happens. */
  readonly bus?: Bus;
}

export interface BanquiseServer {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Announces, finishes what is on its way, stores it, and closes. */
  stop(): Promise<void>;
}

/** Puts the parts of a server together. It listens when `app.listen` is called. */
export async function createServer(parts: ServerParts): Promise<BanquiseServer> {
  const { config, store, games, chooser, log, now = Date.now } = parts;
  const metrics = new Metrics();
  const cluster = parts.bus && new Cluster({ bus: parts.bus, self: newKey(), store, metrics, log });
  const tables = new Tables({ store, games, metrics, log, now, news: cluster });
  const connections = new Connections(cluster);
  const directory = new Directory(store.tables, {
    isHere: (person) => connections.isOnline(person) || cluster?.isElsewhere(person) === true,
    onShow: (people) => cluster?.onShow(people.filter((person) => !connections.isOnline(person))),
  });
  connections.onPresence((person) => {
    cluster?.presence(person, connections.isOnline(person));
    directory.presence(person).catch(() => log.warn({}, 'the lobby could not say who is here'));
  });
  const presence = new Presence(cluster);
  const leads = new Leads(tables, (live) => presence.peopleAt(live));
  const keys = await pushKeys(store);
  const isHere = (person: string) => connections.isOnline(person);
  const isOnline = (person: string) => isHere(person) || (cluster?.isOnline(person) ?? false);
  const isThere = (live: Live, person: string) => presence.isElsewhere(live, person);
  const notices = new Notices({ store, isHere, isThere, isOnline, metrics, log, send: parts.send ?? webPush(keys, config.contact) });
  const perMinute = (most: number) => new RateLimits({ most, perSecond: 1 / 60 });
  const limits = {
    guests: perMinute(config.newPerAddress),
    tables: perMinute(config.newPerAddress),
    chat: new RateLimits({ most: 5, perSecond: 0.5 }),
    fidgets: new RateLimits({ most: config.messageRate, perSecond: config.messageRate / 40 }),
    looks: new RateLimits({ most: 30, perSecond: 3 }),
    // Not more than a hundred guesses an hour: at one login from one address, at one login from everywhere, from one address.
    signIns: new SharedLimits(store.credits, 'sign-in', { most: 30, perSecond: 70 / 3600 }),
    guesses: new SharedLimits(store.credits, 'guess', { most: 10, perSecond: 30 / 3600 }),
    strangers: new SharedLimits(store.credits, 'stranger', { most: 30, perSecond: 70 / 3600 }),
    changes: new RateLimits({ most: config.newPerAddress, perSecond: config.newPerAddress / 200 }),
    neighbours: new RateLimits({ most: 10 * config.newPerAddress, perSecond: config.newPerAddress / 20 }),
    reads: new RateLimits({ most: 10 * config.newPerAddress, perSecond: config.newPerAddress / 4 }),
    messages: new RateLimits({ most: 5 * config.messageRate, perSecond: config.messageRate }),
    crowd: new RateLimits({ most: 25 * config.messageRate, perSecond: 5 * config.messageRate }),
    exports: perMinute(5),
    ledgers: new RateLimits({ most: 30, perSecond: 0.2 }),
  };
  // Before anything that looks at the context by itself: a slow database must not let it look too early.
  const secret = await Secret.of(store);
  const quick = new Quick(() => context);
  const cups = new Cups(() => context);
  const context: Context = {
    config,
    store,
    games,
    tables,
    directory,
    connections,
    isOnline,
    peopleHere: () => connections.people + (cluster?.peopleElsewhere ?? 0),
    presence,
    chat: new Chat(store.chat, cluster),
    notices,
    quick,
    cups,
    secret,
    metrics,
    log,
    limits,
    now,
    health: new Health(store, metrics, () => cluster?.isUp !== false),
  };
  const later = new Later(store.lanes > 1 ? SOON.database : SOON.file);
  const automation = new Automation({
    store,
    games,
    metrics,
    log,
    now,
    tables,
    chooser,
    botThreads: config.botThreads,
    later,
    fallback: randomChooser(newRng()),
  });
  tables.onChange((live, before, own) => {
    // A table that is only loaded has not changed for anybody, unless it is brand new.
    if (before !== null || live.committed.revision === 0) directory.change(live, before);
    // Whoever stored it tells those who are not there: nobody hears of it twice.
    if (own) notices.changed(live, before);
    if (own) beOnShow(context, later, live, before);
    presence.changed(live, before);
  });
  metrics.gauge('banquise_connections', 'Open connections.', () => connections.size);
  metrics.gauge('banquise_seekers', 'People who look for company here.', () => quick.size);
  automation.start();
  cluster?.begin({ tables, directory, connections, presence, chat: context.chat });
  void finishAll(context);
  const sweep = setInterval(() => {
    leads.look(now());
    tidy(context);
  }, MINUTE / 4).unref();
  const app = await createApp({ context, pushKey: keys.publicKey });
  return {
    app,
    context,
    async stop() {
      clearInterval(sweep);
      await quick.stop();
      await cups.stop();
      automation.stop();
      presence.stop();
      notices.stop();
      connections.stop();
      await tables.drained();
      connections.closeAll();
      await app.close();
      await tables.drained();
      await later.now();
      await cluster?.stop();
      await chooser.stop();
      metrics.stop();
      await store.close();
    },
  };
}

/** Who looks for a game to watch finds those that are listed, while they are played. */
function beOnShow({ store, log, now }: Context, later: Later, { id, row, committed }: Live, before: Table | null): void {
  if (!row.listed || before === null || before.phase === committed.phase) return;
  if (committed.phase !== 'playing' && committed.phase !== 'finished') return;
  const [on, at] = [committed.phase === 'playing', now()];
  later.add(() => store.society.play(id, on, at).catch(() => log.warn({ table: id }, 'a table is not on show')));
}

/** Who was to be forgotten when the server stopped is forgotten now. */
async function finishAll(context: Context): Promise<void> {
  try {
    for (const { person, heir } of await context.store.people.forgetting()) await finishForgetting(context, person, heir);
  } catch {
    context.log.error({}, 'somebody could not be forgotten; it is tried again at the next start');
  }
}

function tidy({ connections, tables, now }: Context): void {
  connections.sweep(now());
  tables.sweep();
}
