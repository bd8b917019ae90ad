import { type Seed, seedFromText } from '@banquise/kernel';
import type { Budget } from '../bot.ts';
import type { Outcome } from './match.ts';
import { seatings } from './seating.ts';
import { type Played, type Standing, standings } from './standing.ts';

/** What is to be measured. */
export interface Tournament {
  readonly bots: readonly string[];
  readonly players: number;
  /** The least number of games: every deal is played to the end of its seatings. */
  readonly games: number;
  readonly budget: Budget;
  readonly seed: string;
}

/** Plays one game somewhere: on a thread, or right here. */
export type PlayGame = (seed: Seed, lineup: readonly string[], budget: Budget) => Promise<Outcome>;

/** Plays all games and tells how the bots stand, after each game to `watch` and in the end. */
export async function hold(
  { bots, players, games, budget, seed }: Tournament,
  play: PlayGame,
  watch: (played: readonly Played[], planned: number) => void = () => undefined,
): Promise<Standing[]> {
  const chairs = seatings(bots.length, players);
  const deals = Math.ceil(games / chairs.length);
  const played: Played[] = [];
  const pending: Promise<void>[] = [];
  for (let deal = 0; deal < deals; deal++) {
    for (const seating of chairs) {
      const lineup = seating.map((entry) => bots[entry] as string);
      pending.push(
        play(seedFromText(`${seed}/${deal}`), lineup, budget).then(({ totals, ranks }) => {
          played.push({ seating, totals, ranks });
          watch(played, deals * chairs.length);
        }),
      );
    }
  }
  await Promise.all(pending);
  return standings(bots, played);
}
