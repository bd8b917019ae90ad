import type { ArrowMove } from '@banquise/expeditions';
import type { FirstGame } from '../../../kit/board.ts';
import type { EndCause } from '../types.ts';

/** What the table of Expéditions says beyond the texts of the game itself. */
export interface TableWords {
  readonly map: string;
  readonly mapKeys: string;
  readonly objectives: string;
  readonly commons: string;
  readonly tickets: string;
  readonly players: string;
  readonly expeditions: string;
  readonly panels: string;
  readonly tabs: Readonly<Record<'objectives' | 'commons' | 'tickets' | 'players' | 'expeditions', string>>;
  /** By the number of the colour. */
  readonly letters: readonly string[];
  readonly colours: readonly string[];
  expedition(colour: number): string;
  readonly patterns: readonly string[];
  readonly notBegun: string;
  tip(node: string): string;
  readonly looped: string;
  arrows(n: number): string;
  arrowUnit(n: number): string;
  /** How far a place is, on a button of its colour. */
  arrowsOff(n: number): string;
  arrowsLeft(n: number): string;
  /** The same after the figure, where the pennant says of what. */
  leftUnit(n: number): string;
  /** From an expedition, or without colour from the start. */
  away(arrows: number, colour: number | undefined): string;
  deck(cards: number): string;
  cards(n: number): string;
  inHand(n: number): string;
  laid(n: number): string;
  tokens(onMap: number, recovered: number): string;
  ticketCount(n: number): string;
  ticketsUsed(n: number): string;
  points(n: number): string;
  readonly keyPlace: string;
  readonly yourObjective: string;
  readonly common: string;
  tokenOf(name: string): string;
  readonly abandoned: string;
  readonly kinds: Readonly<Record<'start' | 'green' | 'blue' | 'red', string>>;
  readonly passage: string;
  tipOf(colour: number): string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly showAll: string;
  readonly showObjectives: string;
  readonly showKeys: string;
  showExpedition(colour: number): string;
  readonly otherSide: string;
  readonly miniMap: string;
  readonly ticketUses: Readonly<Record<'arrow' | 'remove' | 'exchange', readonly [name: string, what: string]>>;
  /** Nought while key places are being marked. */
  round(n: number): string;
  readonly lastRound: string;
  readonly next: string;
  readonly drawn: string;
  readonly keptHint: string;
  /** Buttons, by move. */
  readonly verbs: Readonly<Record<string, string>>;
  placeArrow(colour: number): string;
  payTicket(colour: number): string;
  removeArrow(colour: number): string;
  /** A token whose card is given back stays for good. */
  /** Why an arrow that brought no card to light cannot be taken back. */
  readonly nobodyHolds: string;
  readonly keyLost: string;
  readonly markWould: string;
  markPlace(place: string): string;
  chooseEndOf(colour: number): string;
  chooseArrow(node: string): string;
  readonly chooseRemoval: string;
  chooseDiscard(card: string): string;
  /** What an exchange does. */
  comes(kept: string, given: string): string;
  /** What an arrow does, by what it is paid with; what follows comes after it. */
  readonly leads: Readonly<Record<ArrowMove['type'], (colour: number, place: string, from: string) => string>>;
  /** What a removal does. */
  removes(colour: number, from: string, to: string): string;
  readonly ticketArrowStep: string;
  readonly exchangeStep: string;
  removalReaches(from: string): string;
  readonly removalTeaches: string;
  loopWould(colour: number): string;
  /** The same, where figures say the rest. */
  theirsBrief(name: string): string;
  readonly bonusBrief: string;
  readonly loopBrief: string;
  readonly bonusWould: string;
  readonly ticketWould: string;
  readonly mineWould: string;
  readonly tokenWould: string;
  readonly commonWould: string;
  theirsWould(name: string): string;
  readonly nothingWould: string;
  lastWould(colour: number): string;
  endingWould(cause: EndCause): string;
  readonly score: string;
  readonly neighbours: string;
  neighboursOf(place: string, others: string): string;
  distances(place: string, list: string): string;
  /** Of a place to which no expedition has arrows enough. */
  readonly outOfReach: string;
  distanceFrom(colour: number, arrows: number): string;
  /** Of a place where an expedition stands: how far it is to come there again, or without number that it cannot. */
  standsHere(colour: number, arrows: number | undefined): string;
  readonly noCards: string;
  readonly nothingLaid: string;
  status(points: number, hand: number, laid: number, tickets: number): string;
  readonly tokensAt: string;
  readonly cardsLaid: string;
  readonly whereItGoes: string;
  readonly stopHelp: Readonly<Record<'start' | 'blue' | 'red' | 'passage', string>>;
  readonly expeditionHelp: string;
  /** Of an expedition that has no arrow left. */
  readonly stockEmpty: string;
  /** On the button that places an arrow. */
  readonly place: string;
  readonly withTicket: string;
  fromPlace(place: string): string;
  /** Of the colour that stands at the place itself. */
  readonly isHere: string;
  /** One arrow away, but the expedition has used that segment. */
  readonly wayTaken: string;
  /** The expedition has used every way that leads there. */
  readonly noWay: string;
  /** Between the parts of a turn told in one line. */
  readonly toldBreak: string;
  /** `anew`: where it began again, away from where the same turn had led it. */
  toldArrow(colour: number, place: string, anew?: string): string;
  /** A stop where a loop was closed. */
  toldLoop(place: string): string;
  /** A card laid by an arrow that the same turn took away. */
  toldBack(card: string): string;
  toldRemoved(colour: number, you: boolean): string;
  toldLaid(cards: string, you: boolean): string;
  /** Common objectives. */
  toldTaken(cards: string, you: boolean): string;
  /** After "for". */
  readonly toYou: string;
  toldTheirs(name: string, card: string): string;
  toldMarked(place: string, you: boolean): string;
  toldKey(places: number): string;
  /** Why there are more arrows than one. */
  toldSpent(tickets: number): string;
  toldTicket(tickets: number): string;
  toldExchange(you: boolean): string;
  /** Why a turn stopped where it might have gone on. */
  toldDeclined(what: 'restart' | 'bonus', you: boolean): string;
  toldEnding(cause: EndCause): string;
  toldNothing(you: boolean): string;
  readonly firstGame: FirstGame;
  /** Of key places, while they are chosen: in one line, and why one or another. */
  readonly keyAside: string;
  readonly keyWhy: string;
  /** Key places that were chosen ahead. */
  keysChosen(n: number, of: number): string;
  keysMark(n: number): string;
  /** What a place is to whoever taps it. */
  readonly isMine: string;
  readonly isKey: string;
  readonly isCommon: string;
  readonly isBlue: string;
  readonly isRed: string;
  readonly ticketHelp: string;
}
