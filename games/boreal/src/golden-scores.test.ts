import { expect, test } from 'vitest';
import { table, whiteOf } from '../test/table.ts';
import { count, game, neighbours, type Player, slotAt, values } from './index.ts';

/** The value of every card of White, floor by floor and column by column. */
function worth(own: readonly string[], other: readonly string[] = []): number[] {
  const [white, black] = table({ white: { pyramid: own }, black: { pyramid: other } }).players as [Player, Player];
  const each = values(white, black);
  return white.pyramid.flatMap((card, slot) => (card >= 0 ? [each[slot] as number] : []));
}

const totals = (own: readonly string[], other: readonly string[] = []) =>
  game.score(table({ white: { pyramid: own }, black: { pyramid: other } }));

test('GT-4 Élodie 41, Lana 45: Lana wins', () => {
  const elodie = ['L-Y1 L-R3 L-G4 L-R6', 'L-B6 L-Y4 S-B1', 'A-1 L-G2', 'L-Y5'];
  const lana = ['S-B2 S-Y1 L-G6 L-R1', 'L-Y6 A-8 L-R4', 'L-G5 L-B3', 'S-R2'];
  const { seats, winners } = totals(elodie, lana);
  expect(seats.map(({ total }) => total)).toEqual([41, 45]);
  expect(winners).toEqual([1]);
});

test('GT-7 at 45 each, nine cards beat ten', () => {
  const ten = ['L-B4 L-B2 L-G1 S-B2', 'S-R1 L-Y5 S-Y1', 'L-B3 L-R5', 'L-G3'];
  const nine = ['L-B6 A-8 L-Y6 S-R2', 'L-R6 L-B5 S-R3', 'L-R3 L-Y3'];
  expect(totals(ten, nine).seats.map(({ total }) => total)).toEqual([45, 45]);
  expect(totals(ten, nine).winners).toEqual([1]);
  expect(totals(nine, ten).winners).toEqual([0]);
});

test('GT-7 at 45 each with ten cards each, the victory is shared', () => {
  const white = ['L-G6 S-R2 A-8 L-R3', 'L-Y5 S-G2 L-G3', 'L-R5 S-G1', 'L-B2'];
  const black = ['L-Y6 L-G2 S-G3 L-Y4', 'A-5 L-B4 L-G5', 'L-G1 L-Y3', 'S-Y2'];
  const { seats, winners } = totals(white, black);
  expect(seats.map(({ total }) => total)).toEqual([45, 45]);
  expect(winners).toEqual([0, 1]);
});

test('GT-20 neighbours in a full pyramid', () => {
  const { filled } = whiteOf(table({ white: { pyramid: ['S-B1 S-B2 S-B3 S-Y1', 'L-R1 L-R2 L-R3', 'L-G1 L-G2', 'L-G3'] } }));
  const around = (floor: number, columns: number[]) => columns.map((column) => count(neighbours(filled, slotAt(floor, column))));
  expect(around(1, [0, 1, 2, 3])).toEqual([2, 4, 4, 2]);
  expect(around(2, [0, 1, 2])).toEqual([4, 6, 4]);
  expect(around(3, [0, 1])).toEqual([4, 4]);
  expect(around(4, [0])).toEqual([2]);
});

test('GT-21 a whole pyramid', () => {
  const pyramid = ['S-B2 S-G3 L-Y2 L-B4', 'L-G2 L-G4 L-R2', 'A-5 L-R5', 'L-G3'];
  expect(worth(pyramid)).toEqual([4, 4, 1, 4, 4, 6, 2, 6, 4, 8]);
  const [white] = totals(pyramid).seats;
  expect(white?.total).toBe(43);
  expect(white?.lines).toEqual({ floor1: 13, floor2: 12, floor3: 10, floor4: 8 });
});

test('GT-22 the loop of the two copies is worth nothing', () => {
  expect(worth(['S-G2 S-G3 S-B1', 'A-5'])).toEqual([0, 0, 3, 0]);
});

test('GT-23 copies from both sides', () => {
  expect(worth(['S-G2 S-B3 S-G3'])).toEqual([5, 5, 5]);
});

test('GT-24 a copy of a copy', () => {
  expect(worth(['S-B1 L-B6 S-B3', 'A-5 S-G3'])).toEqual([3, 8, 5, 8, 8]);
});

test('GT-25 nothing to copy', () => {
  expect(worth(['S-G3 S-B1 A-5'])).toEqual([0, 3, 0]);
  expect(worth(['S-B1 S-G2'])).toEqual([3, 0]);
});

test('GT-26 majorities', () => {
  const own = ['A-2 S-B1 L-B3 S-Y1'];
  expect(worth(own, ['S-B2 S-R1'])[0]).toBe(12);
  expect(worth(own, ['S-B2 S-R1 A-3'])[0]).toBe(0);
});

test('GT-27 sets of four families', () => {
  expect(worth(['A-6 L-B3 S-Y1 S-R1'])[0]).toBe(5);
  const more = ['A-6 L-B3 S-Y1 S-R1', 'L-B2 L-B4 S-G1'];
  expect(worth(more)[0]).toBe(10);
  expect(totals(more).seats[0]?.total).toBe(25);
});

test('GT-28 one neighbour with all families', () => {
  expect(worth(['L-G2 A-3'])[0]).toBe(8);
});

test('GT-29 green cards in the pyramid', () => {
  expect(worth(['S-G1 L-B3 A-3', 'L-Y5']).at(-1)).toBe(6);
});

test('GT-30 L-B2 alone', () => {
  expect(worth(['L-B2'])).toEqual([3]);
});
