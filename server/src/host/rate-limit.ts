/**
 * Rate limits by credits: a limit holds some and refills steadily; what costs more than is there has to wait. A burst
 * is fine, a flood is not.
 */
export interface Rate {
  readonly most: number;
  readonly perSecond: number;
}

export class RateLimit {
  #credits: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#credits = rate.most;
    this.#at = now;
  }

  /** Pays, or says in how many milliseconds there will be enough. */
  pay({ most, perSecond }: Rate, cost: number, now: number): number {
    const credits = Math.min(most, this.#credits + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    this.#credits = credits >= cost ? credits - cost : credits;
    return credits >= cost ? 0 : Math.ceil(((cost - credits) / perSecond) * 1000);
  }

  isFull({ most, perSecond }: Rate, now: number): boolean {
    return this.#credits + ((now - this.#at) / 1000) * perSecond >= most;
  }
}

/** Where limits stand that hold on all servers together. */
export interface CreditStore {
  /** Pays, or says in how many milliseconds there will be enough. */
  pay(who: string, rate: Rate, cost: number, now: number): Promise<number>;
}

/** Limits that hold on all servers together, and across restarts: what protects accounts. */
export class SharedLimits {
  readonly #credits: CreditStore;
  readonly #name: string;
  readonly #rate: Rate;

  constructor(credits: CreditStore, name: string, rate: Rate) {
    this.#credits = credits;
    this.#name = name;
    this.#rate = rate;
  }

  pay(who: string, cost: number, now: number): Promise<number> {
    return this.#credits.pay(`${this.#name} ${who}`, this.#rate, cost, now);
  }
}

/** One limit each for many: by address, by person. Full ones are forgotten. */
export class RateLimits {
  readonly #limits = new Map<string, RateLimit>();
  readonly #rate: Rate;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  pay(who: string, cost: number, now: number): number {
    let limit = this.#limits.get(who);
    if (limit === undefined) {
      if (this.#limits.size >= 10_000) this.#forget(now);
      limit = new RateLimit(this.#rate, now);
      this.#limits.set(who, limit);
    }
    return limit.pay(this.#rate, cost, now);
  }

  #forget(now: number): void {
    for (const [who, limit] of this.#limits) if (limit.isFull(this.#rate, now)) this.#limits.delete(who);
  }
}
