import { below, copy, seedFromText, start, stream, viewersOf } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { cardOf, distancesFrom, NODES } from '../src/board.ts';
import { type ExpeditionsMove, type ExpeditionsState, game } from '../src/index.ts';
import { subject } from './subject.ts';

const DISTANCE = NODES.map((_, node) => distancesFrom(node));

/** How far the nearest common objective is from where a move leads. */
function away(state: ExpeditionsState, move: ExpeditionsMove): number {
  if (!('to' in move)) return move.type === 'ticket-exchange' ? 2 : 20;
  if (state.row.includes(cardOf(move.to))) return 0;
  return 1 + Math.min(20, ...state.row.map((card) => DISTANCE[move.to]?.[card + 1] ?? 20));
}

/** Players who go for the common objectives: they empty the deck, which hardly ever happens at random (RUL-10, EXP-41). */
function collect(seed: string, watch: (before: ExpeditionsState, after: ExpeditionsState, decisions: number) => void): void {
  const rng = stream(seedFromText(seed), 'imagine');
  const state = start(game, 6, { first: 'random' }, seedFromText(seed));
  for (let decisions = 0; game.actors(state).length > 0 && decisions < subject.mostDecisions; decisions++) {
    const moves = game.moves(state, state.turn);
    const best = Math.min(...moves.map((move) => away(state, move)));
    const choice = below(rng, 4) === 0 ? moves : moves.filter((move) => away(state, move) === best);
    const before = copy(state);
    game.apply(state, state.turn, choice[below(rng, choice.length)] as ExpeditionsMove);
    watch(before, state, decisions);
  }
}

test('players who go for common objectives empty the deck, and every position stays sound', () => {
  const met = { emptied: 0, shrunk: 0, lastCard: 0 };
  for (let n = 0; n < 40; n++) {
    const seed = `collector/${n}`;
    collect(seed, (before, after, decisions) => {
      expect(subject.breaches(after), seed).toEqual([]);
      if (after.deck.length === 0 && before.deck.length > 0) met.emptied++;
      if (after.row.length < 6) met.shrunk++;
      if (after.drawn.length === 1 && before.drawn.length === 0) met.lastCard++;
      if (decisions % 25 === 0) expectDreams(after, seed);
    });
  }
  expect(met.emptied).toBeGreaterThanOrEqual(40);
  expect(met.shrunk).toBeGreaterThan(1000);
  expect(met.lastCard).toBeGreaterThan(0);
});

/** Late positions, in which nearly every card was seen at some time, are the hardest to imagine. */
function expectDreams(state: ExpeditionsState, seed: string): void {
  for (const viewer of viewersOf(6)) {
    const view = game.view(state, viewer);
    const dream = game.imagine(view, stream(seedFromText(seed), 'imagine'));
    expect(game.view(dream, viewer), seed).toEqual(view);
    expect(subject.breaches(dream), seed).toEqual([]);
  }
}
