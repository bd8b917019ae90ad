import type { Kysely, Transaction } from 'kysely';
import { isPostgres } from './dialect.ts';
import { isOutage } from './outage.ts';
import type { Schema } from './schema.ts';

/** Does a number of things of one kind, and says what came of each, in their order. */
type Act<Item, Done> = (trx: Transaction<Schema>, items: readonly Item[]) => Promise<readonly Done[]>;

interface Waiting {
  readonly act: Act<unknown, unknown>;
  readonly item: unknown;
  readonly resolve: (done: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue {
  waiting: Waiting[];
  busy: boolean;
}

/** More would keep others waiting. */
const MOST = 200;

/** A data file has one line and one disk: whatever waits there is written together, of whatever kind it is. */
const queues = new WeakMap<Kysely<Schema>, Queue>();

function queueOf(db: Kysely<Schema>): Queue {
  const known = isPostgres(db) ? undefined : queues.get(db);
  if (known !== undefined) return known;
  const made: Queue = { waiting: [], busy: false };
  queues.set(db, made);
  return made;
}

/**
 * Small writes that come close together share one transaction, and so one wait for the disk; those of one kind share their
 * statements too. While a transaction is under way the next ones gather. Should it fail, each of them is tried alone: the
 * others must not suffer for it.
 */
export function grouped<Item, Done>(db: Kysely<Schema>, act: Act<Item, Done>): (item: Item) => Promise<Done> {
  const queue = queueOf(db);
  return (item) =>
    new Promise((resolve, reject) => {
      queue.waiting.push({ act: act as Act<unknown, unknown>, item, resolve: resolve as Waiting['resolve'], reject });
      if (!queue.busy) {
        queue.busy = true;
        setImmediate(() => void work(db, queue));
      }
    });
}

async function work(db: Kysely<Schema>, queue: Queue): Promise<void> {
  while (queue.waiting.length > 0) await flush(db, queue.waiting.splice(0, MOST));
  queue.busy = false;
}

async function flush(db: Kysely<Schema>, batch: readonly Waiting[]): Promise<void> {
  try {
    for (const [{ resolve }, done] of await together(db, batch)) resolve(done);
  } catch (error) {
    // Where nobody answers, one after the other would wait for that in vain.
    if (batch.length === 1 || isOutage(error)) for (const { reject } of batch) reject(error);
    else for (const one of batch) await flush(db, [one]);
  }
}

const together = (db: Kysely<Schema>, batch: readonly Waiting[]): Promise<(readonly [Waiting, unknown])[]> =>
  db.transaction().execute(async (trx) => {
    const answered: (readonly [Waiting, unknown])[] = [];
    for (const [act, some] of Map.groupBy(batch, (one) => one.act)) {
      const done = await act(
        trx,
        some.map(({ item }) => item),
      );
      for (const [i, one] of some.entries()) answered.push([one, done[i]]);
    }
    return answered;
  });
