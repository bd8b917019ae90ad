import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Schema } from './schema.ts';

interface Waiting {
  readonly act: (trx: Transaction<Schema>) => Promise<unknown>;
  readonly resolve: (done: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue {
  waiting: Waiting[];
}

/** A data file has one line and one disk: whatever waits there is written together, of whatever kind it is. */
const queues = new WeakMap<Kysely<Schema>, Queue>();

function queueOf(db: Kysely<Schema>): Queue {
  const known = isPostgres(db) ? undefined : queues.get(db);
  if (known !== undefined) return known;
  const made: Queue = { waiting: [] };
  queues.set(db, made);
  return made;
}

/**
 * Small writes of one turn of the event loop share one transaction, and so one wait for the disk. Should one of them
 * fail, each is tried alone: the others must not suffer for it.
 */
export function grouped<Item, Done>(
  db: Kysely<Schema>,
  act: (trx: Transaction<Schema>, item: Item) => Promise<Done>,
): (item: Item) => Promise<Done> {
  const queue = queueOf(db);
  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.waiting.length === 0) setImmediate(() => void flush(db, queue));
      queue.waiting.push({ act: (trx) => act(trx, item), resolve: resolve as Waiting['resolve'], reject });
    });
}

async function flush(db: Kysely<Schema>, queue: Queue): Promise<void> {
  const batch = queue.waiting;
  queue.waiting = [];
  try {
    const done = await together(db, batch);
    for (const [i, { resolve }] of batch.entries()) resolve(done[i]);
  } catch (error) {
    if (batch.length === 1) batch[0]?.reject(error);
    else for (const one of batch) await together(db, [one]).then(([done]) => one.resolve(done), one.reject);
  }
}

const together = (db: Kysely<Schema>, batch: readonly Waiting[]): Promise<unknown[]> =>
  db.transaction().execute(async (trx) => {
    const done: unknown[] = [];
    for (const { act } of batch) done.push(await act(trx));
    return done;
  });
