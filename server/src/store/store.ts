import type { PersonId } from '@banquise/table';
import type { CreditStore } from '../host/rate-limit.ts';
import type { CupStore } from './cups.ts';
import type { HouseStore } from './house.ts';
import type { PeopleStore } from './person.ts';
import type { QuickStore } from './quick.ts';
import type { ResultStore } from './result.ts';
import type { TableStore } from './row.ts';
import type { SocietyStore } from './society.ts';

export interface ChatLine {
  readonly table: string;
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly person: PersonId;
  readonly name: string;
  readonly text: string;
}

export interface ChatStore {
  say(line: ChatLine): Promise<void>;
  /** The last lines of a table, the oldest first. */
  lines(table: string, limit: number): Promise<ChatLine[]>;
  by(person: PersonId): Promise<ChatLine[]>;
}

/** Where a browser wants to be told that it is its person's turn. */
export interface PushAddress {
  readonly endpoint: string;
  readonly person: PersonId;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly added: number;
}

/** How many browsers of one person are told; a further one takes the place of the oldest. */
export const MOST_PUSHES = 10;

export interface PushStore {
  put(address: PushAddress): Promise<void>;
  /** The address is gone for good. */
  drop(endpoint: string): Promise<void>;
  /** A person wants no more notices there; somebody else's stay. */
  stop(person: PersonId, endpoint: string): Promise<void>;
  of(person: PersonId): Promise<PushAddress[]>;
}

/** A person's ledger, which only its clients read. */
export interface LedgerRow {
  readonly revision: number;
  readonly body: string;
}

export interface LedgerStore {
  of(person: PersonId): Promise<LedgerRow | undefined>;
  /** Keeps a ledger that follows revision `after`; false, and nothing kept, when another one is there. */
  keep(person: PersonId, after: number, body: string): Promise<boolean>;
}

/** Everything that outlives the process. A promise that resolved is on the disk. */
export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  /** Batches of moves that it takes at once: one where there is one writer. */
  readonly lanes: number;
  readonly chat: ChatStore;
  readonly results: ResultStore;
  readonly pushes: PushStore;
  readonly ledgers: LedgerStore;
  /** Limits that hold on all servers together. */
  readonly credits: CreditStore;
  readonly quick: QuickStore;
  readonly society: SocietyStore;
  /** What time it is for everybody who shares this store. */
  now(): Promise<number>;
  readonly cups: CupStore;
  readonly house: HouseStore;
  /** Resolves when the database answers, and fails when it does not: at once, without waiting for it to come back. */
  ping(): Promise<void>;
  /** A value of the server itself, made at first use: keys, secrets. */
  value(name: string, make: () => string): Promise<string>;
  close(): Promise<void>;
}
