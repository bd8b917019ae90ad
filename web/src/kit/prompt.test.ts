import type { SeenEntry } from '@banquise/table';
import { expect, test } from 'vitest';
import { loadWords } from '../ui/i18n/index.ts';
import type { BoardModule, Turn } from './board.ts';
import { moverOf, promptOf } from './prompt.ts';
import { type Scenery, turnNumber } from './scenery.ts';

test('a turn of the past is counted as the log counts it: what only prepared the game is none', async () => {
  const move = (version: number, seat: number, type: string): SeenEntry => ({
    ...{ version, at: 0, what: 'move', seat, bot: null },
    events: [{ type }],
  });
  const entries = [move(1, 0, 'kept'), move(2, 1, 'kept'), move(3, 0, 'played'), move(4, 1, 'played'), move(5, 0, 'played')];
  const board = {
    prepares: ({ events }: Turn) => events.every(({ type }) => type === 'kept'),
    roundOf: () => undefined,
  } as Partial<BoardModule> as BoardModule;
  const words = await loadWords('en');
  const at = (looking: number): string => {
    const scenery = { looking, mirror: { entries }, moment: { you: 0, names: ['Ada', 'Bo'] }, selection: { picked: [] } };
    return promptOf(scenery as unknown as Scenery, board, null, words).text;
  };
  expect([1, 2].map(at)).toEqual([words.pastStart, words.pastStart]);
  expect([3, 4, 5].map(at)).toEqual([words.pastMine(1), words.past('Bo', 1), words.pastMine(2)]);
});

test('a turn of the past has the number that the bar shows with it', async () => {
  const move = (version: number, seat: number): SeenEntry => ({
    ...{ version, at: 0, what: 'move', seat, bot: null },
    events: [{ type: 'played' }, { type: 'turn' }],
  });
  const entries = [move(1, 0), move(2, 1), move(3, 0)];
  const board = { beginsTurn: ({ type }: { type: string }) => type === 'turn' } as Partial<BoardModule> as BoardModule;
  const words = await loadWords('en');
  const at = (looking: number): [string, number] => {
    const seen = { looking, mirror: { entries }, moment: { you: 0, names: ['Ada', 'Bo'] }, selection: { picked: [] } };
    const scenery = seen as unknown as Scenery;
    return [promptOf(scenery, board, null, words).text, turnNumber(scenery, board)];
  };
  expect([1, 2, 3].map(at)).toEqual([
    [words.pastMine(1), 1],
    [words.past('Bo', 2), 2],
    [words.pastMine(3), 3],
  ]);
});

test('after the end the prompt says what the score sheet says: the reader is no name, and who gave up has not won', async () => {
  const words = await loadWords('en');
  const sheet = { winners: [0], seats: [{ total: 54 }, { total: 50 }] };
  const said = (conclusion: unknown): string => {
    const mirror = { status: { phase: 'finished', sheet, conclusion } };
    const moment = { you: 0, language: 'en', names: ['Ada', 'Bo'], labels: [words.you, 'Bo'] };
    const scenery = { looking: null, moving: false, mirror, moment, selection: { picked: [] } };
    return promptOf(scenery as unknown as Scenery, {} as Partial<BoardModule> as BoardModule, null, words).text;
  };
  expect(said(null)).toBe('You win. You\u00a054, Bo\u00a050.');
  expect(
    said({
      how: 'left',
      winners: [1],
      seats: [
        { rank: 2, out: 'resigned' },
        { rank: 1, out: null },
      ],
    }),
  ).toBe('Bo wins. You\u00a054, Bo\u00a050.');
});

test('while pieces travel it is the turn of who moved them, whosever comes next', () => {
  const entries = [0, 1, 2].map((seat) => ({ what: 'move', seat, version: seat + 1 }));
  const mover = (told: number, draft: readonly unknown[] = [], you: unknown = 0): unknown =>
    moverOf({ mirror: { entries, own: { draft } }, told, moment: { you } } as unknown as Scenery);
  expect([1, 2, 3].map((told) => mover(told))).toEqual([0, 1, 2]);
  expect(mover(3, ['step'])).toBe(0);
  expect(mover(3, [], 'spectator')).toBe(2);
});
