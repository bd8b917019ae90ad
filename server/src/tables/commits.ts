import type { Accepted, Table } from '@banquise/table';
import { type Append, LONGEST_SNAPSHOT, type Snapshot } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { agendaOf, dueAfter, LEASE, type Live, SUMMED, shelfOf, summaryOf, type Waiting } from './live.ts';

/** What becomes of commands that went to the store together. */
export interface Outcomes {
  stored(live: Live, waiting: readonly Waiting[]): void;
  /** Somebody else changed the table first. */
  lost(live: Live, waiting: readonly Waiting[]): void;
  failed(live: Live, waiting: readonly Waiting[], error: unknown): void;
  /** It is stored, but telling people of it went wrong. */
  broken(live: Live, error: unknown): void;
}

/** Commands between two whole copies of a table, so that few have to be replayed; a long table costs more and is copied less often. */
const SNAPSHOT_EVERY = 100;
const SHARE = 10;
/** A log of more entries is not even tried. */
const LONGEST = 20_000;

/** Tables that wait before another batch goes beside those under way: two small ones cost more than one. */
const MANY = 25;

/**
 * A batch costs as much as several moves, whatever is in it, and more where it has a way to go. When the last one held several
 * tables, the next one therefore waits for company: until this long after that one began, or until it is large. Among few
 * nobody waits.
 */
interface Company {
  readonly several: number;
  readonly pause: number;
  /** What people say meanwhile is looked at when the batch leaves, all in one go. */
  readonly together: boolean;
}

const FILE: Company = { several: 8, pause: 8, together: false };
const DATABASE: Company = { several: 2, pause: 12, together: false };
/**
 * Several servers share the moves, and each batch costs the same: they wait for batches of the same size. Each has little to do at a
 * time, and a processor that is woken for every message takes half as long again over each as one that has many before it.
 */
const SHARED: Company = { several: 2, pause: 40, together: true };
const LARGE = 64;

/** Whether there are other servers says how many moves come to this one. */
export const companyOf = ({ lanes }: Pick<Store, 'lanes'>, isAlone: boolean): Company => (lanes === 1 ? FILE : isAlone ? DATABASE : SHARED);

/**
 * Group commit: whatever was accepted in one turn of the event loop goes to the disk in one transaction, and is answered
 * after it. What comes in meanwhile forms the next one, which goes at once when many wait and the store takes several: each
 * is of other tables.
 */
export class Commits {
  readonly #store: Pick<Store, 'tables' | 'lanes'>;
  readonly #outcomes: Outcomes;
  readonly #format: (live: Live) => string;
  readonly #company: Company;
  #dirty = new Set<Live>();
  /** What people have said while a batch waits for company. */
  #said: (() => void)[] = [];
  #busy = 0;
  #scheduled = false;
  /** Waits for company. */
  #pause: NodeJS.Timeout | null = null;
  #last = { size: 0, began: 0 };

  constructor(store: Pick<Store, 'tables' | 'lanes'>, outcomes: Outcomes, format: (live: Live) => string, company: Company) {
    this.#store = store;
    this.#company = company;
    this.#outcomes = outcomes;
    this.#format = format;
  }

  add(live: Live, waiting: Waiting): void {
    live.waiting.push(waiting);
    this.#dirty.add(live);
    this.#schedule();
  }

  /** What somebody says is looked at once, or in its turn when the batch leaves that waits for company. */
  listen(act: () => void): void {
    if (this.#pause === null || !this.#company.together) act();
    else if (this.#said.push(act) + this.#dirty.size >= LARGE) void this.#flush();
  }

  /** Nothing is on its way any more. */
  async drained(): Promise<void> {
    while (this.#busy > 0 || this.#dirty.size > 0 || this.#said.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  #schedule(): void {
    const { size } = this.#dirty;
    const isFull = this.#busy >= this.#store.lanes || (this.#busy > 0 && size < MANY);
    if (isFull || this.#scheduled) return;
    const { began } = this.#last;
    const { several, pause } = this.#company;
    const wait = this.#busy === 0 && this.#last.size >= several && size < LARGE ? began + pause - performance.now() : 0;
    if (wait >= 1) {
      this.#pause ??= setTimeout(() => void this.#flush(), wait);
    } else {
      this.#scheduled = true;
      setImmediate(() => void this.#flush());
    }
  }

  async #flush(): Promise<void> {
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#pause = null;
    // What is said now leaves with this batch.
    this.#scheduled = true;
    for (const act of this.#said.splice(0)) act();
    this.#scheduled = false;
    // A table of which a batch is under way has its turn after that.
    const lives = [...this.#dirty].filter(({ storing }) => !storing);
    if (lives.length === 0) return;
    this.#busy++;
    this.#last = { size: lives.length, began: performance.now() };
    for (const live of lives) this.#dirty.delete(live);
    const taken = lives.filter(({ waiting }) => waiting.length > 0).map((live) => ({ live, waiting: live.waiting }));
    const batch: Append[] = [];
    for (const { live, waiting } of taken) {
      live.waiting = [];
      live.storing = true;
      const append = this.#append(live, waiting);
      if (append) batch.push(append);
    }
    let lost: readonly string[] = [];
    let failure: { readonly error: unknown } | null = null;
    try {
      if (batch.length > 0) lost = await this.#store.tables.append(batch);
    } catch (error) {
      failure = { error };
    }
    this.#busy--;
    for (const { live, waiting } of taken) {
      live.storing = false;
      try {
        if (failure) this.#outcomes.failed(live, waiting, failure.error);
        else if (lost.includes(live.id)) this.#outcomes.lost(live, waiting);
        else this.#outcomes.stored(live, waiting);
      } catch (error) {
        // What breaks at one table must not keep the others from their answers.
        this.#outcomes.broken(live, error);
      }
      // What its people are told leaves now, while the processor still has it at hand.
      await null;
    }
    if (this.#dirty.size > 0) this.#schedule();
  }

  #append(live: Live, waiting: readonly Waiting[]): Append | null {
    const accepted: Accepted[] = [];
    for (const one of waiting) if (one.accepted !== null) accepted.push(one.accepted);
    const first = accepted[0];
    if (first === undefined) return null;
    const { table } = waiting.at(-1) as Waiting;
    const after = first.revision - 1;
    const { phase } = table;
    const { id, committed, edition, row, settled } = live;
    const same = SUMMED.every((part) => committed[part] === table[part]);
    const agenda = agendaOf(live, table);
    const due = dueAfter(agenda, settled);
    const { at } = accepted.at(-1) as Accepted;
    const open = row.listed && (phase === 'open' || committed.phase === 'open');
    return {
      ...{ table: id, after, edition, accepted, phase, awaited: agenda.awaited.map(({ seat }) => seat) },
      // What is due at once is seen to by who stored it, and what is due later by nobody before then: no other need look.
      ...(due === null ? { due, taken: 0 } : due <= at ? { due, taken: at + LEASE } : { due: shelfOf(due, at), taken: due }),
      listing: open ? phase === 'open' : null,
      summary: same ? null : summaryOf(table),
      seated: committed.chairs !== table.chairs && !sitAlike(committed, table),
      snapshot: this.#snapshot(live, table, accepted),
    };
  }

  #snapshot(live: Live, table: Waiting['table'], accepted: readonly Accepted[]): Snapshot | null {
    const { revision } = accepted.at(-1) as Accepted;
    if (revision - live.snapshot < Math.max(SNAPSHOT_EVERY, table.entries.length / SHARE)) return null;
    live.snapshot = revision;
    if (table.entries.length > LONGEST) return null;
    const body = JSON.stringify(table);
    return body.length > LONGEST_SNAPSHOT ? null : { revision, format: this.#format(live), body };
  }
}

/** Whether the same people sit on the same seats. */
const sitAlike = ({ chairs }: Table, after: Table): boolean =>
  chairs.length === after.chairs.length && chairs.every(({ person }, seat) => person === after.chairs[seat]?.person);
