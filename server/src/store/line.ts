/** Who has waited this long has been given up by whoever asked. */
const PATIENCE = 15_000;

/** A line before a number of places: who comes first has one first. */
export class Line {
  readonly #places: number;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Resolves with a place, which is to be left. */
  turn(): Promise<void> {
    if (this.#taken < this.#places) {
      this.#taken++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new Error('timeout: no connection to the database came free'));
      }, PATIENCE);
      const enter = (): void => {
        clearTimeout(late);
        resolve();
      };
      this.#waiting.add(enter);
    });
  }

  /** The place goes to who has waited longest. */
  leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#taken--;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
