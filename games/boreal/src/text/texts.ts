import type { Seat, Seen, Texts } from '@banquise/kernel';
import type { Card, Effect, EffectKind, Family, Group, Scoring, ScoringKind } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealLine } from '../score.ts';
import type { OpenStage } from '../state.ts';
import type { BorealTypes } from '../types.ts';

/** The words of Boreal. The printed cards carry no names, so these are this project's own. */
export interface BorealTexts extends Texts<BorealTypes> {
  card(card: number): string;
  /** The whole card in words: families, cost, income, what it is worth, what it does. */
  cardText(card: number): string;
  family(family: Family): string;
  group(group: Group): string;
}

/** How a sentence names people and cards. */
export interface Say {
  name(seat: Seat): string;
  card(card: number): string;
}

/** What a prompt may speak of. */
export interface Situation {
  /** The card discovered this turn, empty when there is none. */
  readonly card: string;
}

/** A slot as people point at it: by the cards around it, which the numbers of columns would not tell. */
export type Spot =
  | { readonly kind: 'first' }
  | { readonly kind: 'left' | 'right'; readonly of: string }
  | { readonly kind: 'above'; readonly floor: number; readonly left: string; readonly right: string }
  | { readonly kind: 'slot'; readonly floor: number; readonly column: number };

type OfType<Union, Type> = Extract<Union, { readonly type: Type }>;
type OfKind<Union, Kind> = Extract<Union, { readonly kind: Kind }>;

/** What one language gives; `build` makes the texts of it. */
export interface Phrases {
  readonly title: string;
  readonly names: Readonly<Record<string, string>>;
  /** Puts the name of a card into a sentence. */
  quote(name: string): string;
  readonly families: Readonly<Record<Family, string>>;
  readonly groups: Readonly<Record<Group, string>>;
  readonly lines: Readonly<Record<BorealLine, string>>;
  readonly yours: Readonly<Record<OpenStage, (situation: Situation) => string>>;
  readonly onlyPass: string;
  readonly onlyLocate: string;
  readonly onlyDiscover: string;
  readonly theirs: Readonly<Record<OpenStage, (name: string) => string>>;
  readonly lastTurn: string;
  won(name: string, best: number, other: number): string;
  wonTie(name: string, total: number): string;
  shared(total: number): string;
  readonly moves: MoveWords;
  readonly events: { readonly [Type in BorealEvent['type']]: (event: OfType<Seen<BorealEvent>, Type>, say: Say) => string };
  readonly refusals: {
    readonly [Code in BorealRefusal['code']]: (refusal: Extract<BorealRefusal, { readonly code: Code }>, say: Say) => string;
  };
  readonly scoring: { readonly [Kind in ScoringKind]: (scoring: OfKind<Scoring, Kind>) => string };
  readonly effects: { readonly [Kind in EffectKind]: (effect: OfKind<Effect, Kind>) => string };
  readonly banned: string;
  /** The first sentence of a card's text. */
  printed(card: Card): string;
}

export interface MoveWords {
  locate(card: string, square: number): string;
  discoverBoard(card: string, square: number, cost: number): string;
  discoverReserve(card: string, cost: number): string;
  readonly pass: string;
  place(spot: Spot): string;
  reserve(card: string, square: number): string;
  remove(card: string, square: number): string;
  swapBoard(cardA: string, squareA: number, cardB: string, squareB: number): string;
  swapPyramid(cardA: string, cardB: string): string;
  take(card: string): string;
  /** In the place of a card where there is none. */
  readonly nothing: string;
}
