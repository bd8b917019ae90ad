import { EVERYONE, only, type Seat } from '@banquise/kernel';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, TAKE } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { BorealState, Player } from '../state.ts';
import { breaksArchiveLimit, secondArchive } from './archive.ts';
import { finishDiscovery } from './turn.ts';

/** D3e, the effect of A-4 (BRL-51): the player alone sees three cards, takes one and puts two under the deck. */
const LOOK = 3;

export const canLook = ({ deck }: BorealState): boolean => deck.length >= LOOK;

/** The three cards stay where they are until one is taken; the player now knows them. */
export function look(state: BorealState, events: BorealEvent[]): void {
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
export function takeMoves({ deck, players, turn }: BorealState): BorealMove[] {
  const player = players[turn] as Player;
  const moves: BorealMove[] = [];
  for (let i = 1; i <= LOOK; i++) {
    const card = deck[deck.length - i] as number;
    if (!breaksArchiveLimit(player, card)) moves.push(TAKE[card] as BorealMove);
  }
  return moves;
}

export function refuseTake({ deck, players }: BorealState, seat: Seat, card: number): BorealRefusal | undefined {
  if (deck.indexOf(card, deck.length - LOOK) < 0) return { code: 'not-seen', card };
  const player = players[seat] as Player;
  return breaksArchiveLimit(player, card) ? secondArchive(player, card) : undefined;
}

export function take(state: BorealState, card: number, events: BorealEvent[]): void {
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
  finishDiscovery(state, events);
}
