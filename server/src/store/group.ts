import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

interface Waiting<Item, Done> {
  readonly item: Item;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Small writes of one turn of the event loop share one transaction, and so one wait for the disk. Should one of them
 * fail, each is tried alone: the others must not suffer for it.
 */
export function grouped<Item, Done>(
  db: Kysely<Schema>,
  act: (trx: Transaction<Schema>, item: Item) => Promise<Done>,
): (item: Item) => Promise<Done> {
  let waiting: Waiting<Item, Done>[] = [];

  async function together(batch: readonly Waiting<Item, Done>[]): Promise<Done[]> {
    return db.transaction().execute(async (trx) => {
      const done: Done[] = [];
      for (const { item } of batch) done.push(await act(trx, item));
      return done;
    });
  }

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const done = await together(batch);
      for (const [i, { resolve }] of batch.entries()) resolve(done[i] as Done);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await together([one]).then(([done]) => one.resolve(done as Done), one.reject);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ item, resolve, reject });
    });
}
