import type { Seat, Seen, Texts } from '@banquise/kernel';
import type { Animal, AnimalName, PowerId } from '../data.ts';
import type { ArcticEvent } from '../events.ts';
import type { ArcticMove } from '../moves.ts';
import type { ArcticRefusal } from '../refusals.ts';
import type { OpenStage } from '../state.ts';
import type { ArcticTypes } from '../types.ts';

/** The words of Arctic, with those of its animals, cards and powers. */
export interface ArcticTexts extends Texts<ArcticTypes> {
  animal(animal: Animal): string;
  /** A card in short: main animal, placement value, associated animal. */
  card(card: number): string;
  /** Everything that is printed on a card. */
  cardText(card: number): string;
  /** A power in short: its animal and what it is about. */
  power(id: PowerId): string;
  /** A power explained. */
  powerText(id: PowerId): string;
  stage(stage: OpenStage): string;
}

/** How a sentence names people, cards, animals and powers. */
export interface Say {
  name(seat: Seat): string;
  card(card: number): string;
  animal(animal: Animal): string;
  power(id: PowerId): string;
  stage(stage: OpenStage): string;
}

/** What a prompt may speak of; empty words where there is nothing of the kind. */
export interface Situation {
  readonly left: number;
  /** Before anything is placed: how many cards the visible card asks for, of those in hand. */
  readonly toPlace: number;
  readonly missing: number;
  readonly taken: number;
  /** Between which figures to choose: the placement value, or the cards to draw. */
  readonly least: number;
  readonly most: number;
  readonly mayStop: boolean;
  /** Hand cards above the limit. */
  readonly excess: number;
  readonly main: string;
  readonly associated: string;
  /** The animal whose token the Walrus moves. */
  readonly extra: string;
  /** The first half of a decision in two halves. */
  readonly chosen: string;
  /** At an optional stage: a River card may be taken instead. */
  readonly mayTake: boolean;
  /** Where cards may be drawn from. */
  readonly from: string;
}

/** Stages that one may do without (ARC-16). */
export type OptionalStage = 'swap' | 'take-back' | 'walrus' | 'gift';

/** What a label of a move may speak of. */
export interface MoveSay {
  card(card: number): string;
  animal(animal: Animal): string;
  /** The River card in a slot. */
  river(slot: number): string;
  readonly main: string;
  readonly associated: string;
  readonly extra: string;
  readonly value: number;
  /** Where a move does without something. */
  readonly stage: OptionalStage;
  /** Seats are numbered from 1 for people. */
  seat(seat: Seat): string;
}

export interface PowerWords {
  readonly label: string;
  readonly text: string;
}

export interface Phrases {
  readonly title: string;
  readonly animals: Readonly<Record<AnimalName, string>>;
  card(main: string, place: number, associated: string): string;
  cardText(main: string, associated: string, place: number, draw: number): string;
  readonly powers: Readonly<Record<PowerId, PowerWords>>;
  power(animal: string, label: string): string;
  readonly random: string;
  option(animal: string): string;
  readonly series: string;
  readonly totem: string;
  readonly penalties: string;
  run(animal: string): string;
  readonly stages: Readonly<Record<OpenStage, string>>;
  readonly yours: Readonly<Record<OpenStage, (situation: Situation) => string>>;
  readonly theirs: Readonly<Record<OpenStage, (name: string, tokens: Pick<Situation, 'main' | 'associated'>) => string>>;
  /** Where cards are drawn from, what stands before the last of several, and that the River is completed between two of them. */
  readonly sources: Readonly<Record<'river' | 'deck' | 'zone' | 'or' | 'singly', string>>;
  readonly finalTurn: string;
  won(name: string, total: number): string;
  wonTie(name: string, total: number): string;
  readonly moves: { readonly [Type in ArcticMove['type']]: (move: Extract<ArcticMove, { readonly type: Type }>, say: MoveSay) => string };
  readonly events: {
    readonly [Type in ArcticEvent['type']]: (event: Extract<Seen<ArcticEvent>, { readonly type: Type }>, say: Say) => string;
  };
  readonly refusals: {
    readonly [Code in ArcticRefusal['code']]: (refusal: Extract<ArcticRefusal, { readonly code: Code }>, say: Say) => string;
  };
}
