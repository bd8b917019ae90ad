import { Worker } from 'node:worker_threads';

/** Rows after which the log beside the data file is worth emptying. */
const ROWS = 4000;
/** Pages (16 MB) after which the log is begun anew, as soon as all of it is in the data file. */
const LOG_PAGES = 4000;

/**
 * Brings what was stored from the log into the data file, on a thread of its own: readers and the writer go on meanwhile,
 * and no move waits for it. Without it the writer would do this itself, in the middle of somebody's move.
 *
 * While people play, that thread never catches up with the writer, and the log would grow without end: a file that grows
 * costs several times more to bring to the disk than one that is written over. So the writer itself now and then brings
 * the last few pages over, which lets it begin the log anew.
 */
export class Checkpoints {
  readonly #path: string;
  readonly #finish: () => Promise<unknown>;
  #rows = 0;
  #busy = false;
  #worker: Worker | undefined;

  constructor(path: string, finish: () => Promise<unknown>) {
    this.#path = path;
    this.#finish = finish;
  }

  wrote(rows: number): void {
    this.#rows += rows;
    if (this.#rows < ROWS || this.#busy) return;
    this.#rows = 0;
    this.#busy = true;
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
    worker.on('message', (pages: number | object) => {
      // Under `node --watch` a thread also tells which files it reads.
      if (typeof pages === 'number') void this.#done(pages);
    });
    // Should it fail, the writer does the work itself once the log is long.
    worker.on('error', () => {
      this.#worker = undefined;
      this.#busy = false;
    });
    worker.unref();
    return worker;
  }

  async #done(pages: number): Promise<void> {
    // A reader in the way is no harm: the log is begun anew another time.
    if (pages >= LOG_PAGES) await this.#finish().catch(() => undefined);
    this.#busy = false;
  }
}
