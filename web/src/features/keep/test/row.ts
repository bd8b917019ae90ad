import type { Kept } from '../history.ts';

/** A game of Boreal that Lana, to whom the browser belongs, won against a bot. */
export const row = (id: string, at: number, part: Partial<Kept> = {}): Kept => ({
  ...{ id, game: 'boreal', at, from: 'here', me: 0, feats: [], line: '{}' },
  seats: [
    { name: 'Lana', level: null },
    { name: 'Iker', level: 3 },
  ],
  scores: [
    { lines: { floor1: 12 }, total: 12, rank: 1 },
    { lines: { floor1: 9 }, total: 9, rank: 2 },
  ],
  ...part,
});
