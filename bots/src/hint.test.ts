import { expect, test } from 'vitest';
import { asked, decisions, subjects } from '../test/table.ts';
import { hint } from './hint.ts';

test('a hint names the three best moves, all legal, each with the margin and the chance to expect', async () => {
  for (const subject of await subjects()) {
    for (const decision of decisions(subject, 'hint', 3)) {
      const legal = subject.game.moves(decision.state, decision.seat);
      const thought = hint(asked(decision, { iterations: 40 }));
      while (!thought.think(1000)) {
        // To the end.
      }
      const shown = thought.ranking();
      expect(shown).toHaveLength(Math.min(3, legal.length));
      expect(new Set(shown.map(({ move }) => move)).size).toBe(shown.length);
      for (const { move, margin } of shown) {
        expect(legal).toContain(move);
        expect(Number.isFinite(margin)).toBe(true);
      }
      // A move that was not tried yet has no chance to tell of.
      expect(shown[0]?.win).toBeGreaterThanOrEqual(0);
      expect(shown[0]?.win).toBeLessThanOrEqual(1);
      expect(thought.answer()).toBe(shown[0]?.move);
    }
  }
});
