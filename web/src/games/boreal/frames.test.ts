import { game } from '@banquise/boreal';
import { below, copy, seedFromText, start, stream, viewersOf, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { frames } from './frames.ts';
import type { BorealView } from './types.ts';

/** What a person sees of a position. */
const seen = ({ board, players, removed, discovered, turn, stage, deck }: BorealView) => ({
  board,
  players,
  removed,
  discovered,
  turn,
  stage,
  deck,
});

test('the pictures shown one after the other end at the table as it is, whoever looks, in whole random games', () => {
  for (let n = 0; n < 25; n++) {
    const seed = seedFromText(`frames ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 2, {}, seed);
    for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
      const before = copy(state);
      const legal = game.moves(state, actor);
      const events = game.apply(state, actor, legal[below(rng, legal.length)] as (typeof legal)[number]);
      for (const viewer of viewersOf(2)) {
        let view: BorealView = game.view(before, viewer);
        for (const event of events) for (const frame of frames(view, witness(event, viewer) as typeof event, viewer)) view = frame.view;
        // The stage in which an effect asks for a choice is no event of its own: the table settles it.
        const end = game.view(state, viewer);
        expect(seen({ ...view, stage: end.stage })).toEqual(seen(end));
      }
    }
  }
});

test('a token walks square by square', () => {
  const state = start(game, 2, {}, seedFromText('walk'));
  const view = game.view(state, 0);
  const steps = frames(view, { type: 'paid', seat: 0, cost: 3, from: 5, to: 2 }, 0);
  expect(steps.map((frame) => frame.view.players[0]?.token)).toEqual([4, 3, 2]);
});
