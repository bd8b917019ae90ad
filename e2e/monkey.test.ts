import { describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { runMonkey } from './monkey-run.ts';
import { mixes } from './monkey-tables.ts';
import { openVenue } from './venue.ts';

test('the monkey knows every mix of people and bots', async () => {
  const all = await mixes();
  const of = (game: string): number => all.filter((mix) => mix.game === game).length;
  expect([of('boreal'), of('arctic'), of('borealis'), of('expeditions')]).toEqual([3, 25, 25, 119]);
});

// `npm run monkey -- --gestures 200000` is the long form.
describe('a monkey', () => {
  const venue = openVenue();
  test.each(['boreal', 'arctic', 'borealis', 'expeditions'])('breaks nothing in %s', async (game) => {
    const { faults, gestures } = await runMonkey(launch, venue.url, { gestures: 240, seed: 7, games: [game] });
    expect(faults).toEqual([]);
    expect(gestures).toBeGreaterThanOrEqual(240);
  });

  test('goes on with another browser when one dies', async () => {
    let opened = 0;
    const open = async () => {
      const browser = await launch();
      if (opened++ === 0) setTimeout(() => void browser.close(), 500);
      return browser;
    };
    const { faults, deaths, gestures } = await runMonkey(open, venue.url, { gestures: 120, seed: 8, games: ['boreal'] });
    expect({ faults, deaths, opened }).toEqual({ faults: [], deaths: 1, opened: 2 });
    expect(gestures).toBeGreaterThanOrEqual(120);
  });
});
