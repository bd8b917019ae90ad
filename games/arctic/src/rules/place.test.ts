import { expect, test } from 'vitest';
import {
  animal,
  BOOK_RIVER,
  card,
  finishTurn,
  handOf,
  isAt,
  type Layout,
  legal,
  pileOf,
  place,
  play,
  position,
  refused,
  right,
  skip,
  takeBack,
  value,
} from '../../test/table.ts';

const values = (layout: Layout): number[] => legal(position(layout)).flatMap((move) => (move.type === 'value' ? [move.value] : []));

test('EX-1 and PA-1: with 3 cards for a placement value of 5, two deck cards become penalties', () => {
  const state = position({
    piles: [['p2-fox-5']],
    hands: [['p1-walrus-5', 'p1-orca-1', 'p1-walrus-4']],
    river: BOOK_RIVER,
    sides: ['walrus-associated'],
  });
  const deck = state.deck.length;
  const events = play(state, place('p1-walrus-5'), place('p1-orca-1'), place('p1-walrus-4'));
  expect(state.hands[0]).toEqual([]);
  expect(state.zones[0]).toHaveLength(2);
  expect(state.deck).toHaveLength(deck - 2);
  expect(pileOf(state, 0)).toEqual(['p2-fox-5', 'p1-walrus-5', 'p1-orca-1', 'p1-walrus-4']);
  expect(events).toContainEqual({ type: 'power-taken', seat: 0, power: 'walrus-associated', from: -1 });
  expect(events.filter(({ type }) => type === 'penalised')).toHaveLength(2);
});

test('EX-8 first turn: without a visible card exactly 1 card is placed', () => {
  const state = position({ hands: [['p1-fox-5', 'p1-bear-2', 'p1-orca-4']] });
  expect(state.value).toBe(1);
  play(state, place('p1-fox-5'));
  expect(handOf(state, 0)).toHaveLength(2);
  expect(isAt(state, 0, 'tokens')).toBe(true);
});

test('EX-10 with moose-place and a value of 1, the value may be 0, 1 or 2', () => {
  const layout: Layout = {
    piles: [['p1-fox-1']],
    hands: [['p1-bear-2', 'p1-orca-4'], ['p2-bear-2']],
    held: { 'moose-place': 0, 'fox-bottom': 1 },
  };
  expect(values(layout)).toEqual([0, 1, 2]);
  const state = position(layout);
  const events = play(state, value(0));
  expect(pileOf(state, 0)).toEqual(['p1-fox-1']);
  expect(events).toContainEqual({ type: 'power-taken', seat: 0, power: 'fox-bottom', from: 1 });
  // Phases B and C go by that card: fox and bear move, five cards are drawn.
  play(state, right('main'));
  expect(state.tokens[animal('fox')]).toBe(3);
  finishTurn(state);
  expect(state.hands[0]).toHaveLength(7);
});

test('EX-11 taking the orca back leaves a joker on top: value 1 or 2, and the orca may be slid under the new visible card', () => {
  const layout: Layout = {
    piles: [['p1-bear-2', '?p1-fox-2', 'p1-orca-4']],
    hands: [['p1-walrus-2', 'p1-walrus-3']],
    held: { 'puffin-takeback': 0, 'moose-place': 0, 'fox-joker': 0 },
  };
  const state = position(layout);
  play(state, takeBack);
  expect(handOf(state, 0)).toContain('p1-orca-4');
  expect(legal(state)).toEqual([value(1), value(2)]);
  expect(refused(state, value(0))).toEqual({ code: 'at-least-one' });
  play(state, value(2), place('p1-walrus-2'), place('p1-orca-4', 'under'));
  expect(pileOf(state, 0)).toEqual(['p1-bear-2', '?p1-fox-2', '?p1-orca-4', 'p1-walrus-2']);

  const single = position(layout);
  play(single, takeBack, value(1));
  expect(legal(single).every((move) => move.type === 'place' && move.to === 'top')).toBe(true);
  expect(refused(single, place('p1-orca-4', 'under'))).toEqual({ code: 'no-visible-card' });
});

test('EX-12 taking the only card of a pile back leaves value 1, and one card goes on top', () => {
  const state = position({ piles: [['p1-fox-4']], hands: [['p1-bear-2']], held: { 'puffin-takeback': 0, 'fox-bottom': 0 } });
  play(state, takeBack);
  expect(state.value).toBe(1);
  expect(pileOf(state, 0)).toEqual([]);
  expect(refused(state, place('p1-bear-2', 'bottom'))).toEqual({ code: 'empty-pile' });
  play(state, place('p1-fox-4'));
  expect(pileOf(state, 0)).toEqual(['p1-fox-4']);
});

test('EX-13 fox-bottom: two cards on top, the third at the very bottom', () => {
  const state = position({
    piles: [['p1-bear-2', 'p1-fox-3']],
    hands: [['p1-orca-1', 'p1-orca-2', 'p1-orca-3', 'p1-orca-4', 'p1-orca-5']],
    held: { 'fox-bottom': 0 },
  });
  expect(refused(state, place('p1-orca-1', 'bottom'))).toEqual({ code: 'not-last', left: 3 });
  play(state, place('p1-orca-1'), place('p1-orca-2'), place('p1-orca-3', 'bottom'));
  expect(pileOf(state, 0)).toEqual(['p1-orca-3', 'p1-bear-2', 'p1-fox-3', 'p1-orca-1', 'p1-orca-2']);
});

test('EX-14 fox-joker in a shortage: the last of two cards may be slid under the first, then 3 penalties', () => {
  const state = position({ piles: [['p1-bear-5']], hands: [['p1-orca-1', 'p1-orca-2']], held: { 'fox-joker': 0 } });
  play(state, place('p1-orca-1'), place('p1-orca-2', 'under'));
  expect(pileOf(state, 0)).toEqual(['p1-bear-5', '?p1-orca-2', 'p1-orca-1']);
  expect(state.zones[0]).toHaveLength(3);
});

test('EX-15 an empty hand places nothing: 4 penalties, the visible card stays and its Power card is taken', () => {
  // Seat 1 plays first, so that the turn of seat 0 begins by itself.
  const state = position({ piles: [['p1-fox-4'], ['p2-bear-1']], hands: [[], ['p2-bear-2']], turn: 1 });
  const events = finishTurn(state);
  expect(events).toContainEqual({ type: 'turn', seat: 0, final: false });
  expect(state.zones[0]).toHaveLength(4);
  expect(pileOf(state, 0)).toEqual(['p1-fox-4']);
  expect(state.holders[animal('fox')]).toBe(0);
});

test.each([
  { announced: 3, penalties: 1 },
  { announced: 4, penalties: 2 },
  { announced: 5, penalties: 3 },
])('EX-16 moose-place with 2 cards and base 4: a value of $announced costs $penalties', ({ announced, penalties }) => {
  const state = position({ piles: [['p1-fox-4']], hands: [['p1-orca-1', 'p1-orca-2']], held: { 'moose-place': 0 } });
  play(state, value(announced), place('p1-orca-1'), place('p1-orca-2'));
  expect(state.zones[0]).toHaveLength(penalties);
});

test('EX-17 the Fox taken this turn works from the next turn on, unless somebody takes it in between', () => {
  const layout: Layout = {
    piles: [['p1-bear-1'], ['p2-bear-1']],
    hands: [
      ['p1-fox-1', 'p1-orca-1'],
      ['p2-fox-1', 'p2-orca-1'],
    ],
    sides: ['fox-bottom'],
  };
  const kept = position(layout);
  expect(refused(kept, place('p1-fox-1', 'bottom'))).toEqual({ code: 'no-power', power: 'fox-bottom' });
  play(kept, place('p1-fox-1'));
  finishTurn(kept);
  play(kept, place('p2-orca-1'));
  finishTurn(kept);
  expect(refused(kept, place('p1-orca-1', 'bottom'))).toBeUndefined();

  const lost = position(layout);
  play(lost, place('p1-fox-1'));
  finishTurn(lost);
  play(lost, place('p2-fox-1'));
  finishTurn(lost);
  expect(refused(lost, place('p1-orca-1', 'bottom'))).toEqual({ code: 'no-power', power: 'fox-bottom' });
});

test('a swap goes through the hand card and the River slot, and leaves the value as it was (ARC-45)', () => {
  const state = position({ piles: [['p1-bear-2']], hands: [['p1-orca-1', 'p1-orca-2']], river: BOOK_RIVER, held: { 'puffin-swap': 0 } });
  expect(legal(state)).toEqual([skip, { type: 'swap', card: card('p1-orca-2') }, { type: 'swap', card: card('p1-orca-1') }]);
  play(state, { type: 'swap', card: card('p1-orca-1') }, { type: 'swap-with', slot: 4 });
  expect(handOf(state, 0)).toEqual(['p1-orca-2', 'p1-puffin-4']);
  expect(state.river[4]).toBe(card('p1-orca-1'));
  expect([state.stage, state.value]).toEqual(['place', 2]);
});

test('powers of phase A come in the order Puffin, Moose, Fox, and every one of them may be skipped (ARC-57, ARC-16)', () => {
  const state = position({
    piles: [['p1-bear-2', 'p1-fox-2']],
    hands: [['p1-orca-1', 'p1-orca-2', 'p1-orca-3']],
    held: { 'puffin-takeback': 0, 'moose-place': 0, 'fox-joker': 0 },
  });
  expect(state.stage).toBe('take-back');
  play(state, skip);
  expect(state.stage).toBe('value');
  play(state, value(2), place('p1-orca-1'), place('p1-orca-2'));
  expect(pileOf(state, 0)).toEqual(['p1-bear-2', 'p1-fox-2', 'p1-orca-1', 'p1-orca-2']);
});

test('the base value is read after the take-back and before moose-place (ARC-46, ARC-47)', () => {
  const state = position({
    piles: [['p1-bear-5', 'p1-fox-1']],
    hands: [['p1-orca-1']],
    held: { 'puffin-takeback': 0, 'moose-place': 0 },
  });
  play(state, takeBack);
  expect(legal(state)).toEqual([value(4), value(5), value(6)]);
});

test('a second joker slid under the same card lies above the first (ARC-56)', () => {
  const state = position({
    piles: [['p1-bear-2', '?p1-fox-2', 'p1-fox-1']],
    hands: [['p1-orca-1', 'p1-orca-2']],
    held: { 'fox-joker': 0 },
  });
  play(state, place('p1-orca-1', 'under'));
  expect(pileOf(state, 0)).toEqual(['p1-bear-2', '?p1-fox-2', '?p1-orca-1', 'p1-fox-1']);
});

test('a Power card is taken from whoever holds it and not lost when its animal is covered (ARC-27, ARC-28, ARC-R27)', () => {
  const state = position({ piles: [['p1-bear-1']], hands: [['p1-fox-1', 'p1-orca-1']], held: { 'bear-give': 0, 'fox-bottom': 1 } });
  play(state, place('p1-fox-1'));
  expect(state.holders[animal('fox')]).toBe(0);
  expect(state.holders[animal('bear')]).toBe(0);
});
