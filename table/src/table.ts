import type { AnyMove, GameTypes, OptionValues, RecordedEnding, Seat, Seed } from '@banquise/kernel';

/** How a host names a person. It never leaves the table: others see the name written on the seat. */
export type PersonId = string;

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
/** How well a bot plays, 6 is best. */
export type Level = (typeof LEVELS)[number];

/** A seat as it is laid out before the game. `away` is a person whose seat a bot keeps warm from the start. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly person: PersonId; readonly name: string; readonly confirm?: boolean; readonly away?: boolean }
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string }
  | { readonly kind: 'empty' };

/**
 * Time to play, in milliseconds but for `days`. A go is the stretch in which a seat is awaited without a break.
 * `move`: a time for each go, anew after each step that cannot be taken back. `bank`: a time for the whole game, and the
 * increment after each go. `days`: as `move`, counted in days. When it is up, the grace begins, shown to everybody;
 * when that is up too, a bot takes the seat.
 */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly ms: number; readonly grace: number }
  | { readonly kind: 'bank'; readonly ms: number; readonly increment: number; readonly grace: number }
  | { readonly kind: 'days'; readonly days: number; readonly grace: number };

export interface Settings {
  /** Whether people confirm their turns unless they choose otherwise at their seat. */
  readonly confirm: boolean;
  /** The level of the bot that takes the seat of somebody who leaves. */
  readonly standIn: Level;
  /** Played for pleasure: no rating moves. */
  readonly casual?: boolean;
  /** Who may sit down, as far as whoever keeps people can tell. */
  readonly admits?: Admits;
}

/** From which rating on, and how many of a hundred games somebody must see to their end; nothing is asked by 0. */
export interface Admits {
  readonly rating: number;
  readonly finishes: number;
}

/** Everything a table starts from: store it once, before anything else. The seed must come from good chance and stays secret. */
export interface Creation {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly SeatPlan[];
  readonly clock: Clock;
  readonly settings: Settings;
  /** Who may arrange the seats and start; nobody when only the host may. */
  readonly owner: PersonId | null;
  readonly seed: Seed;
  readonly at: number;
  /** The law of the house it was laid out under. What is stored goes on as it began: without one, as before there were any. */
  readonly law?: number;
}

/**
 * The law of new tables: how games end early and how clocks run over an absence. Raise it when accepted commands of stored
 * tables would be judged otherwise. 1: giving up ends a contest for good, the clock runs on over leaving and coming back.
 * 2: a full table starts by itself.
 */
export const LAW = 2;

/** Why a bot plays in the place of a person. */
export type Absence = 'left' | 'resigned' | 'timed-out';

/** A chair: empty (nobody, no bot), a person's, a bot's, or a person's kept by a bot for a while. */
export interface Chair {
  readonly person: PersonId | null;
  readonly name: string;
  readonly bot: Level | null;
  readonly away: Absence | null;
  readonly confirm: boolean;
  /** The seat of one who left is kept until then: before it the bot does not play. */
  readonly kept?: number | null;
}

export const PHASES = ['open', 'playing', 'paused', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** The moves of a turn that nobody else sees yet. None of them showed its player anything new: such a step settles the draft. */
export interface Draft<T extends GameTypes> {
  readonly moves: readonly AnyMove[];
  readonly events: readonly (readonly T['Event'][])[];
  /** The game as it is after these moves. */
  readonly state: T['State'];
}

/** Why undo goes no further back. */
export const UNDO_STOPS = ['start', 'revealed', 'chance', 'another', 'confirmed'] as const;
export type UndoStop = (typeof UNDO_STOPS)[number];

/** A step that can be taken back: the version it led to, and the game before it. */
export interface Step<T extends GameTypes> {
  readonly version: number;
  readonly before: T['State'];
}

/** The steps that the seat which played last can still take back; the seat is -1 before the first move. */
export interface Stretch<T extends GameTypes> {
  readonly seat: Seat;
  readonly steps: readonly Step<T>[];
  readonly stop: UndoStop;
}

/** The time of a seat. It is on the go while it is awaited; `since` is when its time began to run, nothing in a pause. */
export interface Timer {
  readonly left: number;
  readonly go: boolean;
  readonly since: number | null;
  /** The grace was announced. */
  readonly overtime: boolean;
  /** The seat was given time once after it had run out. */
  readonly welcomed?: boolean;
}

/** What happened at a table, in full. Only `seenBy` turns it into something for a viewer. */
export type Happening<T extends GameTypes> =
  | {
      readonly what: 'move';
      readonly seat: Seat;
      readonly bot: Level | null;
      readonly move: AnyMove;
      readonly events: readonly T['Event'][];
    }
  | TableHappening;

/** What happened at a table beside the moves: all of it is public. */
export type TableHappening =
  | { readonly what: 'sat'; readonly seat: Seat; readonly name: string }
  | { readonly what: 'bot-seated'; readonly seat: Seat; readonly name: string; readonly level: Level }
  | { readonly what: 'vacated'; readonly seat: Seat; readonly name: string }
  /** One seat more or fewer at the table: `seats` are there now. */
  | { readonly what: 'resized'; readonly seats: number }
  /** Clock, options or what it counts for are others now. */
  | { readonly what: 'arranged'; readonly clock: Clock; readonly casual: boolean }
  | { readonly what: 'started' }
  /** Somebody stopped the countdown of a full table. */
  | { readonly what: 'held'; readonly seat: Seat }
  /** Who sits there leads the table from now on. */
  | { readonly what: 'led'; readonly seat: Seat }
  /** `of` is the version of the entry taken back. */
  | { readonly what: 'undone'; readonly seat: Seat; readonly of: number }
  /** A person left the game; a bot of that level plays on. */
  | { readonly what: 'replaced'; readonly seat: Seat; readonly why: Absence; readonly level: Level }
  | { readonly what: 'returned'; readonly seat: Seat }
  /** A person gave up, and with that the game is over: no bot has to take the seat. */
  | { readonly what: 'gave-up'; readonly seat: Seat; readonly why: Absence }
  /** The time of a seat is up; a bot takes over at `until` unless it plays before. */
  | { readonly what: 'overtime'; readonly seat: Seat; readonly until: number }
  | { readonly what: 'pause-asked'; readonly seat: Seat }
  | { readonly what: 'pause-withdrawn'; readonly seat: Seat }
  | { readonly what: 'paused' }
  | { readonly what: 'resumed'; readonly seat: Seat }
  | { readonly what: 'finished'; readonly how: Ending }
  | { readonly what: 'rematch-asked'; readonly seat: Seat }
  | { readonly what: 'rematch-withdrawn'; readonly seat: Seat }
  /** The next game is at the table of that id. */
  | { readonly what: 'rematched'; readonly next: string };

/** Played to the last move; ended by who resigned, ran out of time or left; given up by everybody; called off before the start. */
export const ENDINGS = ['played', 'resigned', 'timed-out', 'left', 'abandoned', 'cancelled'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A happening with its time. The n-th entry (from 1) is what brought the table to version n. */
export type Entry<T extends GameTypes> = { readonly at: number } & Happening<T>;

/** A command that was accepted lately: its id again gets the same answer. */
export interface Answered {
  readonly key: string;
  readonly version: number;
  readonly step: number;
}

/**
 * A whole table as plain data: JSON in, JSON out, at any moment. It holds secrets (seed, state, drafts): it is for the
 * store and for the functions of this package, never for a person.
 */
export interface Table<T extends GameTypes = GameTypes> extends Omit<Creation, 'seats'> {
  /** SHA-256 of the seed, reckoned when the table is made: it is told with every update. */
  readonly commitment: string;
  /** Commands accepted so far: the guard of the store. Never shown, for it would count the steps of a draft. */
  readonly revision: number;
  /** The latest time that came in. Time never runs backwards here. */
  readonly now: number;
  readonly phase: Phase;
  readonly ending: Ending | null;
  /** The result as a record told it, where the game was laid out from one. */
  readonly ruled?: RecordedEnding;
  readonly chairs: readonly Chair[];
  /** When the full table starts by itself; nothing while a seat is free, or after somebody stopped the countdown. */
  readonly begins?: number | null;
  /** The game as everybody sees it, without drafts; nothing before the start. */
  readonly state: T['State'] | null;
  /** The version of a table is the number of its entries. */
  readonly entries: readonly Entry<T>[];
  readonly drafts: readonly (Draft<T> | null)[];
  readonly stretch: Stretch<T>;
  /** Somebody took back what was learnt or what bots had answered: the game counts for nothing but practice. */
  readonly practice: boolean;
  /** Per seat: the version at which what it decides on last changed; a move made on an older one is stale. */
  readonly fresh: readonly number[];
  readonly timers: readonly Timer[];
  readonly pauseAsked: readonly Seat[];
  readonly rematchAsked: readonly Seat[];
  readonly next: string | null;
  readonly answered: readonly Answered[];
  /** A command made on an older version might have been answered and forgotten: it is refused as stale. */
  readonly horizon: number;
}
