import { expect, test } from 'vitest';
import { game } from './index.ts';

type Placed = { card: unknown; floor: unknown; column: unknown };
const at = (card: unknown, floor: unknown, column: unknown): Placed => ({ card, floor, column });
const problem = (white: unknown, black: unknown = []) => {
  const read = game.tally({ pyramids: [white, black] });
  return read.ok ? undefined : read.problem;
};

const GT_21 = [
  at('S-B2', 1, 0),
  at('S-G3', 1, 1),
  at('L-Y2', 1, 2),
  at('L-B4', 1, 3),
  at('L-G2', 2, 0),
  at('L-G4', 2, 1),
  at('L-R2', 2, 2),
  at('A-5', 3, 0),
  at('L-R5', 3, 1),
  at('L-G3', 4, 0),
];

test('a position from outside is scored as at the table (GT-21)', () => {
  const read = game.tally({ pyramids: [GT_21, [at('S-B1', 1, 0)]] });
  expect(read).toMatchObject({ ok: true, value: { seats: [{ total: 43 }, { total: 3 }], winners: [0] } });
});

test('columns may start anywhere, in any order of cards (BRL-38)', () => {
  const shifted = GT_21.map(({ card, floor, column }) => at(card, floor, (column as number) - 40)).reverse();
  expect(game.tally({ pyramids: [shifted, []] })).toMatchObject({ ok: true, value: { seats: [{ total: 43 }, { total: 0 }] } });
});

test('equal totals are decided by fewer cards (BRL-73)', () => {
  const two = [at('S-B1', 1, 0), at('S-Y1', 1, 1)];
  expect(game.tally({ pyramids: [two, [at('S-B2', 1, 0)]] })).toMatchObject({ ok: true, value: { winners: [1] } });
});

test('what is wrong with a position is said precisely', () => {
  for (const raw of [undefined, null, 3, 'x', [], {}, { pyramids: [] }, { pyramids: [[]] }, { pyramids: [[], [], []] }]) {
    expect(game.tally(raw)).toMatchObject({ ok: false, problem: { field: 'pyramids' } });
  }
  expect(problem({})).toMatchObject({ field: 'pyramids[0]' });
  expect(problem([], null)).toMatchObject({ field: 'pyramids[1]' });
  expect(problem(['S-Y1'])).toMatchObject({ field: 'pyramids[0][0]' });
  expect(problem([], [at('S-Y9', 1, 0)])).toMatchObject({ field: 'pyramids[1][0].card' });
  expect(problem([at(3, 1, 0)])).toMatchObject({ field: 'pyramids[0][0].card' });
  for (const floor of [0, 5, 1.5, '1', null]) expect(problem([at('S-Y1', floor, 0)])).toMatchObject({ field: 'pyramids[0][0].floor' });
  for (const column of [0.5, '0', undefined, 1e300]) {
    expect(problem([at('S-Y1', 1, column)])).toMatchObject({ field: 'pyramids[0][0].column' });
  }
});

test('a pyramid that cannot stand is not scored', () => {
  const base = [at('S-B1', 1, 0), at('S-B2', 1, 1)];
  expect(problem([...base, at('S-B3', 1, 1)])).toEqual({
    field: 'pyramids[0][2]',
    expected: 'an empty slot: pyramids[0][1] lies on floor 1, column 1',
  });
  expect(problem([...base, at('S-B3', 1, 3)])).toMatchObject({ field: 'pyramids[0][2].column' });
  expect(problem([...base, at('S-B3', 2, 1)])).toEqual({
    field: 'pyramids[0][2]',
    expected: 'a card on two others: floor 1, columns 1 and 2',
  });
  expect(problem([at('S-B3', 2, 0)])).toMatchObject({ field: 'pyramids[0][0]' });
  const five = ['S-B1', 'S-B2', 'S-B3', 'S-Y1', 'S-Y2'].map((id, column) => at(id, 1, column));
  expect(problem(five)).toEqual({ field: 'pyramids[0]', expected: 'at most 4 cards on floor 1' });
});

test('a card lies in one place only, and each player has one Archive at most (BRL-41, BRL-79)', () => {
  expect(problem([at('S-B1', 1, 0)], [at('S-B1', 1, 0)])).toEqual({
    field: 'pyramids[1][0].card',
    expected: 'a card that is not yet placed: pyramids[0][0].card is the same',
  });
  expect(problem([at('A-1', 1, 0), at('A-2', 1, 1)])).toEqual({
    field: 'pyramids[0][1].card',
    expected: 'no second Archive: A-1 is one already',
  });
});

test('eight Starting Sites at most are in play, in both pyramids together (BRL-11)', () => {
  const row = (...ids: string[]) => ids.map((id, column) => at(id, 1, column));
  const white = row('S-Y1', 'S-Y2', 'S-Y3', 'S-R1');
  const black = row('S-R2', 'S-R3', 'S-B1', 'S-B2');
  expect(problem(white, black)).toBeUndefined();
  expect(problem(white, [...black, at('S-B3', 2, 0)])).toEqual({
    field: 'pyramids[1][4].card',
    expected: 'no more than 8 Starting Sites in both pyramids',
  });
});

test('a banned card lies on floor 1 only where a swap can have brought it there (BRL-37, BRL-47)', () => {
  expect(problem([at('S-B1', 1, 0), at('L-Y3', 1, 1)], [at('S-G1', 1, 0)])).toEqual({
    field: 'pyramids[0][1].floor',
    expected: 'a floor from 2 to 4: without S-G1 or L-G6 in the pyramid this card cannot come down to floor 1',
  });
  for (const swapper of ['S-G1', 'L-G6']) expect(problem([at(swapper, 1, 0), at('L-Y3', 1, 1)])).toBeUndefined();
  expect(problem([at('S-B1', 1, 0), at('S-B2', 1, 1), at('L-Y3', 2, 0)])).toBeUndefined();
});
