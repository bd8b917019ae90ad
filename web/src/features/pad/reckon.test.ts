import type { Json } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { model as arctic } from '../../games/arctic/pad-model.ts';
import { model as boreal, SPOTS } from '../../games/boreal/pad-model.ts';
import { model as borealis } from '../../games/borealis/pad-model.ts';
import { model as expeditions } from '../../games/expeditions/pad-model.ts';
import { blankDraft, type PadModel } from '../../kit/pad/model.ts';
import { outcomeOf, reckonColumns, reckonTable, switched } from './reckon.ts';
import type { Column, Leaf } from './store.ts';

const codes = (model: PadModel, common: Json, ...players: Json[]): string[] =>
  reckonTable(model, { common, players }).gaps.map(({ code, seat }) => `${code} ${seat}`);

describe('what is missing is said, and what is there counts already', () => {
  test.each([
    ['boreal', boreal, 2],
    ['arctic', arctic, 4],
    ['borealis', borealis, 3],
    ['expeditions', expeditions, 6],
  ] as const)('an empty table of %s is missing everything and wrong in nothing', (_game, model, seats) => {
    const reckoning = reckonTable(model, blankDraft(model, seats));
    expect(reckoning.problem).toBe(null);
    expect(reckoning.gaps.length).toBeGreaterThanOrEqual(seats);
    expect(outcomeOf(reckoning)).toBe(null);
  });

  const pyramid = (...cards: string[]): Json => ({ cards: SPOTS.map((_, spot) => cards[spot] ?? null) });
  test('a pyramid without its foundations waits, and the rest of it counts', () => {
    const floating: Json = { cards: SPOTS.map((_, spot) => ['S-B1', 'S-B2', null, null, 'L-B6', 'S-B3'][spot] ?? null) };
    const { sheet, gaps } = reckonTable(boreal, { common: null, players: [floating, pyramid('S-Y1')] });
    expect(gaps).toEqual([{ code: 'floating', seat: 0, lines: [], of: '1' }]);
    expect(sheet?.seats.map(({ total }) => total)).toEqual([3 + 4 + 8, 1]);
  });

  test('two pyramids that stand are not a finished game before one has ten cards', () => {
    expect(codes(boreal, null, pyramid('S-B1'), pyramid('S-B2'))).toEqual(['unfinished null']);
  });

  const tokens = { bear: null, fox: 10, moose: null, orca: null, puffin: null, walrus: null };
  test('only the tokens of Totems are asked for, and without them the piles count', () => {
    const players = [
      { pile: ['fox', 'fox', 'fox'], totem: 'fox', penalties: 1 },
      { pile: ['bear'], totem: 'bear', penalties: 0 },
      { pile: ['bear'], totem: null, penalties: 0 },
    ];
    expect(codes(arctic, tokens, ...players)).toEqual(['token 1', 'totem 2']);
    expect(reckonTable(arctic, { common: tokens, players }).sheet?.seats.map(({ total }) => total)).toEqual([3 + 10 - 1, 0, 0]);
  });

  const board = { sites: [['A001', 'A002'], [], []], flags: [3, 0, 0], scientists: [0, 0, 0, 0, 0], stars: 5 };
  test('scientists are asked for only where a score card counts them', () => {
    expect(codes(borealis, { scoreCards: ['S01', 'S02'] }, board, { ...board, sites: [['A003'], [], []] })).toEqual([]);
    expect(codes(borealis, { scoreCards: ['S07', 'S02'] }, board, { ...board, sites: [['A003'], [], []] })).toEqual(['heads 0', 'heads 1']);
  });

  const counts = { laid: 9, recovered: 3, hand: 2, tickets: null };
  test('tickets are asked for only of those who are equal', () => {
    expect(codes(expeditions, null, counts, counts, { ...counts, laid: 8 })).toEqual(['tickets 0', 'tickets 1']);
    expect(codes(expeditions, null, counts, { ...counts, laid: 8 })).toEqual([]);
  });
});

describe('what cannot be is refused', () => {
  test.each([
    [
      'two Totems alike',
      arctic,
      { bear: 0, fox: 0, moose: 0, orca: 0, puffin: 0, walrus: 0 },
      ['fox', 'fox'].map((totem) => ({ pile: ['bear'], totem, penalties: 0 })),
    ],
    [
      'more tokens than cards',
      expeditions,
      null,
      [
        { laid: 1, recovered: 3, hand: 0, tickets: 0 },
        { laid: 1, recovered: 0, hand: 0, tickets: 0 },
      ],
    ],
    ['two Archives', boreal, null, [{ cards: ['A-1', 'A-2', ...Array(8).fill(null)] }, { cards: ['S-B1', ...Array(9).fill(null)] }]],
  ] as readonly [string, PadModel, Json, Json[]][])('%s', (_what, model, common, players) => {
    const reckoning = reckonTable(model, { common, players });
    expect(reckoning.problem).not.toBe(null);
    expect(outcomeOf(reckoning)).toBe(null);
  });
});

describe('numbers written into the sheet', () => {
  const column = (laid: string, hand = '2', more: Column = {}): Column => ({ laid, recovered: '3', hand, onBoard: '1', ...more });
  test('sums are added up, and points off are taken off whichever way they are written', () => {
    const { sheet, bad } = reckonColumns(expeditions, [column('3+6'), column('2x4', '-2')]);
    expect(bad.size).toBe(0);
    expect(sheet?.seats.map(({ total }) => total)).toEqual([9 + 3 - 2 - 1, 8 + 3 - 2 - 1]);
  });

  test('a tie asks for the tie-break, and then has a winner', () => {
    const tied = reckonColumns(expeditions, [column('9'), column('9')]);
    expect(tied.gaps.map(({ of, seat }) => `${of} ${seat}`)).toEqual(['tickets 0', 'tickets 1']);
    const settled = reckonColumns(expeditions, [column('9', '2', { tickets: '1' }), column('9', '2', { tickets: '2' })]);
    expect(outcomeOf(settled)?.sheet.winners).toEqual([1]);
  });

  test('an empty box leaves the total open, an impossible one is named', () => {
    const { gaps, bad, sheet } = reckonColumns(expeditions, [column(''), column('9', '13')]);
    expect(gaps.map(({ of, seat }) => `${of} ${seat}`)).toEqual(['laid 0']);
    expect([...bad]).toEqual(['1 hand']);
    expect(sheet?.seats[0]?.total).toBe(0);
  });

  test('a run of Arctic scores 0, 1, 3, 6, 10 or 15 and nothing else', () => {
    expect([...reckonColumns(arctic, [{ fox: '4' }, { fox: '6' }]).bad]).toEqual(['0 fox']);
  });
});

describe('the other way of filling in', () => {
  const pyramid = (...cards: string[]): Json => ({ cards: SPOTS.map((_, spot) => cards[spot] ?? null) });
  const leaf = (columns: readonly Column[]): Leaf => ({
    ...{ id: 'leaf', game: 'boreal', day: '2026-11-16', changed: 0, names: ['', ''], me: null, way: 'table', outcome: null, columns },
    draft: { common: null, players: [pyramid('S-B1', 'S-B2'), pyramid()] },
  });

  test('carries what was counted into the empty boxes, and leaves what was typed', () => {
    const { sheet: counted } = reckonTable(boreal, leaf([{}, {}]).draft);
    const floor1 = counted?.seats[0]?.lines.floor1 as number;
    expect(floor1).toBeGreaterThan(0);
    const written = switched(boreal, leaf([{}, { floor1: '7' }]), 'sheet');
    expect(written.way).toBe('sheet');
    expect(written.columns[0]?.floor1).toBe(String(floor1));
    expect(written.columns[1]).toEqual({ floor1: '7' });
    expect(switched(boreal, leaf([{ floor1: '99' }, {}]), 'sheet').columns[0]?.floor1).toBe('99');
  });

  test('keeps the numbers while the table counts', () => {
    const sheet: Leaf = { ...leaf([{ floor1: '3' }, {}]), way: 'sheet' };
    const back = switched(boreal, switched(boreal, sheet, 'table'), 'sheet');
    expect(back.columns[0]?.floor1).toBe('3');
  });
});
