import { ON, range } from '@banquise/kernel';
import { PAIR_OF, SITE_COUNT } from '../data.ts';
import { type BorealisMove, DRAW, type MoveOf, OBSERVE, REGROUP } from '../moves.ts';
import { HAND_SIZE, type Player } from '../state.ts';
import { observe, refuseObserve, served } from './observe.ts';
import { regroup } from './regroup.ts';
import type { Stage } from './stage.ts';

/** P1: an observation or a regrouping (BLS-19, BLS-20). */
export const actionStage: Stage<MoveOf<'observe' | 'regroup'>> = {
  name: 'action',
  answers: ['observe', 'regroup'],
  enter: () => true,
  list: ({ players }, seat) => listActions(players[seat] as Player),
  refuse: (state, move, seat) => (move.type === 'observe' ? refuseObserve(state, seat, move) : undefined),
  apply(state, move, events, seat) {
    if (move.type === 'observe') observe(state, seat, move, events);
    else regroup(state, seat, move, events);
    return ON;
  },
};

/**
 * ACTIONS[places]: room for the observations, then every subset of the hand, which is full here. A copy of such a
 * list is filled in much faster than a list can grow, and most decisions of a game are actions.
 */
const ACTIONS: readonly (readonly BorealisMove[])[] = range(SITE_COUNT * HAND_SIZE + 1).map((places) => [
  ...range(places).map(() => DRAW),
  ...REGROUP,
]);
const found: number[] = range(SITE_COUNT * HAND_SIZE + 1);

/** P1: every card on every site that holds its scientists, then every subset. */
function listActions({ hand, scientists }: Player): BorealisMove[] {
  const left = served(scientists, 0);
  const middle = served(scientists, 1);
  const right = served(scientists, 2);
  let count = 0;
  for (let position = 0; position < hand.length; position++) {
    const card = hand[position] as number;
    const pair = PAIR_OF[card] as number;
    // Written down first, counted only if it holds: no branch to guess wrongly.
    found[count] = SITE_COUNT * card;
    count += (left >> pair) & 1;
    found[count] = SITE_COUNT * card + 1;
    count += (middle >> pair) & 1;
    found[count] = SITE_COUNT * card + 2;
    count += (right >> pair) & 1;
  }
  const list = (ACTIONS[count] as readonly BorealisMove[]).slice();
  for (let i = 0; i < count; i++) list[i] = OBSERVE[found[i] as number] as BorealisMove;
  return list;
}
