import { EVERYONE, range, type Seat } from '@banquise/kernel';
import { ADVANCES, LEFT_OF, PAIR_OF, placeOf, RIGHT_OF, TRACK_STARS, VEHICLE_OF } from '../data.ts';
import type { BorealisEvent } from '../events.ts';
import type { MoveOf } from '../moves.ts';
import type { BorealisRefusal } from '../refusals.ts';
import { type BorealisState, FULL_SITE, type Player } from '../state.ts';
import { award } from './objectives.ts';

/**
 * SERVES[posted]: a bit for each pair of colours that a site serves, `posted` being how many yellow, pink and blue
 * scientists stand there, two bits each. BLS-22: one of each colour, or two of it if they are alike (BLS-R5).
 */
const SERVES: readonly number[] = range(64).map((posted) => {
  const count = (colour: number): number => (posted >> (2 * colour)) & 3;
  return range(9).reduce((bits, pair) => {
    const [left, right] = [Math.floor(pair / 3), pair % 3];
    return (left === right ? count(left) >= 2 : count(left) >= 1 && count(right) >= 1) ? bits | (1 << pair) : bits;
  }, 0);
});

/** The pairs of colours that a site serves now, a bit each; the pair of a card is PAIR_OF. */
export function served(scientists: readonly number[], site: number): number {
  const at = 3 * placeOf(site);
  return SERVES[(scientists[at] as number) | ((scientists[at + 1] as number) << 2) | ((scientists[at + 2] as number) << 4)] as number;
}

export function refuseObserve(state: BorealisState, seat: Seat, { card, site }: MoveOf<'observe'>): BorealisRefusal | undefined {
  const { hand, scientists } = state.players[seat] as Player;
  if (!hand.includes(card)) return { code: 'not-in-hand', card };
  if (served(scientists, site) & (1 << (PAIR_OF[card] as number))) return undefined;
  const left = LEFT_OF[card] as number;
  const right = RIGHT_OF[card] as number;
  const need = left === right ? 2 : 1;
  const at = 3 * placeOf(site);
  const colour = (scientists[at + left] as number) < need ? left : right;
  return { code: 'missing-scientist', colour, site, need, have: scientists[at + colour] as number };
}

/** Steps 1 to 3 and the check; the draw is the next decision (BLS-23 to BLS-27). */
export function observe(state: BorealisState, seat: Seat, { card, site }: MoveOf<'observe'>, events: BorealisEvent[]): void {
  const player = state.players[seat] as Player;
  const stack = player.sites[site] as number[];
  removeFromHand(player.hand, card);
  stack.push(card);
  state.knows[card] = EVERYONE;
  // BLS-24: the place of a site lies between its two neighbours, camps included.
  const place = placeOf(site);
  events.push(
    { type: 'observed', seat, card, site, height: stack.length },
    moveScientist(player, seat, LEFT_OF[card] as number, place, place - 1),
    moveScientist(player, seat, RIGHT_OF[card] as number, place, place + 1),
  );
  advanceFlag(player, seat, card, site, events);
  if (stack.length >= FULL_SITE && !state.triggered) {
    state.triggered = true; // BLS-46
    events.push({ type: 'triggered', seat, site });
  }
  award(state, seat, 0, events);
}

/** The other cards keep their order. */
function removeFromHand(hand: number[], card: number): void {
  for (let position = hand.indexOf(card) + 1; position < hand.length; position++) hand[position - 1] = hand[position] as number;
  hand.pop();
}

function moveScientist(player: Player, seat: Seat, colour: number, from: number, to: number): BorealisEvent {
  const { scientists } = player;
  scientists[3 * from + colour] = (scientists[3 * from + colour] as number) - 1;
  scientists[3 * to + colour] = (scientists[3 * to + colour] as number) + 1;
  return { type: 'moved', seat, colour, from, to };
}

/** BLS-26: one space, compulsory, if the next space shows the vehicle (BLS-R6); beyond the last one no vehicle is shown. */
function advanceFlag(player: Player, seat: Seat, card: number, site: number, events: BorealisEvent[]): void {
  const index = (player.flags[site] as number) + 1;
  const spaces = (ADVANCES[3 * player.board + site] as readonly number[])[VEHICLE_OF[card] as number] as number;
  if ((spaces & (1 << index)) === 0) return;
  player.flags[site] = index;
  events.push({ type: 'advanced', seat, site, index, stars: (TRACK_STARS[site] as readonly number[])[index] as number });
}
