import { copy, seedFromText, start, stream, UNKNOWN, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { breaches } from '../test/breaches.ts';
import { observe, playerOf, regroup, table } from '../test/table.ts';
import { type BorealisState, DRAW, game, TAKE } from './index.ts';

const CLOSED = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];

const dreamsOf = (state: BorealisState, viewer: number | 'spectator', count = 200): BorealisState[] => {
  const rng = stream(seedFromText('dream'), 'imagine');
  return Array.from({ length: count }, () => game.imagine(game.view(state, viewer), rng));
};

/** The first player has observed and taken the second card of the market. */
function afterTaking(): { state: BorealisState; taken: number } {
  const state = table([{ hand: 'A001 A002 A003 A005' }, {}, {}]);
  const taken = state.market[1] as number;
  game.apply(state, 0, observe('A001', 0));
  game.apply(state, 0, TAKE[1] as (typeof TAKE)[number]);
  return { state, taken };
}

test('one sees one’s own hand, and of the others only the number of cards (section 11)', () => {
  const state = table([{}, {}]);
  expect(game.view(state, 0).players[0]?.hand).toEqual(playerOf(state).hand);
  expect(game.view(state, 0).players[1]?.hand).toEqual(CLOSED);
  expect(game.view(state, 'spectator').players[0]?.hand).toEqual(CLOSED);
});

test('opening hands, cards drawn from the deck and cards drawn while regrouping are closed to all others', () => {
  const state = start(game, 3, { first: '1' }, seedFromText('closed'));
  const handsAreClosed = (): void => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      game.view(state, viewer).players.forEach(({ hand, open }, seat) => {
        expect(hand).toEqual(seat === viewer ? playerOf(state, seat).hand : CLOSED);
        expect(open).toEqual([]);
      });
    }
  };
  handsAreClosed();
  for (const [seat, mask] of [0, 0b0011, 0b1111].entries()) game.apply(state, seat, { type: 'replace', mask });
  handsAreClosed();
  game.apply(state, 0, regroup(0b0101));
  handsAreClosed();
  const [look] = game.moves(state, 1).filter(({ type }) => type === 'observe');
  if (look === undefined) throw new Error('nothing can be observed');
  game.apply(state, 1, look);
  game.apply(state, 1, DRAW);
  handsAreClosed();
});

test('the deck is a number, and neither its order nor the chance to come is in a view (BLS-51)', () => {
  const state = table([{}, {}]);
  const view = game.view(state, 0);
  expect(view.deck).toBe(state.deck.length);
  expect(Object.keys(view)).not.toContain('rng');
  const other = copy(state);
  other.deck.reverse();
  expect(game.view(other, 0)).toEqual(view);
});

test('a card taken from the market is known to be in that hand, though the hand stays closed', () => {
  const { state, taken } = afterTaking();
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(game.view(state, viewer).players[0]?.hand).toEqual([taken, UNKNOWN, UNKNOWN, UNKNOWN]);
  }
  expect(game.view(state, 0).players[0]?.open).toEqual([taken]);
  for (const dream of dreamsOf(state, 2)) expect(playerOf(dream).hand).toContain(taken);
});

test('a card drawn from the deck is told to its owner, and to the others only that it was drawn', () => {
  const state = table([{ hand: 'A001 A002 A003 A005' }, {}]);
  game.apply(state, 0, observe('A001', 0));
  const top = state.deck.at(-1);
  const [drew] = game.apply(state, 0, DRAW);
  if (drew === undefined) throw new Error('nothing happened');
  expect(witness(drew, 0)).toEqual({ type: 'drew', seat: 0, count: 1, secret: { cards: [top] } });
  expect(witness(drew, 1)).toEqual({ type: 'drew', seat: 0, count: 1 });
});

test('where a card lies in another hand is not shown', () => {
  const { state } = afterTaking();
  const other = copy(state);
  playerOf(other).hand.reverse();
  expect(game.view(other, 1)).toEqual(game.view(state, 1));
  expect(game.view(other, 0)).not.toEqual(game.view(state, 0));
});

test('right after a shuffle two players know each other’s hands: nothing else is missing', () => {
  const state = table([{}, {}]);
  state.discard.push(...state.deck.splice(0));
  for (const card of state.discard) state.knows[card] = 0x7fffffff;
  const theirs = new Set(playerOf(state, 1).hand);
  game.apply(state, 0, regroup(0b0001));
  for (const dream of dreamsOf(state, 0)) expect(new Set(playerOf(dream, 1).hand)).toEqual(theirs);
  // To somebody who only watches, both hands are closed: three old cards of the one and four of the other are mixed.
  expect(dreamsOf(state, 'spectator').some((dream) => playerOf(dream, 1).hand.some((card) => !theirs.has(card)))).toBe(true);
});

test('what one imagines is a sound table, and every closed card can be anywhere it may be', () => {
  const { state } = afterTaking();
  const seen = new Set<number>();
  for (const dream of dreamsOf(state, 1, 600)) {
    expect(breaches(dream)).toEqual([]);
    for (const card of playerOf(dream, 2).hand) seen.add(card);
  }
  const closed = [...state.deck, ...playerOf(state, 2).hand, ...playerOf(state, 0).hand.slice(0, 3)];
  expect(seen).toEqual(new Set(closed));
});

test('what others have chosen in secret is imagined anew', () => {
  const state = start(game, 2, { first: '1' }, seedFromText('secret'));
  game.apply(state, 0, { type: 'replace', mask: 5 });
  const masks = new Set(dreamsOf(state, 1, 400).map((dream) => dream.chosen[0]));
  expect(masks.size).toBe(16);
  expect(new Set(dreamsOf(state, 0).map((dream) => dream.chosen[0]))).toEqual(new Set([5]));
});
