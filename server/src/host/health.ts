import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** A database that takes longer is taken for gone: who asks after our health waits two seconds. */
const ANSWER = 1500;
/** Many who ask at once, or one after the other, cost one look. */
const FRESH = 500;

/** How the server fares, in words for /healthz, and whether it can serve anybody. */
export interface State {
  readonly ok: boolean;
  readonly text: string;
}

/** Looks whether the database answers. Without it nobody can play, and a balancer should send people elsewhere. */
export class Health {
  readonly #store: Pick<Store, 'ping'>;
  readonly #hasBus: () => boolean;
  #looking: Promise<State> | null = null;
  #isUp = true;

  constructor(store: Pick<Store, 'ping'>, metrics: Metrics, hasBus: () => boolean) {
    this.#store = store;
    this.#hasBus = hasBus;
    metrics.gauge('banquise_database_up', 'Whether the database answers: 1 or 0.', () => Number(this.#isUp));
  }

  look(): Promise<State> {
    if (this.#looking === null) {
      this.#looking = this.#look();
      setTimeout(() => {
        this.#looking = null;
      }, FRESH).unref();
    }
    return this.#looking;
  }

  async #look(): Promise<State> {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER, false).unref());
    const answers = this.#store.ping().then(
      () => true,
      () => false,
    );
    this.#isUp = await Promise.race([answers, late]);
    if (!this.#isUp) return { ok: false, text: 'the database does not answer: nothing can be stored\n' };
    return { ok: true, text: this.#hasBus() ? 'ok\n' : 'ok, but the bus is away: other servers are heard of once a second\n' };
  }
}
