import type { Seen, Texts } from '@banquise/kernel';
import type { Continent, NodeId, PlaceId } from '../data.ts';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import type { ExpeditionsLine } from '../score.ts';
import type { OpenStage } from '../state.ts';
import type { ExpeditionsTypes } from '../types.ts';
import type { ExpeditionsView } from '../view.ts';

/** The words of this game, with those that only its map and its cards need. */
export interface ExpeditionsTexts extends Texts<ExpeditionsTypes> {
  /** The name of a place, or of any other node. */
  place(id: NodeId): string;
  continent(code: Continent): string;
  country(code: string): string;
}

/** A few sentences about each place, for the large card. */
export type Stories = Readonly<Record<PlaceId, string>>;

/** What a move, an event or a refusal is about, as words to put into a sentence; empty where it is about no such thing. */
export interface Told {
  /** Who. */
  readonly name: string;
  readonly card: string;
  /** The cards of a list, if one may know them. */
  readonly cards: string;
  /** In an exchange. */
  readonly kept: string;
  readonly discarded: string;
  /** Of an expedition and of its arrows. */
  readonly colour: string;
  readonly node: string;
  /** An arrow: from where to where. */
  readonly route: string;
}

export type MovePhrases = { readonly [K in ExpeditionsMove['type']]: (told: Told, view: ExpeditionsView) => string };
export type EventPhrases = {
  readonly [K in Exclude<ExpeditionsEvent['type'], 'over'>]: (told: Told, event: Seen<ExpeditionsEvent> & { readonly type: K }) => string;
};
export type RefusalPhrases = {
  readonly [K in ExpeditionsRefusal['code']]: (told: Told, refusal: ExpeditionsRefusal & { readonly code: K }) => string;
};

/** What the reader has to do, after "your turn:". */
export interface TaskPhrases {
  mark(next: number, of: number): string;
  exchange(drawn: number): string;
  /** With the number of bonus arrows to come after it. */
  restart(colour: string, bonus: number): string;
  bonus(arrows: number): string;
  /** The main action. */
  readonly extend: string;
  /** Nothing compulsory is left, because the arrow is laid or because there is none; whether a ticket may be used. */
  end(ticket: boolean, laid: boolean): string;
}

/** What somebody else is doing. */
export type WaitPhrases = { readonly [K in OpenStage | 'ticket' | 'end']: (name: string, colour: string) => string };

/** Everything one language says of the game; which sentence is said when does not depend on the language. */
export interface Phrases {
  readonly title: string;
  /** Between two of a list. */
  readonly and: string;
  /** Of an expedition: yellow, red, blue. */
  readonly colours: readonly [string, string, string];
  yourTurn(task: string): string;
  readonly task: TaskPhrases;
  readonly wait: WaitPhrases;
  readonly lastRound: string;
  won(name: string, points: number): string;
  shared(names: string, points: number): string;
  readonly move: MovePhrases;
  readonly event: EventPhrases;
  readonly refusal: RefusalPhrases;
  readonly line: Readonly<Record<ExpeditionsLine, string>>;
  readonly first: string;
  readonly random: string;
  seat(seat: string): string;
  /** A seat that not every table has. */
  maybeSeat(seat: string): string;
}

/** The names of the map in one language. */
export interface Atlas {
  readonly nodes: Readonly<Record<NodeId, string>>;
  readonly continents: Readonly<Record<Continent, string>>;
  readonly countries: Readonly<Record<string, string>>;
}

export { capital } from '@banquise/kernel';
