import { isOutage } from './outage.ts';

interface Waiting<Item, Found> {
  readonly item: Item;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
}

/** Statements of one kind that are under way at once, and how many ask by one of them. */
const LANES = 2;
const MOST = 25;

/**
 * What many ask for at once is read together, in the order in which they ask. After a server has died all of its people come
 * at once: each with a statement of its own, they stand in line for connections, and everybody else behind them. Should one
 * statement fail, each is asked for alone: the others must not suffer for it.
 */
export function gathered<Item, Found>(read: (items: readonly Item[]) => Promise<readonly Found[]>): (item: Item) => Promise<Found> {
  const waiting: Waiting<Item, Found>[] = [];
  let [busy, scheduled] = [0, false];

  async function ask(batch: readonly Waiting<Item, Found>[]): Promise<void> {
    try {
      const found = await read(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(found[i] as Found);
    } catch (error) {
      // Where nobody answers, one after the other would wait for that in vain.
      if (batch.length === 1 || isOutage(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await ask([one]);
    }
  }

  async function work(): Promise<void> {
    busy++;
    scheduled = false;
    while (waiting.length > 0) await ask(waiting.splice(0, MOST));
    busy--;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (scheduled || busy >= LANES) return;
      scheduled = true;
      setImmediate(() => void work());
    });
}
