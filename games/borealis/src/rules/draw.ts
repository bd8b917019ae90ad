import { EVERYONE, type Seat } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import type { MoveOf } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import { type BorealisState, MARKET_SIZE, NO_CARD, type Player, REFRESH_COST } from '../state.ts';
import { drawOne, fillSlot } from './deck.ts';
import { endTurn } from './round.ts';

export const refuseTake = ({ market }: BorealisState, { slot }: MoveOf<'take'>): BorealisRefusal | undefined =>
  market[slot] === NO_CARD ? { code: 'empty-slot', slot } : undefined;

/** BLS-28: everybody saw the card, so everybody goes on knowing that it is in this hand. */
export function applyTake(state: BorealisState, seat: Seat, { slot }: MoveOf<'take'>): BorealisEvent[] {
  const card = state.market[slot] as number;
  (state.players[seat] as Player).hand.push(card);
  const events: BorealisEvent[] = [{ type: 'took', seat, slot, card }];
  fillSlot(state, slot, events);
  endTurn(state, events);
  return events;
}

/** BLS-28: blindly, from the deck; also after a refresh (BLS-R8). */
export function applyDraw(state: BorealisState, seat: Seat): BorealisEvent[] {
  const events: BorealisEvent[] = [];
  drawOne(state, seat, events);
  endTurn(state, events);
  return events;
}

/** BLS-29: once per round and player, for a star. */
export function refuseRefresh(state: BorealisState, seat: Seat): BorealisRefusal | undefined {
  const { refreshed, stars } = state.players[seat] as Player;
  if (refreshed) return { code: 'already-refreshed' };
  return stars >= REFRESH_COST ? undefined : { code: 'no-star', cost: REFRESH_COST, have: stars };
}

/** The old cards are discarded first, so that a shuffle in the middle includes them (BLS-43). */
export function applyRefresh(state: BorealisState, seat: Seat): BorealisEvent[] {
  const player = state.players[seat] as Player;
  player.stars -= REFRESH_COST;
  player.refreshed = true;
  const swept: number[] = [];
  for (let slot = 0; slot < MARKET_SIZE; slot++) {
    const card = state.market[slot] as number;
    if (card === NO_CARD) continue;
    state.knows[card] = EVERYONE;
    state.discard.push(card);
    swept.push(card);
  }
  const events: BorealisEvent[] = [{ type: 'refreshed', seat, stars: REFRESH_COST, cards: swept }];
  for (let slot = 0; slot < MARKET_SIZE; slot++) fillSlot(state, slot, events);
  return events;
}
