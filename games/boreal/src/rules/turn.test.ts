import { expect, test } from 'vitest';
import {
  blackOf,
  card,
  discover,
  discoverReserve,
  eventsOf,
  idsOf,
  inSlot,
  locate,
  options,
  optionsOf,
  place,
  play,
  table,
  tokens,
  whiteOf,
} from '../../test/table.ts';
import { game } from '../index.ts';

const NINE = ['S-B1 S-B2 S-B3 S-Y1', 'L-R1 L-R2 L-R3', 'L-G1 L-G2'];

test('a card of the board is paid for, then replaced, then placed (BRL-20, BRL-R2)', () => {
  const state = table({ board: ['S-B2', 'S-Y1', 'S-Y2', 'S-Y3', 'S-R1', 'S-R2', 'S-R3', 'S-B3'], deck: ['L-B6'] });
  const naming = play(state, discover(1));
  expect(naming.map(({ type }) => type)).toEqual(['discovered', 'paid', 'refilled']);
  expect(state.stage).toBe('place');
  expect(state.discovered).toBe(card('S-B2'));
  expect(whiteOf(state).token).toBe(3);
  expect(idsOf(state.board)[0]).toBe('L-B6');
  expect(state.turn).toBe(0);
  const placing = play(state, place(1, 0));
  expect(placing.map(({ type }) => type)).toEqual(['placed', 'rested', 'turn']);
  expect(state.turn).toBe(1);
});

test('a card from the reserve is not refilled (BRL-20)', () => {
  const state = table({ white: { reserve: ['S-B1'] } });
  const before = [state.board.slice(), state.deck.length];
  const events = play(state, discoverReserve('S-B1'), place(1, 0));
  expect(eventsOf(events, 'refilled')).toEqual([]);
  expect([state.board, state.deck.length]).toEqual(before);
  expect(whiteOf(state).reserve).toEqual([]);
});

test('a located card costs nothing, moves no token and does nothing (BRL-23)', () => {
  const state = table({ board: ['L-Y6', 'S-Y1', 'S-Y2', 'S-Y3', 'S-R1', 'S-R2', 'S-R3', 'L-R6'], deck: ['L-B6'], white: { pyramid: [] } });
  const events = play(state, locate(8));
  expect(events.map(({ type }) => type)).toEqual(['located', 'refilled', 'rested', 'turn']);
  expect(tokens(state)).toEqual([5, 5]);
  expect(idsOf(state.board)[7]).toBe('L-B6');
});

test('other cards do not slide when one leaves (BRL-25)', () => {
  const state = table({ board: ['S-B2', 'S-Y1', 'S-Y2', 'S-Y3', 'S-R1', 'S-R2', 'S-R3', 'S-B3'], deck: ['L-B6'] });
  play(state, locate(4));
  expect(idsOf(state.board)).toEqual(['S-B2', 'S-Y1', 'S-Y2', 'L-B6', 'S-R1', 'S-R2', 'S-R3', 'S-B3']);
});

test('an empty deck leaves the column empty and the game goes on (BRL-26)', () => {
  const state = table({ board: ['S-B2', '', '', '', '', '', '', 'S-B3'], deckEnds: true });
  const events = play(state, locate(1));
  expect(eventsOf(events, 'not-refilled')).toEqual([{ type: 'not-refilled', column: 1 }]);
  expect(options(state)).toEqual(['locate 8', 'discover-board 8']);
});

test('the reserve effect may take the card that has just come (BRL-44)', () => {
  const board = ['S-R1', 'S-Y1', 'S-Y2', 'S-Y3', 'S-B1', 'S-R2', 'S-R3', 'S-B3'];
  const state = table({ board, deck: ['L-B6', 'L-G6'] });
  play(state, discover(1), place(1, 0));
  expect(options(state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((column) => `reserve ${column}`));
  const events = play(state, { type: 'reserve', column: 1 });
  expect(idsOf(whiteOf(state).reserve)).toEqual(['L-B6']);
  expect(idsOf(state.board)[0]).toBe('L-G6');
  expect(events.map(({ type }) => type)).toEqual(['reserved', 'refilled', 'rested', 'turn']);
});

test('an Archive taken by the reserve effect is the one Archive of that player (BRL-41)', () => {
  const board = ['A-1', 'A-2', 'S-Y2', 'S-Y3', 'S-B1', 'S-R2', 'S-R3', 'S-B3'];
  const state = table({ board, white: { reserve: ['S-R1'] } });
  play(state, discoverReserve('S-R1'), place(1, 0), { type: 'reserve', column: 1 }, locate(8));
  expect(options(state)).not.toContain('locate 2');
});

test('a located Archive is the one Archive of that player, and so is a discovered one (BRL-41)', () => {
  const board = ['A-1', 'A-2', 'S-Y2', 'S-Y3', 'S-B1', 'S-R2', 'S-R3', 'S-B3'];
  const locating = table({ board });
  play(locating, locate(1), locate(8));
  expect(options(locating)).not.toContain('locate 2');
  expect(options(locating)).not.toContain('discover-board 2');
  const discovering = table({ board });
  play(discovering, discover(1), place(1, 0), locate(8));
  expect(options(discovering)).not.toContain('locate 2');
});

test('the remove effect takes a card out of the game, Archives included (BRL-45)', () => {
  const board = ['A-1', 'S-Y1', 'S-Y2', 'S-Y3', 'S-B1', 'S-B2', 'S-R3', 'S-B3'];
  const state = table({ board, deck: ['L-G6'], white: { token: 8, reserve: ['L-R3'], pyramid: ['A-2'] } });
  play(state, discoverReserve('L-R3'), place(1, 1));
  expect(options(state)).toHaveLength(8);
  play(state, { type: 'remove', column: 1 });
  expect(idsOf(state.removed)).toEqual(['A-1']);
  expect(idsOf(state.board)[0]).toBe('L-G6');
});

test('two cards of the board change places, at any distance (BRL-46)', () => {
  const board = ['S-Y1', 'S-R1', 'S-Y2', 'S-Y3', 'S-B1', 'S-B2', 'S-R2', 'S-B3'];
  const state = table({ board, white: { reserve: ['S-R3'] } });
  play(state, discoverReserve('S-R3'), place(1, 0));
  expect(options(state)).toHaveLength(28);
  play(state, { type: 'swap-board', columnA: 1, columnB: 8 });
  expect(idsOf(state.board)).toEqual(['S-B3', 'S-R1', 'S-Y2', 'S-Y3', 'S-B1', 'S-B2', 'S-R2', 'S-Y1']);
});

test('empty columns take no part in a swap, and a lone card is not swapped (BRL-46)', () => {
  const two = table({ board: ['S-Y1', '', '', 'S-B1', '', '', '', 'S-B3'], deckEnds: true, white: { reserve: ['S-R3'] } });
  play(two, discoverReserve('S-R3'), place(1, 0));
  expect(options(two)).toEqual(['swap 1 4', 'swap 1 8', 'swap 4 8']);
  const lone = table({ board: ['S-Y1', '', '', '', '', '', '', ''], deckEnds: true, white: { reserve: ['S-R3'] } });
  const events = play(lone, discoverReserve('S-R3'), place(1, 0));
  expect(eventsOf(events, 'skipped')).toEqual([{ type: 'skipped', seat: 0, effect: 'swap-board', card: card('S-R3') }]);
  expect(lone.turn).toBe(1);
});

test('an effect without a possible choice is skipped (BRL-43)', () => {
  const skipped = (board: string[], reserve: string[], pyramid: string[] = []) => {
    const state = table({ board, deckEnds: true, white: { token: 8, reserve, pyramid } });
    const slot = pyramid.length === 0 ? place(1, 0) : place(1, 1);
    return eventsOf(play(state, discoverReserve(reserve[0] as string), slot), 'skipped').map(({ effect }) => effect);
  };
  const empty = ['', '', '', '', '', '', '', ''];
  expect(skipped(empty, ['S-R1'])).toEqual(['reserve']);
  expect(skipped(['A-1', '', '', '', '', '', '', 'A-3'], ['S-R1'], ['A-2'])).toEqual(['reserve']);
  expect(skipped(empty, ['S-R2'])).toEqual(['remove']);
  expect(skipped(empty, ['S-G1'])).toEqual(['swap-pyramid']);
  expect(skipped(empty, ['A-4'])).toEqual(['look']);
});

test('with two cards the swap in the pyramid is the only option, and a swap sets off no effect (BRL-43, BRL-47)', () => {
  const state = table({ white: { token: 5, reserve: ['S-G1'], pyramid: ['S-Y3'] } });
  play(state, discoverReserve('S-G1'), place(1, -1));
  expect(options(state)).toEqual(['swap 1,-1 1,0']);
  const events = play(state, { type: 'swap-pyramid', floorA: 1, columnA: -1, floorB: 1, columnB: 0 });
  expect(events.map(({ type }) => type)).toEqual(['swapped-pyramid', 'rested', 'turn']);
  expect([inSlot(whiteOf(state), 1, -1), inSlot(whiteOf(state), 1, 0)]).toEqual(['S-Y3', 'S-G1']);
});

test('any two of ten cards may change places: 45 pairs (BRL-47)', () => {
  const state = table({ white: { token: 8, reserve: ['L-G6'], pyramid: NINE } });
  play(state, discoverReserve('L-G6'), place(4, 0));
  expect(options(state)).toHaveLength(45);
});

test('income after a swap is that of the cards now uncovered (BRL-27)', () => {
  const state = table({ white: { token: 8, reserve: ['L-G6'], pyramid: ['A-7 S-B1', 'S-B2'] } });
  play(state, discoverReserve('L-G6'), place(1, 2));
  const events = play(state, { type: 'swap-pyramid', floorA: 1, columnA: 0, floorB: 2, columnB: 0 });
  expect(eventsOf(events, 'rested')).toMatchObject([{ income: 4, from: 2, to: 6 }]);
});

test('A-1 gives 1 and takes 1 (BRL-50)', () => {
  const state = table({ white: { token: 3, reserve: ['A-1'] }, black: { token: 4 } });
  const events = play(state, discoverReserve('A-1'), place(1, 0));
  expect(eventsOf(events, 'gained')).toMatchObject([{ seat: 0, from: 0, to: 1 }]);
  expect(eventsOf(events, 'lost')).toMatchObject([{ seat: 1, from: 4, to: 3 }]);
});

test('a loss counts at once: it narrows the opponent’s next choice (BRL-49)', () => {
  const board = ['S-Y1', 'S-Y2', 'S-B1', 'S-B2', 'S-B3', 'S-R1', 'S-R3', 'S-Y3'];
  const state = table({ board, white: { token: 8, reserve: ['L-R6'] }, black: { token: 3 } });
  play(state, discoverReserve('L-R6'), place(1, 0));
  expect(optionsOf(state, 'discover-board')).toEqual([]);
  expect(blackOf(state).token).toBe(1);
});

test('Rest never goes beyond square 8 (BRL-29)', () => {
  const state = table({ white: { token: 7, pyramid: ['A-7 L-Y2'] } });
  expect(eventsOf(play(state, locate(1)), 'rested')).toEqual([{ type: 'rested', seat: 0, income: 5, bonus: 0, from: 7, to: 8 }]);
});

test('the look effect puts the card drawn earlier above the other (BRL-51)', () => {
  const state = table({ deck: ['L-B6', 'L-G6', 'L-Y6', 'L-R6'], white: { token: 5, reserve: ['A-4'] } });
  const size = state.deck.length;
  play(state, discoverReserve('A-4'), place(1, 0));
  expect(options(state)).toEqual(['take L-B6', 'take L-G6', 'take L-Y6']);
  play(state, { type: 'take', card: 'L-G6' });
  expect(idsOf(whiteOf(state).reserve)).toEqual(['L-G6']);
  expect(idsOf(state.deck.slice(0, 2))).toEqual(['L-Y6', 'L-B6']);
  expect(idsOf(state.deck).at(-1)).toBe('L-R6');
  expect(state.deck).toHaveLength(size - 1);
});

test('with two cards in the deck there is no look (BRL-R10)', () => {
  const state = table({ deck: ['L-B6', 'L-G6'], deckEnds: true, white: { token: 5, reserve: ['A-4'] } });
  const events = play(state, discoverReserve('A-4'), place(1, 0));
  expect(eventsOf(events, 'skipped')).toMatchObject([{ effect: 'look' }]);
  expect(whiteOf(state).reserve).toEqual([]);
});

test('a blocked player passes and still rests (BRL-54)', () => {
  const board = ['A-1', '', '', '', '', '', '', 'A-2'];
  const state = table({ board, deckEnds: true, white: { token: 4, reserve: ['L-Y5'], pyramid: ['A-3'] }, black: { pyramid: ['S-B1'] } });
  expect(options(state)).toEqual(['pass']);
  const events = play(state, { type: 'pass' });
  expect(events.map(({ type }) => type)).toEqual(['passed', 'rested', 'turn']);
  expect(whiteOf(state).token).toBe(5);
});

test('two passes in a row that move nothing end the game (BRL-55)', () => {
  const state = table({
    board: ['A-1', '', '', '', '', '', '', ''],
    deckEnds: true,
    white: { token: 8, reserve: ['L-Y5'], pyramid: ['A-3'] },
    black: { token: 8, reserve: ['L-G5'], pyramid: ['A-2'] },
  });
  expect(play(state, { type: 'pass' }).at(-1)).toMatchObject({ type: 'turn', seat: 1 });
  expect(play(state, { type: 'pass' }).at(-1)).toMatchObject({ type: 'over', reason: 'stalled' });
  expect(game.actors(state)).toEqual([]);
});

test('a pass that earns compasses does not count towards that end (BRL-55)', () => {
  const state = table({
    board: ['A-1', '', '', '', '', '', '', ''],
    deckEnds: true,
    white: { token: 8, reserve: ['L-Y5'], pyramid: ['A-3'] },
    black: { token: 6, reserve: ['L-G5'], pyramid: ['A-2'] },
  });
  play(state, { type: 'pass' }, { type: 'pass' });
  expect(state.idle).toBe(0);
  expect(game.actors(state)).toEqual([0]);
});

test('White’s tenth card runs to the end of her turn: effect, Rest, then Black’s last turn (BRL-57)', () => {
  const state = table({ white: { token: 6, reserve: ['L-Y4'], pyramid: NINE } });
  const events = play(state, discoverReserve('L-Y4'), place(4, 0));
  expect(events.map(({ type }) => type)).toEqual(['discovered', 'paid', 'placed', 'gained', 'rested', 'turn']);
});

test('Black may complete her pyramid in the last turn (BRL-57)', () => {
  const tenth = ['S-R1 S-R2 S-R3 S-Y2', 'L-Y1 L-Y2 L-Y3', 'L-Y4 L-Y5', 'L-Y6'];
  const state = table({ turn: 1, white: { pyramid: tenth }, black: { token: 8, reserve: ['L-G3'], pyramid: NINE } });
  const events = play(state, discoverReserve('L-G3'), place(4, 0));
  expect(events.at(-1)).toMatchObject({ type: 'over', reason: 'complete' });
});

test('the effect of Black’s tenth card is still carried out (BRL-R15)', () => {
  const state = table({ turn: 1, black: { token: 8, reserve: ['L-G6'], pyramid: NINE } });
  play(state, discoverReserve('L-G6'), place(4, 0));
  expect(state.stage).toBe('swap-pyramid');
  const events = play(state, { type: 'swap-pyramid', floorA: 1, columnA: 0, floorB: 4, columnB: 0 });
  expect(events.map(({ type }) => type)).toEqual(['swapped-pyramid', 'over']);
  expect(inSlot(blackOf(state), 4, 0)).toBe('S-B1');
});

test('the game goes on after a full round without a tenth card (BRL-56)', () => {
  const state = table({ white: { pyramid: NINE }, black: { pyramid: ['S-G1'] } });
  play(state, locate(1), locate(1));
  expect(game.actors(state)).toEqual([0]);
});
