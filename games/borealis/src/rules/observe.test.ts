import { expect, test } from 'vitest';
import { cards, observe, playerOf, posts, type Spot, table } from '../../test/table.ts';
import { type BorealisState, CARDS, cardOf, game } from '../index.ts';

const sitesFor = (state: BorealisState, id: string): number[] =>
  [0, 1, 2].filter((site) => game.refuse(state, 0, observe(id, site)) === undefined);

const OOTAH: Spot = { hand: 'A093 A057 A001 A002', scientists: 'KU | YK | U | YYU | K' };

test('BLS-G1 Ootah plays two yellow scientists on the right, the only site that has them, and the flag advances', () => {
  const state = table([OOTAH, {}]);
  expect(sitesFor(state, 'A093')).toEqual([2]);
  const events = game.apply(state, 0, observe('A093', 2));
  const ootah = playerOf(state);
  expect(ootah.scientists).toEqual(posts('KU | YK | UY | U | KY'));
  expect(ootah.flags).toEqual([0, 0, 1]);
  expect(ootah.sites).toEqual([[], [], cards('A093')]);
  expect(game.score(state).seats[0]?.lines.bonus).toBe(1);
  expect(events.map(({ type }) => type)).toEqual(['observed', 'moved', 'moved', 'advanced']);
});

test('BLS-G2 on the middle site one scientist goes left and one right; the vehicle does not match, the flag stays', () => {
  const state = table([
    { ...OOTAH, hand: 'A057 A001 A002 A003', scientists: 'KU | YK | UY | U | KY', sites: ['', '', 'A093'], flags: [0, 0, 1] },
    {},
  ]);
  expect(sitesFor(state, 'A057')).toEqual([1]);
  game.apply(state, 0, observe('A057', 1));
  expect(playerOf(state).scientists).toEqual(posts('KU | YYK | none | UU | KY'));
  expect(playerOf(state).flags).toEqual([0, 0, 1]);
});

test('BLS-G16 four cards of two equal scientists cannot be played at the start: 16 subsets, no site, no star', () => {
  const state = table([{ hand: 'A004 A009 A015 A020' }, {}]);
  expect(game.moves(state, 0).map(({ type }) => type)).toEqual(Array(16).fill('regroup'));
  game.apply(state, 0, game.moves(state, 0)[5] as (typeof game.vocabulary)[number]);
  expect(state.turn).toBe(1);
  expect(state.stage).toBe('action');
  expect(playerOf(state).stars).toBe(2);
});

test('BLS-G16 at the start exactly 79 of the 100 cards are playable, each on all three sites', () => {
  const sites = CARDS.map(({ id }) => sitesFor(table([{ hand: id }, {}]), id).length);
  expect(sites.filter((count) => count === 3)).toHaveLength(79);
  expect(sites.filter((count) => count === 0)).toHaveLength(21);
});

test('BLS-G17 three mixed cards and one equal one give 9 observations and 16 subsets: 25 options', () => {
  const options = game.moves(table([{ hand: 'A001 A002 A004 A006' }, {}]), 0);
  expect(options).toHaveLength(25);
  expect(options.filter(({ type }) => type === 'observe')).toHaveLength(9);
});

test('BLS-G25 a flag on the last space stays there; from space 6 to 7 the middle track goes from 8 to 11', () => {
  // Space 7 of the middle track shows sleigh and skis; a sleigh matches.
  const spot: Spot = { hand: 'A001 A005 A010 A015', sites: ['', 'F'.repeat(6), ''], flags: [0, 6, 0] };
  const state = table([spot, {}]);
  expect(game.score(state).seats[0]?.lines.tracks).toBe(8);
  game.apply(state, 0, observe('A001', 1));
  expect(playerOf(state).flags).toEqual([0, 7, 0]);
  expect(game.score(state).seats[0]?.lines.tracks).toBe(11);
  const stuck = table([{ ...spot, flags: [0, 7, 0] }, {}]);
  game.apply(stuck, 0, observe('A001', 1));
  expect(playerOf(stuck).flags).toEqual([0, 7, 0]);
});

test('a card on the left site moves its scientists to the left camp and to the middle (BLS-24)', () => {
  const state = table([{ hand: 'A001 A005 A010 A015' }, {}]);
  game.apply(state, 0, observe('A001', 0));
  expect(playerOf(state).scientists).toEqual(posts('Y | U | YKUK | YKU | none'));
});

test('a card is refused with what its site lacks, and with what it has (BLS-22)', () => {
  const state = table([OOTAH, {}]);
  expect(game.refuse(state, 0, observe('A093', 0))).toEqual({ code: 'missing-scientist', colour: 0, site: 0, need: 2, have: 1 });
  expect(game.refuse(state, 0, observe('A057', 1))).toEqual({ code: 'missing-scientist', colour: 0, site: 1, need: 1, have: 0 });
  expect(game.refuse(state, 0, observe('A001', 2))).toEqual({ code: 'missing-scientist', colour: 1, site: 2, need: 1, have: 0 });
  expect(game.refuse(state, 0, observe('A050', 2))).toEqual({ code: 'not-in-hand', card: cardOf('A050') });
});

test('a player who waits is told so, whatever the move (BLS-18)', () => {
  const state = table([OOTAH, {}]);
  expect(new Set(game.vocabulary.map((move) => game.refuse(state, 1, move)?.code))).toEqual(new Set(['not-your-turn']));
  expect(game.moves(state, 1)).toEqual([]);
});

test('with boards of side II each player’s own track decides (BLS-26)', () => {
  // Space 1 of the left track: zeppelin or skis on side I, kayak or sleigh on II-a.
  const flags = [0, 1].map((board) => {
    const state = table([{ hand: 'A001 A005 A010 A015', board }, {}]);
    game.apply(state, 0, observe('A001', 0));
    return playerOf(state).flags[0];
  });
  expect(flags).toEqual([0, 1]);
});
