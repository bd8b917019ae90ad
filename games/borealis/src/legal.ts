import { range, type Seat } from '@banquise/kernel';
import { PAIR_OF, SITE_COUNT } from './data.ts';
import { type BorealisMove, DRAW, OBSERVE, PLACE, REFRESH, REGROUP, REPLACE, TAKE } from './moves.ts';
import type { BorealisRefusal } from './refusals.ts';
import { refuseRefresh, refuseTake } from './rules/draw.ts';
import { refuseObserve, served } from './rules/observe.ts';
import { refuseRegroup } from './rules/regroup.ts';
import { refuseReplace } from './rules/replace.ts';
import { type BorealisState, HAND_SIZE, NO_CARD, type Player, REFRESH_COST, type Step, undecided } from './state.ts';

/** ACTORS[mask]: the seats of a mask, made once. */
const ACTORS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, mask) =>
  Object.freeze([0, 1, 2, 3].filter((seat) => mask & (1 << seat))),
);

/** Several seats act at once during the opening replacement, and only then (BLS-16). */
export function actors(state: BorealisState): readonly Seat[] {
  return ACTORS[acting(state)] as readonly Seat[];
}

function acting(state: BorealisState): number {
  if (state.step === 'replace') return undecided(state.chosen);
  return state.step === 'over' ? 0 : 1 << state.active;
}

/** BLS-52 */
export function moves(state: BorealisState, seat: Seat): readonly BorealisMove[] {
  if ((acting(state) & (1 << seat)) === 0) return [];
  const player = state.players[seat] as Player;
  if (state.step === 'action') return listActions(player);
  if (state.step === 'draw') return listDraws(state.market, player);
  return state.step === 'place' ? PLACE.slice() : REPLACE.slice(0, 1 << player.hand.length);
}

/**
 * ACTIONS[cards][places]: room for so many observations, then every subset of a hand of so many cards. A copy of such a
 * list is filled in much faster than a list can grow, and most decisions of a game are actions.
 */
const ACTIONS: readonly (readonly (readonly BorealisMove[])[])[] = range(HAND_SIZE + 1).map((cards) =>
  range(SITE_COUNT * cards + 1).map((places) => [...range(places).map(() => DRAW), ...REGROUP.slice(0, 1 << cards)]),
);
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
  const list = ((ACTIONS[hand.length] as (typeof ACTIONS)[number])[count] as readonly BorealisMove[]).slice();
  for (let i = 0; i < count; i++) list[i] = OBSERVE[found[i] as number] as BorealisMove;
  return list;
}

const DRAWS: readonly BorealisMove[] = [...TAKE, DRAW];
const DRAWS_OR_REFRESH: readonly BorealisMove[] = [...DRAWS, REFRESH];

/** P2 and P3. A slot is empty only by BLS-R10. */
function listDraws(market: readonly number[], { refreshed, stars }: Player): readonly BorealisMove[] {
  const list = (refreshed || stars < REFRESH_COST ? DRAWS : DRAWS_OR_REFRESH).slice();
  return market.includes(NO_CARD) ? list.filter((move) => move.type !== 'take' || market[move.slot] !== NO_CARD) : list;
}

/** The step to which each decision belongs. */
const STEP_OF: Readonly<Record<BorealisMove['type'], Step>> = {
  replace: 'replace',
  observe: 'action',
  regroup: 'action',
  take: 'draw',
  draw: 'draw',
  refresh: 'draw',
  place: 'place',
};

export function refuse(state: BorealisState, seat: Seat, move: BorealisMove): BorealisRefusal | undefined {
  const { step } = state;
  if (step === 'over') return { code: 'game-over' };
  if ((acting(state) & (1 << seat)) === 0) {
    return step === 'replace' && seat < state.players.length ? { code: 'already-chosen' } : { code: 'not-your-turn', active: state.active };
  }
  if (STEP_OF[move.type] !== step) return { code: 'not-now', awaited: step };
  switch (move.type) {
    case 'observe':
      return refuseObserve(state, seat, move);
    case 'regroup':
      return refuseRegroup(state, seat, move);
    case 'take':
      return refuseTake(state, move);
    case 'refresh':
      return refuseRefresh(state, seat);
    case 'replace':
      return refuseReplace(state, seat, move);
    case 'draw':
    case 'place':
      return undefined;
  }
}
