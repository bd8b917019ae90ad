import { type Colour, game, nodeNumber } from '@banquise/expeditions';
import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../../../games/expeditions/src/text/en/index.ts';
import { momentOf } from '../../kit/moment.ts';
import { noWayWords } from './which.tsx';

test('a colour that stands at a place says so there, others how far they are', () => {
  const athens = nodeNumber('athens');
  const state = start(game, 2, { first: '1' }, seedFromText('which'));
  while (state.stage === 'mark') game.apply(state, state.turn, game.moves(state, state.turn)[0] as never);
  const move = game.moves(state, state.turn).find((one) => 'to' in one && one.to === athens && one.colour === 1);
  game.apply(state, state.turn, move as never);
  const moment = momentOf(game, texts, 'en', ['Ada', 'Bo'], 0, game.view(state, 0), []);
  expect(noWayWords(moment, 1 as Colour, athens)).toBe('is here');
  expect(noWayWords(moment, 1 as Colour, nodeNumber('banff'))).toMatch(/^\d+ away$/);
});
