import { copy, EVERYONE, fork, type Mask, NOBODY, type Rng, shuffle, UNKNOWN } from '@banquise/kernel';
import { CARD_COUNT, COLUMNS, FIRST_SITE, isArchive } from './data.ts';
import type { BorealState, Player } from './state.ts';
import type { BorealView } from './view.ts';

/** Deals the cards that the viewer has not seen: five unused Archives (BRL-12), all others in any order in the deck. */
export function imagine(seen: BorealView, rng: Rng): BorealState {
  const { stage, turn, discovered, idle, board, removed, players } = seen;
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
    stage,
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
