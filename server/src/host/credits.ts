/**
 * Rate limits by credits: a purse holds so many and refills steadily; what costs more than is there has to wait. A burst
 * is fine, a flood is not.
 */
export interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

export class Purse {
  #credits: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#credits = allowance.most;
    this.#at = now;
  }

  /** Pays, or says in how many milliseconds there will be enough. */
  pay({ most, perSecond }: Allowance, cost: number, now: number): number {
    const credits = Math.min(most, this.#credits + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    this.#credits = credits >= cost ? credits - cost : credits;
    return credits >= cost ? 0 : Math.ceil(((cost - credits) / perSecond) * 1000);
  }

  isFull({ most, perSecond }: Allowance, now: number): boolean {
    return this.#credits + ((now - this.#at) / 1000) * perSecond >= most;
  }
}

/** One purse each for many: by address, by person. Full ones are forgotten. */
export class Purses {
  readonly #purses = new Map<string, Purse>();
  readonly #allowance: Allowance;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  pay(who: string, cost: number, now: number): number {
    let purse = this.#purses.get(who);
    if (purse === undefined) {
      if (this.#purses.size >= 10_000) this.#forget(now);
      purse = new Purse(this.#allowance, now);
      this.#purses.set(who, purse);
    }
    return purse.pay(this.#allowance, cost, now);
  }

  #forget(now: number): void {
    for (const [who, purse] of this.#purses) if (purse.isFull(this.#allowance, now)) this.#purses.delete(who);
  }
}
