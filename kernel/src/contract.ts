import type { Features } from './features.ts';
import type { Rng } from './rng.ts';
import type { Mask, Viewer } from './sight.ts';

/** A player's chair, 0 for the first. Seats never move during a game. */
export type Seat = number;

/** What a state may hold: plain data that survives JSON unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * What every state holds beside the game's own fields.
 * `rng` is the chance of the game still to come; no view ever shows it.
 * `knows[card]` says who knows what and where that card is: views, and where undo must stop, follow from it.
 */
export interface Hidden {
  rng: Rng;
  knows: Mask[];
}

/** A decision. All decisions of a game are listed in its vocabulary: small frozen objects, compared by identity. */
export interface AnyMove {
  readonly type: string;
}

/** Something that happened. What not everybody may see stands in `secret`, which only the seats of its mask receive. */
export interface AnyEvent {
  readonly type: string;
  readonly secret?: { readonly to: Mask };
}

/** Why a move cannot be made, as data: the code is translated, the other fields are its figures. */
export interface AnyRefusal {
  readonly code: string;
}

export interface SeatScore<Line extends string = string> {
  readonly lines: Readonly<Record<Line, number>>;
  readonly total: number;
  /** Compared in order when totals are equal; more is better. */
  readonly tieBreaks: readonly number[];
  /** 1 is best; equal ranks share the place. */
  readonly rank: number;
}

export interface Sheet<Line extends string = string> {
  readonly seats: readonly SeatScore<Line>[];
  readonly winners: readonly Seat[];
}

/** One choice before the game starts. The first value is the default. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
}

export type OptionValues = Readonly<Record<string, string>>;

/** Something wrong with data from outside: where, and what was expected there. */
export interface Problem {
  readonly field: string;
  readonly expected: string;
  /** A problem that can be told apart; see `versions.ts`. */
  readonly code?: 'unknown-rules';
}

export type Result<T, P = Problem> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

/** A clause of the rules that could have been read another way: how this project reads it, and in which file. */
export interface Ruling {
  readonly id: string;
  /** Below src/. */
  readonly file: string;
  readonly reading: string;
}

/** The types of one game, bundled so that the rest of the project can speak of "a game" with one parameter. */
export interface GameTypes {
  State: Hidden;
  Move: AnyMove;
  Event: AnyEvent;
  View: object;
  Refusal: AnyRefusal;
  Line: string;
}

/** The contract that every game fulfils. All functions are pure but `apply`, which changes the state in place. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised with every change that would make an old record replay differently. */
  readonly rules: number;
  /** The versions published before this one, the oldest first: their tables, saves and records go on under them. */
  readonly earlier?: readonly Game<T>[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Every move that any position of the game can offer; `moves` returns these very objects. */
  readonly vocabulary: readonly T['Move'][];
  /** The clause of the rules behind each refusal. */
  readonly refusals: Readonly<Record<T['Refusal']['code'], string>>;
  /** The keys of the score sheet, in the order in which one fills it in. */
  readonly lines: readonly T['Line'][];

  /** A new game. All chance comes from `rng`, which becomes part of the state. */
  setup(seats: number, options: OptionValues, rng: Rng): T['State'];
  /** Seats that may act now; nobody when the game is over. Several at once only where the rules say so. */
  actors(state: T['State']): readonly Seat[];
  /** Every legal move of a seat, in a stable order, one atomic decision at a time; none for a seat that may not act. */
  moves(state: T['State'], seat: Seat): readonly T['Move'][];
  /** Nothing, or why this move of the vocabulary cannot be made now. Agrees with `moves` always. */
  refuse(state: T['State'], seat: Seat, move: T['Move']): T['Refusal'] | undefined;
  /** Plays a legal move in place and tells what happened, in order. */
  apply(state: T['State'], seat: Seat, move: T['Move']): T['Event'][];
  /** What a viewer may know, and nothing else. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** A full state in which this view would be true, the unknown drawn at random; for bots, which never get a state. */
  imagine(view: T['View'], rng: Rng): T['State'];
  /** The score sheet, final or as it would be if the game stopped now. */
  score(state: T['State']): Sheet<T['Line']>;
  /** The score sheet of a position copied off a real table (`banquise score`, the score pad). */
  tally(position: unknown): Result<Sheet<T['Line']>>;
  /**
   * The final points a seat can hope for, estimated from one state: what the bots maximise.
   * A game without it is judged by its score.
   */
  judge?(state: T['State'], seat: Seat): number;
  /** What a trained net looks at; a game without it is judged by hand. */
  readonly features?: Features<T>;
  /** The words of the game, loaded when a language is chosen. */
  readonly texts: Readonly<Record<Language, () => Promise<Texts<T>>>>;
}

export const LANGUAGES = ['fr', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names of the people at the table, by seat. */
export type Names = readonly string[];

/** Everything a game says to people, in one language. Sentences without markup, complete and capitalised. */
export interface Texts<T extends GameTypes = GameTypes> {
  readonly title: string;
  /** One sentence: what the seat may do now, or whom it waits for. `you` is the reader's seat, if any. */
  prompt(view: T['View'], names: Names, you: Viewer): string;
  /** The label of a move on a button or in a numbered list, short, without the player's name. */
  move(move: T['Move'], view: T['View']): string;
  /** One line of the log for an event as this viewer saw it. Empty if the log needs no line for it. */
  event(event: Seen<T['Event']>, names: Names): string;
  refusal(refusal: T['Refusal']): string;
  line(line: T['Line']): string;
  option(id: string): string;
  /** The name of one value of an option. */
  optionValue(id: string, value: string): string;
}

/** An event after it passed the eyes of a viewer: the secret is there only for those it is meant for. */
export type Seen<E> = E extends { readonly secret?: infer S } ? Omit<E, 'secret'> & { readonly secret?: Omit<S, 'to'> } : E;

/** One loader per language of the same thing. */
export const perLanguage = <T>(load: (language: Language) => Promise<T>): Readonly<Record<Language, () => Promise<T>>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, () => load(language)])) as Record<Language, () => Promise<T>>;
