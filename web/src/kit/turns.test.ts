import type { SeenEntry } from '@banquise/table';
import { expect, test } from 'vitest';
import type { BoardModule, Moment, Turn } from './board.ts';
import { type Scenery, turnNumber } from './scenery.ts';
import { latelyOf, toldOf, turnsOf } from './turns.ts';

const move = (version: number, seat: number, ...types: string[]): SeenEntry => ({
  ...{ version, at: 0, what: 'move', seat, bot: null },
  events: types.map((type) => ({ type })),
});

const entries: SeenEntry[] = [
  move(1, 0, 'a'),
  move(2, 0, 'regretted'),
  { version: 3, at: 0, what: 'undone', seat: 0, of: 2 },
  move(4, 0, 'b'),
  move(5, 1, 'c'),
  move(6, 2, 'd', 'silent'),
  move(7, 2, 'e'),
];

test('a turn is what one seat did until another played, without what was taken back', () => {
  expect(turnsOf(entries, {}).map(({ seat, first, last, events }) => [seat, first, last, events.map(({ type }) => type).join()])).toEqual([
    [0, 1, 4, 'a,b'],
    [1, 5, 5, 'c'],
    [2, 6, 7, 'd,silent,e'],
  ]);
});

test('what only prepares the game stays a turn of its own where the same seat goes on with the first one', () => {
  const board = { prepares: ({ events }: Turn) => !events.some(({ type }) => type === 'plays') };
  const list = [move(1, 1, 'ready'), move(2, 0, 'ready'), move(3, 0, 'plays'), move(4, 0, 'draws'), move(5, 1, 'plays')];
  expect(turnsOf(list, board).map(({ seat, first, last }) => [seat, first, last])).toEqual([
    [1, 1, 1],
    [0, 2, 2],
    [0, 3, 4],
    [1, 5, 5],
  ]);
});

test('what others did stands until the reader acts', () => {
  const board = { prepares: ({ events }: Turn) => events.every(({ type }) => type === 'ready') };
  const seats = (list: SeenEntry[], you: number | 'spectator'): (number | undefined)[] =>
    latelyOf(turnsOf(list, board), you, 3, board).map((turn) => turn?.seat);
  expect(seats(entries, 0)).toEqual([undefined, 1, 2]);
  expect(seats([...entries, move(8, 0, 'f')], 0)).toEqual([undefined, undefined, undefined]);
  expect(seats([...entries, move(8, 0, 'ready')], 0)).toEqual([undefined, 1, 2]);
  expect(seats(entries, 'spectator')).toEqual([0, 1, 2]);
});

test('a game without words of its own joins the sentences of its events, and the name is said once', () => {
  const texts = { event: ({ type }: { type: string }) => (type === 'silent' ? '' : `Lana does ${type}.`) };
  const moment = { names: ['', '', 'Lana'], texts } as unknown as Moment;
  const turns = turnsOf(entries, {});
  const turn = turns.at(-1);
  if (turn === undefined) throw new Error('there is a turn');
  expect(toldOf({} as BoardModule, moment, turn, turns).full).toBe('does d; does e');
  const tell = (_: Moment, __: Turn, later: readonly Turn[]): { full: string } => ({ full: `wins before ${later.length}` });
  expect(toldOf({ tell } as unknown as BoardModule, moment, turn, turns).full).toBe('wins before 0');
  expect(toldOf({ tell } as unknown as BoardModule, moment, turns[0] as Turn, turns).full).toBe('wins before 2');
});

test('the number of the turn does not run ahead of what is shown', () => {
  const board = { beginsTurn: ({ type }: { type: string }) => type === 'turn' } as unknown as BoardModule;
  const mirror = { entries: [move(1, 0, 'a', 'turn'), move(2, 1, 'b'), move(3, 1, 'c', 'turn')], own: { draft: [] as unknown[] } };
  const number = (told: number, moving: boolean, draft: unknown[] = []): number =>
    turnNumber({ mirror: { ...mirror, own: { draft } }, looking: null, told, moving } as unknown as Scenery, board);
  expect([number(1, true), number(2, true), number(3, true), number(3, false)]).toEqual([1, 2, 2, 3]);
  expect(number(3, true, [[]])).toBe(3);
});
