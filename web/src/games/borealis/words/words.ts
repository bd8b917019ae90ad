import type { Species } from '@banquise/borealis';
import type { Language } from '@banquise/kernel';
import type { FirstGame } from '../../../kit/board.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

/** What the table of Borealis says beyond the texts of the game itself. */
/** What is counted on the way to an objective. */
export type Step = 'card' | 'species' | 'scientist' | 'site' | 'space' | 'apart';

export interface TableWords {
  readonly myBoard: string;
  boardOf(name: string): string;
  readonly others: string;
  readonly hand: string;
  readonly market: string;
  readonly goals: string;
  readonly scoreCard: string;
  readonly deck: string;
  deckOf(cards: number): string;
  readonly discard: string;
  discardOf(cards: number): string;
  readonly noCards: string;
  readonly hole: string;
  /** Short names of the five places: camp, left, middle, right, camp. */
  readonly spots: readonly [string, string, string, string, string];
  /** "on the left", and "to the left". */
  readonly at: readonly [string, string, string, string, string];
  readonly towards: readonly [string, string, string, string, string];
  readonly camp: string;
  readonly end: string;
  readonly next: string;
  /** The noun alone, as it stands after a number. */
  points(count: number): string;
  pts(points: number): string;
  stars(stars: number): string;
  scientists(count: number): string;
  sideOf(board: string): string;
  readonly active: string;
  round(n: number): string;
  /** Buttons. */
  readonly regroup: string;
  readonly refresh: string;
  reveals(cards: number): string;
  readonly draw: string;
  left(cards: number): string;
  observeAt(site: string): string;
  readonly take: string;
  refreshFor(stars: number): string;
  regroupWith(stars: number): string;
  replace(cards: number): string;
  bringTo(site: string): string;
  /** The prompt while something is chosen. */
  chooseSite(card: string): string;
  ask(card: string, site: string, parts: string): string;
  goes(colour: string, towards: string): string;
  flagTo(stars: number): string;
  readonly flagStays: string;
  readonly whyNone: string;
  readonly lastRound: string;
  readonly endsRound: string;
  outcome(gain: string, lines: string): string;
  takeWhich(card: string): string;
  readonly drawWhich: string;
  refreshWhich(stars: number): string;
  /** After what will be done: it needs more cards than the deck still has. */
  readonly usedUp: string;
  toDiscard(discarded: number, camps: number, besides: string): string;
  toReplace(cards: number): string;
  bringWhich(scientists: number, site: string): string;
  /** Why not. */
  readonly noSite: string;
  readonly cardFirst: string;
  readonly regroupFirst: string;
  readonly campHint: string;
  missing(count: number, colour: string): string;
  /** Before the pictures of the two who are missing. */
  readonly missingBoth: string;
  /** The opening. */
  readonly openingTitle: string;
  readonly openingLead: string;
  readonly openingWait: string;
  readonly hasChosen: string;
  readonly isChoosing: string;
  /** A card of the pool that came with somebody's last turn. */
  cameWith(name: string): string;
  /** Objectives. */
  readonly stillPossible: string;
  removedFor(names: string): string;
  /** The reader among those who reached an objective. */
  readonly byYou: string;
  readonly first: string;
  progress(name: string, have: number, need: number, step: Step): string;
  got(name: string): string;
  worth(name: string, stars: number): string;
  /** Descriptions. */
  enlarge(name: string, points: number): string;
  card(species: string, vehicle: string, left: string, right: string, bonus: boolean): string;
  playableAt(sites: string): string;
  siteHeight(name: string, cards: number): string;
  flagOn(space: number, stars: number): string;
  nextSpace(vehicles: string): string;
  readonly lastSpace: string;
  nobody(place: string): string;
  standing(place: string, who: string): string;
  coloured(count: number, colour: string): string;
  status(points: number, stars: number, cards: number): string;
  readonly handKnown: string;
  row(height: number): string;
  readonly or: string;
  readonly and: string;
  readonly parts: readonly [groups: string, tracks: string, bonus: string, score: string, tokens: string];
  discarding(card: string): string;
  /** Explanations. */
  readonly speciesHelp: string;
  vehicleHelp(vehicle: string): string;
  pairHelp(left: string, right: string): string;
  twinsHelp(colour: string): string;
  readonly bonusHelp: string;
  readonly siteHelp: string;
  readonly deckHelp: string;
  readonly discardHelp: string;
  readonly refreshHelp: string;
  readonly regroupHelp: string;
  readonly goalHelp: string;
  readonly scoreHelp: string;
  toldObserved(animal: string, site: string, you: boolean): string;
  /** The animals in one word, for narrow panels. */
  readonly animal: Readonly<Record<Species, string>>;
  shortReached(count: number): string;
  toldFlag(stars: number): string;
  toldTakes(card: string, you: boolean): string;
  toldDraws(count: number, you: boolean): string;
  toldRefreshed(you: boolean): string;
  toldRegroups(site: string, you: boolean): string;
  toldReached(goals: readonly string[], you: boolean): string;
  toldReplaced(count: number, you: boolean): string;
  toldChooses(you: boolean): string;
  readonly firstGame: FirstGame;
  /** Which starting cards to replace. */
  readonly replaceWhy: string;
}

const LANGUAGES: Readonly<Record<Language, TableWords>> = { fr, it, en };
export const wordsOf = (language: Language): TableWords => LANGUAGES[language];
