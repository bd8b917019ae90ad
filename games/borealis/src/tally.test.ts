import { expect, test } from 'vitest';
import { game } from './index.ts';

const britta = {
  sites: [
    ['A021', 'A025', 'A001', 'A033'],
    ['A061', 'A062', 'A063', 'A005', 'A064', 'A066', 'A086'],
    ['A093', 'A081', 'A010'],
  ],
  flags: [3, 5, 3],
  scientists: [1, 2, 1, 2, 3],
  stars: 16,
};
const position = { scoreCards: ['S06', 'S08'], players: [britta] };

test('BLS-G4 Britta’s table copied off the real one scores 56', () => {
  const result = game.tally(position);
  expect(result.ok && result.value.seats[0]?.total).toBe(56);
  expect(result.ok && result.value.winners).toEqual([0]);
});

test('scientists are counted by place for Farewell Party and Safe Return', () => {
  const result = game.tally({ ...position, scoreCards: ['S05', 'S07'] });
  expect(result.ok && result.value.seats[0]?.lines).toMatchObject({ score1: 4, score2: 12 });
});

const wrong: readonly (readonly [string, unknown, string])[] = [
  ['no object at all', 'hello', 'position'],
  ['a missing score card', { ...position, scoreCards: ['S06'] }, 'scoreCards'],
  ['an unknown score card', { ...position, scoreCards: ['S06', 'S11'] }, 'scoreCards[1]'],
  ['a score card twice', { ...position, scoreCards: ['S06', 'S06'] }, 'scoreCards[1]'],
  ['nobody at the table', { ...position, players: [] }, 'players'],
  ['a fifth player', { ...position, players: [1, 2, 3, 4, 5] }, 'players'],
  ['a player that is no object', { ...position, players: [7] }, 'players[0]'],
  ['two sites', with_({ sites: [[], []] }), 'players[0].sites'],
  ['a site that is no list', with_({ sites: [[], 'A001', []] }), 'players[0].sites[1]'],
  ['eight cards on a site', with_({ sites: [[], [], Array(8).fill('A001')] }), 'players[0].sites[2]'],
  ['a second site with seven cards', with_({ sites: [ids(1), [], ids(8)] }), 'players[0].sites[2]'],
  ['an unknown card', with_({ sites: [['A001', 'A101'], [], []] }), 'players[0].sites[0][1]'],
  ['a card in two places', with_({ sites: [['A001'], [], ['A001']] }), 'players[0].sites[2][0]'],
  ['a missing flag', with_({ flags: [1, 2] }), 'players[0].flags'],
  ['a flag beyond the track', with_({ flags: [1, 8, 2] }), 'players[0].flags[1]'],
  ['half a space', with_({ flags: [1, 2, 2.5] }), 'players[0].flags[2]'],
  ['four places', with_({ scientists: [1, 2, 3, 3] }), 'players[0].scientists'],
  ['a negative place', with_({ scientists: [-1, 4, 3, 3, 0] }), 'players[0].scientists[0]'],
  ['ten scientists', with_({ scientists: [1, 2, 3, 3, 1] }), 'players[0].scientists'],
  ['stars in words', with_({ stars: 'six' }), 'players[0].stars'],
  ['negative stars', with_({ stars: -1 }), 'players[0].stars'],
];

/** Seven cards in a row. */
function ids(from: number): string[] {
  return Array.from({ length: 7 }, (_, n) => `A${String(from + n).padStart(3, '0')}`);
}

function with_(change: object): unknown {
  return { ...position, players: [{ ...britta, ...change }] };
}

test.each(wrong)('%s is refused with the field that is wrong', (_what, input, field) => {
  const result = game.tally(input);
  expect(result.ok).toBe(false);
  expect(!result.ok && result.problem.field).toBe(field);
  expect(!result.ok && result.problem.expected.length).toBeGreaterThan(5);
});
