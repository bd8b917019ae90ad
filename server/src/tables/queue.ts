import type { Chooser, Question } from './chooser.ts';

/** A move that a bot is to choose: for whose table, and whether anybody looks on. */
export interface Errand {
  readonly question: Question;
  readonly owner: string;
  readonly watched: () => boolean;
}

interface Waiting extends Errand {
  readonly resolve: (move: { readonly type: string }) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Bots think for everybody in turn: whoever has many tables waits for its own, not others for them. Tables that somebody
 * watches come first; those that nobody watches play when there is nothing else to do, one move at a time.
 */
export class BotQueue {
  readonly #chooser: Chooser;
  readonly #threads: number;
  /** By owner, in the order of their turns: who was served goes to the end. */
  readonly #waiting = new Map<string, Waiting[]>();
  #busy = 0;
  #unwatched = 0;

  constructor(chooser: Chooser, threads: number) {
    this.#chooser = chooser;
    this.#threads = Math.max(1, threads);
  }

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, own) => sum + own.length, 0);
  }

  choose(errand: Errand): Promise<{ readonly type: string }> {
    return new Promise((resolve, reject) => {
      const own = this.#waiting.get(errand.owner) ?? [];
      own.push({ ...errand, resolve, reject });
      this.#waiting.set(errand.owner, own);
      this.#next();
    });
  }

  #next(): void {
    while (this.#busy < this.#threads) {
      const one = this.#take(true) ?? (this.#unwatched === 0 ? this.#take(false) : undefined);
      if (one === undefined) return;
      void this.#serve(one);
    }
  }

  #take(watched: boolean): Waiting | undefined {
    for (const [owner, own] of this.#waiting) {
      const index = own.findIndex((one) => one.watched() === watched);
      if (index < 0) continue;
      const [taken] = own.splice(index, 1);
      this.#waiting.delete(owner);
      if (own.length > 0) this.#waiting.set(owner, own);
      return taken;
    }
    return undefined;
  }

  async #serve({ question, watched, resolve, reject }: Waiting): Promise<void> {
    const idle = watched() ? 0 : 1;
    this.#busy++;
    this.#unwatched += idle;
    try {
      resolve(await this.#chooser.choose(question));
    } catch (error) {
      reject(error);
    } finally {
      this.#busy--;
      this.#unwatched -= idle;
      this.#next();
    }
  }
}
