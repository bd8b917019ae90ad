import { EVERYONE, ON, only } from '@banquise/kernel';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, type MoveOf, TAKE } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { breaksArchiveLimit, secondArchive } from './archive.ts';
import { asksFor } from './effect.ts';
import type { Stage } from './stage.ts';

/** D3e, the effect of A-4 (BRL-51): the player alone sees three cards, takes one and puts two under the deck (BRL-R10). */
const LOOK = 3;

export const lookStage: Stage<MoveOf<'take'>> = {
  name: 'look',
  answers: ['take'],
  enter(state, events) {
    if (!asksFor(state, 'look', canLook(state), events)) return false;
    look(state, events);
    return true;
  },
  list: takeMoves,
  refuse: (state, { card }) => refuseTake(state, card),
  apply(state, { card }, events) {
    take(state, card, events);
    return ON;
  },
};

const canLook = ({ deck }: BorealState): boolean => deck.length >= LOOK;

/** The three cards stay where they are until one is taken; the player now knows them. */
function look(state: BorealState, events: BorealEvent[]): void {
  const { deck, knows, turn } = state;
  const cards: number[] = [];
  for (let i = 1; i <= LOOK; i++) {
    const card = deck[deck.length - i] as number;
    cards.push(card);
    knows[card] = (knows[card] as number) | only(turn);
  }
  events.push({ type: 'looked', seat: turn, count: LOOK, secret: { to: only(turn), cards } });
}

/** BRL-52: an Archive is never among the options, and at least one card is no Archive. */
function takeMoves({ deck, players, turn }: BorealState): BorealMove[] {
  const player = players[turn] as Player;
  const moves: BorealMove[] = [];
  for (let i = 1; i <= LOOK; i++) {
    const card = deck[deck.length - i] as number;
    if (!breaksArchiveLimit(player, card)) moves.push(TAKE[card] as BorealMove);
  }
  return moves;
}

function refuseTake({ deck, players, turn }: BorealState, card: number): BorealRefusal | undefined {
  if (deck.indexOf(card, deck.length - LOOK) < 0) return { code: 'not-seen', card };
  const player = players[turn] as Player;
  return breaksArchiveLimit(player, card) ? secondArchive(player, card) : undefined;
}

function take(state: BorealState, card: number, events: BorealEvent[]): void {
  const { deck, knows, turn } = state;
  const returned: number[] = [];
  for (let i = 0; i < LOOK; i++) {
    const drawn = deck.pop() as number;
    if (drawn !== card) returned.push(drawn);
  }
  // The one drawn earlier lies above the other.
  for (const under of returned) deck.unshift(under);
  (state.players[turn] as Player).reserve.push(card);
  knows[card] = EVERYONE;
  events.push({ type: 'took', seat: turn, card });
  events.push({ type: 'returned', seat: turn, count: returned.length, secret: { to: only(turn), cards: returned } });
}
