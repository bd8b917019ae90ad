import type { Game, GameRecord, GameTypes, Result, Rng, Seat, Seed, Seen, Viewer } from '@banquise/kernel';
import type { Command, Outcome, Stored } from './command.ts';
import type { Creation, Table } from './table.ts';
import type { Awaited, Mirror, Update } from './update.ts';

export type * from './command.ts';
export type * from './refusal.ts';
export * from './table.ts';
export type * from './update.ts';

/** A new table, open for people to sit down; or what is wrong with the plan. Store the creation first. */
export declare function create<T extends GameTypes>(game: Game<T>, creation: Creation): Result<Table<T>>;

/** The plan of the next game: same people and settings, everybody one seat further, a new seed. Give it to `create`. */
export declare function rematch(table: Table, next: { readonly id: string; readonly seed: Seed; readonly at: number }): Creation;

/**
 * The one way to change a table. Pure: the table handed in stays as it was. `now` is the host's time in milliseconds.
 * Store `append`, then send the answer, then send `since` to those in `tell`.
 */
export declare function handle<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Command, now: number): Outcome<T>;

/** The table again from what was stored. */
export declare function restore<T extends GameTypes>(game: Game<T>, stored: Stored): Result<Table<T>>;

/** What a viewer lacks who last had this version (0: everything). The only door through which a table is seen. */
export declare function since<T extends GameTypes>(game: Game<T>, table: Table<T>, viewer: Viewer, version: number): Update<T>;

/** A client's copy brought up to date; nothing when there is a gap: then ask again with the version one has. */
export declare function follow<T extends GameTypes>(mirror: Mirror<T> | undefined, update: Update<T>): Mirror<T> | undefined;

/** The seats of a person, for a host that wants to know as whom to show the table. */
export declare function seatsOf(table: Table, person: string): readonly Seat[];

/** Whom the table waits for; a bot among them is for the host to play, on `since(...).view` of that seat. */
export declare function awaits<T extends GameTypes>(game: Game<T>, table: Table<T>): readonly Awaited[];

/** When the host must send the next `tick`, if ever. */
export declare function alarm(table: Table): number | null;

/** The game as a viewer saw it when the table came to this version (drafts left out); nothing before the start. */
export declare function moment<T extends GameTypes>(game: Game<T>, table: Table<T>, viewer: Viewer, version: number): T['View'] | null;

/** The whole game in one line, once it is over; it holds the seed, so there is none before. */
export declare function record(table: Table): GameRecord | null;

/** What a move would do as far as its player can tell, from the view alone: for ghosts, and to say beforehand that it reveals something. */
export declare function foresee<T extends GameTypes>(game: Game<T>, view: T['View'], seat: Seat, move: T['Move'], rng: Rng): Foresight<T>;

export interface Foresight<T extends GameTypes> {
  /** The step cannot be taken back: somebody learns something by it. What is learnt is not in the view. */
  readonly reveals: boolean;
  readonly events: readonly Seen<T['Event']>[];
  readonly view: T['View'];
}
