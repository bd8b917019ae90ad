import { describe, expect, test } from 'vitest';
import { mixes, runMonkey } from './monkey-run.ts';
import { setStage } from './stage.ts';

test('the monkey knows every mix of people and bots', async () => {
  const all = await mixes();
  const of = (game: string): number => all.filter((mix) => mix.game === game).length;
  expect([of('boreal'), of('arctic'), of('borealis'), of('expeditions')]).toEqual([3, 25, 25, 119]);
});

// `npm run monkey -- --gestures 200000` is the long form.
describe('a monkey', () => {
  const stage = setStage();
  test.each(['boreal', 'arctic', 'borealis', 'expeditions'])('breaks nothing in %s', async (game) => {
    const { faults, gestures } = await runMonkey(stage.browser, stage.url, { gestures: 600, seed: 7, games: [game] });
    expect(faults).toEqual([]);
    expect(gestures).toBeGreaterThanOrEqual(600);
  });
});
