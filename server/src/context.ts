import type { Game } from '@banquise/kernel';
import type { Cups } from './cups/cups.ts';
import type { Config } from './host/config.ts';
import type { Health } from './host/health.ts';
import type { Log } from './host/log.ts';
import type { Metrics } from './host/metrics.ts';
import type { Notices } from './host/notices.ts';
import type { RateLimits, SharedLimits } from './host/rate-limit.ts';
import type { Secret } from './host/secret.ts';
import type { Chat } from './live/chat.ts';
import type { Connections } from './live/connections.ts';
import type { Presence } from './live/presence.ts';
import type { Quick } from './quick/quick.ts';
import type { Store } from './store/store.ts';
import type { Directory } from './tables/directory.ts';
import type { Tables } from './tables/tables.ts';

/** Everything that answering somebody may need. */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly games: ReadonlyMap<string, Game>;
  readonly tables: Tables;
  readonly directory: Directory;
  readonly connections: Connections;
  /** Whether somebody is connected to any server. */
  readonly isOnline: (person: string) => boolean | Promise<boolean>;
  /** How many people are connected to all servers. */
  readonly peopleHere: () => number;
  readonly presence: Presence;
  readonly chat: Chat;
  readonly notices: Notices;
  readonly quick: Quick;
  readonly cups: Cups;
  readonly secret: Secret;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly now: () => number;
  readonly health: Health;
}

/** What is limited per address or per person. */
export interface Limits {
  readonly guests: RateLimits;
  readonly tables: RateLimits;
  readonly chat: RateLimits;
  /** What brings a table no further: by person and table. */
  readonly fidgets: RateLimits;
  /** Looks at the past. */
  readonly looks: RateLimits;
  /** Tries to sign in: by address; by login and address or known device; by login alone, for devices never seen. */
  readonly signIns: SharedLimits;
  readonly guesses: SharedLimits;
  readonly strangers: SharedLimits;
  /** Requests about oneself: by person, and by address. */
  readonly changes: RateLimits;
  readonly neighbours: RateLimits;
  /** Whatever is only read, and lines that are opened: by address. */
  readonly reads: RateLimits;
  /** Messages over all lines: of a person, and from an address. */
  readonly messages: RateLimits;
  readonly crowd: RateLimits;
  readonly exports: RateLimits;
  readonly ledgers: RateLimits;
}
