import { copy, learnt, type OptionValues, seedFromText, start, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { type BorealisState, game, REPLACE, UNDECIDED } from '../index.ts';

const OPTIONS: OptionValues = { side: 'I', first: '2' };
const begin = (): BorealisState => start(game, 3, OPTIONS, seedFromText('replace'));
const replace = (mask: number) => REPLACE[mask] as (typeof REPLACE)[number];
const handOf = (state: BorealisState, seat: number): number[] => [...(state.players[seat]?.hand ?? [])];

test('all players choose at the same time, in any order, once each (BLS-16)', () => {
  const state = begin();
  expect(game.actors(state)).toEqual([0, 1, 2]);
  expect(game.moves(state, 1)).toEqual(REPLACE);
  game.apply(state, 1, replace(3));
  expect(game.actors(state)).toEqual([0, 2]);
  expect(game.moves(state, 1)).toEqual([]);
  expect(game.refuse(state, 1, replace(0))).toEqual({ code: 'already-chosen' });
  game.apply(state, 2, replace(0));
  expect(game.actors(state)).toEqual([0]);
});

test('until all have chosen, others learn nothing but that a seat has chosen', () => {
  const state = begin();
  const before = copy(state);
  const events = game.apply(state, 0, replace(0b0101));
  expect(events.map((event) => witness(event, 1))).toEqual([{ type: 'chosen', seat: 0 }]);
  expect(witness(events[0] as (typeof events)[number], 0)).toMatchObject({ secret: { cards: expect.any(Array) } });
  expect(handOf(state, 0)).toEqual(handOf(before, 0));
  expect(state.discard).toEqual([]);
  expect(learnt(before.knows, state.knows)).toBe(false);
  const other = copy(before);
  game.apply(other, 0, replace(0b1111));
  expect(game.view(other, 1)).toEqual(game.view(state, 1));
  expect(game.view(other, 'spectator')).toEqual(game.view(state, 'spectator'));
  expect(game.view(state, 0).choice).toBe(0b0101);
  expect(game.view(state, 1).choice).toBe(UNDECIDED);
});

test('the choices are carried out in turn order from the first player, whoever answered first (BLS-16)', () => {
  const state = begin();
  const before = copy(state);
  const top = [...state.deck].reverse();
  game.apply(state, 0, replace(0b0001));
  game.apply(state, 2, replace(0b0010));
  const events = game.apply(state, 1, replace(0b1100));
  expect(events.map((event) => [event.type, 'seat' in event ? event.seat : -1])).toEqual([
    ['chosen', 1],
    ['discarded', 1],
    ['drew', 1],
    ['discarded', 2],
    ['drew', 2],
    ['discarded', 0],
    ['drew', 0],
    ['round', -1],
    ['turn', 1],
  ]);
  expect(handOf(state, 1)).toEqual([...handOf(before, 1).slice(0, 2), top[0], top[1]]);
  expect(handOf(state, 2)[1]).toBe(top[2]);
  expect(handOf(state, 0)[0]).toBe(top[3]);
  expect(state.discard).toHaveLength(4);
  expect(game.actors(state)).toEqual([1]);
});

test('that everybody kept everything is news too: undo must stop there', () => {
  const state = begin();
  game.apply(state, 0, replace(0));
  game.apply(state, 1, replace(0));
  const before = copy(state);
  const events = game.apply(state, 2, replace(0));
  expect(events.filter(({ type }) => type === 'kept')).toHaveLength(3);
  expect(learnt(before.knows, state.knows)).toBe(true);
});

test('nothing else can be done before the opening replacement (BLS-52)', () => {
  const state = begin();
  expect(game.refuse(state, 0, { type: 'draw' })).toEqual({ code: 'not-now', awaited: 'replace' });
});
