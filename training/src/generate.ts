import { Worker } from 'node:worker_threads';
import type { Errand, Word } from './worker.ts';

/** Threads that play a game against itself without a pause. */
export interface Players {
  /** Everything played since the last time, one piece per game. */
  harvest(): Int16Array[];
  /** From now on with this net. */
  adopt(net: Uint8Array): void;
  /** Waits for games, or until all are played. */
  wait(games: number, seconds: number): Promise<void>;
  stop(): Promise<void>;
}

export function players(errand: Omit<Errand, 'from' | 'step'>, threads: number): Players {
  let basket: Int16Array[] = [];
  let busy = threads;
  let wake: () => void = () => undefined;
  let fault: Error | undefined;
  const workers = Array.from({ length: threads }, (_, from) => {
    const workerData: Errand = { ...errand, from, step: threads };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    worker.on('message', (data: Int16Array) => {
      basket.push(data);
      wake();
    });
    worker.on('error', (error: Error) => {
      fault = error;
      wake();
    });
    worker.on('exit', () => {
      busy--;
      wake();
    });
    return worker;
  });
  const tell = (word: Word): void => {
    for (const worker of workers) worker.postMessage(word);
  };
  return {
    harvest() {
      const full = basket;
      basket = [];
      return full;
    },
    adopt: (net) => tell({ net }),
    async wait(games, seconds) {
      const end = performance.now() + 1000 * seconds;
      while (basket.length < games && busy > 0 && fault === undefined && performance.now() < end) {
        await new Promise<void>((resolve) => {
          const clock = setTimeout(resolve, Math.max(0, end - performance.now()));
          wake = () => {
            clearTimeout(clock);
            resolve();
          };
        });
      }
      if (fault !== undefined) throw fault;
    },
    async stop() {
      tell('enough');
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
