import { expect, test } from 'vitest';
import { card, discover, discoverReserve, locate, place, play, refusalOf, table } from '../test/table.ts';
import { game } from './index.ts';

const BOARD = ['S-Y1', 'S-R2', 'S-B3', 'S-G2', 'S-Y3', 'S-B1', 'S-R1', 'S-G1'];
const FULL = ['S-B1 S-B2 S-B3 S-Y1', 'L-R1 L-R2 L-R3', 'L-G1 L-G2', 'L-G3'];

test('after the end nothing may be played', () => {
  const state = table({ turn: 1, white: { pyramid: FULL } });
  play(state, locate(1));
  for (const seat of [0, 1]) expect(refusalOf(state, locate(2), seat)).toEqual({ code: 'game-over' });
});

test('out of turn nothing may be played', () => {
  expect(refusalOf(table({}), locate(1), 1)).toEqual({ code: 'not-your-turn', turn: 0 });
  expect(game.moves(table({}), 1)).toEqual([]);
});

test('with a card in hand no other action may be taken', () => {
  const state = table({ board: BOARD });
  play(state, discover(1));
  expect(refusalOf(state, locate(2))).toEqual({ code: 'not-now', awaited: 'place' });
  expect(refusalOf(state, { type: 'pass' })).toEqual({ code: 'not-now', awaited: 'place' });
});

test('without a card in hand nothing can be placed', () => {
  expect(refusalOf(table({}), place(1, 0))).toEqual({ code: 'nothing-in-hand', awaited: 'action' });
});

test('an effect that is not under way cannot be used', () => {
  const state = table({});
  expect(refusalOf(state, { type: 'remove', column: 1 })).toEqual({ code: 'no-such-effect', effect: 'remove', awaited: 'action' });
  expect(refusalOf(state, { type: 'take', card: 'L-G6' })).toEqual({ code: 'no-such-effect', effect: 'look', awaited: 'action' });
});

test('a pass is refused while something else is possible (BRL-54)', () => {
  expect(refusalOf(table({ board: BOARD }), { type: 'pass' })).toEqual({ code: 'must-act', moves: 13 });
});

test('an empty column holds nothing to take (BRL-26)', () => {
  const state = table({ board: ['', ...BOARD.slice(1)], deckEnds: true, white: { reserve: ['S-R3'] } });
  expect(refusalOf(state, locate(1))).toEqual({ code: 'empty-column', column: 1 });
  expect(refusalOf(state, discover(1))).toEqual({ code: 'empty-column', column: 1 });
  play(state, discoverReserve('S-R3'), place(1, 0));
  expect(refusalOf(state, { type: 'swap-board', columnA: 1, columnB: 5 })).toEqual({ code: 'empty-column', column: 1 });
  for (const [id, type] of [
    ['L-R4', 'reserve'],
    ['L-R3', 'remove'],
  ] as const) {
    const choosing = table({ board: ['', ...BOARD.slice(1)], deckEnds: true, white: { token: 8, reserve: [id] } });
    play(choosing, discoverReserve(id), place(1, 0));
    expect(refusalOf(choosing, { type, column: 1 })).toEqual({ code: 'empty-column', column: 1 });
  }
});

test('a card too far or too dear says by how much (BRL-17, BRL-19)', () => {
  const state = table({ board: ['L-Y6', ...BOARD.slice(1)] });
  expect(refusalOf(state, discover(1))).toEqual({ code: 'too-expensive', card: card('L-Y6'), cost: 8, have: 5 });
  expect(refusalOf(state, discover(8))).toEqual({ code: 'out-of-reach', square: 8, token: 5 });
});

test('a card that is elsewhere cannot be discovered from the reserve (BRL-19)', () => {
  const state = table({ board: BOARD, black: { reserve: ['L-Y1'] } });
  expect(refusalOf(state, discoverReserve('L-Y1'))).toEqual({ code: 'not-in-reserve', card: card('L-Y1') });
});

test('a second Archive is refused wherever it comes from (BRL-41)', () => {
  const board = ['A-2', ...BOARD.slice(1)];
  const placed = table({ board, deck: ['A-8', 'L-G6', 'L-Y1'], white: { token: 5, reserve: ['A-4'] } });
  const refusal = { code: 'second-archive', card: card('A-2'), owned: card('A-4'), where: 'reserve' };
  expect(refusalOf(placed, locate(1))).toEqual(refusal);
  expect(refusalOf(placed, discover(1))).toEqual(refusal);
  play(placed, discoverReserve('A-4'), place(1, 0));
  const inLook = { code: 'second-archive', card: card('A-8'), owned: card('A-4'), where: 'pyramid' };
  expect(refusalOf(placed, { type: 'take', card: 'A-8' })).toEqual(inLook);
  const choosing = table({ board, white: { token: 5, reserve: ['A-1', 'S-R1'] } });
  play(choosing, discoverReserve('S-R1'), place(1, 0));
  expect(refusalOf(choosing, { type: 'reserve', column: 1 })).toMatchObject({ code: 'second-archive', where: 'reserve' });
});

test('a card that was not seen cannot be taken (BRL-51)', () => {
  const state = table({ deck: ['A-8', 'L-G6', 'L-Y1', 'L-Y2'], white: { reserve: ['A-4'] } });
  play(state, discoverReserve('A-4'), place(1, 0));
  expect(refusalOf(state, { type: 'take', card: 'L-Y2' })).toEqual({ code: 'not-seen', card: card('L-Y2') });
});

test('a card banned from floor 1 needs an upper slot, from the board too (BRL-37)', () => {
  const state = table({ board: ['L-Y3', ...BOARD.slice(1)] });
  expect(refusalOf(state, discover(1))).toEqual({ code: 'no-upper-slot', card: card('L-Y3') });
  expect(refusalOf(state, locate(1))).toBeUndefined();
  const reserved = table({ white: { token: 5, reserve: ['L-Y3'], pyramid: ['S-B1 S-B2'] } });
  play(reserved, discoverReserve('L-Y3'));
  expect(refusalOf(reserved, place(1, 2))).toEqual({ code: 'first-floor-ban', card: card('L-Y3') });
  expect(refusalOf(reserved, place(2, 0))).toBeUndefined();
});

test('a slot that is not available says why (BRL-33 to BRL-35)', () => {
  const slotOf = (pyramid: string[], floor: number, column: number) => {
    const state = table({ white: { reserve: ['S-Y2'], pyramid } });
    play(state, discoverReserve('S-Y2'));
    return refusalOf(state, place(floor, column));
  };
  expect(slotOf([], 1, 1)).toEqual({ code: 'first-card-elsewhere' });
  expect(slotOf([], 2, 0)).toEqual({ code: 'not-supported', missing: 2 });
  expect(slotOf(['S-B1'], 1, 0)).toEqual({ code: 'slot-taken', card: card('S-B1') });
  expect(slotOf(['S-B1'], 2, 0)).toEqual({ code: 'not-supported', missing: 1 });
  expect(slotOf(['S-B1'], 1, 2)).toEqual({ code: 'row-gap' });
  expect(slotOf(['S-B1 S-B2 S-B3 S-G1'], 1, -1)).toEqual({ code: 'row-full' });
});

test('an empty slot cannot be swapped (BRL-47)', () => {
  const state = table({ white: { reserve: ['S-G1'], pyramid: ['S-B1'] } });
  play(state, discoverReserve('S-G1'), place(1, 1));
  const swap = { type: 'swap-pyramid', floorA: 1, columnA: 0, floorB: 1, columnB: 2 } as const;
  expect(refusalOf(state, swap)).toEqual({ code: 'empty-slot', floor: 1, column: 2 });
});
