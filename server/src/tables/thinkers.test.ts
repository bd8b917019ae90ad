import { loadGame } from '@banquise/games';
import { completeOptions, seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { thinkers } from './thinkers.ts';

test('the bots of this project answer with a legal move, from what their seat sees', async () => {
  const game = await loadGame('boreal');
  const options = completeOptions(game, {});
  const state = start(game, 2, options.ok ? options.value : {}, seedFromText('bots'));
  const seat = game.actors(state)[0] as number;
  const chooser = thinkers(1);
  const move = await chooser.choose({ game, view: game.view(state, seat), seat, level: 1 });
  expect(game.moves(state, seat)).toContainEqual(move);
  await chooser.stop();
});
