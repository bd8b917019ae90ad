import type { Language } from '@banquise/kernel';
import type { End, PowerState } from './outlook.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { it } from './words.it.ts';

/** What the table of Arctic says beyond the texts of the game itself. */
export interface TableWords {
  /** Two letters for each animal, in the order of the game. */
  readonly codes: readonly string[];
  readonly landscape: string;
  readonly river: string;
  readonly powers: string;
  readonly players: string;
  readonly myPile: string;
  pileOf(name: string): string;
  handOf(cards: number): string;
  readonly deck: string;
  readonly reserve: string;
  readonly penalties: string;
  readonly totem: string;
  /** A label with what belongs to it. */
  pair(label: string, value: string): string;
  cards(n: number): string;
  points(n: number): string;
  /** Short words beside figures. */
  readonly inPile: string;
  readonly inHand: string;
  readonly inZone: string;
  readonly next: string;
  readonly paw: string;
  readonly emptyHand: string;
  readonly noVisible: string;
  readonly emptySlot: string;
  readonly emptyPile: string;
  slot(n: number, card: string): string;
  landAt(value: number, animals: string): string;
  readonly nobody: string;

  /** The line that adds up. */
  readonly runs: string;
  kinds(n: number): string;
  readonly total: string;
  /** The sum without the secret Totem. */
  readonly withoutTotem: string;
  readonly showTotem: string;
  hideTotem(animal: string): string;
  run(animal: string, length: number, points: number, jokers: number): string;
  single(animal: string): string;
  shorter(animal: string, length: number): string;
  topCard(card: string): string;

  /** `name`: who plays last before the final round; nobody when it is the reader. */
  end(distance: End['distance'], turns: number, name: string | undefined): string;
  powerState(state: PowerState | 'with-card' | 'with-step', name: string): string;
  readonly phase: string;
  readonly phases: Readonly<Record<'A' | 'B' | 'C', string>>;

  readonly verbs: Readonly<Record<'under' | 'bottom' | 'swap' | 'take-back' | 'blind' | 'recover', string>>;
  /** Of several cards only the last one goes there. */
  readonly lastToBottom: string;
  place(cards: number): string;
  placeSome(cards: number, of: number): string;
  drawSome(cards: number, of: number): string;
  draw(cards: number): string;
  discard(cards: number): string;
  give(name: string): string;
  /** `lacking`: how many of them one does not have. */
  value(n: number, lacking: number): string;

  /** The prompt while something is chosen. */
  /** Beside what placing the card would do. */
  readonly orSwap: string;

  takesPower(power: string, from: string): string;
  missing(n: number): string;
  handThen(n: number, excess: number): string;

  readonly tray: string;
  trayCard(n: number, of: number, card: string): string;
  readonly trayHelp: string;

  readonly waysTitle: string;
  totemThen(points: number): string;

  showZone(cards: number): string;
  markers(n: number): string;
  willPlace(n: number): string;
  held(powers: string): string;
  readonly noPowers: string;

  /** Explanations. */
  cardMain(animal: string): string;
  cardPlace(n: number): string;
  cardDraw(n: number): string;
  cardAssociated(animal: string): string;
  readonly deckHelp: string;
  reserveHelp(name: string | undefined): string;
  readonly landHelp: string;
  readonly pileHelp: string;
  readonly runHelp: string;
  readonly sumTitle: string;
  readonly kindsHelp: string;
  readonly sumHelp: string;
  readonly totemHelp: string;
  readonly zoneHelp: string;
  readonly jokerHelp: string;
  readonly waysHelp: string;
}

const LANGUAGES: Readonly<Record<Language, TableWords>> = { fr, it, en };
export const wordsOf = (language: Language): TableWords => LANGUAGES[language];

/** What is taken off. */
export const minus = (n: number): string => (n === 0 ? '0' : `−${n}`);
