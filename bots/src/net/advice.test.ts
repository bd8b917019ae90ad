import { loadGame } from '@banquise/games';
import { completeOptions, copy, type Rng, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { dreamOf, readerOf } from '../dream.ts';
import { type Advice, advise, noAdvice } from './advice.ts';
import { engineOf, MANNER } from './engine.ts';
import { judgeMind } from './mind.ts';

const game = await loadGame('expeditions');
const chance = (): Rng => stream(seedFromText('advice'), 'imagine');

/** A table of four after the tokens are placed, with the first to move at its turn. */
function table() {
  const options = completeOptions(game, {});
  if (!options.ok) return expect.fail();
  const state = start(game, 4, options.value, seedFromText('advice'));
  const seat = (): number => game.actors(state)[0] ?? expect.fail();
  while (game.moves(state, seat()).some(({ type }) => type === 'mark')) {
    game.apply(state, seat(), game.moves(state, seat())[0] ?? expect.fail());
  }
  return { state, seat: seat() };
}

test('a plan leads by legal moves to the end of the turn, or as far as plans go, and leaves out what is forced', () => {
  const { state, seat } = table();
  const advice = noAdvice();
  const reader = readerOf(game, state);
  const legal = game.moves(state, seat);
  advise(game, reader, state, legal, seat, advice);
  const at = copy(state);
  let choices = 0;
  for (let here: Advice = advice; game.actors(at)[0] === seat; ) {
    const moves = game.moves(at, seat);
    const [move, next] = moves.length === 1 ? [moves[0], here] : ([...here.next][0] ?? expect.fail('the plan breaks off'));
    expect(moves).toContain(move);
    if (next !== here) {
      expect(next.times).toBe(1);
      choices++;
    }
    game.apply(at, seat, move ?? expect.fail());
    here = next;
  }
  expect(choices).toBeGreaterThan(1);
  // Ending worse than with the best single step would be no plan.
  const steps = legal.map((move) => {
    const after = copy(state);
    game.apply(after, seat, move);
    return game.actors(after)[0] === seat ? Number.NEGATIVE_INFINITY : reader.margin(after, seat);
  });
  expect(reader.margin(at, seat)).toBeGreaterThanOrEqual(Math.max(...steps));
});

test('the same advice given twice counts twice', () => {
  const { state, seat } = table();
  const advice = noAdvice();
  for (const _ of [1, 2]) advise(game, readerOf(game, state), state, game.moves(state, seat), seat, advice);
  expect([...advice.next.values()].map(({ times }) => times)).toEqual([2]);
});

test('the engine plans from the number of seats on that it is told, and looks sooner at what is planned', () => {
  const { state, seat } = table();
  const dream = dreamOf({ game, view: game.view(state, seat) });
  const engine = (plan: number) => engineOf(game, judgeMind(game, state), dream, seat, chance(), { ...MANNER, plan });
  expect(engine(5).root.advice).toBeUndefined();
  const planning = engine(4);
  const planned = [...(planning.root.advice ?? expect.fail()).next.keys()];
  expect(planned.length).toBeGreaterThan(0);
  for (let n = 0; n < planned.length; n++) planning.iterate();
  for (const move of planned) expect(planning.root.kids.get(move)?.visits).toBeGreaterThan(0);
});
