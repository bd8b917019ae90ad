import { type Seat, seedFromText, stream, UNKNOWN, type Viewer, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { breaches } from '../../test/breaches.ts';
import { animal, card, discard, draw, id, type Layout, place, play, position, right, skip } from '../../test/table.ts';
import { game } from '../game.ts';
import type { ArcticState } from '../state.ts';

const RIVER = ['p1-fox-1', 'p1-fox-2', 'p1-fox-3', 'p2-orca-1', 'p2-orca-2', 'p2-orca-3'];
const hand = (state: ArcticState, viewer: Viewer, seat: Seat): string[] => game.view(state, viewer).hands[seat]!.map(id);
const unsure = (state: ArcticState, seat: Seat): string[] =>
  game
    .view(state, 'spectator')
    .seen.filter((memory) => memory.seat === seat)
    .map((memory) => id(memory.card));

/** A turn of seat 0 that draws the first River cards into a hand of one unseen card, then a short turn of seat 1. */
function afterOneTurn(layout: Layout, drawn: readonly number[]): ArcticState {
  const state = position({
    hands: [
      ['p1-puffin-3', 'p1-bear-2'],
      ['p2-puffin-5', 'p2-bear-2'],
    ],
    river: RIVER,
    ...layout,
  });
  play(state, place('p1-puffin-3'));
  if (state.stage === 'tokens') play(state, right('main'));
  play(state, ...drawn.map(draw), place('p2-puffin-5'));
  if (state.stage === 'tokens') play(state, right('main'));
  play(state, draw(3));
  expect(state.turn).toBe(0);
  return state;
}

/** How often each card is imagined in a place, seen by seat 1. */
function imagined(state: ArcticState, where: (dream: ArcticState) => number, viewer: Viewer = 1): Record<string, number> {
  const rng = stream(seedFromText('dreams'), 'imagine');
  const view = game.view(state, viewer);
  const counts: Record<string, number> = {};
  for (let n = 0; n < 600; n++) {
    const dream = game.imagine(view, rng);
    const found = id(where(dream));
    counts[found] = (counts[found] ?? 0) + 1;
  }
  return counts;
}

test('everybody remembers the cards that a player took from the River', () => {
  const state = afterOneTurn({}, [0, 1, 2]);
  expect(hand(state, 1, 0)).toEqual(['p1-fox-3', 'p1-fox-2', 'p1-fox-1', '-']);
  expect(hand(state, 'spectator', 0)).toEqual(['p1-fox-3', 'p1-fox-2', 'p1-fox-1', '-']);
  expect(hand(state, 0, 0)).toContain('p1-bear-2');
});

test('the place of a hidden card among the others of a hand tells nothing', () => {
  const hidden = 'p1-fox-5';
  const hands = [
    ['p1-puffin-3', hidden],
    ['p2-puffin-5', 'p2-bear-2'],
  ];
  const state = afterOneTurn({ hands }, [0, 1, 2]);
  // The hidden card comes first in the hand of the state.
  expect(id(state.hands[0]![0]!)).toBe(hidden);
  expect(hand(state, 1, 0)).toEqual(['p1-fox-3', 'p1-fox-2', 'p1-fox-1', '-']);
});

test('after a joker was slid in, the others are sure of no hand card any more, but know what it can be (ARC-56)', () => {
  const state = afterOneTurn({ held: { 'fox-joker': 0 } }, [0, 1, 2]);
  play(state, place('p1-fox-1'), place('p1-fox-2'));
  const events = play(state, place('p1-fox-3', 'under'));
  expect(witness(events[0]!, 1)).toEqual({ type: 'hid', seat: 0, place: 2 });
  expect(witness(events[0]!, 0)).toEqual({ type: 'hid', seat: 0, place: 2, secret: { card: card('p1-fox-3') } });
  expect(hand(state, 1, 0)).toEqual(['-']);
  expect(unsure(state, 0)).toEqual(['p1-fox-3']);
  expect(game.view(state, 1).piles[0]![2]).toBe(UNKNOWN);
  expect(game.view(state, 0).piles[0]![2]).toBe(card('p1-fox-3'));
  const joker = imagined(state, (dream) => dream.piles[0]![2]!);
  // Two cards were in the hand, one of them seen: it is the joker in half of the possible tables.
  expect(joker['p1-fox-3']).toBeGreaterThan(240);
  expect(joker['p1-fox-3']).toBeLessThan(360);
});

test('a card that comes later can never be the joker of before', () => {
  const state = afterOneTurn({ held: { 'fox-joker': 0, 'orca-blind': 0 } }, [0, 1, 2]);
  play(state, place('p1-bear-2'), place('p1-fox-2'), place('p1-fox-3', 'under'));
  if (state.stage === 'tokens') play(state, right('main'));
  // The hand was fox 1 and fox 3, both seen. Now an unseen card joins what is left of it.
  play(state, { type: 'blind' }, draw(4));
  expect(state.hands[0]).toHaveLength(3);
  expect(unsure(state, 0).sort()).toEqual(['p1-fox-1', 'p1-fox-3']);
  const joker = imagined(state, (dream) => dream.piles[0]![2]!);
  expect(Object.keys(joker).sort()).toEqual(['p1-fox-1', 'p1-fox-3']);
  // The River card drawn since is sure.
  expect(hand(state, 1, 0)).toEqual(['p2-orca-2', '-', '-']);
});

test('once the other card shows itself, only one card is left for the joker', () => {
  const state = afterOneTurn({ held: { 'fox-joker': 0 } }, [0, 1, 2]);
  play(state, place('p1-bear-2'), place('p1-fox-2'), place('p1-fox-3', 'under'));
  if (state.stage === 'tokens') play(state, right('main'));
  play(state, draw(0), draw(1), draw(2), draw(4));
  expect(state.turn).toBe(1);
  while (state.turn === 1) game.apply(state, 1, game.moves(state, 1)[0]!);
  play(state, place('p1-fox-1'));
  expect(imagined(state, (dream) => dream.piles[0]![2]!)).toEqual({ 'p1-fox-3': 600 });
});

test('of a hand of one known card everybody knows which one is slid in', () => {
  const state = position({
    piles: [['p1-puffin-1', 'p1-orca-1']],
    hands: [['p1-bear-2'], ['p2-bear-2']],
    river: RIVER,
    held: { 'puffin-swap': 0, 'fox-joker': 0 },
  });
  play(state, { type: 'swap', card: card('p1-bear-2') }, { type: 'swap-with', slot: 0 });
  const events = play(state, place('p1-fox-1', 'under'));
  expect(witness(events[0]!, 'spectator')).toMatchObject({ type: 'hid', secret: { card: card('p1-fox-1') } });
  expect(game.view(state, 1).piles[0]![1]).toBe(card('p1-fox-1'));
});

test('the hand card of a swap is its owner’s secret until the River card is chosen', () => {
  const state = position({ hands: [['p1-bear-2', 'p1-bear-3'], ['p2-bear-2']], held: { 'puffin-swap': 0 } });
  const [offered] = play(state, { type: 'swap', card: card('p1-bear-2') });
  expect(witness(offered!, 1)).toEqual({ type: 'offered', seat: 0 });
  expect([game.view(state, 0).chosen, game.view(state, 1).chosen]).toEqual([card('p1-bear-2'), -1]);
});

test('a discard for the hand limit is known to its owner only, and makes the hand doubtful (ARC-42)', () => {
  const cards = ['p1-puffin-3', 'p1-bear-2', 'p1-bear-3', 'p1-bear-4', 'p1-orca-3', 'p1-orca-4'];
  const state = position({ hands: [cards, ['p2-bear-2']], river: RIVER });
  play(state, place('p1-puffin-3'), right('main'), draw(0), draw(1), draw(2));
  expect(hand(state, 1, 0)).toEqual(['p1-fox-3', 'p1-fox-2', 'p1-fox-1', '-', '-', '-', '-', '-']);
  const [event] = play(state, discard('p1-fox-1'));
  expect(witness(event!, 1)).toEqual({ type: 'discarded', seat: 0 });
  expect(game.view(state, 1).zones[0]).toEqual([UNKNOWN]);
  expect(game.view(state, 0).zones[0]).toEqual([card('p1-fox-1')]);
  expect(unsure(state, 0)).toEqual(['p1-fox-3', 'p1-fox-2', 'p1-fox-1']);
});

test('a penalty from the deck is known to its owner only (ARC-R1), one from the River to all (ARC-26)', () => {
  const deck = position({ piles: [['p1-fox-4']], hands: [['p1-puffin-2'], ['p2-bear-2']] });
  play(deck, place('p1-puffin-2'));
  expect(game.view(deck, 1).zones[0]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  expect(game.view(deck, 0).zones[0]).not.toContain(UNKNOWN);
  const river = position({ piles: [['p1-fox-4']], hands: [['p1-puffin-2'], ['p2-bear-2']], river: RIVER, deck: 0, closing: true });
  play(river, place('p1-puffin-2'));
  expect(game.view(river, 1).zones[0]!.map(id)).toEqual(['p2-orca-3', 'p2-orca-2', 'p2-orca-1']);
});

test('a gift is known to giver and receiver, not to a third player or a spectator (ARC-48)', () => {
  const state = position({
    seats: 3,
    hands: [['p1-bear-3', 'p1-bear-4'], ['p2-bear-2'], ['p3-bear-2']],
    zones: [['p1-orca-2']],
    sides: ['bear-give'],
  });
  play(state, place('p1-bear-3'), right('main'));
  const [event] = play(state, { type: 'give', to: 1 });
  const seen = (viewer: Viewer): number => game.view(state, viewer).zones[1]![0]!;
  expect([seen(0), seen(1), seen(2), seen('spectator')]).toEqual([card('p1-orca-2'), card('p1-orca-2'), UNKNOWN, UNKNOWN]);
  expect(witness(event!, 1)).toMatchObject({ secret: { card: card('p1-orca-2') } });
  expect(witness(event!, 2)).not.toHaveProperty('secret');
});

test('which penalty card was recovered is known to its owner only, even if all had seen the zone filled (ARC-49)', () => {
  const state = position({
    piles: [['p1-fox-3'], ['p2-orca-5', 'p2-bear-1']],
    hands: [['p1-puffin-2'], ['p2-bear-2']],
    river: ['p1-fox-1', 'p1-fox-2', '-', '-', '-', 'p1-orca-1'],
    deck: 0,
    closing: true,
    held: { 'bear-recover': 0 },
  });
  play(state, place('p1-puffin-2'), right('main'));
  expect(game.view(state, 1).zones[0]!.map(id)).toEqual(['p1-orca-1', 'p1-fox-2']);
  play(state, { type: 'recover', animal: animal('fox') });
  expect(game.view(state, 1).chosen).toBe(-1);
  const [event] = play(state, { type: 'recover-card', card: card('p1-fox-2') });
  expect(witness(event!, 1)).toEqual({ type: 'recovered', seat: 0 });
  expect([hand(state, 1, 0), game.view(state, 1).zones[0]]).toEqual([['-'], [UNKNOWN]]);
  expect(unsure(state, 0)).toEqual(['p1-fox-2', 'p1-orca-1']);
  expect(Object.keys(imagined(state, (dream) => dream.zones[0]![0]!)).sort()).toEqual(['p1-fox-2', 'p1-orca-1']);
  expect(breaches(state)).toEqual([]);
});

test('a card drawn blind is known to its owner only (ARC-51)', () => {
  const state = position({ hands: [['p1-puffin-5'], ['p2-bear-2']], held: { 'orca-blind': 0 } });
  play(state, place('p1-puffin-5'), right('main'));
  const top = id(state.deck.at(-1)!);
  play(state, { type: 'blind' });
  expect([hand(state, 0, 0), hand(state, 1, 0)]).toEqual([[top], ['-']]);
});

test('the deck and the Reserve are counts, the pile below the top is remembered by all (ARC-R25)', () => {
  const state = position({ piles: [['p1-fox-2', 'p1-fox-1']], hands: [['p1-puffin-5'], ['p2-bear-2']] });
  const view = game.view(state, 'spectator');
  expect([view.deck, view.reserve]).toEqual([state.deck.length, 5]);
  expect(view.piles[0]!.map(id)).toEqual(['p1-fox-2', 'p1-fox-1']);
  expect(JSON.stringify(view)).not.toContain('rng');
});

test('skipping a power reveals nothing', () => {
  const state = position({ piles: [['p1-fox-2']], hands: [['p1-puffin-5'], ['p2-bear-2']], held: { 'puffin-takeback': 0 } });
  const before = state.knows.slice();
  play(state, skip);
  expect(state.knows).toEqual(before);
});
