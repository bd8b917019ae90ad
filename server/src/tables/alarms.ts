/** Node's timers hold 31 bits of milliseconds; a later alarm is looked at again then. */
const LONGEST = 2_000_000_000;

/** Wakes tables when their time has come. An alarm that moved later keeps its old timer: most moves then cost nothing here. */
export class Alarms {
  readonly #due = new Map<string, number>();
  readonly #timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  readonly #wake: (id: string) => void;
  readonly #now: () => number;

  constructor(now: () => number, wake: (id: string) => void) {
    this.#now = now;
    this.#wake = wake;
  }

  set(id: string, due: number | null): void {
    if (due === null) {
      this.#due.delete(id);
      return;
    }
    this.#due.set(id, due);
    const set = this.#timers.get(id);
    if (set !== undefined && set.at <= due) return;
    if (set !== undefined) clearTimeout(set.timer);
    const wait = Math.min(LONGEST, Math.max(0, due - this.#now()));
    this.#timers.set(id, { at: due, timer: setTimeout(() => this.#ring(id), wait) });
  }

  get size(): number {
    return this.#due.size;
  }

  stop(): void {
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#due.clear();
  }

  #ring(id: string): void {
    this.#timers.delete(id);
    const due = this.#due.get(id);
    if (due === undefined) return;
    if (due > this.#now()) {
      this.set(id, due);
    } else {
      this.#due.delete(id);
      this.#wake(id);
    }
  }
}
