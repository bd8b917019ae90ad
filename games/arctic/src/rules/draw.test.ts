import { expect, test } from 'vitest';
import {
  animal,
  BOOK_RIVER,
  card,
  discard,
  draw,
  handOf,
  id,
  isAt,
  type Layout,
  legal,
  place,
  play,
  position,
  refused,
  right,
  skip,
  stop,
  value,
} from '../../test/table.ts';
import { type ArcticState, riverCount } from '../state.ts';

/** Places a first card and comes to the start of phase C, without the Walrus. */
function drawing(first: string, layout: Layout): ArcticState {
  const hands = [[first, ...(layout.hands?.[0] ?? [])], layout.hands?.[1] ?? ['p2-puffin-1', 'p2-puffin-2']];
  const state = position({ ...layout, hands });
  play(state, place(first));
  if (state.stage === 'tokens') play(state, right('main'));
  if (state.stage === 'walrus') play(state, skip);
  return state;
}

const kinds = (state: ArcticState): string[] => legal(state).map(({ type }) => type);

test('EX-5 and PC-1: five cards drawn make eight, one goes face down to the penalty zone', () => {
  const state = drawing('p1-walrus-1', { hands: [['p1-walrus-5', 'p1-orca-1', 'p1-orca-3']], river: BOOK_RIVER });
  const events = play(state, draw(0), draw(1), draw(2), draw(3), draw(5));
  expect(state.hands[0]).toHaveLength(8);
  expect(events.filter(({ type }) => type === 'refilled')).toHaveLength(5);
  expect(state.river[4]).toBe(card('p1-puffin-4'));
  expect(isAt(state, 0, 'discard')).toBe(true);
  play(state, discard('p1-walrus-5'));
  expect(state.hands[0]).toHaveLength(7);
  expect(state.zones[0]).toEqual([card('p1-walrus-5')]);
  expect(state.turn).toBe(1);
});

test('EX-20 moose-draw with a draw value of 1: 0, 1 or 2 cards', () => {
  const none = drawing('p1-fox-5', { held: { 'moose-draw': 0 } });
  play(none, stop);
  expect(none.hands[0]).toHaveLength(0);
  const one = drawing('p1-fox-5', { held: { 'moose-draw': 0 } });
  play(one, draw(0), stop);
  expect(one.hands[0]).toHaveLength(1);
  const two = drawing('p1-fox-5', { held: { 'moose-draw': 0 } });
  play(two, draw(0), draw(1));
  expect([two.hands[0]!.length, two.turn]).toEqual([2, 1]);
});

test('EX-20 moose-draw with a draw value of 5: 4, 5 or 6 cards', () => {
  const state = drawing('p1-fox-1', { held: { 'moose-draw': 0 } });
  play(state, draw(0), draw(1), draw(2));
  expect(refused(state, stop)).toEqual({ code: 'draw-more', taken: 3, least: 4 });
  play(state, draw(3));
  expect(refused(state, stop)).toBeUndefined();
  play(state, draw(4));
  expect(refused(state, stop)).toBeUndefined();
  play(state, draw(5));
  expect([state.hands[0]!.length, state.turn]).toEqual([6, 1]);
});

test('EX-21 a deck card, a penalty card and a River card fill a draw value of 3; one card refills the River', () => {
  const state = drawing('p1-fox-3', { zones: [['p1-bear-4', 'p1-orca-2']], held: { 'bear-recover': 0, 'orca-blind': 0 } });
  const deck = state.deck.length;
  const top = id(state.deck.at(-1)!);
  play(state, { type: 'blind' });
  expect(handOf(state, 0)).toEqual([top]);
  play(state, { type: 'recover', animal: animal('orca') });
  expect(refused(state, { type: 'recover-card', card: card('p1-bear-4') })).toEqual({ code: 'other-animal', animal: animal('orca') });
  play(state, { type: 'recover-card', card: card('p1-orca-2') });
  const events = play(state, draw(2));
  expect(state.zones[0]).toEqual([card('p1-bear-4')]);
  expect(events.filter(({ type }) => type === 'refilled')).toHaveLength(1);
  expect(state.deck).toHaveLength(deck - 2);
  expect(state.turn).toBe(1);
});

test('EX-22 with two River cards and nothing else left, a draw value of 4 ends after two', () => {
  const state = drawing('p1-fox-2', { river: ['-', 'p1-bear-1', '-', '-', 'p1-bear-2', '-'], deck: 0, closing: true });
  const events = play(state, draw(1), draw(4));
  expect(events).toContainEqual({ type: 'draw-ended', seat: 0, taken: 2, value: 4 });
  expect(state.hands[0]).toHaveLength(2);
  expect(state.zones[0]).toEqual([]);
});

test('with the River empty, optional sources stay optional (ARC-40, ARC-R18)', () => {
  const state = drawing('p1-fox-2', {
    river: ['p1-bear-1', '-', '-', '-', '-', '-'],
    zones: [['p1-orca-2', 'p1-orca-3']],
    deck: 0,
    closing: true,
    held: { 'bear-recover': 0 },
  });
  expect(kinds(state)).toEqual(['draw', 'recover']);
  play(state, draw(0));
  expect(kinds(state)).toEqual(['recover', 'stop']);
  play(state, stop);
  expect(state.zones[0]).toHaveLength(2);
});

test('EX-23 hand 7, nothing placed with moose-place, 5 drawn: 12 cards, 5 discards', () => {
  const hand = ['p1-bear-1', 'p1-bear-3', 'p1-bear-4', 'p1-orca-1', 'p1-orca-2', 'p1-orca-3', 'p1-orca-4'];
  const state = position({ piles: [['p1-puffin-1']], hands: [hand, ['p2-orca-1']], held: { 'moose-place': 0 } });
  play(state, value(0), right('main'), draw(0), draw(1), draw(2), draw(3), draw(4));
  expect(state.hands[0]).toHaveLength(12);
  play(state, ...hand.slice(0, 5).map(discard));
  expect(state.hands[0]).toHaveLength(7);
  expect(state.zones[0]).toHaveLength(5);
  expect(state.turn).toBe(1);
});

test('orca-refill completes the River after each card, and the new card can be taken (ARC-50)', () => {
  const state = drawing('p1-orca-3', { sides: ['orca-refill'] });
  const next = state.deck.at(-1);
  const events = play(state, draw(4));
  expect(events).toContainEqual({ type: 'refilled', slot: 4, card: next });
  play(state, draw(4));
  expect(state.hands[0]).toContain(next);
});

test('orca-refill opens the Reserve in the middle of drawing (ARC-41, ARC-R17)', () => {
  const state = drawing('p1-orca-3', { sides: ['orca-refill'], deck: 0 });
  const events = play(state, draw(0));
  expect(events).toContainEqual({ type: 'reserve-opened', cards: 5 });
  expect([state.closing, riverCount(state.river)]).toEqual([true, 6]);
});

test('orca-blind cannot draw from an empty deck and does not open the Reserve (ARC-51, ARC-R17)', () => {
  const state = drawing('p1-orca-3', { sides: ['orca-blind'], deck: 0 });
  expect(refused(state, { type: 'blind' })).toEqual({ code: 'deck-empty' });
  expect(state.reserve).toHaveLength(5);
});

test('bear-give passes the newest penalty card on, before anything is drawn, or nothing (ARC-48, ARC-R16)', () => {
  const layout: Layout = { zones: [['p1-orca-2', 'p1-orca-3'], ['p2-orca-1']], sides: ['bear-give'] };
  const state = drawing('p1-bear-3', layout);
  expect(legal(state)).toEqual([skip, { type: 'give', to: 1 }]);
  expect(refused(state, { type: 'give', to: 0 })).toEqual({ code: 'to-yourself' });
  expect(refused(state, { type: 'give', to: 2 })).toEqual({ code: 'no-such-player', seat: 2 });
  expect(refused(state, draw(0))).toEqual({ code: 'not-now', awaited: 'gift' });
  play(state, { type: 'give', to: 1 });
  expect(state.zones).toEqual([[card('p1-orca-2')], [card('p2-orca-1'), card('p1-orca-3')]]);
  expect(state.stage).toBe('draw');
  const kept = drawing('p1-bear-3', layout);
  play(kept, skip);
  expect(kept.zones[0]).toHaveLength(2);
});

test('without penalty cards bear-give has nothing to give, a marker does not count (ARC-48)', () => {
  const state = position({ hands: [['p1-bear-3', 'p1-bear-4'], ['p2-orca-1']], sides: ['bear-give'] });
  state.markers[0] = 2;
  play(state, place('p1-bear-3'), right('main'));
  expect(state.stage).toBe('draw');
});

test('hand-limit discards come too late for bear-give in the same turn (ARC-48)', () => {
  const hand = ['p1-bear-4', 'p1-orca-1', 'p1-orca-2', 'p1-orca-3', 'p1-orca-4', 'p1-fox-1'];
  const state = drawing('p1-bear-3', { hands: [hand, ['p2-orca-1']], sides: ['bear-give'] });
  expect(state.stage).toBe('draw');
  play(state, draw(0), draw(1), draw(2), discard('p1-orca-1'), discard('p1-orca-2'));
  expect([state.zones[0]!.length, state.turn]).toEqual([2, 1]);
});

test('the refilled River is there before the discard (ARC-42, ARC-R19)', () => {
  const hand = ['p1-bear-4', 'p1-orca-1', 'p1-orca-2', 'p1-orca-3', 'p1-orca-4', 'p1-fox-1'];
  const state = drawing('p1-puffin-3', { hands: [hand, ['p2-orca-1']] });
  play(state, draw(0), draw(1), draw(2));
  expect([state.stage, riverCount(state.river)]).toEqual(['discard', 6]);
});
