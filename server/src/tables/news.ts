import type { Accepted, Table } from '@banquise/table';
import type { Live } from './live.ts';

/** What other servers are told of tables. They read the journal by themselves: nothing depends on their hearing it. */
export interface News {
  /** This server has the table in memory, and wants to hear of it; or no longer. */
  follow(id: string): void;
  unfollow(id: string): void;
  /** These commands are stored; nothing before them: the table is new. */
  stored(live: Live, before: Table | null, accepted: readonly Accepted[]): void;
  /** The past of the table was changed: whoever remembers it must read it anew. */
  rewritten(id: string): void;
}
