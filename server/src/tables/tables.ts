import { type Game, type Result, type Viewer, versionOf } from '@banquise/kernel';
import { type Command, create, handle, since, type Table } from '@banquise/table';
import type { Log } from '../host/log.ts';
import type { Metrics } from '../host/metrics.ts';
import type { Kept, Store, TableRow } from '../store/store.ts';
import { Commits } from './commits.ts';
import { eyesOf, type Live, open, type Reply, type Waiting, type Watcher } from './live.ts';
import { rebuild } from './rebuild.ts';

/** Raised when a table is written out in another shape: older snapshots are then thrown away. */
const SHAPE = 2;

const IDLE = 120_000;

/** So many entries of a log are told at once; who lacks more gets them in pages, and others are served in between. */
const PAGE = 300;

export interface TablesParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, Game>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
}

/** A table that cannot be opened: it was made under other rules than those played here. */
export class OtherRules extends Error {}

/** All tables that are in use. The one place where commands are judged, stored, answered and told to others, in this order. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #lives = new Map<string, Live>();
  readonly #loading = new Map<string, Promise<Live | undefined>>();
  readonly #commits: Commits;
  readonly #followers: ((live: Live, before: Table | null) => void)[] = [];

  constructor(parts: TablesParts) {
    this.#parts = parts;
    const outcomes = {
      stored: (live: Live, waiting: readonly Waiting[]) => this.#stored(live, waiting),
      lost: (live: Live, waiting: readonly Waiting[]) => void this.#lost(live, waiting),
      failed: (live: Live, waiting: readonly Waiting[], error: unknown) => this.#failed(live, waiting, error),
      broken: (live: Live, error: unknown) =>
        parts.log.error({ table: live.id, problem: error instanceof Error ? error.message : 'unknown' }, 'news could not be passed on'),
    };
    this.#commits = new Commits(parts.store.tables, outcomes, (live) => formatOf(live.game));
    parts.metrics.gauge('banquise_tables', 'Tables in memory.', () => this.#lives.size);
  }

  /** Called after a table was loaded (with nothing before it) and after each batch of it was stored. */
  onChange(follower: (live: Live, before: Table | null) => void): void {
    this.#followers.push(follower);
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
    const { tables } = this.#parts.store;
    const row = await tables.row(id);
    const game = row && this.#rulesOf(row);
    const kept = game && (await tables.load(id, formatOf(game)));
    const table = kept && (await rebuild(tables, game, kept));
    return table?.ok ? table.value : undefined;
  }

  /** A new table; or, where there is one of this id already, that one. */
  async create(row: TableRow): Promise<Live> {
    const live = (await this.#parts.store.tables.create(row)) ? this.#created(row) : await this.find(row.id);
    if (live === undefined) throw new Error(`table ${row.id} is gone`);
    return live;
  }

  ask(live: Live, command: Command, reply: Reply): void {
    if (live.frozen !== null) {
      live.frozen.then(() => this.ask(live, command, reply)).catch(() => reply(null));
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
    this.show(live, watcher);
  }

  /** Sends a watcher what it lacks. */
  show(live: Live, watcher: Watcher): void {
    const viewer = eyesOf(live.committed, watcher.listener.selves, watcher.wanted);
    const news = this.#news(live, watcher, viewer);
    this.#send(live, watcher, news);
  }

  /** A game that is over is dropped with its last watcher: what piles up only makes the garbage collector work. */
  unwatch(live: Live, watcher: Watcher): void {
    live.watchers.delete(watcher);
    if (live.settled && isIdle(live)) this.#lives.delete(live.id);
  }

  /** Drops tables that nobody looks at and that have waited for nothing for a while. */
  sweep(): void {
    const before = this.#parts.now() - IDLE;
    for (const live of this.#lives.values()) if (isIdle(live) && live.touched < before) this.#lives.delete(live.id);
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
    }
  }

  get lives(): ReadonlyMap<string, Live> {
    return this.#lives;
  }

  drained(): Promise<void> {
    return this.#commits.drained();
  }

  async #reload(live: Live): Promise<void> {
    const { store } = this.#parts;
    const kept = await store.tables.load(live.id, formatOf(live.game));
    const table = kept && (await rebuild(store.tables, live.game, kept));
    if (!table?.ok) throw new Error(`table ${live.id} cannot be read again`);
    const before = live.committed;
    live.pending = table.value;
    live.committed = table.value;
    live.snapshot = kept?.snapshot?.revision ?? 0;
    for (const watcher of live.watchers) this.show(live, watcher);
    this.#changed(live, before);
  }

  /** The game under the rules with which the table began; nothing where they are not known here. */
  #rulesOf({ game, creation }: TableRow): Game | undefined {
    const newest = this.#parts.games.get(game);
    const version = newest && versionOf(newest, creation.rules);
    return version?.ok ? version.value : undefined;
  }

  async #load(id: string): Promise<Live | undefined> {
    const row = await this.#parts.store.tables.row(id);
    if (row === undefined) return undefined;
    const game = this.#rulesOf(row);
    if (game === undefined) throw new OtherRules(row.game);
    const { tables } = this.#parts.store;
    const kept = await tables.load(id, formatOf(game));
    return kept && this.#opened(kept, await rebuild(tables, game, kept));
  }

  #created(row: TableRow): Live {
    const game = this.#rulesOf(row);
    return this.#opened({ row, snapshot: null }, game && create(game, row.creation));
  }

  #opened({ row, snapshot }: Pick<Kept, 'row' | 'snapshot'>, table: Result<Table> | undefined): Live {
    const known = this.#lives.get(row.id);
    if (known !== undefined) return known;
    const game = this.#rulesOf(row);
    if (game === undefined || table?.ok !== true) {
      const problem = table?.ok === false ? table.problem.field : 'game';
      this.#parts.log.warn({ table: row.id, game: row.game, problem }, 'a table cannot be opened');
      throw new OtherRules(row.game);
    }
    const live = open(game, row, table.value, snapshot?.revision ?? 0, this.#parts.now());
    this.#lives.set(live.id, live);
    this.#changed(live, null);
    return live;
  }

  #stored(live: Live, waiting: readonly Waiting[]): void {
    const { metrics } = this.#parts;
    const before = live.committed;
    live.committed = (waiting.at(-1) as Waiting).table;
    metrics.count('banquise_batches_total');
    metrics.count('banquise_accepted_total', waiting.filter(({ accepted }) => accepted !== null).length);
    // News before the answer: whoever hears that a request is done sees the table as it is after it.
    this.#tell(live, new Set(waiting.flatMap(({ tell }) => tell)));
    for (const { reply, answer } of waiting) reply(answer);
    if (live.committed !== before) this.#changed(live, before);
  }

  /** Another server was first: what was judged here is judged again on what is stored. */
  async #lost(live: Live, waiting: readonly Waiting[]): Promise<void> {
    this.#parts.metrics.count('banquise_lost_total', waiting.length);
    // What followed was judged on what is lost: it must not slip in behind somebody else's command.
    const all = [...waiting, ...live.waiting.splice(0)];
    live.pending = live.committed;
    this.#parts.log.warn({ table: live.id, commands: all.length }, 'another server changed this table; loading it again');
    const { promise, resolve } = Promise.withResolvers<void>();
    live.frozen = promise;
    try {
      await this.#reload(live);
      live.frozen = null;
      for (const { command, reply } of all) this.ask(live, command, reply);
    } catch (error) {
      live.frozen = null;
      this.#failed(live, all, error);
    }
    resolve();
  }

  #failed(live: Live, waiting: readonly Waiting[], error: unknown): void {
    this.#parts.metrics.count('banquise_failed_total', waiting.length);
    this.#parts.log.error({ table: live.id, problem: error instanceof Error ? error.message : 'unknown' }, 'commands could not be stored');
    live.pending = live.committed;
    live.snapshot = Math.min(live.snapshot, live.committed.revision);
    for (const { reply } of [...waiting, ...live.waiting.splice(0)]) reply(null);
  }

  #tell(live: Live, tell: ReadonlySet<Viewer>): void {
    if (live.watchers.size === 0) return;
    const sent = new Map<string, News>();
    for (const watcher of live.watchers) {
      const viewer = eyesOf(live.committed, watcher.listener.selves, watcher.wanted);
      if (!tell.has(viewer)) continue;
      const like = `${viewer}/${watcher.version}`;
      const news = sent.get(like) ?? this.#news(live, watcher, viewer);
      sent.set(like, news);
      this.#send(live, watcher, news);
    }
  }

  #news(live: Live, { version }: Watcher, viewer: Viewer): News {
    const update = since(live.game, live.committed, viewer, version, PAGE);
    return { text: JSON.stringify({ type: 'update', table: live.id, viewer, update }), version: update.version, more: update.more };
  }

  /** The next page goes out by itself, after others had their turn. */
  #send(live: Live, watcher: Watcher, { text, version, more }: News): void {
    watcher.version = version;
    watcher.listener.send(text);
    if (more)
      setImmediate(() => {
        if (live.watchers.has(watcher) && watcher.version === version) this.show(live, watcher);
      });
  }

  #changed(live: Live, before: Table | null): void {
    for (const follower of this.#followers) follower(live, before);
  }
}

/** An update ready to be sent, and where it leads. */
interface News {
  readonly text: string;
  readonly version: number;
  readonly more: boolean;
}

const isIdle = ({ watchers, thinking, pending, committed }: Live): boolean =>
  watchers.size === 0 && thinking.size === 0 && pending === committed;

const formatOf = (game: Game): string => `${SHAPE}/${game.id}/${game.rules}`;
