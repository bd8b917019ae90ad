import type { Accepted, Creation, PersonId, Phase } from '@banquise/table';

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

/** How long an open table that nobody touches is kept. */
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
  /** When somebody must look at it; where that is later, it may stand a little earlier, and `taken` says the time itself. */
  readonly due: number | null;
  readonly awaited: readonly number[];
  /** Until then nobody else need look: the sender itself sees to what is due. */
  readonly taken: number;
  /** Whether it stands in the lobby from now on; nothing when that is as it was. */
  readonly listing: boolean | null;
  /** Nothing when it is as it was: most moves change nobody's seat. */
  readonly summary: Summary | null;
  /** Whether others sit there than before; only with a summary. */
  readonly seated: boolean;
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
  /** A table with its latest snapshot, if that is written in one of these formats, and what came after it. */
  load(id: string, formats: readonly string[]): Promise<Kept | undefined>;
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
  /** At how many tables that are not over people sit. */
  underWay(people: readonly PersonId[]): Promise<number>;
  remove(id: string): Promise<void>;
}
