/** Milliseconds for an item; nothing where there is no time for it. */
type Work<T> = (item: T, ms: number | null) => void;

/**
 * Does something with each item until a moment, sharing out the time that is left. Where even the quickest work takes
 * longer than that, some items are left out, evenly: what cannot be afforded now is saved up for.
 */
export function eachInTime<T>(items: readonly T[], until: number, work: Work<T>, now: () => number = () => performance.now()): void {
  let late = 0;
  let spent = 0;
  let saved = 0;
  for (const [i, item] of items.entries()) {
    const share = (until - now()) / (items.length - i);
    const cost = late === 0 ? 0 : spent / late;
    saved += share;
    if (share <= 0 || saved < cost) {
      work(item, null);
      continue;
    }
    saved = 0;
    const at = now();
    work(item, share);
    const took = now() - at;
    if (took > 1.2 * share) {
      late++;
      spent += took;
    }
  }
}
