import { parentPort, workerData } from 'node:worker_threads';
import { isBatch, unpacked } from './batch.ts';
import { sqliteStore } from './sqlite.ts';
import type { Answer, Call } from './thread.ts';

type Method = (...parameters: readonly unknown[]) => Promise<unknown>;

const opening = sqliteStore(workerData as string);
// Whoever asks first hears why it cannot be opened.
opening.catch(() => undefined);

async function answer({ id, space, method, parameters }: Call): Promise<Answer> {
  try {
    const store = await opening;
    const self: Readonly<Record<string, Method>> = {
      open: async () => undefined,
      ping: () => store.ping(),
      value: (name, made) => store.value(name as string, () => made as string),
      close: () => store.close(),
    };
    const methods = space === 'self' ? self : (store[space] as unknown as Readonly<Record<string, Method>>);
    const given = isBatch(space, method) ? [unpacked(parameters)] : parameters;
    return { id, value: await methods[method]?.(...given) };
  } catch (error) {
    return { id, error };
  }
}

let leaving: Answer[] = [];

function post(): void {
  parentPort?.postMessage(leaving);
  leaving = [];
}

async function react(call: Call): Promise<void> {
  const done = await answer(call);
  if (leaving.push(done) === 1) process.nextTick(post);
}

parentPort?.on('message', (calls: readonly Call[]) => {
  for (const call of calls) void react(call);
});
