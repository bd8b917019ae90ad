import { seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { card, draw, finishTurn, isAt, type Layout, legal, place, play, position, right, skip } from '../../test/table.ts';
import { game } from '../game.ts';
import { type ArcticState, riverCount } from '../state.ts';

/** Three players, A is the Holder, then B and C; cards of the packs 1 to 3. */
const TABLE: Layout = {
  seats: 3,
  paw: 0,
  piles: [['p1-puffin-1'], ['p2-puffin-1'], ['p3-puffin-1']],
  hands: [
    ['p1-bear-2', 'p1-puffin-2', 'p1-puffin-3'],
    ['p2-puffin-2', 'p2-puffin-3', 'p2-puffin-4'],
    ['p3-puffin-2', 'p3-puffin-3', 'p3-puffin-4'],
  ],
};

/** Places one card, moves tokens, does without powers, draws from the left. */
function turn(state: ArcticState, first: string, slots: readonly number[]): void {
  play(state, place(first));
  if (state.stage === 'tokens') play(state, right('main'));
  if (state.stage === 'walrus') play(state, skip);
  play(state, ...slots.map(draw));
}

test('EX-24 the refill of B opens the Reserve; C plays a normal turn, then A, B and C play phases A and B', () => {
  const state = position({ ...TABLE, turn: 1, deck: 2 });
  turn(state, 'p2-puffin-2', [0, 1, 2, 3]);
  expect([state.closing, state.deck.length, state.reserve.length, riverCount(state.river)]).toEqual([true, 8, 0, 6]);
  expect([state.turn, state.final]).toEqual([2, false]);
  turn(state, 'p3-puffin-3', [0, 1, 2]);
  expect([state.turn, state.final]).toEqual([0, true]);
  const deck = state.deck.length;
  for (const seat of [0, 1, 2]) {
    expect(state.turn).toBe(seat);
    const events = finishTurn(state);
    expect(events.some(({ type }) => type === 'drew' || type === 'refilled' || type === 'discarded')).toBe(false);
  }
  expect(state.stage).toBe('over');
  expect(game.actors(state)).toEqual([]);
  expect(state.deck.length).toBeLessThanOrEqual(deck);
});

test('EX-25 a refill that takes exactly the last deck cards opens nothing; the next one does, and the final round starts at once', () => {
  const state = position({ ...TABLE, turn: 1, deck: 4 });
  turn(state, 'p2-puffin-2', [0, 1, 2, 3]);
  expect([state.deck.length, riverCount(state.river), state.reserve.length, state.closing]).toEqual([0, 6, 10, false]);
  turn(state, 'p3-puffin-3', [0, 1, 2]);
  expect([state.deck.length, state.closing, state.final, state.turn]).toEqual([7, true, true, 0]);
});

test('EX-26 missing cards open the Reserve as well; A goes on normally, so do B and C', () => {
  const state = position({
    ...TABLE,
    piles: [['p1-puffin-4'], ['p2-puffin-1'], ['p3-puffin-1']],
    hands: [['p1-puffin-2'], TABLE.hands![1]!, TABLE.hands![2]!],
    deck: 0,
  });
  play(state, place('p1-puffin-2'));
  expect([state.zones[0]!.length, state.deck.length, state.closing]).toEqual([3, 7, true]);
  play(state, right('main'), draw(0), draw(1), draw(2), draw(3));
  expect([state.turn, state.final]).toEqual([1, false]);
  turn(state, 'p2-puffin-4', [0, 1]);
  expect([state.turn, state.final]).toEqual([2, false]);
  turn(state, 'p3-puffin-4', [0, 1]);
  expect([state.turn, state.final]).toEqual([0, true]);
});

test('EX-27 in the final round with nothing left: slot 3, slot 0, then one marker', () => {
  const state = position({
    seats: 3,
    paw: 0,
    turn: 0,
    piles: [['p1-puffin-4'], ['p2-puffin-1'], ['p3-puffin-1']],
    hands: [['p1-puffin-2'], ['p2-puffin-2'], ['p3-puffin-2']],
    river: ['p1-fox-1', '-', '-', 'p1-fox-2', '-', '-'],
    deck: 0,
    closing: true,
    final: true,
  });
  play(state, place('p1-puffin-2'));
  expect(state.zones[0]).toEqual([card('p1-fox-2'), card('p1-fox-1')]);
  expect(state.markers[0]).toBe(1);
  expect(game.score(state).seats[0]!.lines.penalties).toBe(-3);
});

test('phase-A and phase-B powers work in the final round, phase-C powers do not (ARC-64)', () => {
  const state = position({
    ...TABLE,
    deck: 3,
    closing: true,
    final: true,
    zones: [['p1-orca-1']],
    held: { 'puffin-takeback': 0, 'moose-place': 0, 'walrus-main': 0, 'bear-give': 0 },
  });
  expect(state.stage).toBe('take-back');
  play(state, skip, { type: 'value', value: 1 }, place('p1-bear-2'), right('main'));
  expect(state.stage).toBe('walrus');
  play(state, skip);
  expect(isAt(state, 1, 'place')).toBe(true);
});

test('when closing is set in the turn before the Holder’s, the Holder starts the final round (ARC-62)', () => {
  const state = position({ ...TABLE, paw: 1, turn: 0, deck: 0 });
  turn(state, 'p1-bear-2', [0, 1, 2, 3]);
  expect([state.turn, state.final]).toEqual([1, true]);
});

test('all players take the same number of turns, one of them in the final round (INV-7)', () => {
  for (let seats = 2; seats <= 4; seats++) {
    for (let n = 0; n < 10; n++) {
      const state = game.setup(seats, {}, stream(seedFromText(`turns/${n}`), 'play'));
      const normal = state.hands.map((_, seat) => (seat === state.paw ? 1 : 0));
      const final = state.hands.map(() => 0);
      for (let i = n; state.stage !== 'over'; i += 7) {
        const choices = legal(state);
        for (const event of game.apply(state, state.turn, choices[i % choices.length]!)) {
          if (event.type === 'turn') (event.final ? final : normal)[event.seat]!++;
        }
      }
      expect(final).toEqual(final.map(() => 1));
      expect(new Set(normal).size).toBe(1);
    }
  }
});

test('at the end everybody’s Totem is shown (ARC-69)', () => {
  const state = position({ ...TABLE, turn: 2, deck: 0, closing: true, final: true });
  expect(game.view(state, 0).totems).toEqual([state.totems[0], -1, -1]);
  const events = finishTurn(state);
  expect(events.at(-1)).toEqual({ type: 'over', totems: state.totems });
  expect(game.view(state, 'spectator').totems).toEqual(state.totems);
});
