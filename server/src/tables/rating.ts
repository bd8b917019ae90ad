import { sum } from '@banquise/kernel';

/** How well somebody plays: the middle of our belief, and how unsure we are. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const UNKNOWN: Rating = { mu: 25, sigma: 25 / 3 };

const BETA = 25 / 6;
const KAPPA = 1e-4;
/** A little doubt comes back with each game, so that a rating can follow somebody who learns. */
const TAU = 25 / 300;

/**
 * Ratings after a game of two or more, by Weng and Lin's method for the Plackett-Luce model (JMLR 12, 2011, algorithm 4).
 * `rank`: 1 is best, equal ranks are ties.
 */
export function rate(before: readonly Rating[], rank: readonly number[]): Rating[] {
  const players = before.map(({ mu, sigma }, i) => ({ mu, sigma: Math.hypot(sigma, TAU), rank: rank[i] as number }));
  const c = Math.sqrt(sum(players.map(({ sigma }) => sigma ** 2 + BETA ** 2)));
  const strength = players.map(({ mu }) => Math.exp(mu / c));
  // Who comes q-th is drawn from those who are not placed better.
  const field = players.map(({ rank: place }) => sum(strength.filter((_, i) => (players[i]?.rank as number) >= place)));
  const tied = players.map(({ rank: place }) => players.filter((other) => other.rank === place).length);
  return players.map((player, i) => {
    let shift = 0;
    let certainty = 0;
    players.forEach((drawn, q) => {
      if (drawn.rank > player.rank) return;
      const chance = (strength[i] as number) / (field[q] as number);
      shift += ((i === q ? 1 : 0) - chance) / (tied[q] as number);
      certainty += (chance * (1 - chance)) / (tied[q] as number);
    });
    const variance = player.sigma ** 2;
    const shrink = 1 - (variance / c ** 2) * (player.sigma / c) * certainty;
    return { mu: player.mu + (variance / c) * shift, sigma: player.sigma * Math.sqrt(Math.max(shrink, KAPPA)) };
  });
}
