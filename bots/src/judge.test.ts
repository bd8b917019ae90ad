import { expect, test } from 'vitest';
import { decisions, subjects } from '../test/table.ts';
import { readerOf } from './dream.ts';

for (const subject of await subjects()) {
  const { game } = subject;
  test(`${game.id} judges every seat of any position by a finite number of points, and changes nothing by it`, () => {
    for (const { state } of decisions(subject, 'judge', 12)) {
      const before = JSON.stringify(state);
      const { hopes, seats } = readerOf(game, state);
      expect(hopes(state)).toHaveLength(seats);
      for (const points of hopes(state)) expect(Number.isFinite(points)).toBe(true);
      expect(JSON.stringify(state)).toBe(before);
    }
  });
}
