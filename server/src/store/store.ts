import type { Accepted, Creation, PersonId, Phase } from '@banquise/table';
import type { Ledger } from '../host/rate-limit.ts';
import type { CupStore } from './cups.ts';
import type { HouseStore } from './house.ts';
import type { QuickStore } from './quick.ts';
import type { SocietyStore } from './society.ts';

/** Somebody who plays here. A guest has no login; `merged` is the account that a guest became part of by signing in. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly login: string | null;
  readonly password: string | null;
  readonly created: number;
  readonly seen: number;
  readonly merged: PersonId | null;
}

/** A signed-in device. The token itself is known to that device only: here is its SHA-256. */
export interface Session {
  readonly token: string;
  readonly person: PersonId;
  readonly created: number;
  readonly seen: number;
  readonly device: string;
  /** When it last proved by a password, a passkey or a recovery code who it is; 0: never. */
  readonly proved: number;
}

/** Something about the safety of an account that its person should know of. */
export interface Incident {
  readonly at: number;
  readonly what: 'password' | 'passkey-added' | 'passkey-removed' | 'codes' | 'code-used';
  /** From which device it was done. */
  readonly device: string;
}

export interface Passkey {
  readonly id: string;
  readonly person: PersonId;
  /** The public key, in base64url. */
  readonly key: string;
  readonly counter: number;
  /** How the browser reaches it, as it said itself: `internal,hybrid`. */
  readonly transports: string;
  readonly created: number;
  /** The device on which it was made, and when it last let somebody in. */
  readonly device: string;
  readonly used: number;
}

export interface PeopleStore {
  add(person: Person): Promise<void>;
  find(id: PersonId): Promise<Person | undefined>;
  byLogin(login: string): Promise<Person | undefined>;
  rename(id: PersonId, name: string): Promise<void>;
  /** Gives a person a login; false when somebody else has it. */
  claim(id: PersonId, login: string, password: string | null): Promise<boolean>;
  /** A guest becomes part of an account: its seats and results are the account's from now on. */
  merge(guest: PersonId, account: PersonId): Promise<void>;
  /** The person and every guest who became part of it. */
  selves(id: PersonId): Promise<PersonId[]>;
  /** Tables that the person ever had to do with. */
  visited(id: PersonId): Promise<string[]>;
  /**
   * Forgetting takes three steps, each short enough to keep nobody waiting. First everything about the person itself goes,
   * and `heir` is noted, who stands in its place where a game needs somebody; then `scrub` cleans each table it `visited`;
   * at last the person is gone. Who is noted and not gone yet was interrupted: `forgetting` names them.
   */
  forget(id: PersonId, heir: PersonId): Promise<void>;
  forgetting(): Promise<{ readonly person: PersonId; readonly heir: PersonId }[]>;
  forgotten(id: PersonId): Promise<void>;

  openSession(session: Session): Promise<void>;
  session(token: string): Promise<Session | undefined>;
  /** Which of these sessions are open. */
  standing(tokens: readonly string[]): Promise<string[]>;
  sessions(person: PersonId): Promise<Session[]>;
  touch(token: string, seen: number): Promise<void>;
  prove(token: string, at: number): Promise<void>;
  closeSession(token: string): Promise<void>;
  /** All but this one end; no device is told of turns any more until it says again where. */
  closeOthers(person: PersonId, token: string): Promise<void>;
  /** Signed out everywhere: no device of the person is told of its turns any more either. */
  closeSessions(person: PersonId): Promise<void>;

  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeys(person: PersonId): Promise<Passkey[]>;
  usedPasskey(id: string, counter: number, at: number): Promise<void>;
  removePasskey(person: PersonId, id: string): Promise<boolean>;

  /** Recovery codes by their hashes; new ones take the place of all old ones. */
  setCodes(person: PersonId, hashes: readonly string[]): Promise<void>;
  codes(person: PersonId): Promise<{ readonly hash: string; readonly used: number | null }[]>;
  /** True once for each code. */
  useCode(person: PersonId, hash: string, at: number): Promise<boolean>;
  note(person: PersonId, incident: Incident): Promise<void>;
  /** The latest first. */
  notes(person: PersonId, since: number): Promise<Incident[]>;

  mute(person: PersonId, muted: PersonId, on: boolean): Promise<void>;
  muted(person: PersonId): Promise<PersonId[]>;
}

/** What lists need to know of a table without loading it. It names people by their ids: never for a client as it is. */
export interface Summary {
  readonly seats: readonly {
    readonly person: PersonId | null;
    readonly name: string;
    readonly bot: number | null;
    readonly away: string | null;
  }[];
  readonly owner: PersonId | null;
  readonly next: string | null;
  /** What was agreed since it was laid out; nothing where that stands as it was. */
  readonly terms?: Terms;
}

/** What people agree on before they play. */
export interface Terms {
  readonly options: Creation['options'];
  readonly clock: Creation['clock'];
  readonly casual: boolean;
}

export const termsOf = ({ creation, summary }: Pick<TableRow, 'creation' | 'summary'>): Terms =>
  summary.terms ?? { options: creation.options, clock: creation.clock, casual: creation.settings.casual === true };

/** A table as it stands in lists. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly creation: Creation;
  /** Keys of the two links: one invites to sit down, one only to watch. */
  readonly invite: string;
  readonly watch: string;
  /** Listed in the lobby. */
  readonly listed: boolean;
  readonly revision: number;
  readonly phase: Phase;
  /** When the server has to look at it again by itself: the alarm of its clock, or at once when a bot is to move. */
  readonly due: number | null;
  /** Seats that the table waits for. */
  readonly awaited: readonly number[];
  readonly summary: Summary;
  /** The result was taken down. */
  readonly settled: boolean;
  readonly changed: number;
  /** Counts how often its past was rewritten. */
  readonly edition: number;
}

/** So long an open table that nobody touches is kept. */
export const UNTOUCHED = 7 * 86_400_000;

/** A longer one takes too long to be read in one go: it is not written, and the journal is replayed in slices instead. */
export const LONGEST_SNAPSHOT = 2_000_000;

export interface Snapshot {
  readonly revision: number;
  /** What it was written by: another writer throws it away and replays the journal. */
  readonly format: string;
  readonly body: string;
}

/** A command on its way into the journal: as it is, or written out already. */
export type Entered = Omit<Accepted, 'command'> & { readonly command: Accepted['command'] | string };

/** A command as the journal has it. */
export const textOf = ({ command }: Entered): string => (typeof command === 'string' ? command : JSON.stringify(command));

/** What one table adds to a batch: commands in order, and how it stands after them. */
export interface Append {
  readonly table: string;
  /** The revision that the first command follows: somebody else's command there makes the whole entry fail. */
  readonly after: number;
  /** Whoever remembers another edition fails as well. */
  readonly edition: number;
  readonly accepted: readonly Entered[];
  readonly phase: Phase;
  readonly due: number | null;
  readonly awaited: readonly number[];
  /** Until then the sender itself sees to what is due. */
  readonly taken: number;
  /** Whether it stands in the lobby from now on; nothing when that is as it was. */
  readonly listing: boolean | null;
  /** Nothing when it is as it was: most moves change nobody's seat. */
  readonly summary: Summary | null;
  readonly snapshot: Snapshot | null;
}

export interface Kept {
  readonly row: TableRow;
  readonly snapshot: Snapshot | null;
  /** The commands after the snapshot, at most `JOURNAL_PAGE` of them; `journal` has the next ones. */
  readonly journal: readonly Accepted[];
}

/** Commands that are read in one go: a long journal must not keep the store from others. */
export const JOURNAL_PAGE = 500;

export interface TableStore {
  /** A new table; nothing happens, and false comes back, when there is one of this id. */
  create(row: TableRow): Promise<boolean>;
  /** Stores all or nothing, durably, but leaves out tables that somebody else changed: their ids come back. */
  append(batch: readonly Append[]): Promise<string[]>;
  row(id: string): Promise<TableRow | undefined>;
  load(id: string, format: string): Promise<Kept | undefined>;
  /** The commands after a revision, all of them or the first ones. */
  journal(id: string, after?: number, most?: number): Promise<Accepted[]>;
  /** Puts `heir` in the place of a person at a table, journal and snapshot included, a little at a time. Nothing may be appended meanwhile. */
  scrub(id: string, person: PersonId, heir: PersonId): Promise<void>;
  /** Several tables; those that are not there are left out. */
  rows(ids: readonly string[]): Promise<TableRow[]>;
  /** How far tables are. */
  heads(ids: readonly string[]): Promise<{ readonly id: string; readonly revision: number; readonly edition: number }[]>;
  /** Listed tables that wait for players, the latest first. */
  lobby(limit: number): Promise<TableRow[]>;
  /** Tables at which something is due that nobody else sees to; until then they are the taker's. */
  take(now: number, until: number, limit: number): Promise<string[]>;
  /** The taker needs longer. */
  extend(ids: readonly string[], until: number): Promise<void>;
  /** Nothing is due at a table as it stands at this revision. */
  dismiss(id: string, revision: number): Promise<void>;
  /** How much waits to be taken. */
  overdue(now: number): Promise<number>;
  /** Tables of people, the latest first. */
  ofPeople(people: readonly PersonId[], phases: readonly Phase[], limit: number): Promise<TableRow[]>;
  remove(id: string): Promise<void>;
}

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

/** How a game ended for one seat. */
export interface Result {
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  readonly person: PersonId | null;
  readonly name: string;
  readonly bot: number | null;
  readonly rank: number;
  /** The points that count, if any do. */
  readonly points: number | null;
  /** How the game ended. */
  readonly ending: string;
  readonly seats: number;
  readonly rated: boolean;
  readonly at: number;
  /** Why this seat was out of the contest, by its person's doing. */
  readonly out: string | null;
}

export interface Standing {
  readonly person: PersonId;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface Statistics {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  /** Of the games whose points count; nothing without any. */
  readonly best: number | null;
  readonly mean: number | null;
}

/** A game that is over. */
export interface Ended {
  readonly table: string;
  readonly results: readonly Result[];
  /** Whose ratings move, from what they are at that moment; nothing when the game is not rated. */
  readonly rating: {
    readonly game: string;
    readonly people: readonly PersonId[];
    /** 1 is best, equal ranks are ties. */
    readonly rank: readonly number[];
  } | null;
}

export interface ResultStore {
  /** Takes the result down and moves the ratings, once: again it does nothing and says false. */
  settle(ended: Ended): Promise<boolean>;
  of(table: string): Promise<Result[]>;
  ofPerson(person: PersonId, limit: number): Promise<Result[]>;
  statistics(person: PersonId): Promise<Statistics[]>;
  standing(person: PersonId, game: string): Promise<Standing | undefined>;
  standings(person: PersonId): Promise<Standing[]>;
  /** How many games of a kind two people have played together. */
  met(person: PersonId, other: PersonId, game: string): Promise<number>;
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

/** A document of a person that only its clients read. */
export interface SheetRow {
  readonly revision: number;
  readonly body: string;
}

export interface SheetStore {
  of(person: PersonId): Promise<SheetRow | undefined>;
  /** Keeps a sheet that follows revision `after`; false, and nothing kept, when another one is there. */
  keep(person: PersonId, after: number, body: string): Promise<boolean>;
}

/** Everything that outlives the process. A promise that resolved is on the disk. */
export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly results: ResultStore;
  readonly pushes: PushStore;
  readonly sheets: SheetStore;
  /** Limits that hold on all servers together. */
  readonly credits: Ledger;
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
