import { type Rate, RateLimits } from '../host/rate-limit.ts';
import type { Chooser, Question } from './chooser.ts';

/** A move that a bot is to choose: for whose table, and who looks on from where; nothing when nobody does. */
export interface Errand {
  readonly question: Question;
  readonly owner: string;
  readonly watched: () => string | null;
}

interface Waiting extends Errand {
  readonly resolve: (move: { readonly type: string }) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds of thinking that are an owner's own: a game with strong bots has enough, forty of them do not. */
const QUOTA: Rate = { most: 60_000, perSecond: 500 };
/** A table that nobody watches rests this many times as long as it thought: the machine is for those who are there. */
const REST = 3;

/**
 * Bots think for everybody in turn: first for addresses, then for owners at each. Whoever has many tables waits for its own,
 * not others for them, and who comes as many guests is still one. What nobody watches, or what is beyond an owner's quota,
 * plays when there is nothing else to do, one move at a time.
 */
export class BotQueue {
  readonly #chooser: Chooser;
  readonly #threads: number;
  readonly #now: () => number;
  readonly #quota = new RateLimits(QUOTA);
  /** Owners whose quota is used up, until when. */
  readonly #spent = new Map<string, number>();
  #waiting: Waiting[] = [];
  /** When an address, and an owner, were last served: who has waited longest is next. */
  readonly #served = new Map<string, number>();
  #turn = 0;
  #busy = 0;
  #idle = 0;
  #rests = 0;

  constructor(chooser: Chooser, threads: number, now: () => number = () => performance.now()) {
    this.#chooser = chooser;
    this.#threads = Math.max(1, threads);
    this.#now = now;
  }

  get size(): number {
    return this.#waiting.length;
  }

  choose(errand: Errand): Promise<{ readonly type: string }> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...errand, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    while (this.#busy < this.#threads && this.#waiting.length > 0) {
      const due = this.#first((one) => one.watched() !== null && !this.#isSpent(one));
      const one = due ?? (this.#idle === 0 ? this.#spare() : undefined);
      if (one === undefined) break;
      this.#waiting.splice(this.#waiting.indexOf(one), 1);
      void this.#serve(one, due === undefined);
    }
    if (this.#waiting.length > 0) this.#later();
  }

  /** Whom there is time for when nobody else waits: somebody beyond its quota, or a table that nobody watches after its rest. */
  #spare(): Waiting | undefined {
    const watched = this.#first((one) => one.watched() !== null);
    return watched ?? (this.#now() >= this.#rests ? this.#first(() => true) : undefined);
  }

  #isSpent({ owner }: Waiting): boolean {
    return (this.#spent.get(owner) ?? 0) > this.#now();
  }

  /** The one whose address, and then whose owner, was served longest ago; among equals the one that came first. */
  #first(may: (one: Waiting) => boolean): Waiting | undefined {
    let best: Waiting | undefined;
    let [street, house] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const one of this.#waiting) {
      if (!may(one)) continue;
      const at = this.#served.get(addressOf(one)) ?? 0;
      const own = this.#served.get(one.owner) ?? 0;
      if (at > street || (at === street && own >= house)) continue;
      [best, street, house] = [one, at, own];
    }
    return best;
  }

  /** Looks again when a rest is over; while a bot thinks, the end of that comes first. */
  #later(): void {
    const wait = this.#rests - this.#now();
    if (this.#busy === 0 && wait > 0) setTimeout(() => this.#next(), wait).unref();
  }

  async #serve(one: Waiting, idle: boolean): Promise<void> {
    const { question, owner, watched, resolve, reject } = one;
    const began = this.#now();
    this.#busy++;
    this.#idle += idle ? 1 : 0;
    this.#turn++;
    for (const who of [addressOf(one), owner]) this.#served.set(who, this.#turn);
    try {
      resolve(await this.#chooser.choose(question));
    } catch (error) {
      reject(error);
    } finally {
      const now = this.#now();
      const wait = this.#quota.pay(owner, now - began, now);
      if (wait > 0) this.#spent.set(owner, now + wait);
      if (idle && watched() === null) this.#rests = now + REST * (now - began);
      this.#busy--;
      this.#idle -= idle ? 1 : 0;
      if (this.#waiting.length === 0) this.#tidy(now);
      this.#next();
    }
  }

  /** When nobody waits, nobody need be remembered but those whose quota is used up. */
  #tidy(now: number): void {
    this.#served.clear();
    for (const [owner, until] of this.#spent) if (until <= now) this.#spent.delete(owner);
  }
}

const addressOf = ({ watched, owner }: Waiting): string => `at ${watched() ?? owner}`;
