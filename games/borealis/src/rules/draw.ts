import { DONE, EVERYONE, type Seat } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import { type BorealisMove, DRAW, type MoveOf, REFRESH, TAKE } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import { type BorealisState, HAND_SIZE, MARKET_SIZE, type Player, REFRESH_COST } from '../state.ts';
import { drawOne, fillSlot } from './deck.ts';
import type { Stage } from './stage.ts';

/** P2 and P3: a card of the market, a card of the deck, or first a new market (BLS-28, BLS-29). */
export const drawStage: Stage<MoveOf<'take' | 'draw' | 'refresh'>> = {
  name: 'draw',
  answers: ['take', 'draw', 'refresh'],
  // Who observed lacks a card now, who regrouped has a full hand.
  enter: ({ players, turn }) => (players[turn] as Player).hand.length < HAND_SIZE,
  list: ({ players }, seat) => listDraws(players[seat] as Player),
  refuse: (state, move, seat) => (move.type === 'refresh' ? refuseRefresh(state, seat) : undefined),
  apply(state, move, events, seat) {
    if (move.type === 'refresh') {
      refresh(state, seat, events);
      return 'draw';
    }
    if (move.type === 'take') take(state, seat, move, events);
    else drawOne(state, seat, events); // BLS-28: blindly, also after a refresh (BLS-R8)
    return DONE;
  },
};

const DRAWS: readonly BorealisMove[] = [...TAKE, DRAW];
const DRAWS_OR_REFRESH: readonly BorealisMove[] = [...DRAWS, REFRESH];

/** P2 and P3. Every slot holds a card whenever somebody decides (BLS-44). */
const listDraws = ({ refreshed, stars }: Player): readonly BorealisMove[] =>
  (refreshed || stars < REFRESH_COST ? DRAWS : DRAWS_OR_REFRESH).slice();

/** BLS-28: everybody saw the card, so everybody goes on knowing that it is in this hand. */
function take(state: BorealisState, seat: Seat, { slot }: MoveOf<'take'>, events: BorealisEvent[]): void {
  const card = state.market[slot] as number;
  (state.players[seat] as Player).hand.push(card);
  events.push({ type: 'took', seat, slot, card });
  fillSlot(state, slot, events);
}

/** BLS-29: once per round and player, for a star. */
function refuseRefresh(state: BorealisState, seat: Seat): BorealisRefusal | undefined {
  const { refreshed, stars } = state.players[seat] as Player;
  if (refreshed) return { code: 'already-refreshed' };
  return stars >= REFRESH_COST ? undefined : { code: 'no-star', cost: REFRESH_COST, have: stars };
}

/** The old cards are discarded first, so that a shuffle in the middle includes them (BLS-43). */
function refresh(state: BorealisState, seat: Seat, events: BorealisEvent[]): void {
  const player = state.players[seat] as Player;
  player.stars -= REFRESH_COST;
  player.refreshed = true;
  const swept: number[] = [];
  for (let slot = 0; slot < MARKET_SIZE; slot++) {
    const card = state.market[slot] as number;
    state.knows[card] = EVERYONE;
    state.discard.push(card);
    swept.push(card);
  }
  events.push({ type: 'refreshed', seat, stars: REFRESH_COST, cards: swept });
  for (let slot = 0; slot < MARKET_SIZE; slot++) fillSlot(state, slot, events);
}
