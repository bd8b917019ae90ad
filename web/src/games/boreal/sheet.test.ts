import { type BorealTypes, game, LINES, texts as languages } from '@banquise/boreal';
import { below, LANGUAGES, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { momentOf } from '../../kit/moment.ts';
import { lineItems, tieRule } from './sheet.ts';

test('the cards of a floor add up to its line, each with why it is worth that', async () => {
  for (let n = 0; n < 9; n++) {
    const seed = seedFromText(`sheet ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 2, {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
    const score = game.score(state);
    for (const language of LANGUAGES) {
      const moment = momentOf<BorealTypes>(game, await languages[language](), language, ['A', 'B'], 0, game.view(state, 0), []);
      expect(tieRule(moment)).toMatch(/pyramid|piramide/);
      for (const line of LINES)
        score.seats.forEach(({ lines }, seat) => {
          const items = lineItems(moment, line, seat);
          const worth = items.map((item) => Number(item.replace(/ \(.*\)$/, '').match(/\d+$/)?.[0]));
          expect(worth.reduce((sum, points) => sum + points, 0)).toBe(lines[line]);
          for (const [i, item] of items.entries()) {
            const times = item
              .match(/\((\d+) .*:\u00a0(\d+)\)$/)
              ?.slice(1)
              .map(Number);
            expect(times === undefined).toBe(!/\d\)$/.test(item));
            if (times !== undefined) expect((times[0] ?? 0) * (times[1] ?? 0)).toBe(worth[i]);
          }
        });
    }
  }
});
