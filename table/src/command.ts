import type { GameTypes, OptionValues, RecordedEnding, Seat, Viewer } from '@banquise/kernel';
import type { TableRefusal } from './refusal.ts';
import type { Clock, Creation, Level, PersonId, Table } from './table.ts';

/** Who speaks: a person whom the host has recognised, or the host itself, which plays the bots and keeps the time. */
export type Speaker = { readonly person: PersonId } | 'host';

/** What can be asked of a table. `seat` is the seat for which one speaks: one person may hold several (same device). */
export type Request =
  // Before the start. Only the owner or the host arranges seats other than its own.
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'seat-bot'; readonly seat: Seat; readonly level: Level; readonly name: string }
  | { readonly type: 'vacate'; readonly seat: Seat }
  | { readonly type: 'add-seat' }
  /** The seats behind it move up: ask `seatsOf` again who is where. */
  | { readonly type: 'drop-seat'; readonly seat: Seat }
  /** Another clock, other options, counting or not. A countdown begins anew: everybody gets the time to see it. */
  | { readonly type: 'arrange'; readonly options: OptionValues; readonly clock: Clock; readonly casual: boolean }
  /** By the owner or the host; at a full table by anybody who sits there, so that nobody waits for an owner who is away. */
  | { readonly type: 'start' }
  /** Stops the countdown of a full table: by anybody who sits there. */
  | { readonly type: 'wait' }
  /** The lead passes to who sits there: by the owner, or by the host when the owner is away. */
  | { readonly type: 'lead'; readonly seat: Seat }
  /** Calls the table off before the start. */
  | { readonly type: 'cancel' }
  // In play. `step` is how many steps the speaker's draft had when this was asked: 0 without a draft.
  | { readonly type: 'move'; readonly seat: Seat; readonly step: number; readonly move: unknown }
  /** Moves that are one act to who makes them, such as a card and where it goes: all of them or none. */
  | { readonly type: 'act'; readonly seat: Seat; readonly step: number; readonly moves: readonly unknown[] }
  | { readonly type: 'undo'; readonly seat: Seat; readonly step: number }
  /** Back to the last position the seat decided in, against bots alone. */
  | { readonly type: 'rewind'; readonly seat: Seat }
  | { readonly type: 'confirm'; readonly seat: Seat; readonly step: number }
  | { readonly type: 'set-confirm'; readonly seat: Seat; readonly on: boolean }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'resign'; readonly seat: Seat }
  | { readonly type: 'return'; readonly seat: Seat }
  | { readonly type: 'pause'; readonly seat: Seat; readonly agree: boolean }
  | { readonly type: 'resume'; readonly seat: Seat }
  /** The time has come that `alarm` named. Host only. */
  | { readonly type: 'tick' }
  /** A game laid out again from its record ends as that says. Host only. */
  | { readonly type: 'conclude'; readonly ending: RecordedEnding }
  // After the end.
  | { readonly type: 'rematch'; readonly seat: Seat; readonly agree: boolean }
  /** The host has made the next table. */
  | { readonly type: 'rematched'; readonly next: string };

/**
 * A request with its sender. `id` is the sender's own: the same id again gets the same answer and does nothing more.
 * `version` is the one the sender had before its eyes.
 */
export type Command = { readonly id: string; readonly by: Speaker; readonly version: number } & Request;

/**
 * A command as it is kept: one row, appended. STORE THIS BEFORE ANYBODY HEARS OF IT; revisions count up by one without a
 * gap, so a unique (table, revision) in the store is the compare-and-set that keeps two hosts from answering at once.
 */
export interface Accepted {
  readonly revision: number;
  readonly at: number;
  readonly command: Command;
}

/** What a store keeps of a table: its creation, and every accepted command in order. A copy of the table only saves time. */
export interface Stored {
  readonly creation: Creation;
  readonly journal: readonly Accepted[];
}

/** The answer to the sender. `step` counts the steps of the sender's draft now. A refusal of the game has the game's words. */
export type Answer<T extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly version: number; readonly step: number }
  | { readonly ok: false; readonly from: 'table'; readonly refusal: TableRefusal }
  | { readonly ok: false; readonly from: 'game'; readonly refusal: T['Refusal'] };

/** What came of a command. */
export interface Outcome<T extends GameTypes = GameTypes> {
  /** The table as it is now; the very same object when nothing changed. */
  readonly table: Table<T>;
  readonly answer: Answer<T>;
  /** To be stored before the answer and the updates go out; nothing when nothing changed (refused, or heard before). */
  readonly append: Accepted | null;
  /** Who is to be sent `since(game, table, viewer, theLastVersionSent)`. */
  readonly tell: readonly Viewer[];
}
