import type { Store } from '../store/store.ts';

/** How often the database is asked for the time, and how often in a row: the quickest answer is the truest. */
const AGAIN = 30_000;
const TRIES = 3;

/** The database's time: servers whose clocks differ agree on when a move was made and whose time is up. */
export async function sharedClock(store: Pick<Store, 'now'>): Promise<() => number> {
  let offset = await offsetOf(store);
  const again = async (): Promise<void> => {
    offset = await offsetOf(store).catch(() => offset);
  };
  setInterval(() => void again(), AGAIN).unref();
  return () => Date.now() + offset;
}

async function offsetOf(store: Pick<Store, 'now'>): Promise<number> {
  let best = { took: Number.POSITIVE_INFINITY, offset: 0 };
  for (let tries = 0; tries < TRIES; tries++) {
    const began = Date.now();
    const there = await store.now();
    const took = Date.now() - began;
    if (took < best.took) best = { took, offset: Math.round(there - began - took / 2) };
  }
  return best.offset;
}
