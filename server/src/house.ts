import type { Game } from '@banquise/kernel';
import type { Config } from './host/config.ts';
import type { Purses } from './host/credits.ts';
import type { Log } from './host/log.ts';
import type { Metrics } from './host/metrics.ts';
import type { Chat } from './live/chat.ts';
import type { Presence } from './live/presence.ts';
import type { Switchboard } from './live/switchboard.ts';
import type { Store } from './store/store.ts';
import type { Directory } from './tables/directory.ts';
import type { Hall } from './tables/hall.ts';

/** Everything that answering somebody may need. */
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly games: ReadonlyMap<string, Game>;
  readonly hall: Hall;
  readonly directory: Directory;
  readonly switchboard: Switchboard;
  readonly presence: Presence;
  readonly chat: Chat;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly now: () => number;
}

/** What is limited per address or per person. */
export interface Limits {
  readonly guests: Purses;
  readonly tables: Purses;
  readonly chat: Purses;
  /** Looks at the past. */
  readonly looks: Purses;
  readonly signIns: Purses;
  readonly exports: Purses;
  readonly sheets: Purses;
}
