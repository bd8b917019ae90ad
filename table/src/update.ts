import type { GameTypes, OptionValues, Seat, Seed, Seen, Sheet } from '@banquise/kernel';
import type { Conclusion } from './ending.ts';
import type { Absence, Clock, Ending, Level, Phase, TableHappening, UndoStop } from './table.ts';

/** An entry of the log as one viewer saw it. Moves come as what they caused: the move itself may be a secret. */
export type SeenEntry<T extends GameTypes = GameTypes> = { readonly version: number; readonly at: number } & (
  | { readonly what: 'move'; readonly seat: Seat; readonly bot: Level | null; readonly events: readonly Seen<T['Event']>[] }
  | TableHappening
);

/** Who sits where, without the ids of people. */
export interface SeatStatus {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly name: string;
  /** The bot that plays now, also in the place of a person. */
  readonly level: Level | null;
  readonly away: Absence | null;
  /** Until then the seat is kept for who left; nothing when a bot plays it, or nobody left. */
  readonly kept?: number;
}

/** The clock of a seat: what is left at `status.now`, when it is up and when a bot takes over (nothing while it stands still). */
export interface ClockStatus {
  readonly left: number;
  readonly up: number | null;
  readonly until: number | null;
}

/** What everybody may know of a table beside the game. The same for all viewers. */
export interface Status {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly phase: Phase;
  readonly owner: Seat | null;
  /** When the full table starts by itself; nothing where it does not, or was told to wait. */
  readonly begins: number | null;
  readonly seats: readonly SeatStatus[];
  /** Seats that may act now; a draft under way changes nothing here. */
  readonly awaited: readonly Seat[];
  readonly clock: Clock;
  /** Played for pleasure: no rating moves. */
  readonly casual: boolean;
  /** One per seat; empty when nobody counts the time. */
  readonly clocks: readonly ClockStatus[];
  /** The time of the last entry, by the clock of the host. */
  readonly now: number;
  readonly pauseAsked: readonly Seat[];
  readonly rematchAsked: readonly Seat[];
  /** The table of the rematch. */
  readonly next: string | null;
  /** SHA-256 of the seed, from the first moment on. */
  readonly commitment: string;
  /** The seed itself and the score sheet, once the game is over. */
  readonly seed: Seed | null;
  readonly ending: Ending | null;
  /** Turns were taken back that could not be undone: it counts for nothing. */
  readonly practice: boolean;
  readonly sheet: Sheet | null;
  /** The one result of the game, once it is over. */
  readonly conclusion: Conclusion | null;
}

/** The part of a status that every move changes. */
export type Moment = Pick<Status, 'now' | 'awaited' | 'clocks'>;

/** What only the player of a seat is told. */
export interface Own<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** The legal moves, after the draft. */
  readonly moves: readonly T['Move'][];
  /** Whether moves wait for a confirmation. */
  readonly confirm: boolean;
  /** What each step of the draft caused, in order; empty without a draft. The view is the one after these steps. */
  readonly draft: readonly (readonly Seen<T['Event']>[])[];
  /** The draft ends the go: nothing is left but to confirm it (or undo). */
  readonly complete: boolean;
  /** How many steps can be taken back, and why no more. */
  readonly undo: { readonly steps: number; readonly stop: UndoStop };
  /** Against bots alone: the last decision can be taken back at any time. */
  readonly rewind: boolean;
}

/** All that a viewer needs in order to be up to date: the entries it lacks, and the table as it may see it now. */
export interface Update<T extends GameTypes = GameTypes> {
  /** The entries follow this version; 0 with `fresh`. */
  readonly from: number;
  /** Where the entries end. Status, view and own are of the table as it is now, also when `more` entries follow. */
  readonly version: number;
  readonly more: boolean;
  /** The version asked for was none of this table: what the client had is to be thrown away. */
  readonly fresh: boolean;
  readonly entries: readonly SeenEntry<T>[];
  readonly status: Status;
  /** Nothing before the start. */
  readonly view: T['View'] | null;
  /** Nothing for spectators. */
  readonly own: Own<T> | null;
}

/** An update on its way: who has seen the rest of the status already is told the moment alone. */
export interface News<T extends GameTypes = GameTypes> extends Omit<Update<T>, 'status'> {
  readonly status: Status | Moment;
}

/** What a client keeps. */
export interface Mirror<T extends GameTypes = GameTypes> extends Omit<Update<T>, 'from' | 'fresh' | 'more'> {}

/** A seat that the table waits for; with a level, the host is to play it. */
export interface Awaited {
  readonly seat: Seat;
  readonly bot: Level | null;
}
