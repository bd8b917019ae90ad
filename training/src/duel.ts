import { Worker } from 'node:worker_threads';
import { contestOf, type Duel, type Verdict } from './contest.ts';
import type { Finished } from './duelist.ts';

/** One contest on several threads. */
export async function duel(asked: Duel, threads: number): Promise<Verdict> {
  const contest = contestOf(asked);
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./duelist.ts', import.meta.url)));
  await new Promise<void>((resolve, reject) => {
    const idle: Worker[] = [];
    const give = (worker: Worker): void => {
      const bout = contest.next();
      if (bout === undefined) idle.push(worker);
      else worker.postMessage({ ...bout, contest: 0 });
    };
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('message', (finished: Finished) => {
        contest.note(finished);
        if (contest.over()) resolve();
        for (const waiting of idle.splice(0)) give(waiting);
        give(worker);
      });
      give(worker);
    }
  });
  await Promise.all(workers.map((worker) => worker.terminate()));
  return contest.verdict();
}
