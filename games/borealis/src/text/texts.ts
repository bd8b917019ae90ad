import type { Texts } from '@banquise/kernel';
import type { Colour, ObjectiveId, ObjectiveType, Place, ScoreCardId, Species, Vehicle } from '../data.ts';
import type { OptionId } from '../options.ts';
import type { BorealisLine } from '../score.ts';
import type { OpenStage } from '../state.ts';
import type { BorealisTypes } from '../types.ts';

/** A card of rules: what it is called and what it asks for or scores. */
export interface Rule {
  readonly name: string;
  readonly rule: string;
}

/** What things are called in one language. */
export interface Words {
  readonly species: Readonly<Record<Species, string>>;
  readonly vehicle: Readonly<Record<Vehicle, string>>;
  /** How one travels: "by kayak", "on skis". */
  readonly by: Readonly<Record<Vehicle, string>>;
  readonly colour: Readonly<Record<Colour, string>>;
  readonly place: Readonly<Record<Place, string>>;
  readonly scoreCard: Readonly<Record<ScoreCardId, Rule>>;
  readonly objective: Readonly<Record<ObjectiveId, Rule>>;
  readonly objectiveType: Readonly<Record<ObjectiveType, string>>;
}

/** The sentences of one language, ready to be filled in: names, cards and places come in as words. */
export interface Phrases {
  readonly title: string;
  /** Between the last two of a list. */
  readonly and: string;
  readonly line: Readonly<Record<BorealisLine, string>>;
  readonly option: Readonly<Record<OptionId, string>>;
  readonly random: string;
  side(side: string): string;
  seat(seat: string): string;
  readonly prompt: PromptPhrases;
  readonly move: MovePhrases;
  readonly event: EventPhrases;
  readonly refusal: RefusalPhrases;
}

export interface PromptPhrases {
  readonly replace: string;
  waitReplace(names: string, several: boolean): string;
  /** What the reader is asked to do, and that this round is the last: BLS-46. */
  yours(last: boolean, what: string): string;
  readonly action: string;
  /** No card can be played: BLS-20. */
  readonly regroupOnly: string;
  waitAction(name: string): string;
  readonly draw: string;
  waitDraw(name: string): string;
  place(scientists: number): string;
  waitPlace(name: string): string;
  won(name: string, stars: number): string;
  shared(names: string, stars: number): string;
}

export interface MovePhrases {
  readonly keepAll: string;
  readonly replaceAll: string;
  replace(cards: string): string;
  readonly regroup: string;
  readonly regroupAll: string;
  regroupWith(cards: string): string;
  /** When the cards cannot be named. */
  someCards(count: number): string;
  observe(card: string, site: string): string;
  take(card: string): string;
  slot(number: number): string;
  readonly draw: string;
  readonly refresh: string;
  place(site: string): string;
}

export interface EventPhrases {
  chosen(name: string): string;
  chosenCards(name: string, cards: string): string;
  kept(name: string): string;
  discarded(name: string, cards: string): string;
  drew(name: string, count: number): string;
  drewCards(name: string, cards: string): string;
  shuffled(count: number): string;
  observed(name: string, card: string, site: string): string;
  moved(colour: Colour, from: string, to: string): string;
  advanced(name: string, site: string, stars: number): string;
  triggered(name: string, site: string): string;
  reached(name: string, objective: string, stars: number): string;
  took(name: string, card: string): string;
  revealed(card: string): string;
  refreshed(name: string, stars: number): string;
  regrouped(name: string): string;
  gained(name: string, stars: number): string;
  returned(name: string, count: number, site: string): string;
  removed(objective: string): string;
  round(round: number): string;
  scored(name: string, card: string, stars: number): string;
  won(name: string, stars: number): string;
  shared(names: string, stars: number): string;
}

export interface RefusalPhrases {
  readonly gameOver: string;
  readonly notYourTurn: string;
  readonly alreadyChosen: string;
  readonly notNow: Readonly<Record<OpenStage, string>>;
  notInHand(card: string): string;
  missing(colour: Colour, site: string, need: number, have: number): string;
  readonly alreadyRefreshed: string;
  noStar(cost: number, have: number): string;
}

/** The texts of the contract, and the names of everything on the table. */
export interface BorealisTexts extends Texts<BorealisTypes> {
  readonly words: Words;
  /** A card in words: animal, vehicle and both colours. */
  card(card: number): string;
  /** A row of the score pad with the name of its score card. */
  lineOf(line: BorealisLine, scoreCards: readonly number[]): string;
}
