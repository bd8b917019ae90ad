import { marginOf } from '../dream.ts';
import type { Outcome } from './match.ts';

/** A game that was played: which entry of the list of bots sat in each seat, and how it ended. */
export interface Played extends Pick<Outcome, 'totals' | 'ranks'> {
  readonly seating: readonly number[];
}

export interface Standing {
  readonly bot: string;
  /** Share of the seats played that won; a shared victory is divided. */
  readonly winRate: number;
  /** 95 % interval by Wilson. */
  readonly low: number;
  readonly high: number;
  readonly meanMargin: number;
  /** Above the weakest bot of the field. */
  readonly elo: number;
}

export function standings(bots: readonly string[], games: readonly Played[]): Standing[] {
  const ratings = elo(bots.length, games);
  return bots.map((bot, entry) => {
    let seats = 0;
    let wins = 0;
    let margins = 0;
    for (const { seating, totals, ranks } of games) {
      const winners = ranks.filter((rank) => rank === 1).length;
      seating.forEach((who, seat) => {
        if (who !== entry) return;
        seats++;
        if (ranks[seat] === 1) wins += 1 / winners;
        margins += marginOf(totals, seat);
      });
    }
    return { bot, ...wilson(wins, seats), meanMargin: round(margins / Math.max(1, seats), 2), elo: Math.round(ratings[entry] as number) };
  });
}

const Z = 1.96;

/** The share of wins with its 95 % interval, which stays inside 0 to 1 even when all games were won. */
export function wilson(wins: number, games: number): { winRate: number; low: number; high: number } {
  if (games === 0) return { winRate: 0, low: 0, high: 1 };
  const p = wins / games;
  const centre = (p + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const half = (Z / (1 + (Z * Z) / games)) * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games));
  return { winRate: round(p, 4), low: round(Math.max(0, centre - half), 4), high: round(Math.min(1, centre + half), 4) };
}

const round = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;

/** Ratings by Bradley and Terry over all pairs of seats, with half a win and half a loss added so that none is infinite. */
function elo(bots: number, games: readonly Played[]): number[] {
  const beaten = Array.from({ length: bots }, () => new Array<number>(bots).fill(0));
  for (const { seating, ranks } of games) {
    seating.forEach((a, i) => {
      seating.forEach((b, j) => {
        if (a === b || i === j) return;
        const score = (ranks[i] as number) < (ranks[j] as number) ? 1 : ranks[i] === ranks[j] ? 0.5 : 0;
        const row = beaten[a] as number[];
        row[b] = (row[b] as number) + score;
      });
    });
  }
  const met = (a: number, b: number): number => ((beaten[a] as number[])[b] as number) + ((beaten[b] as number[])[a] as number);
  const strength = new Array<number>(bots).fill(1);
  for (let round = 0; round < 500; round++) {
    for (let a = 0; a < bots; a++) {
      let won = 0;
      let weight = 0;
      for (let b = 0; b < bots; b++) {
        if (b === a || met(a, b) === 0) continue;
        won += 0.5 + ((beaten[a] as number[])[b] as number);
        weight += (1 + met(a, b)) / ((strength[a] as number) + (strength[b] as number));
      }
      if (weight > 0) strength[a] = won / weight;
    }
  }
  const ratings = strength.map((s) => 400 * Math.log10(s));
  const weakest = Math.min(...ratings);
  return ratings.map((rating) => rating - weakest);
}
