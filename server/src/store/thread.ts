import { Worker } from 'node:worker_threads';
import { isBatch, packed } from './batch.ts';
import type { Append } from './row.ts';
import type { Store } from './store.ts';

/** A call on its way to the thread of the store. */
export interface Call {
  readonly id: number;
  readonly space: Space | 'self';
  readonly method: string;
  readonly parameters: readonly unknown[];
}

/** What came of it. */
export type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: unknown };

const SPACES = ['people', 'tables', 'chat', 'results', 'pushes', 'ledgers', 'credits', 'quick', 'society', 'cups', 'house'] as const;
type Space = (typeof SPACES)[number];

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The store on a thread of its own: while it waits for the disk, moves are judged and answers written here. Whatever it
 * takes and gives is plain data, so that it can go from one thread to the other.
 * Nobody listens for a failure of the thread itself: it ends the process, and the next one begins with what is stored.
 */
export async function threadedStore(path: string): Promise<Store> {
  const worker = new Worker(new URL('./thread-worker.ts', import.meta.url), { workerData: path });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let leaving: Call[] = [];
  // What is asked in one turn of the event loop goes over together: each message wakes the other thread.
  const post = (): void => {
    const together = leaving;
    leaving = [];
    try {
      worker.postMessage(together);
    } catch (error) {
      for (const { id } of together) settle({ id, error });
    }
  };
  const settle = (answer: Answer): void => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) one?.reject(answer.error);
    else one?.resolve(answer.value);
  };
  const call = (space: Call['space'], method: string, parameters: Call['parameters']): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++calls;
      waiting.set(id, { resolve, reject });
      if (leaving.push({ id, space, method, parameters }) === 1) process.nextTick(post);
    });
  worker.on('message', (answers: readonly Answer[] | object) => {
    // Under `node --watch` a thread also tells which files it reads.
    if (Array.isArray(answers)) for (const answer of answers) settle(answer);
  });
  try {
    await call('self', 'open', []);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const space = (name: Space): unknown =>
    new Proxy(
      {},
      {
        get:
          (_target, method) =>
          (...parameters: readonly unknown[]) =>
            call(name, String(method), isBatch(name, method) ? packed(parameters[0] as readonly Append[]) : parameters),
      },
    );
  return {
    ...(Object.fromEntries(SPACES.map((name) => [name, space(name)])) as Pick<Store, Space>),
    lanes: 1,
    value: (name, make) => call('self', 'value', [name, make()]) as Promise<string>,
    now: async () => Date.now(),
    ping: async () => void (await call('self', 'ping', [])),
    async close() {
      await call('self', 'close', []);
      await worker.terminate();
    },
  };
}
