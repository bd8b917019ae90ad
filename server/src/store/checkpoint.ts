import { Worker } from 'node:worker_threads';

/** After so many rows the log beside the data file is worth emptying. */
const ROWS = 500;

/**
 * Brings what was stored from the log into the data file, on a thread of its own: readers and the writer go on meanwhile,
 * and no move waits for it. Without it the writer would do this itself, in the middle of somebody's move.
 */
export class Checkpoints {
  readonly #path: string;
  #rows = 0;
  #worker: Worker | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  wrote(rows: number): void {
    this.#rows += rows;
    if (this.#rows < ROWS) return;
    this.#rows = 0;
    this.#worker ??= this.#hire();
    this.#worker.postMessage('checkpoint');
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    worker.postMessage('stop');
    await new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: this.#path });
    // Should it fail, the writer does the work itself once the log is long.
    worker.on('error', () => {
      this.#worker = undefined;
    });
    worker.unref();
    return worker;
  }
}
