import type { Game } from '@banquise/kernel';
import type { Config } from './host/config.ts';
import type { Log } from './host/log.ts';
import type { Metrics } from './host/metrics.ts';
import type { RateLimits } from './host/rate-limit.ts';
import type { Chat } from './live/chat.ts';
import type { Connections } from './live/connections.ts';
import type { Presence } from './live/presence.ts';
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
  readonly presence: Presence;
  readonly chat: Chat;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly now: () => number;
}

/** What is limited per address or per person. */
export interface Limits {
  readonly guests: RateLimits;
  readonly tables: RateLimits;
  readonly chat: RateLimits;
  /** Looks at the past. */
  readonly looks: RateLimits;
  readonly signIns: RateLimits;
  readonly exports: RateLimits;
  readonly sheets: RateLimits;
}
