import type { Letter, Port, Reply } from './order.ts';

/** The asking side of a line. */
export interface Caller<O> {
  /** Rejects with the signal's reason as soon as it is aborted; the worker stops a moment later. */
  call(order: O, signal?: AbortSignal): Promise<unknown>;
  /** The other end is gone: everything that is still waited for fails. */
  hangUp(reason: Error): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

export function callerOf<O>(port: Port): Caller<O> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.receive((message) => {
    const reply = message as Reply;
    const one = waiting.get(reply.id);
    if (one === undefined) return;
    waiting.delete(reply.id);
    if ('failed' in reply) one.reject(new Error(reply.failed));
    else one.resolve(reply.value);
  });
  return {
    call(order, signal) {
      signal?.throwIfAborted();
      const id = ++last;
      return new Promise((resolve, reject) => {
        const abort = (): void => {
          waiting.delete(id);
          port.send({ id, cancel: true } satisfies Letter<O>);
          reject(signal?.reason);
        };
        const settled = (): void => signal?.removeEventListener('abort', abort);
        waiting.set(id, {
          resolve(value) {
            settled();
            resolve(value);
          },
          reject(reason) {
            settled();
            reject(reason);
          },
        });
        signal?.addEventListener('abort', abort, { once: true });
        port.send({ id, order } satisfies Letter<O>);
      });
    },
    hangUp(reason) {
      const left = [...waiting.values()];
      waiting.clear();
      for (const { reject } of left) reject(reason);
    },
  };
}
