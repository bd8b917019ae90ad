import { ANIMALS, type ArcticTypes, game, texts as languages, MAIN, RUN_POINTS } from '@banquise/arctic';
import { below, LANGUAGES, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { momentOf } from '../../kit/moment.ts';
import { lineItems, scoreRule } from './sheet.ts';
import type { ArcticMoment } from './types.ts';

/** A random game at its end, in a language. */
async function ended(n: number, language: (typeof LANGUAGES)[number]): Promise<{ moment: ArcticMoment; lines: readonly object[] }> {
  const seed = seedFromText(`sheet ${n}`);
  const rng = stream(seed, 'imagine');
  const state = start(game, 2 + (n % 3), {}, seed);
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const legal = game.moves(state, seat);
    game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
  }
  const texts = await languages[language]();
  const moment = momentOf<ArcticTypes>(game, texts, language, ['A', 'B', 'C', 'D'], 0, game.view(state, 0), []);
  return { moment, lines: game.score(state).seats.map((seat) => seat.lines) };
}

const number = (items: readonly string[]): number => Number(items[0]?.match(/\d+(?!.*\d)/)?.[0] ?? 0);

test('what stands under a figure of the score sheet makes that figure', async () => {
  for (let n = 0; n < 9; n++)
    for (const language of LANGUAGES) {
      const { moment, lines } = await ended(n, language);
      lines.forEach((line, seat) => {
        const of = line as Record<string, number>;
        for (const animal of ANIMALS) expect(RUN_POINTS[Math.min(6, number(lineItems(moment, animal, seat)))]).toBe(of[animal]);
        expect(RUN_POINTS[number(lineItems(moment, 'series', seat))]).toBe(of.series);
        expect(number(lineItems(moment, 'totem', seat))).toBe(of.totem);
        expect(number(lineItems(moment, 'penalties', seat)) + (of.penalties ?? 0)).toBe(0);
      });
      for (const points of RUN_POINTS.slice(2)) expect(scoreRule(moment)).toContain(String(points));
    }
});

test('a run is as long on the score sheet as it lies in the pile', async () => {
  const { moment } = await ended(0, 'en');
  const foxes = MAIN.flatMap((animal, card) => (animal === 1 ? [card] : [])).slice(0, 7);
  const view = {
    ...moment.view,
    piles: moment.view.piles.with(0, foxes),
    sunk: moment.view.sunk.with(
      0,
      foxes.map(() => 0),
    ),
  };
  expect(number(lineItems({ ...moment, view }, 'fox', 0))).toBe(7);
});
