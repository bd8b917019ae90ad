import { type BorealisTypes, game, LINES, texts as languages, SCORE_CARDS } from '@banquise/borealis';
import { below, LANGUAGES, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { momentOf } from '../../kit/moment.ts';
import { lineItems, scoreRule } from './sheet.ts';

/** What one of them counts for on each scoring card; equal flags are no sum. */
const EACH: Readonly<Record<string, number>> = { S01: 6, S03: 5, S04: 2, S05: 2, S06: 3, S07: 3, S08: 2, S09: 7, S10: 2 };
const LEVEL: Readonly<Record<number, number>> = { 0: 0, 2: 5, 3: 12 };

const last = (item: string): number => Number(item.match(/(−?\d+)\D*$/)?.[1]?.replace('−', '-') ?? 0);
const first = (items: readonly string[]): number => Number(items[0]?.match(/\d+/)?.[0] ?? 0);

test('what stands under a figure of the sheet makes that figure, and the rule above names both scoring cards', async () => {
  for (let n = 0; n < 12; n++) {
    const seed = seedFromText(`sheet ${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(game, 2 + (n % 3), {}, seed);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number]);
    }
    const score = game.score(state);
    for (const language of LANGUAGES) {
      const texts = await languages[language]();
      const moment = momentOf<BorealisTypes>(game, texts, language, ['A', 'B', 'C', 'D'], 0, game.view(state, 0), []);
      score.seats.forEach(({ lines }, seat) => {
        for (const line of ['groups', 'tracks', 'tokens'] as const)
          expect(lineItems(moment, line, seat).reduce((sum, item) => sum + last(item), 0)).toBe(lines[line]);
        expect(first(lineItems(moment, 'bonus', seat))).toBe(lines.bonus);
        for (const [i, line] of (['score1', 'score2'] as const).entries()) {
          const id = SCORE_CARDS[moment.view.scoreCards[i] ?? 0] ?? '';
          const counts = first(lineItems(moment, line, seat));
          expect(id === 'S02' ? LEVEL[counts] : counts * (EACH[id] ?? 0)).toBe(lines[line]);
        }
      });
      expect(scoreRule(moment).replace(/[.] .*?:/g, ':')).not.toMatch(/:\s\p{Lu}/u);
      for (const line of LINES.filter((name) => name.startsWith('score')))
        expect(scoreRule(moment)).toContain(
          (texts as { lineOf(of: string, cards: readonly number[]): string }).lineOf(line, moment.view.scoreCards),
        );
    }
  }
});
