import type { PersonId } from '@banquise/table';
import type { Live } from './live.ts';
import type { Tables } from './tables.ts';

/** Who leads a waiting table and has not looked at it for this long is away. */
const AWAY = 60_000;

/** Passes the lead of a waiting table on when its owner is away and somebody else who sits there is not. */
export class Leads {
  readonly #seen = new WeakMap<Live, number>();
  readonly #tables: Tables;

  readonly #peopleAt: (live: Live) => ReadonlySet<PersonId>;

  constructor(tables: Tables, peopleAt: (live: Live) => ReadonlySet<PersonId>) {
    this.#tables = tables;
    this.#peopleAt = peopleAt;
  }

  /** Looks at every waiting table; to be called now and then. */
  look(now: number): void {
    for (const live of this.#tables.lives.values()) if (live.committed.phase === 'open') this.#lookAt(live, now);
  }

  #lookAt(live: Live, now: number): void {
    const { chairs, owner } = live.committed;
    if (owner === null) return;
    const here = this.#peopleAt(live);
    const seen = here.has(owner) ? now : (this.#seen.get(live) ?? now);
    this.#seen.set(live, seen);
    const seat = chairs.findIndex(({ person }) => person !== null && person !== owner && here.has(person));
    if (now - seen < AWAY || seat < 0) return;
    this.#seen.delete(live);
    const version = live.pending.entries.length;
    this.#tables.ask(live, { id: `lead-${live.pending.revision}`, by: 'host', version, type: 'lead', seat }, () => undefined);
  }
}
