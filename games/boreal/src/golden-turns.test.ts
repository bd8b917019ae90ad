import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import {
  blackOf,
  discover,
  discoverReserve,
  eventsOf,
  idsOf,
  inSlot,
  locate,
  moveOf,
  options,
  optionsOf,
  place,
  play,
  refusalOf,
  table,
  tokens,
  whiteOf,
} from '../test/table.ts';
import { CARDS, game, incomeOf, slotAt, uncovered } from './index.ts';
import { openSlots } from './rules/pyramid.ts';

const OPENING = ['S-Y1', 'S-R2', 'S-B3', 'S-G2', 'S-Y3', 'S-B1', 'S-R1', 'S-G1'];
const FULL = ['S-B1 S-B2 S-B3 S-Y1', 'L-R1 L-R2 L-R3', 'L-G1 L-G2', 'L-G3'];
const NINE = FULL.slice(0, 3);

test('GT-1 with the token on 6, six cards are accessible, from the own side', () => {
  const cheap = ['S-Y1', 'S-Y2', 'S-B1', 'S-B2', 'S-B3', 'S-R1', 'S-R3', 'S-Y3'];
  const forWhite = table({ board: cheap, white: { token: 6 } });
  expect(optionsOf(forWhite, 'discover-board')).toEqual([1, 2, 3, 4, 5, 6].map((column) => `discover-board ${column}`));
  const forBlack = table({ board: cheap, turn: 1, black: { token: 6 } });
  expect(optionsOf(forBlack, 'discover-board')).toEqual([3, 4, 5, 6, 7, 8].map((column) => `discover-board ${column}`));
});

test('GT-2 Lana may pay 4, not 6, and may locate what she cannot reach', () => {
  const lay = () => {
    const board = ['S-Y1', 'S-Y2', 'S-R2', 'S-G2', 'S-G3', 'S-B1', 'S-B2', 'S-B3'];
    return table({ board, deck: ['L-Y2'], white: { token: 5, reserve: ['L-Y4'] } });
  };
  const discovering = lay();
  play(discovering, discover(3));
  expect(whiteOf(discovering).token).toBe(1);
  const state = lay();
  expect(refusalOf(state, discoverReserve('L-Y4'))).toMatchObject({ code: 'too-expensive', cost: 6, have: 5 });
  expect(refusalOf(state, discover(6))).toEqual({ code: 'out-of-reach', square: 6, token: 5 });
  play(state, locate(6));
  expect(whiteOf(state).token).toBe(5);
  expect(idsOf(state.board)[5]).toBe('L-Y2');
  expect(idsOf(whiteOf(state).reserve)).toEqual(['L-Y4', 'S-B1']);
});

test('GT-2 for Black the same squares are columns 6 and 3', () => {
  const board = ['S-Y1', 'S-Y2', 'S-B1', 'S-G2', 'S-G3', 'S-R2', 'S-B2', 'S-B3'];
  const state = table({ board, turn: 1, black: { token: 5, reserve: ['L-Y4'] } });
  expect(refusalOf(state, discover(3))).toEqual({ code: 'out-of-reach', square: 6, token: 5 });
  expect(refusalOf(state, locate(3))).toBeUndefined();
  play(state, discover(6));
  expect(blackOf(state).token).toBe(1);
});

test('GT-3 the fourth card covers two: 3 from cards and 2 from square 0', () => {
  const state = table({ white: { token: 3, reserve: ['L-R1'], pyramid: ['S-B1 S-R3 L-Y2'] } });
  const events = play(state, discoverReserve('L-R1'), place(2, 0));
  expect(eventsOf(events, 'rested')).toEqual([{ type: 'rested', seat: 0, income: 3, bonus: 2, from: 0, to: 5 }]);
});

test('GT-5 the deal', () => {
  for (let n = 0; n < 50; n++) {
    const { board, deck, players, turn, stage } = start(game, 2, {}, seedFromText(`deal ${n}`));
    expect(board).toHaveLength(8);
    expect(board.every((card) => CARDS[card]?.group === 'startingSite')).toBe(true);
    expect(deck).toHaveLength(27);
    expect(deck.filter((card) => CARDS[card]?.group === 'archive')).toHaveLength(3);
    expect(deck.filter((card) => CARDS[card]?.group === 'startingSite')).toHaveLength(0);
    expect(players.map(({ token, reserve, filled }) => [token, reserve.length, filled])).toEqual([
      [5, 0, 0],
      [5, 0, 0],
    ]);
    expect([turn, stage]).toEqual([0, 'action']);
  }
});

test('GT-6 after the tenth card of White, Black has exactly one more turn', () => {
  const state = table({ white: { token: 8, reserve: ['L-G3'], pyramid: NINE }, black: { pyramid: ['S-G1'] } });
  const events = play(state, discoverReserve('L-G3'), place(4, 0));
  expect(eventsOf(events, 'turn')).toEqual([{ type: 'turn', seat: 1, last: true }]);
  expect(game.actors(state)).toEqual([1]);
  const last = play(state, locate(1));
  expect(last.map(({ type }) => type)).toEqual(['located', 'refilled', 'rested', 'over']);
  expect(game.actors(state)).toEqual([]);
});

test('GT-6 the tenth card of Black ends the game at once', () => {
  const white = { pyramid: ['S-R1 S-R2 S-R3 S-Y2', 'L-Y1 L-Y2 L-Y3', 'L-Y4 L-Y5'] };
  const state = table({ turn: 1, white, black: { token: 8, reserve: ['L-G3'], pyramid: NINE } });
  const events = play(state, discoverReserve('L-G3'), place(4, 0));
  expect(events.map(({ type }) => type)).toEqual(['discovered', 'paid', 'placed', 'over']);
  expect(game.actors(state)).toEqual([]);
});

test('GT-8 first-move list', () => {
  const locates = [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `locate ${column}`);
  expect(options(table({ board: OPENING }))).toEqual([...locates, ...[1, 2, 3, 4, 5].map((column) => `discover-board ${column}`)]);
  expect(options(table({ board: OPENING, turn: 1 }))).toEqual([...locates, ...[4, 5, 6, 7, 8].map((column) => `discover-board ${column}`)]);
});

test('GT-9 the gain of L-Y6 comes after its payment and lifts the token off square 0', () => {
  const state = table({ white: { token: 8, reserve: ['L-Y6'] } });
  const events = play(state, discoverReserve('L-Y6'), place(1, 0));
  expect(eventsOf(events, 'paid')).toMatchObject([{ from: 8, to: 0 }]);
  expect(eventsOf(events, 'gained')).toMatchObject([{ amount: 4, from: 0, to: 4 }]);
  expect(eventsOf(events, 'rested')).toMatchObject([{ income: 1, bonus: 0, from: 4, to: 5 }]);
});

test('GT-10 S-Y3 from square 3', () => {
  const state = table({ white: { token: 3, reserve: ['S-Y3'] } });
  const events = play(state, discoverReserve('S-Y3'), place(1, 0));
  expect(eventsOf(events, 'gained')).toMatchObject([{ from: 0, to: 2 }]);
  expect(eventsOf(events, 'rested')).toMatchObject([{ income: 1, bonus: 0, from: 2, to: 3 }]);
});

test('GT-11 S-Y2 from square 1', () => {
  const state = table({ board: ['S-Y2', ...OPENING.slice(1)], white: { token: 1 } });
  const events = play(state, discover(1), place(1, 0));
  expect(eventsOf(events, 'paid')).toEqual([]);
  expect(eventsOf(events, 'gained')).toMatchObject([{ from: 1, to: 2 }]);
  expect(eventsOf(events, 'rested')).toMatchObject([{ income: 1, bonus: 0, from: 2, to: 3 }]);
});

test('GT-12 on square 8 the gain of S-Y2 is lost', () => {
  const state = table({ white: { token: 8, reserve: ['S-Y2'] } });
  const events = play(state, discoverReserve('S-Y2'), place(1, 0));
  expect(eventsOf(events, 'gained')).toMatchObject([{ from: 8, to: 8 }]);
  expect(whiteOf(state).token).toBe(8);
});

test('GT-13 a loss stops at 0', () => {
  const one = table({ white: { token: 8, reserve: ['L-R6'] }, black: { token: 1 } });
  play(one, discoverReserve('L-R6'), place(1, 0));
  expect(blackOf(one).token).toBe(0);
  const none = table({ turn: 1, black: { token: 8, reserve: ['L-R1'] }, white: { token: 0 } });
  play(none, discoverReserve('L-R1'), place(1, 0));
  expect(whiteOf(none).token).toBe(0);
});

test('GT-14 square 0: the reserve is open, the board is not, and Rest helps', () => {
  const broke = table({ board: OPENING, white: { token: 0 } });
  expect(refusalOf(broke, discover(1))).toEqual({ code: 'out-of-reach', square: 1, token: 0 });
  play(broke, locate(2));
  expect(whiteOf(broke).token).toBe(2);
  const reserved = table({ white: { token: 0, reserve: ['S-Y1'] } });
  expect(options(reserved)).toContain('discover-reserve S-Y1');
  const one = table({ board: OPENING, white: { token: 1 } });
  play(one, locate(2));
  expect(whiteOf(one).token).toBe(2);
  const five = table({ board: OPENING, white: { token: 5 } });
  play(five, locate(2));
  expect(whiteOf(five).token).toBe(5);
});

test('GT-15 the owner of a reserved Archive takes no other one, but may touch it on the board', () => {
  const board = ['A-2', 'S-Y1', 'S-R1', 'S-R2', 'S-R3', 'S-B1', 'S-B2', 'S-B3'];
  const lay = () => table({ board, white: { token: 8, reserve: ['A-1'] } });
  const state = lay();
  expect(options(state)).not.toContain('locate 1');
  expect(options(state)).not.toContain('discover-board 1');
  expect(options(state)).toContain('discover-reserve A-1');
  expect(refusalOf(state, discoverReserve('A-1'))).toBeUndefined();
  play(state, discover(3), place(1, 0));
  expect(state.stage).toBe('reserve');
  expect(options(state)).toEqual([2, 3, 4, 5, 6, 7, 8].map((column) => `reserve ${column}`));
  const removing = lay();
  play(removing, discover(4), place(1, 0));
  expect(options(removing)).toContain('remove 1');
  const swapping = lay();
  play(swapping, discover(5), place(1, 0));
  expect(options(swapping)).toContain('swap 1 2');
});

test('GT-16 both ends of the base are open whatever lies above', () => {
  const slots = (filled: number) =>
    [1, 2, 3, 4].flatMap((floor) =>
      [-3, -2, -1, 0, 1, 2, 3]
        .filter((column) => (openSlots(filled, false) >> slotAt(floor, column)) & 1)
        .map((column) => `${floor},${column}`),
    );
  const triangle = table({ white: { token: 8, reserve: ['L-Y3'], pyramid: ['S-B1 S-B2', 'L-R1'] } });
  expect(slots(whiteOf(triangle).filled)).toEqual(['1,-1', '1,2']);
  expect(refusalOf(triangle, discoverReserve('L-Y3'))).toMatchObject({ code: 'no-upper-slot' });
  const wider = table({ white: { token: 8, reserve: ['L-Y3'], pyramid: ['S-B1 S-B2 S-B3', 'L-R1'] } });
  expect(slots(whiteOf(wider).filled)).toEqual(['1,-1', '1,3', '2,1']);
  play(wider, discoverReserve('L-Y3'));
  expect(options(wider)).toEqual(['place 2,1']);
});

test('GT-17 upper floors are filled from any side', () => {
  const open = (...floors: string[]) => {
    const state = table({ white: { token: 8, reserve: ['S-Y1'], pyramid: floors } });
    play(state, discoverReserve('S-Y1'));
    return options(state);
  };
  expect(open('S-B1 S-B2 S-B3 S-G1', 'L-R1 . L-R2')).toEqual(['place 2,1']);
  expect(open('S-B1 S-B2 S-B3 S-G1', 'L-R1 L-R2')).toEqual(['place 2,2', 'place 3,0']);
});

test('GT-18 only uncovered cards give income', () => {
  const bits = (...slots: [number, number][]) => slots.reduce((set, [floor, column]) => set | (1 << slotAt(floor, column)), 0);
  const full = whiteOf(table({ white: { pyramid: FULL } }));
  expect(uncovered(full.filled)).toBe(bits([4, 0]));
  expect(incomeOf(full)).toBe(1);
  const four = whiteOf(table({ white: { pyramid: ['A-7 S-B1 S-B2 L-Y2', '. S-B3'] } }));
  expect(uncovered(four.filled)).toBe(bits([1, 0], [1, 3], [2, 1]));
  expect(incomeOf(four)).toBe(3 + 2 + 1);
});

test('GT-19 the scripted opening', () => {
  const deck = ['L-B6', 'L-Y2', 'A-4', 'L-R1', 'L-G4', 'L-B3', 'L-Y3', 'A-8', 'L-G6', 'L-Y1'];
  const state = table({ board: OPENING, deck });
  expect(state.deck).toHaveLength(27);
  play(state, discover(1), place(1, 0));
  expect(tokens(state)).toEqual([6, 5]);
  expect(idsOf(state.board)[0]).toBe('L-B6');
  play(state, discover(4), place(1, 0));
  expect(tokens(state)).toEqual([6, 3]);
  play(state, discover(2), place(1, 1));
  expect(state.stage).toBe('remove');
  play(state, { type: 'remove', column: 1 });
  expect(idsOf(state.removed)).toEqual(['L-B6']);
  expect(idsOf(state.board).slice(0, 2)).toEqual(['L-R1', 'A-4']);
  expect(tokens(state)).toEqual([4, 3]);
  play(state, discover(8), place(1, 1));
  expect(options(state)).toEqual(['swap 1,0 1,1']);
  play(state, { type: 'swap-pyramid', floorA: 1, columnA: 0, floorB: 1, columnB: 1 });
  expect([inSlot(blackOf(state), 1, 0), inSlot(blackOf(state), 1, 1)]).toEqual(['S-G1', 'S-G2']);
  expect(tokens(state)).toEqual([4, 4]);
  play(state, locate(2), locate(4));
  expect(tokens(state)).toEqual([6, 6]);
  const looking = play(state, discoverReserve('A-4'), place(2, 0));
  expect(eventsOf(looking, 'refilled')).toEqual([]);
  expect(eventsOf(looking, 'looked').map(({ secret }) => idsOf(secret.cards))).toEqual([['A-8', 'L-G6', 'L-Y1']]);
  expect(options(state)).toEqual(['take L-G6', 'take L-Y1']);
  play(state, { type: 'take', card: 'L-G6' });
  expect(idsOf(state.deck).slice(0, 2)).toEqual(['L-Y1', 'A-8']);
  expect(idsOf(state.board)).toEqual(['L-R1', 'L-B3', 'S-B3', 'L-Y3', 'S-Y3', 'S-B1', 'S-R1', 'L-G4']);
  expect(state.deck).toHaveLength(19);
  expect(tokens(state)).toEqual([3, 6]);
  expect(game.score(state).seats.map(({ total }) => total)).toEqual([8, 2]);
  expect(game.refuse(state, 0, moveOf(locate(1)))).toEqual({ code: 'not-your-turn', turn: 1 });
});
