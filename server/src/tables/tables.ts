import type { Game, Viewer } from '@banquise/kernel';
import { type Accepted, type Command, create, handle, type Table } from '@banquise/table';
import type { Log } from '../host/log.ts';
import type { Metrics } from '../host/metrics.ts';
import type { TableRow } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { show, showIfThere, tell } from './audience.ts';
import { Commits, companyOf } from './commits.ts';
import { type Live, open, type Reply, type Waiting, type Watcher } from './live.ts';
import type { News } from './news.ts';
import { formatOf, type Read, readTable, rulesOf } from './rebuild.ts';

const IDLE = 120_000;

/** A batch of moves is on the disk after this long, as a rule. */
const SOON = 20;

/** Who lacks more commands than this reads the table anew, from its snapshot. */
const SOME = 200;

export interface TablesParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, Game>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  /** Other servers, where there are any. */
  readonly news?: News | undefined;
}

/** Called after a table was loaded (with nothing before it) and after each change; `own`: this server made it, and sees to what follows. */
export type Follower = (live: Live, before: Table | null, own: boolean) => void;

/** A table that cannot be opened: it was made under other rules than those played here. */
export class OtherRules extends Error {}

/** All tables that are in use. The one place where commands are judged, stored, told to others and answered, in this order. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #lives = new Map<string, Live>();
  readonly #loading = new Map<string, Promise<Live | undefined>>();
  readonly #commits: Commits;
  readonly #followers: Follower[] = [];
  readonly #leavers: ((id: string) => void)[] = [];

  constructor(parts: TablesParts) {
    this.#parts = parts;
    const outcomes = {
      stored: (live: Live, waiting: readonly Waiting[]) => this.#stored(live, waiting),
      lost: (live: Live, waiting: readonly Waiting[]) => void this.#lost(live, waiting),
      failed: (live: Live, waiting: readonly Waiting[], error: unknown) => this.#failed(live, waiting, error),
      broken: (live: Live, error: unknown) =>
        parts.log.error({ table: live.id, problem: error instanceof Error ? error.message : 'unknown' }, 'news could not be passed on'),
    };
    this.#commits = new Commits(parts.store, outcomes, (live) => formatOf(live.game), companyOf(parts.store, parts.news === undefined));
    parts.metrics.gauge('banquise_tables', 'Tables in memory.', () => this.#lives.size);
  }

  onChange(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** Called when a table is no longer kept in memory. */
  onDrop(leaver: (id: string) => void): void {
    this.#leavers.push(leaver);
  }

  /** A table, at once if it is in memory. Throws `OtherRules`. */
  find(id: string): Live | Promise<Live | undefined> {
    const live = this.#lives.get(id);
    if (live) return live;
    const loading = this.#loading.get(id);
    if (loading) return loading;
    const promise = this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, promise);
    return promise;
  }

  /** A table as it is now, for one look: it is not kept in memory for it. */
  async peek(id: string): Promise<Table | undefined> {
    const live = this.#lives.get(id) ?? (await this.#loading.get(id));
    if (live) return live.committed;
    const read = await this.#read(id);
    return read?.table?.ok ? read.table.value : undefined;
  }

  /** A new table; or, where there is one of this id already, that one. */
  async create(row: TableRow): Promise<Live> {
    const isNew = await this.#parts.store.tables.create(row);
    const live = isNew ? this.#created(row) : await this.find(row.id);
    if (live === undefined) throw new Error(`table ${row.id} is gone`);
    if (isNew) this.#parts.news?.stored(live, null, []);
    return live;
  }

  /** Looks at what somebody says, in its turn. */
  listen(act: () => void): void {
    this.#commits.listen(act);
  }

  ask(live: Live, command: Command, reply: Reply): void {
    if (live.frozen !== null) {
      live.frozen.then(() => this.ask(live, command, reply)).catch(() => reply(null));
      return;
    }
    if (this.#isBehind(live, command.version) && !isAsked.has(command)) {
      isAsked.add(command);
      void this.#catchUp(live, live.waiting.splice(0)).then(() => this.ask(live, command, reply));
      return;
    }
    const now = this.#parts.now();
    live.touched = now;
    const { table, answer, append, tell } = handle(live.game, live.pending, command, now);
    if (!answer.ok) this.#parts.metrics.count('banquise_refused_total');
    // An answer that rests on something not stored yet must wait for it: a repeated command above all.
    if (append === null && live.pending === live.committed) {
      reply(answer);
      return;
    }
    live.pending = table;
    this.#commits.add(live, { command, accepted: append, table, answer, tell, reply });
  }

  watch(live: Live, watcher: Watcher): void {
    live.touched = this.#parts.now();
    live.watchers.add(watcher);
    this.#show(live, watcher);
  }

  /** Who comes from another server may have seen more than is known here yet: a table never goes back. */
  #show(live: Live, watcher: Watcher): void {
    const again = (): void => {
      if (live.watchers.has(watcher)) this.#show(live, watcher);
    };
    if (this.#parts.news === undefined || watcher.version <= live.committed.entries.length) show(live, watcher);
    else if (live.frozen !== null) void live.frozen.then(again);
    // What is being stored was judged on less, and will fail.
    else if (live.storing) setTimeout(again, SOON).unref();
    else void this.#catchUp(live, live.waiting.splice(0)).then(() => showIfThere(live, watcher));
  }

  /** Somebody has seen more of a table than this server has, through another one. */
  #isBehind({ storing, pending }: Live, version: number): boolean {
    return this.#parts.news !== undefined && !storing && version > pending.entries.length;
  }

  unwatch(live: Live, watcher: Watcher): void {
    live.watchers.delete(watcher);
    this.leave(live);
  }

  /** A game that is over is dropped with its last watcher: what piles up only makes the garbage collector work. */
  leave(live: Live): void {
    // It may have been dropped and read again meanwhile: others may look at that one.
    if (live.settled && isIdle(live) && this.#lives.get(live.id) === live) this.drop(live.id);
  }

  /** Drops tables that nobody looks at and that have waited for nothing for a while. */
  sweep(): void {
    const before = this.#parts.now() - IDLE;
    for (const live of this.#lives.values()) if (isIdle(live) && live.touched < before) this.drop(live.id);
  }

  drop(id: string): void {
    if (!this.#lives.delete(id)) return;
    this.#parts.news?.unfollow(id);
    for (const leaver of this.#leavers) leaver(id);
  }

  /** Commands that another server stored. What does not follow from what is known here is read from the store. */
  hear(id: string, edition: number, accepted: readonly Accepted[]): void {
    const live = this.#lives.get(id);
    if (live === undefined) return;
    if (live.storing || live.frozen !== null) {
      live.missed = Math.max(live.missed, edition === live.edition ? (accepted.at(-1)?.revision ?? 0) : Number.POSITIVE_INFINITY);
      return;
    }
    const fresh = accepted.filter(({ revision }) => revision > live.committed.revision);
    const whole = edition === live.edition && (fresh.length === 0 || fresh[0]?.revision === live.committed.revision + 1);
    const waiting = fresh.length > 0 && whole ? live.waiting.splice(0) : [];
    if (!whole || !this.#apply(live, fresh)) void this.#catchUp(live, waiting);
    else for (const { command, reply } of waiting) this.ask(live, command, reply);
  }

  /**
   * Compares what is in memory with how far the store says tables are, and reads what is missing. What others have just stored
   * is on its way here: it gets this long to come before it is read.
   */
  async check(patience: number): Promise<void> {
    const heads = await this.#parts.store.tables.heads([...this.#lives.keys()]);
    const isBehind = ({ id, revision, edition }: (typeof heads)[number]): boolean => {
      const live = this.#lives.get(id);
      return live !== undefined && (revision > live.committed.revision || edition !== live.edition);
    };
    const behind = heads.filter(isBehind);
    if (behind.length > 0 && patience > 0) await new Promise((resolve) => setTimeout(resolve, patience));
    for (const head of behind) {
      const live = this.#lives.get(head.id);
      if (live === undefined || live.storing || live.frozen !== null || !isBehind(head)) continue;
      void this.#catchUp(live, live.waiting.splice(0));
    }
  }

  /** Changes tables in the store behind their backs: nothing happens at them meanwhile, and afterwards they are read anew. */
  async rewrite(ids: readonly string[], change: () => Promise<void>): Promise<void> {
    const lives = ids.flatMap((id) => this.#lives.get(id) ?? []);
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const live of lives) live.frozen = promise;
    try {
      while (lives.some(({ waiting, storing }) => waiting.length > 0 || storing)) await new Promise((done) => setImmediate(done));
      await change();
      for (const live of lives) await this.#reload(live);
    } finally {
      for (const live of lives) live.frozen = null;
      resolve();
      for (const id of ids) this.#parts.news?.rewritten(id);
    }
  }

  get lives(): ReadonlyMap<string, Live> {
    return this.#lives;
  }

  drained(): Promise<void> {
    return this.#commits.drained();
  }

  async #reload(live: Live): Promise<void> {
    const read = await this.#read(live.id);
    if (!read?.table?.ok) throw new Error(`table ${live.id} cannot be read again`);
    const before = live.committed;
    live.pending = read.table.value;
    live.committed = read.table.value;
    live.snapshot = read.snapshot?.revision ?? 0;
    live.edition = read.row.edition;
    for (const watcher of live.watchers) show(live, watcher);
    this.#changed(live, before, false);
  }

  /** Plays what is stored already; false when it does not follow from what is known here. */
  #apply(live: Live, accepted: readonly Accepted[]): boolean {
    const before = live.committed;
    let table = before;
    const told: Viewer[] = [];
    for (const { revision, at, command } of accepted) {
      const next = handle(live.game, table, command, at);
      if (next.append?.revision !== revision) return false;
      table = next.table;
      told.push(...next.tell);
    }
    if (table === before) return true;
    live.committed = table;
    live.pending = table;
    tell(live, told);
    this.#changed(live, before, false);
    return true;
  }

  /** Reads what others have stored; commands that were judged on less are judged again. */
  async #catchUp(live: Live, waiting: readonly Waiting[]): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    live.frozen = promise;
    live.missed = 0;
    live.pending = live.committed;
    const { tables } = this.#parts.store;
    try {
      const [head] = await tables.heads([live.id]);
      const journal = head?.edition === live.edition ? await tables.journal(live.id, live.committed.revision, SOME) : null;
      if (journal === null || journal.length === SOME || !this.#apply(live, journal)) await this.#reload(live);
      live.frozen = null;
      for (const { command, reply } of waiting) this.ask(live, command, reply);
    } catch (error) {
      live.frozen = null;
      this.#failed(live, waiting, error);
    }
    resolve();
    this.#missed(live);
  }

  /** Something came from elsewhere while the table was busy. */
  #missed(live: Live): void {
    const isBehind = live.missed > live.committed.revision;
    if (isBehind && !live.storing && live.frozen === null) void this.#catchUp(live, live.waiting.splice(0));
  }

  async #load(id: string): Promise<Live | undefined> {
    const read = await this.#read(id);
    return read && this.#opened(read);
  }

  #read(id: string): Promise<Read | undefined> {
    return readTable(this.#parts.store.tables, this.#parts.games, id);
  }

  #created(row: TableRow): Live {
    const game = rulesOf(this.#parts.games, row);
    return this.#opened({ row, snapshot: null, game, table: game && create(game, row.creation) });
  }

  #opened({ row, snapshot, game, table }: Read): Live {
    const known = this.#lives.get(row.id);
    if (known !== undefined) return known;
    if (game === undefined || table?.ok !== true) {
      const problem = table?.ok === false ? table.problem.field : 'game';
      this.#parts.log.warn({ table: row.id, game: row.game, problem }, 'a table cannot be opened');
      throw new OtherRules(row.game);
    }
    const live = open(game, row, table.value, snapshot?.revision ?? 0, this.#parts.now());
    this.#lives.set(live.id, live);
    this.#parts.news?.follow(live.id);
    this.#changed(live, null, false);
    return live;
  }

  #stored(live: Live, waiting: readonly Waiting[]): void {
    const { metrics } = this.#parts;
    const before = live.committed;
    live.committed = (waiting.at(-1) as Waiting).table;
    metrics.count('banquise_batches_total');
    metrics.count('banquise_accepted_total', live.committed.revision - before.revision);
    // News before the answer: whoever hears that a request is done sees the table as it is after it.
    tell(live, waiting.length === 1 ? (waiting[0] as Waiting).tell : waiting.flatMap(({ tell }) => tell));
    for (const { reply, answer } of waiting) reply(answer);
    if (live.committed !== before) {
      this.#parts.news?.stored(
        live,
        before,
        waiting.flatMap(({ accepted }) => accepted ?? []),
      );
      this.#changed(live, before, true);
    }
    this.#missed(live);
  }

  /** Another server was first: what was judged here is judged again on what is stored. */
  #lost(live: Live, waiting: readonly Waiting[]): Promise<void> {
    this.#parts.metrics.count('banquise_lost_total', waiting.length);
    // What followed was judged on what is lost: it must not slip in behind somebody else's command.
    return this.#catchUp(live, [...waiting, ...live.waiting.splice(0)]);
  }

  #failed(live: Live, waiting: readonly Waiting[], error: unknown): void {
    this.#parts.metrics.count('banquise_failed_total', waiting.length);
    this.#parts.log.error({ table: live.id, problem: error instanceof Error ? error.message : 'unknown' }, 'commands could not be stored');
    live.pending = live.committed;
    live.snapshot = Math.min(live.snapshot, live.committed.revision);
    for (const { reply } of [...waiting, ...live.waiting.splice(0)]) reply(null);
  }

  #changed(live: Live, before: Table | null, own: boolean): void {
    for (const follower of this.#followers) follower(live, before, own);
  }
}

/** Commands for which the store was looked into once: who speaks of what never was is judged all the same. */
const isAsked = new WeakSet<Command>();

const isIdle = ({ watchers, thinking, pending, committed }: Live): boolean =>
  watchers.size === 0 && thinking.size === 0 && pending === committed;
