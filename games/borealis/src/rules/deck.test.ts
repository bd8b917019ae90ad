import { copy, learnt, sees } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { breaches } from '../../test/breaches.ts';
import { observe, playerOf, regroup, type Spot, table } from '../../test/table.ts';
import { type BorealisState, DRAW, game, REFRESH, TAKE } from '../index.ts';

const look = observe('A001', 0);
const take = (slot: number) => TAKE[slot] as (typeof TAKE)[number];

/** The first player can observe the bear A001 on every site. */
const SPOT: Spot = { hand: 'A001 A002 A003 A005' };

/** A table with given numbers of cards in deck and discard pile; the other cards are not in the game. */
function small(deck: number, discard: number): BorealisState {
  const state = table([SPOT, {}]);
  const rest = state.deck.splice(deck);
  state.discard = rest.slice(0, discard);
  for (const card of state.discard) state.knows[card] = 0x7fffffff;
  return state;
}

test('BLS-G21 a refresh with 2 cards in the deck shuffles the discard pile, old market included, in the middle', () => {
  const state = small(2, 10);
  game.apply(state, 0, look);
  const events = game.apply(state, 0, REFRESH);
  expect(events.map(({ type }) => type)).toEqual(['refreshed', 'revealed', 'revealed', 'shuffled', 'revealed', 'revealed']);
  expect(events[3]).toEqual({ type: 'shuffled', count: 14 });
  expect(state.deck).toHaveLength(12);
  expect(state.discard).toHaveLength(0);
  expect(playerOf(state).stars).toBe(1);
});

test('a card taken from the market is replaced in its slot at once (BLS-28, BLS-44)', () => {
  const state = table([SPOT, {}]);
  game.apply(state, 0, look);
  const market = [...state.market];
  const top = state.deck.at(-1);
  game.apply(state, 0, take(2));
  expect(playerOf(state).hand.at(-1)).toBe(market[2]);
  expect(state.market).toEqual([market[0], market[1], top, market[3]]);
  expect(playerOf(state).hand).toHaveLength(4);
});

test('a refresh is possible once per round, and the blind draw is still allowed after it (BLS-29, BLS-R8)', () => {
  const state = table([SPOT, {}]);
  game.apply(state, 0, look);
  expect(game.moves(state, 0)).toEqual([...TAKE, DRAW, REFRESH]);
  game.apply(state, 0, REFRESH);
  expect(game.moves(state, 0)).toEqual([...TAKE, DRAW]);
  expect(game.refuse(state, 0, REFRESH)).toEqual({ code: 'already-refreshed' });
  game.apply(state, 0, DRAW);
  game.apply(state, 1, regroup(0));
  expect(playerOf(state).refreshed).toBe(false);
});

test('a regroup may shuffle in the middle of its draw; cards discarded just before are part of it (BLS-43)', () => {
  const state = small(1, 2);
  const events = game.apply(state, 0, regroup(0b1111));
  expect(events.map(({ type }) => type)).toEqual(['regrouped', 'discarded', 'drew', 'shuffled', 'drew', 'turn']);
  expect(events[3]).toEqual({ type: 'shuffled', count: 6 });
  expect(state.deck).toHaveLength(3);
  expect(playerOf(state).hand).toHaveLength(4);
});

test('nobody knows a shuffled card, and everybody knows through which shuffle it went', () => {
  const state = table([SPOT, {}], { discarded: 40 });
  const discarded = [...state.discard];
  state.discard.push(...state.deck.splice(0));
  for (const card of state.discard) state.knows[card] = 0x7fffffff;
  game.apply(state, 0, regroup(0b0001));
  expect(breaches(state)).toEqual([]);
  expect(state.shuffles).toBe(1);
  expect(discarded.every((card) => state.era[card] === 1)).toBe(true);
  expect(playerOf(state, 1).hand.every((card) => state.era[card] === 0)).toBe(true);
});

test('a draw right after a shuffle is news, although every drawn card had been seen before: undo must stop there', () => {
  const state = table([SPOT, {}]);
  state.discard.push(...state.deck.splice(0));
  for (const card of state.discard) state.knows[card] = 0x7fffffff;
  const before = copy(state);
  game.apply(state, 0, regroup(0b0001));
  expect(learnt(before.knows, state.knows)).toBe(true);
  // Also for the player alone, whose step may still be waiting for a confirmation.
  const taught = state.knows.some((mask, card) => sees(mask, 0) && !sees(before.knows[card] ?? 0, 0));
  expect(taught).toBe(true);
});

test('a step that shows nothing can be taken back; a draw cannot', () => {
  const state = table([SPOT, {}]);
  const before = copy(state);
  game.apply(state, 0, regroup(0));
  expect(learnt(before.knows, state.knows)).toBe(false);
  game.apply(state, 1, regroup(0b1000));
  expect(learnt(before.knows, state.knows)).toBe(true);
});
