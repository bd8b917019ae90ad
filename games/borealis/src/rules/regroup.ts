import type { Seat } from '@banquise/kernel';
import { CAMP_LEFT, CAMP_RIGHT, placeOf } from '../data.ts';
import type { BorealisEvent } from '../events.ts';
import type { MoveOf } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import { type BorealisState, headcount, type Player } from '../state.ts';
import { exchange } from './deck.ts';
import { award } from './objectives.ts';
import { endTurn } from './round.ts';

/** A REGROUP may always be chosen, with any subset of the hand, even none and with empty camps (BLS-20, BLS-31, BLS-R20). */
export const refuseRegroup = (state: BorealisState, seat: Seat, move: MoveOf<'regroup'>): BorealisRefusal | undefined =>
  refuseSubset(state, seat, move.mask);

/** A subset of the hand as a mask of positions; hands of less than four cards exist only by BLS-R10. */
export function refuseSubset(state: BorealisState, seat: Seat, mask: number): BorealisRefusal | undefined {
  const cards = (state.players[seat] as Player).hand.length;
  return mask < 1 << cards ? undefined : { code: 'no-such-card', cards };
}

/** Steps 1 to 3: discard, draw, stars; the site is chosen with the new hand known (BLS-31 to BLS-35, BLS-R19). */
export function applyRegroup(state: BorealisState, seat: Seat, { mask }: MoveOf<'regroup'>): BorealisEvent[] {
  const player = state.players[seat] as Player;
  const resting = inCamps(player);
  const events: BorealisEvent[] = [{ type: 'regrouped', seat, count: resting }];
  exchange(state, seat, mask, events);
  if (resting > 0) {
    player.stars += resting; // BLS-33
    events.push({ type: 'gained', seat, stars: resting });
    state.step = 'place';
  } else {
    // BLS-34: nobody comes back, so no site is asked and no objective can be new (BLS-35).
    endTurn(state, events);
  }
  return events;
}

/** Step 4: everybody in the camps goes to one site, and nobody stays behind (BLS-34). */
export function applyPlace(state: BorealisState, seat: Seat, { site }: MoveOf<'place'>): BorealisEvent[] {
  const player = state.players[seat] as Player;
  const { scientists } = player;
  const returned = inCamps(player);
  const left = leave(scientists, CAMP_LEFT, placeOf(site));
  const right = leave(scientists, CAMP_RIGHT, placeOf(site));
  const events: BorealisEvent[] = [{ type: 'returned', seat, site, left, right }];
  award(state, seat, returned, events);
  endTurn(state, events);
  return events;
}

const inCamps = ({ scientists }: Player): number => headcount(scientists, CAMP_LEFT) + headcount(scientists, CAMP_RIGHT);

/** Moves all scientists of a camp to a place; how many of each colour left. */
function leave(scientists: number[], camp: number, place: number): number[] {
  const left = [0, 0, 0];
  for (let colour = 0; colour < 3; colour++) {
    const count = scientists[3 * camp + colour] as number;
    scientists[3 * camp + colour] = 0;
    scientists[3 * place + colour] = (scientists[3 * place + colour] as number) + count;
    left[colour] = count;
  }
  return left;
}
