import { copy, learnt, sees, stream, type Viewer, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { breaches } from '../test/breaches.ts';
import { card, discover, discoverReserve, eventsOf, locate, place, play, table } from '../test/table.ts';
import { type BorealState, game, isArchive } from './index.ts';

const VIEWERS: Viewer[] = [0, 1, 'spectator'];

/** White has placed A-4 and looks at A-8, L-G6 and L-Y1. */
function looking(): BorealState {
  const state = table({ deck: ['A-8', 'L-G6', 'L-Y1'], white: { reserve: ['A-4'] } });
  play(state, discoverReserve('A-4'), place(1, 0));
  return state;
}

test('nobody sees the deck or the unused Archives (BRL-74)', () => {
  const state = table({});
  for (const viewer of VIEWERS) {
    const { deck, box } = game.view(state, viewer);
    expect(deck.every((one) => one === -1)).toBe(true);
    expect(box.map((one) => one >= 0)).toEqual([true, true, true, true, false, false, false, false, false]);
  }
});

test('only the player who looks sees the three cards (BRL-51)', () => {
  const state = looking();
  expect(game.view(state, 0).deck.slice(-3)).toEqual(['L-Y1', 'L-G6', 'A-8'].map(card));
  for (const viewer of [1, 'spectator'] as const) expect(game.view(state, viewer).deck.slice(-3)).toEqual([-1, -1, -1]);
});

test('she goes on knowing what lies under the deck, the others only that she does (BRL-51)', () => {
  const state = looking();
  const events = play(state, { type: 'take', card: 'L-G6' });
  expect(game.view(state, 0).deck.slice(0, 3)).toEqual([card('L-Y1'), card('A-8'), -1]);
  const { deck, deckKnownTo } = game.view(state, 1);
  expect(deck.slice(0, 3)).toEqual([-1, -1, -1]);
  expect(deckKnownTo.slice(0, 3).map((mask) => sees(mask, 0))).toEqual([true, true, false]);
  const [returned] = eventsOf(events, 'returned');
  expect(returned && witness(returned, 0)).toMatchObject({ secret: { cards: [card('A-8'), card('L-Y1')] } });
  expect(returned && 'secret' in witness(returned, 1)).toBe(false);
});

test('a refill and a look teach something, placing a card does not: undo stops there', () => {
  const teaches = (state: BorealState, run: () => void): boolean => {
    const before = state.knows.slice();
    run();
    return learnt(before, state.knows);
  };
  const state = table({ white: { reserve: ['S-B1'] } });
  expect(teaches(state, () => play(state, discoverReserve('S-B1')))).toBe(false);
  expect(teaches(state, () => play(state, place(1, 0)))).toBe(false);
  expect(teaches(state, () => play(state, locate(1)))).toBe(true);
  expect(teaches(state, () => play(state, discover(2)))).toBe(true);
  const archive = table({ white: { reserve: ['A-4'] } });
  play(archive, discoverReserve('A-4'));
  expect(teaches(archive, () => play(archive, place(1, 0)))).toBe(true);
});

test('imagined deals differ, keep what was seen and put five Archives into the box', () => {
  const state = looking();
  play(state, { type: 'take', card: 'L-G6' });
  const view = game.view(state, 0);
  const rng = stream('0123456789abcdef0123456789abcdef', 'imagine');
  const dreams = Array.from({ length: 20 }, () => game.imagine(copy(view), rng));
  expect(new Set(dreams.map(({ deck }) => deck.join())).size).toBeGreaterThan(15);
  for (const dream of dreams) {
    expect(dream.deck.slice(0, 2)).toEqual([card('L-Y1'), card('A-8')]);
    expect(dream.box.filter(isArchive)).toHaveLength(5);
    expect(breaches(dream)).toEqual([]);
    expect(game.view(dream, 0)).toEqual(view);
  }
});

test('every unseen Archive is as likely in the box as the others', () => {
  const view = game.view(table({}), 1);
  const rng = stream('00000000000000000000000000000001', 'imagine');
  const counts = new Map<number, number>();
  for (let n = 0; n < 4000; n++)
    for (const one of game.imagine(view, rng).box.filter(isArchive)) counts.set(one, (counts.get(one) ?? 0) + 1);
  // 5 of 8: 2500 expected, standard deviation about 31.
  for (const [, times] of counts) expect(Math.abs(times - 2500)).toBeLessThan(160);
  expect(counts.size).toBe(8);
});
