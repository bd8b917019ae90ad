import { Worker } from 'node:worker_threads';
import { seedFromText } from '@banquise/kernel';
import { seatings } from '../../bots/src/arena/seating.ts';
import { type Played, type Standing, standings } from '../../bots/src/arena/standing.ts';
import type { Budget } from '../../bots/src/bot.ts';
import type { Bout } from './duelist.ts';

/** One bot against another (or, at a larger table, against several of the other), mirrored deals, fresh seeds. */
export interface Duel {
  readonly game: string;
  readonly players: number;
  readonly entrants: readonly [string, string];
  readonly budget: Budget;
  /** The share of wins that is hoped for, and the most games. */
  readonly bar: number;
  readonly most: number;
  readonly seed: string;
}

export interface Verdict extends Standing {
  readonly games: number;
}

/** Games between two looks at the interval. */
const BLOCK = 40;

/**
 * The stopping rule: after each block of games, stop when the whole 95 % interval lies above the bar, or below it, or
 * when the most games are played. Games under way are played to their end.
 */
export async function duel(
  { game, players, entrants, budget, bar, most, seed }: Duel,
  threads: number,
  seconds = Number.POSITIVE_INFINITY,
): Promise<Verdict> {
  const end = performance.now() + 1000 * seconds;
  const workers = Array.from({ length: threads }, () => {
    return new Worker(new URL('./duelist.ts', import.meta.url), { workerData: { game } });
  });
  const chairs = seatings(2, players);
  const bouts: { readonly seating: readonly number[]; readonly bout: Bout }[] = [];
  for (let deal = 0; bouts.length < most; deal++) {
    for (const seating of chairs) {
      const lineup = seating.map((entry) => entrants[entry] as string);
      bouts.push({ seating, bout: { id: bouts.length, game, seed: seedFromText(`${seed}/${deal}`), lineup, budget } });
    }
  }
  const played: Played[] = [];
  let next = 0;
  let over = false;
  const verdict = (): Verdict => ({ ...(standings(entrants, played)[0] as Standing), games: played.length });
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          const give = (): void => {
            const one = over || performance.now() > end ? undefined : bouts[next++];
            if (one === undefined) resolve();
            else worker.postMessage(one.bout);
          };
          worker.on('error', reject);
          worker.on('message', ({ id, totals, ranks }: { id: number; totals: number[]; ranks: number[] }) => {
            played.push({ seating: bouts[id]?.seating ?? [], totals, ranks });
            if (played.length % BLOCK === 0) {
              const { low, high } = verdict();
              over ||= low > bar || high < bar;
            }
            give();
          });
          give();
        }),
    ),
  );
  await Promise.all(workers.map((worker) => worker.terminate()));
  return verdict();
}
