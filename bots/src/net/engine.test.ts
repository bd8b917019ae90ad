import { loadGame } from '@banquise/games';
import { completeOptions, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { dreamOf } from '../dream.ts';
import { engineOf, MANNER } from './engine.ts';
import type { Mind } from './mind.ts';

const game = await loadGame('boreal');
const NOTHING = new Int32Array(0);

/** Thinks the same of every position, and of every move but one that it is not worth a look. */
function stubborn(favourite: object): Mind {
  return {
    seats: 2,
    points: new Float64Array(2),
    wins: new Float64Array(2).fill(0.5),
    read: () => undefined,
    mood: () => NOTHING,
    weigh: (_state, _seat, move) => (move === favourite ? 1 : 1e-9),
  };
}

/** How many moves of a first decision were tried in four hundred iterations, and how many there are. */
function tried(even: number): readonly [number, number] {
  const options = completeOptions(game, {});
  if (!options.ok) return expect.fail();
  const state = start(game, 2, options.value, seedFromText('even'));
  const seat = game.actors(state)[0] ?? expect.fail();
  const legal = game.moves(state, seat);
  const dream = dreamOf({ game, view: game.view(state, seat) });
  const rng = stream(seedFromText('even'), 'imagine');
  const { root, iterate } = engineOf(game, stubborn(legal[0] ?? expect.fail()), dream, seat, rng, { ...MANNER, even });
  for (let n = 0; n < 400; n++) iterate();
  return [legal.filter((move) => (root.kids.get(move)?.visits ?? 0) > 0).length, legal.length];
}

test('a move that the mind thinks nothing of is tried all the same where some of the curiosity is for all alike', () => {
  expect(tried(0)[0]).toBe(1);
  const [some, all] = tried(0.3);
  expect(all).toBeGreaterThan(5);
  expect(some).toBe(all);
});
