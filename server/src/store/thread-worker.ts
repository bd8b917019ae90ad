import { parentPort, workerData } from 'node:worker_threads';
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
      value: (name, made) => store.value(name as string, () => made as string),
      close: () => store.close(),
    };
    const methods = space === 'self' ? self : (store[space] as unknown as Readonly<Record<string, Method>>);
    const given = typeof parameters === 'string' ? (JSON.parse(parameters) as unknown[]) : parameters;
    return { id, value: await methods[method]?.(...given) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on('message', async (call: Call) => parentPort?.postMessage(await answer(call)));
