import { expect, test } from 'vitest';
import { cards, playerOf, posts, regroup, type Spot, table } from '../../test/table.ts';
import { game, PLACE, TAKE } from '../index.ts';

const place = (site: number) => PLACE[site] as (typeof PLACE)[number];

const OOTAH: Spot = { scientists: 'KU | YYK | none | UU | KY', sites: ['', 'A057', 'A093'], flags: [0, 0, 1] };

test('BLS-G3 Ootah brings four scientists back to the left site and gains 4 stars, too few for Morning Shift', () => {
  const state = table([OOTAH, {}], { objectives: ['O04', 'O07', 'O12'] });
  game.apply(state, 0, regroup(0b0110));
  expect(playerOf(state).stars).toBe(6);
  expect(state.stage).toBe('place');
  game.apply(state, 0, place(0));
  expect(playerOf(state).scientists).toEqual(posts('none | YYYKKKU | none | UU | none'));
  expect(playerOf(state).stars).toBe(6);
  expect(state.reached).toEqual([0, 0, 0]);
  expect(state.turn).toBe(1);
});

test('BLS-G23 five scientists back from the camps give 5 stars, and 5 more for Morning Shift', () => {
  const state = table([{ scientists: 'YKU | U | K | YU | YK' }, {}], { objectives: ['O04', 'O07', 'O12'] });
  game.apply(state, 0, regroup(0));
  expect(playerOf(state).stars).toBe(7);
  const events = game.apply(state, 0, place(1));
  expect(playerOf(state).stars).toBe(12);
  expect(events).toContainEqual({ type: 'reached', seat: 0, objective: 6, stars: 5 });
  expect(events[0]).toEqual({ type: 'returned', seat: 0, site: 1, left: [1, 1, 1], right: [1, 1, 0] });
});

test('the discarded cards lie open, the kept ones stay where they are, and as many are drawn from the deck (BLS-31, BLS-32)', () => {
  const state = table([{ hand: 'A001 A002 A003 A005' }, {}]);
  const market = [...state.market];
  const top = state.deck.slice(-2).reverse();
  game.apply(state, 0, regroup(0b1010));
  const [a, c] = cards('A001 A003') as [number, number];
  expect(playerOf(state).hand).toEqual([a, top[0], c, top[1]]);
  expect(state.discard).toEqual(cards('A002 A005'));
  expect(state.market).toEqual(market);
});

test('cards are discarded by number: their order does not tell how the hand was held', () => {
  const state = table([{ hand: 'A005 A001 A003 A002' }, {}]);
  expect(game.apply(state, 0, regroup(0b0011))).toContainEqual({ type: 'discarded', seat: 0, cards: cards('A001 A005') });
});

test('a regroup with nothing to discard and empty camps is a turn like any other (BLS-R20)', () => {
  const state = table([{}, {}]);
  const hand = [...playerOf(state).hand];
  expect(game.apply(state, 0, regroup(0)).map(({ type }) => type)).toEqual(['regrouped', 'turn']);
  expect(playerOf(state).hand).toEqual(hand);
  expect(playerOf(state).stars).toBe(2);
  expect(state.turn).toBe(1);
});

test('the site is asked after the new cards were seen, and nothing else can be done meanwhile (BLS-35, BLS-R19)', () => {
  const state = table([OOTAH, {}]);
  game.apply(state, 0, regroup(0b1111));
  expect(game.moves(state, 0)).toEqual(PLACE);
  expect(game.refuse(state, 0, TAKE[0] as (typeof TAKE)[number])).toEqual({ code: 'not-now', awaited: 'place' });
  expect(game.refuse(state, 0, { type: 'refresh' })).toEqual({ code: 'not-now', awaited: 'place' });
});
