import { copy, EVERYONE, fork, glimpse, type Mask, NOBODY, type Rng, type Seat, shuffle, UNKNOWN, type Viewer } from '@banquise/kernel';
import { BLACK, CARD_COUNT, COLUMNS, FIRST_SITE, isArchive, WHITE } from './data.ts';
import { isComplete } from './pyramid.ts';
import type { BorealState, Player, Step } from './state.ts';

/** What a viewer may know (section 9 of the rules): everything but the deck and the unused Archives (BRL-74). */
export interface BorealView {
  readonly viewer: Viewer;
  readonly step: Step;
  readonly turn: Seat;
  /** Whether the turn under way is the last one of the game (BRL-57). */
  readonly last: boolean;
  readonly discovered: number;
  readonly idle: number;
  readonly board: readonly number[];
  /** From the bottom to the top, UNKNOWN where the viewer has not seen the card. */
  readonly deck: readonly number[];
  /** Who knows the card at each place of the deck: everybody saw who looked. */
  readonly deckKnownTo: readonly Mask[];
  readonly removed: readonly number[];
  readonly box: readonly number[];
  readonly players: readonly Readonly<Player>[];
}

export function view(state: BorealState, viewer: Viewer): BorealView {
  const { step, turn, discovered, idle, board, deck, removed, box, players, knows } = state;
  return {
    viewer,
    step,
    turn,
    last: turn === BLACK && isComplete((players[WHITE] as Player).filled),
    discovered,
    idle,
    board: board.slice(),
    deck: glimpse(deck, knows, viewer),
    deckKnownTo: deck.map((card) => knows[card] as Mask),
    removed: removed.slice(),
    box: glimpse(box, knows, viewer),
    players: copy(players),
  };
}

/** Deals the cards that the viewer has not seen: five unused Archives (BRL-12), all others in any order in the deck. */
export function imagine(seen: BorealView, rng: Rng): BorealState {
  const { step, turn, discovered, idle, board, removed, players } = seen;
  const hidden = shuffle(rng, unseenCards(seen));
  const box = seen.box.map((card) => (card === UNKNOWN ? takeArchive(hidden) : card));
  const deck = seen.deck.map((card) => (card === UNKNOWN ? (hidden.pop() as number) : card));
  const knows = new Array<number>(CARD_COUNT).fill(EVERYONE);
  deck.forEach((card, i) => {
    knows[card] = seen.deckKnownTo[i] as Mask;
  });
  for (let i = FIRST_SITE - COLUMNS; i < box.length; i++) knows[box[i] as number] = NOBODY;
  return {
    rng: fork(rng),
    knows,
    step,
    turn,
    discovered,
    idle,
    board: board.slice(),
    deck,
    removed: removed.slice(),
    box,
    players: copy(players) as Player[],
  };
}

function unseenCards({ discovered, board, deck, removed, box, players }: BorealView): number[] {
  const isSeen = new Array<boolean>(CARD_COUNT).fill(false);
  for (const zone of [board, deck, removed, box, [discovered]]) for (const card of zone) isSeen[card] = true;
  for (const { reserve, pyramid } of players) for (const zone of [reserve, pyramid]) for (const card of zone) isSeen[card] = true;
  const unseen: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (!isSeen[card]) unseen.push(card);
  return unseen;
}

/** Takes a random Archive out of shuffled cards: the last one. */
function takeArchive(shuffled: number[]): number {
  const i = shuffled.findLastIndex(isArchive);
  return shuffled.splice(i, 1)[0] as number;
}
