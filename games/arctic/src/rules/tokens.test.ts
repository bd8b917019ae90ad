import { sha256 } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { animal, type Layout, legal, place, play, position, refused, right, skip } from '../../test/table.ts';
import { ANIMALS, type AnimalName, CARDS } from '../data.ts';
import { forcedStep } from './tokens.ts';

type Tokens = Partial<Record<AnimalName, number>>;
const BOOK: Tokens = { bear: 1, moose: 2, puffin: 3, orca: 3, fox: 5, walrus: 5 };

/** What the tokens of a card can come to when it is placed as a first card. */
function outcomes(id: string, tokens: Tokens): Tokens[] {
  const table = (): ReturnType<typeof position> => {
    const state = position({ hands: [[id]], tokens });
    play(state, place(id));
    return state;
  };
  const { main, associated } = CARDS.find((card) => card.id === id)!;
  const shown = ({ tokens: now }: ReturnType<typeof position>): Tokens => ({
    [main]: now[animal(main)],
    [associated]: now[animal(associated)],
  });
  if (table().stage !== 'tokens') return [shown(table())];
  return (['associated', 'main'] as const).map((token) => {
    const state = table();
    play(state, right(token));
    return shown(state);
  });
}

test.each([
  {
    id: 'EX-2 and TM-1',
    card: 'p1-puffin-3',
    before: BOOK,
    options: [
      { puffin: 2, moose: 3 },
      { puffin: 4, moose: 1 },
    ],
  },
  { id: 'EX-3 and TM-2', card: 'p1-walrus-3', before: BOOK, options: [{ walrus: 4, bear: 2 }] },
  { id: 'EX-4 and TM-3', card: 'p2-fox-5', before: BOOK, options: [{ fox: 4, walrus: 4 }] },
  { id: 'EX-18 and TM-4', card: 'p1-fox-5', before: { fox: 0, moose: 5 }, options: [{ fox: 1, moose: 4 }] },
  { id: 'EX-18 and TM-5', card: 'p1-fox-5', before: { fox: 0, moose: 1 }, options: [{ fox: 1, moose: 0 }] },
  { id: 'EX-18 and TM-6', card: 'p1-fox-5', before: { fox: 4, moose: 5 }, options: [{ fox: 5, moose: 4 }] },
  {
    id: 'TM-7',
    card: 'p1-fox-5',
    before: { fox: 2, moose: 2 },
    options: [
      { fox: 1, moose: 3 },
      { fox: 3, moose: 1 },
    ],
  },
])('$id tokens of $card', ({ card, before, options }) => {
  expect(outcomes(card, before)).toEqual(options);
});

test('the outcome table is the printed one (ARC-34)', () => {
  const table = [0, 1, 2, 3, 4, 5].map((m) =>
    [0, 1, 2, 3, 4, 5].map((a) => {
      const step = forcedStep(m, a);
      return step === undefined
        ? [
            [m + 1, a - 1],
            [m - 1, a + 1],
          ]
        : [[m + step.main, a + step.associated]];
    }),
  );
  expect(sha256(JSON.stringify(table))).toBe('46e35091712c7cd7944e427092e805bae82a039aece97e2c9d50b71f393d7dbe');
});

test('the other tokens never move (ARC-35)', () => {
  const state = position({ hands: [['p1-walrus-3']], tokens: BOOK });
  play(state, place('p1-walrus-3'));
  for (const name of ANIMALS) if (name !== 'walrus' && name !== 'bear') expect(state.tokens[animal(name)]).toBe(BOOK[name]);
});

test('EX-19 walrus-main: after the forced move the walrus may go on to 5 or 3, or stay', () => {
  const layout: Layout = { hands: [['p1-walrus-3']], tokens: BOOK, sides: ['walrus-main'] };
  const state = position(layout);
  play(state, place('p1-walrus-3'));
  expect(state.stage).toBe('walrus');
  expect(legal(state)).toEqual([skip, { type: 'walrus', direction: 'left' }, { type: 'walrus', direction: 'right' }]);
  play(state, { type: 'walrus', direction: 'right' });
  expect(state.tokens[animal('walrus')]).toBe(5);

  const atEnd = position({ ...layout, tokens: { walrus: 1, bear: 2 } });
  play(atEnd, place('p1-walrus-3'), right('associated'));
  expect(atEnd.tokens[animal('walrus')]).toBe(0);
  expect(legal(atEnd)).toEqual([skip, { type: 'walrus', direction: 'right' }]);
  expect(refused(atEnd, { type: 'walrus', direction: 'left' })).toEqual({ code: 'landscape-ends', index: 0 });
});

test('walrus-associated moves the other token (ARC-44)', () => {
  const state = position({ hands: [['p1-walrus-3']], tokens: BOOK, sides: ['walrus-associated'] });
  play(state, place('p1-walrus-3'), { type: 'walrus', direction: 'right' });
  expect(state.tokens[animal('bear')]).toBe(3);
  expect(state.tokens[animal('walrus')]).toBe(4);
});
