/** How long it may take: longer where a way to the store makes each statement dearer, and several servers share what there is. */
export const SOON = { file: 50, database: 200 };

/**
 * What nobody waits for, but what must be stored all the same, is done a moment later, together with others: each alone
 * would cost the store a commit and statements of its own.
 */
export class Later {
  readonly #acts: (() => Promise<unknown>)[] = [];
  readonly #wait: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(wait: number) {
    this.#wait = wait;
  }

  /** `act` must see to its own failures. */
  add(act: () => Promise<unknown>): void {
    if (this.#acts.push(act) === 1) this.#timer = setTimeout(() => void this.now(), this.#wait);
  }

  /** Whatever waits is done at once. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.all(this.#acts.splice(0).map((act) => act()));
  }
}
