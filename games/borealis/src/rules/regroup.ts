import type { Seat } from '@banquise/kernel';
import type { BorealisEvent } from '../events.ts';
import type { MoveOf } from '../moves.ts';
import type { BorealisState, Player } from '../state.ts';
import { exchange } from './deck.ts';
import { inCamps } from './place.ts';

/**
 * Steps 1 to 3: discard, draw, stars; the site is chosen with the new hand known (BLS-31 to BLS-35, BLS-R19). Any subset of the
 * hand, even none and with empty camps (BLS-20, BLS-R20).
 */
export function regroup(state: BorealisState, seat: Seat, { mask }: MoveOf<'regroup'>, events: BorealisEvent[]): void {
  const player = state.players[seat] as Player;
  const resting = inCamps(player);
  events.push({ type: 'regrouped', seat, count: resting });
  exchange(state, seat, mask, events);
  if (resting === 0) return;
  player.stars += resting; // BLS-33
  events.push({ type: 'gained', seat, stars: resting });
}
