import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Seed } from '@banquise/kernel';
import type { Budget } from '../bot.ts';
import { type Caller, callerOf } from '../worker/call.ts';
import type { Order } from '../worker/order.ts';

/** A whole game between bots, by their names. */
export interface PlayOrder {
  readonly task: 'play';
  readonly game: string;
  readonly seed: Seed;
  readonly lineup: readonly string[];
  readonly budget: Budget;
}

export type Job = Order | PlayOrder;

/** Threads that work off jobs, one each at a time. A thread that dies is replaced and its job is tried once more. */
export interface Crew {
  run(job: Job, signal?: AbortSignal): Promise<unknown>;
  /** Ends all threads; what they were doing fails. */
  close(): Promise<void>;
}

interface Hand {
  readonly worker: Worker;
  readonly caller: Caller<Job>;
  dead: boolean;
}

class Death extends Error {}

const ATTEMPTS = 2;

export function crewOf(size: number = availableParallelism(), file: URL = new URL('./worker.ts', import.meta.url)): Crew {
  const idle: Hand[] = [];
  const queue: ((hand: Hand) => void)[] = [];
  const hands = new Set<Hand>();
  let closed = false;

  function hire(): Hand {
    const worker = new Worker(file);
    const caller = callerOf<Job>({ send: (message) => worker.postMessage(message), receive: (handle) => worker.on('message', handle) });
    const hand: Hand = { worker, caller, dead: false };
    const bury = (reason: string): void => {
      if (hand.dead) return;
      hand.dead = true;
      hands.delete(hand);
      const at = idle.indexOf(hand);
      if (at >= 0) idle.splice(at, 1);
      caller.hangUp(new Death(`a thinking thread died: ${reason}`));
      if (!closed) invite();
    };
    worker.on('error', (error) => bury(error.message));
    worker.on('exit', (code) => bury(`exit code ${code}`));
    // An idle crew keeps no process alive.
    worker.unref();
    hands.add(hand);
    return hand;
  }

  /** Gives the next job in the queue to a hand that is free. */
  function invite(): void {
    while (queue.length > 0) {
      const hand = idle.pop() ?? (hands.size < size ? hire() : undefined);
      if (hand === undefined) return;
      queue.shift()?.(hand);
    }
  }

  function release(hand: Hand): void {
    hand.worker.unref();
    if (!hand.dead) idle.push(hand);
    invite();
  }

  /** Waits for a hand, but no longer than somebody waits for the job. */
  function freeHand(signal: AbortSignal | undefined): Promise<Hand> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(enter), 1);
        reject(signal?.reason);
      };
      const enter = (hand: Hand): void => {
        signal?.removeEventListener('abort', leave);
        resolve(hand);
      };
      signal?.throwIfAborted();
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(enter);
      invite();
    });
  }

  async function attempt(job: Job, signal: AbortSignal | undefined): Promise<unknown> {
    const hand = await freeHand(signal);
    try {
      hand.worker.ref();
      return await hand.caller.call(job, signal);
    } finally {
      release(hand);
    }
  }

  return {
    async run(job, signal) {
      for (let n = 1; ; n++) {
        if (closed) throw new Error('the bots are closed');
        try {
          return await attempt(job, signal);
        } catch (error) {
          if (!(error instanceof Death) || n === ATTEMPTS || closed) throw error;
        }
      }
    },
    async close() {
      closed = true;
      await Promise.all([...hands].map(({ worker }) => worker.terminate()));
    },
  };
}
