import { expect, test } from 'vitest';
import { observe, playerOf, posts, regroup, type Spot, table } from '../../test/table.ts';
import { type BorealisEvent, type BorealisState, DRAW, game, OBJECTIVES, REFRESH } from '../index.ts';
import { CONDITIONS } from './objectives.ts';
import { progressOf } from './progress.ts';

const stay = regroup(0);

/** Plays a card on the left site and draws. */
function turn(state: BorealisState, seat: number, id: string): BorealisEvent[] {
  return [...game.apply(state, seat, observe(id, 0)), ...game.apply(state, seat, DRAW)];
}

const five = 'F O S P F';
const window = { objectives: ['O02', 'O07', 'O12'] as const, round: 4 };

test('BLS-G18 who still plays in the round may reach the objective too; afterwards it is gone', () => {
  const state = table(
    [
      { sites: [five, '', ''], hand: 'A001 A002 A003 A005' },
      { sites: [five, '', ''], hand: 'A006 A007 A008 A010' },
      { sites: [five, '', ''], hand: 'A011 A012 A013 A014' },
    ],
    window,
  );
  game.apply(state, 0, stay);
  turn(state, 1, 'A006');
  expect(playerOf(state, 1).stars).toBe(7);
  expect(state.removed).toEqual([false, false, false]);
  expect(turn(state, 2, 'A011')).toContainEqual({ type: 'removed', objective: OBJECTIVES.indexOf('O02') });
  expect(playerOf(state, 2).stars).toBe(7);
  expect(state.removed).toEqual([true, false, false]);
  expect(state.round).toBe(5);
  turn(state, 0, 'A001');
  expect(playerOf(state, 0).sites[0]).toHaveLength(6);
  expect(playerOf(state, 0).stars).toBe(2);
  expect(state.reached).toEqual([0b110, 0, 0]);
  // Gone is gone: the end of round 5 does not remove it once more.
  const rest = [1, 2].flatMap((seat) => [...game.apply(state, seat, stay), ...game.apply(state, seat, { type: 'place', site: 1 })]);
  expect(state.round).toBe(6);
  expect(rest.filter(({ type }) => type === 'removed')).toEqual([]);
});

test('BLS-G19 if the last player of a round is the first to reach an objective, nobody else can', () => {
  const state = table(
    [
      { sites: [five, '', ''], hand: 'A001 A002 A003 A005' },
      { sites: [five, '', ''], hand: 'A006 A007 A008 A010' },
    ],
    window,
  );
  game.apply(state, 0, stay);
  turn(state, 1, 'A006');
  expect(state.removed[0]).toBe(true);
  turn(state, 0, 'A001');
  expect(playerOf(state, 0).stars).toBe(2);
});

test('BLS-G20 the stars of an objective may pay for a refresh in the same turn', () => {
  // Space 5 of the left track of side I shows skis and submarine.
  const spot: Spot = { sites: ['F F F F', '', ''], flags: [4, 0, 0], hand: 'A010 A001 A002 A003', stars: 0 };
  const state = table([spot, {}], { objectives: ['O04', 'O07', 'O11'] });
  game.apply(state, 0, observe('A010', 0));
  expect(playerOf(state, 0).stars).toBe(5);
  expect(game.moves(state, 0)).toContain(REFRESH);
  game.apply(state, 0, REFRESH);
  expect(playerOf(state, 0).stars).toBe(4);
  const poor = table([spot, {}], { objectives: ['O04', 'O07', 'O10'] });
  game.apply(poor, 0, observe('A010', 0));
  expect(game.moves(poor, 0)).not.toContain(REFRESH);
  expect(game.refuse(poor, 0, REFRESH)).toEqual({ code: 'no-star', cost: 1, have: 0 });
});

test('several objectives may be reached by one card, each once (BLS-38)', () => {
  const spot: Spot = { sites: ['B B B B B', 'F', ''], flags: [4, 0, 0], hand: 'A010 A001 A002 A003' };
  const state = table([spot, {}], { objectives: ['O04', 'O07', 'O12'] });
  game.apply(state, 0, observe('A010', 0));
  expect(state.reached).toEqual([1, 0, 1]);
  expect(playerOf(state, 0).stars).toBe(12);
});

/** Boards that fulfil each objective, and boards that only just do not (BLS-41). */
const BOARDS: Readonly<Record<string, readonly [yes: Spot & { returned?: number }, no: Spot & { returned?: number }]>> = {
  O01: [{ sites: ['BBB', 'FFF', 'OOO'] }, { sites: ['BBBB', 'FFFF', 'OO'] }],
  O02: [{ sites: ['', 'BFOSPB', ''] }, { sites: ['BFOSP', 'BFOSP', 'BFOSP'] }],
  O03: [{ sites: ['BF', 'OS', 'P'] }, { sites: ['BF', 'OS', 'BFOS'] }],
  O04: [{ sites: ['BB', 'BB', 'BB'] }, { sites: ['BB', 'BB', 'BFFFFF'] }],
  O05: [{ scientists: 'YY | KU | KU | KU | Y' }, { scientists: 'YK | KUY | KU | U | Y' }],
  O06: [{ scientists: 'YKU | YK | KU | YU | none' }, { scientists: 'YK | YKU | U | U | YK' }],
  O07: [{ returned: 5 }, { returned: 4 }],
  O08: [{ scientists: 'YK | YK | KU | none | YUU' }, { scientists: 'YK | YKU | K | none | YUU' }],
  O09: [{ sites: ['A001 A021', 'A041', 'A061'] }, { sites: ['A001 A021 A005', 'A041 A045', 'A065'] }],
  O10: [{ flags: [2, 3, 2] }, { flags: [1, 5, 5] }],
  O11: [{ flags: [0, 5, 0] }, { flags: [4, 4, 4] }],
  O12: [{ flags: [1, 3, 5] }, { flags: [1, 3, 4] }],
};

test.each(Object.entries(BOARDS))('%s is reached by the one board and not by the other', (id, boards) => {
  const condition = CONDITIONS[OBJECTIVES.indexOf(id as (typeof OBJECTIVES)[number])];
  const answers = boards.map((board) => condition?.(playerOf(table([board, {}]), 0), board.returned ?? 0));
  expect(answers).toEqual([true, false]);
});

test.each(Object.entries(BOARDS).filter(([id]) => id !== 'O07'))(
  'progress towards %s is full on the one board, not on the other',
  (id, boards) => {
    const objective = OBJECTIVES.indexOf(id as (typeof OBJECTIVES)[number]);
    const full = boards.map((board) => progressOf(objective, playerOf(table([board, {}]), 0))).map(({ have, need }) => have === need);
    expect(full).toEqual([true, false]);
  },
);

test('an objective that no longer holds costs nothing (BLS-40)', () => {
  const state = table([{ hand: 'A001 A002 A003 A005', scientists: 'YK | YKU | YKU | YU | none' }, {}], {
    objectives: ['O04', 'O06', 'O12'],
  });
  game.apply(state, 0, observe('A001', 0));
  expect(playerOf(state, 0).stars).toBe(7);
  game.apply(state, 0, DRAW);
  game.apply(state, 1, stay);
  game.apply(state, 0, stay);
  game.apply(state, 0, { type: 'place', site: 0 });
  expect(playerOf(state, 0).scientists).toEqual(posts('none | UYYK | YKUK | YU | none'));
  expect(playerOf(state, 0).stars).toBe(10);
});
