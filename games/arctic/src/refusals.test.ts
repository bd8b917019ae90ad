import { expect, test } from 'vitest';
import {
  card,
  draw,
  finishTurn,
  type Layout,
  legal,
  move,
  place,
  play,
  position,
  refused,
  right,
  skip,
  stop,
  value,
} from '../test/table.ts';
import { game } from './game.ts';
import { VOCABULARY } from './moves.ts';

const TABLE: Layout = {
  piles: [['p1-fox-2'], ['p2-fox-2']],
  hands: [
    ['p1-orca-1', 'p1-orca-2', 'p1-orca-3'],
    ['p2-orca-1', 'p2-orca-2'],
  ],
};

test('nobody plays out of turn (ARC-76)', () => {
  expect(game.refuse(position(TABLE), 1, move(place('p2-orca-1')))).toEqual({ code: 'not-your-turn', turn: 0 });
  expect(game.moves(position(TABLE), 1)).toEqual([]);
});

test('a move of another stage is refused with what is awaited (ARC-15)', () => {
  const state = position(TABLE);
  expect(refused(state, draw(0))).toEqual({ code: 'not-now', awaited: 'place' });
  expect(refused(state, right('main'))).toEqual({ code: 'not-now', awaited: 'place' });
  expect(refused(state, skip)).toEqual({ code: 'compulsory', awaited: 'place' });
});

test('only cards of the own hand are placed', () => {
  expect(refused(position(TABLE), place('p2-orca-1'))).toEqual({ code: 'not-in-hand', card: card('p2-orca-1') });
});

test('a power that one does not hold cannot be used (ARC-16)', () => {
  const state = position({ ...TABLE, held: { 'fox-bottom': 1 } });
  expect(refused(state, place('p1-orca-1', 'bottom'))).toEqual({ code: 'no-power', power: 'fox-bottom' });
  expect(refused(state, place('p1-orca-1', 'under'))).toEqual({ code: 'no-power', power: 'fox-joker' });
});

test('a power that one does not hold is missing at any moment, not only at its own (ARC-16)', () => {
  const state = position({ ...TABLE, held: { 'bear-give': 1 }, sides: ['walrus-associated'] });
  expect(state.stage).toBe('place');
  expect(refused(state, { type: 'swap', card: card('p1-orca-1') })).toEqual({ code: 'no-power', power: 'puffin-swap' });
  expect(refused(state, { type: 'swap-with', slot: 0 })).toEqual({ code: 'no-power', power: 'puffin-swap' });
  expect(refused(state, { type: 'take-back' })).toEqual({ code: 'no-power', power: 'puffin-takeback' });
  expect(refused(state, value(2))).toEqual({ code: 'no-power', power: 'moose-place' });
  expect(refused(state, { type: 'give', to: 1 })).toEqual({ code: 'no-power', power: 'bear-give' });
  expect(refused(state, { type: 'recover', animal: 1 })).toEqual({ code: 'no-power', power: 'bear-recover' });
  expect(refused(state, { type: 'recover-card', card: card('p1-fox-5') })).toEqual({ code: 'no-power', power: 'bear-recover' });
  expect(refused(state, { type: 'blind' })).toEqual({ code: 'no-power', power: 'orca-blind' });
});

test('of the two sides of the Walrus, the one in the game is named (ARC-44)', () => {
  const step = { type: 'walrus', direction: 'left' } as const;
  expect(refused(position(TABLE), step)).toEqual({ code: 'no-power', power: 'walrus-main' });
  expect(refused(position({ ...TABLE, sides: ['walrus-associated'] }), step)).toEqual({ code: 'no-power', power: 'walrus-associated' });
});

test('a power that one holds is refused outside its moment with what is awaited (ARC-16)', () => {
  const state = position({ ...TABLE, held: { 'orca-blind': 0, 'walrus-associated': 0, 'bear-give': 0 } });
  expect(refused(state, { type: 'blind' })).toEqual({ code: 'not-now', awaited: 'place' });
  expect(refused(state, { type: 'walrus', direction: 'left' })).toEqual({ code: 'not-now', awaited: 'place' });
  expect(refused(state, { type: 'give', to: 1 })).toEqual({ code: 'not-now', awaited: 'place' });
});

test('moose-place reaches one step up and down (ARC-53)', () => {
  const state = position({ ...TABLE, held: { 'moose-place': 0 } });
  expect(refused(state, value(4))).toEqual({ code: 'out-of-reach', value: 4, base: 2, least: 1 });
  expect(refused(state, value(0))).toEqual({ code: 'out-of-reach', value: 0, base: 2, least: 1 });
  const first = position({ ...TABLE, piles: [[], ['p2-fox-2']], held: { 'moose-place': 0 } });
  expect(refused(first, value(3))).toEqual({ code: 'out-of-reach', value: 3, base: 1, least: 1 });
});

test('without the powers, one draws from the River and to the full (ARC-38, ARC-39)', () => {
  const state = position({
    ...TABLE,
    river: ['p1-bear-1', 'p1-bear-2', 'p1-bear-3', '-', 'p1-bear-5', 'p1-moose-1'],
    zones: [['p1-fox-5']],
  });
  play(state, place('p1-orca-1'), place('p1-orca-3'), right('main'));
  expect(state.stage).toBe('draw');
  expect(refused(state, draw(3))).toEqual({ code: 'empty-slot', slot: 3 });
  expect(refused(state, { type: 'blind' })).toEqual({ code: 'no-power', power: 'orca-blind' });
  expect(refused(state, { type: 'recover', animal: 1 })).toEqual({ code: 'no-power', power: 'bear-recover' });
  expect(refused(state, stop)).toEqual({ code: 'draw-more', taken: 0, least: 3 });
});

test('bear-recover takes what lies in the own penalty zone (ARC-49)', () => {
  const state = position({ ...TABLE, held: { 'bear-recover': 0 }, zones: [['p1-fox-5']] });
  play(state, place('p1-orca-1'), place('p1-orca-3'), right('main'));
  expect(refused(state, { type: 'recover', animal: 0 })).toEqual({ code: 'no-such-penalty', animal: 0 });
  play(state, { type: 'recover', animal: 1 });
  expect(refused(state, { type: 'recover-card', card: card('p1-fox-4') })).toEqual({ code: 'not-in-penalty', card: card('p1-fox-4') });
  expect(refused(state, draw(0))).toEqual({ code: 'not-now', awaited: 'recover' });
});

test('when the game is over nothing can be played', () => {
  const state = position({ ...TABLE, turn: 1, final: true, closing: true });
  finishTurn(state);
  expect(VOCABULARY.every((one) => game.refuse(state, 0, one)?.code === 'game-over')).toBe(true);
});

test('no decision ever offers more than 20 moves, however full the penalty zone', () => {
  const zone = ['fox', 'bear', 'moose', 'puffin', 'walrus'].flatMap((name) => [1, 2, 3, 4, 5].map((p) => `p1-${name}-${p}`));
  const state = position({
    piles: [['p1-orca-1'], ['p2-fox-2']],
    hands: [['p1-orca-5'], ['p2-orca-1']],
    zones: [zone],
    held: { 'bear-recover': 0, 'orca-blind': 0, 'moose-draw': 0 },
  });
  play(state, place('p1-orca-5'), right('main'));
  expect(legal(state)).toHaveLength(6 + 5 + 1 + 1);
});
