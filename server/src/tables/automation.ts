import { createHash } from 'node:crypto';
import type { Seat } from '@banquise/kernel';
import { alarm, type Level, rematch, since } from '@banquise/table';
import { newSeed } from '../host/chance.ts';
import { UNTOUCHED } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { Alarms } from './alarms.ts';
import type { Chooser } from './chooser.ts';
import type { Later } from './later.ts';
import { layOut } from './layout.ts';
import { agendaOf, dueAfter, isAgreed, LEASE, type Live } from './live.ts';
import { BotQueue } from './queue.ts';
import { settle } from './result.ts';
import { OtherRules, type Tables, type TablesParts } from './tables.ts';

/** After a start nobody loses a seat for this long: people first have to find their way back. */
const GRACE = 10_000;

/** A clock that could not be looked at is looked at again after this long. */
const AGAIN = 5000;

/** How often the store is asked for what is due, and how much is taken at once. */
const LOOK = 1000;
const TAKEN = 50;
/** How many moves a bot may be choosing at once. */
const BUSY = 200;
/** A table that cannot be opened here is left alone for this long. */
const HOPELESS = 3_600_000;

/** Bad answers after which the chooser of last resort plays a seat. */
const PATIENCE = 3;

export interface AutomationParts extends TablesParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly chooser: Chooser;
  readonly fallback: Chooser;
  readonly botThreads: number;
  readonly later: Later;
}

/** What the server does at tables by itself: it plays the bots, keeps the time, takes down results and lays out rematches. */
export class Automation {
  readonly #parts: AutomationParts;
  readonly #alarms: Alarms;
  readonly #failures = new Map<string, number>();
  readonly #settling = new Set<string>();
  readonly #queue: BotQueue;
  readonly #opened: number;
  /** Tables that this server sees to: it made the last change, or took them. */
  readonly #own = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: AutomationParts) {
    this.#parts = parts;
    this.#queue = new BotQueue(parts.chooser, parts.botThreads);
    this.#opened = parts.now() + GRACE;
    this.#alarms = new Alarms(parts.now, (id) => void this.#wake(id));
    parts.tables.onChange((live, _before, own) => {
      if (own) this.attend(live);
      else this.#release(live.id);
    });
    parts.tables.onDrop((id) => this.#release(id));
    parts.metrics.gauge('banquise_bots_waiting', 'Moves that bots have yet to choose.', () => this.#queue.size);
    parts.metrics.gauge('banquise_alarms', 'Tables whose clock this server keeps.', () => this.#alarms.size);
  }

  /** Looks from now on for what is due and nobody sees to: after a start, and after another server has died. */
  start(): void {
    this.#timer = setTimeout(() => void this.#look(), 0);
  }

  attend(live: Live): void {
    const { committed } = live;
    const { rings: due, awaited } = agendaOf(live, committed);
    const past = committed.now < this.#opened - GRACE;
    this.#own.add(live.id);
    this.#alarms.set(live.id, due !== null && past ? Math.max(due, this.#opened) : due);
    for (const { seat, bot } of awaited) if (bot !== null) void this.#think(live, seat, bot);
    if (committed.phase !== 'finished') return;
    if (!live.settled) this.#settle(live);
    if (isAgreed(committed)) void this.#rematch(live);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#alarms.stop();
  }

  #release(id: string): void {
    this.#own.delete(id);
    this.#alarms.set(id, null);
  }

  async #look(): Promise<void> {
    const { store, now, tables, log } = this.#parts;
    let more = false;
    try {
      const until = now() + LEASE;
      const busy = [...tables.lives.values()].filter(({ id, thinking }) => this.#own.has(id) && thinking.size > 0);
      await store.tables.extend(
        busy.map(({ id }) => id),
        until,
      );
      const taken = this.#queue.size < BUSY ? await store.tables.take(now(), until, TAKEN) : [];
      more = taken.length === TAKEN;
      await Promise.all(taken.map((id) => this.#see(id)));
    } catch (error) {
      log.warn({ problem: messageOf(error) }, 'what is due could not be looked for');
    }
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#look(), more ? 0 : LOOK);
  }

  /** Sees to what is due at a table that was taken. */
  async #see(id: string): Promise<void> {
    const { store, now, tables, log } = this.#parts;
    try {
      const live = await tables.find(id);
      if (live === undefined || this.#stopped) return;
      const { phase, now: changed, revision } = live.committed;
      if (phase === 'open' && now() >= changed + UNTOUCHED && live.watchers.size === 0) {
        await store.tables.remove(id);
        tables.drop(id);
        return;
      }
      this.attend(live);
      const agenda = agendaOf(live, live.committed);
      const due = dueAfter(agenda, live.settled);
      const { rings } = agenda;
      if (rings !== null && rings <= now() && now() >= this.#opened) await this.#wake(id);
      else if (due === null) await store.tables.dismiss(id, revision);
    } catch (error) {
      if (error instanceof OtherRules) await store.tables.extend([id], now() + HOPELESS).catch(() => undefined);
      else log.warn({ table: id, problem: messageOf(error) }, 'what is due at a table could not be done');
    }
  }

  async #wake(id: string): Promise<void> {
    const { tables, log, now } = this.#parts;
    try {
      const live = await tables.find(id);
      const due = live && alarm(live.committed);
      if (!live || due === null || due === undefined || due > now()) return;
      const { length } = live.pending.entries;
      tables.ask(live, { id: `tick-${live.pending.revision}`, by: 'host', version: length, type: 'tick' }, (answer) => {
        // Time passes even when it cannot be stored.
        if (!answer?.ok) this.#alarms.set(id, now() + AGAIN);
      });
    } catch (error) {
      log.warn({ table: id, problem: messageOf(error) }, 'a table could not be woken');
    }
  }

  async #think(live: Live, seat: Seat, level: Level): Promise<void> {
    if (live.thinking.has(seat)) return;
    live.thinking.add(seat);
    const { tables, metrics, log } = this.#parts;
    try {
      const { view, version } = since(live.game, live.committed, seat, live.committed.entries.length);
      const move = view && (await this.#choice(live, seat, level, view));
      if (!move) throw new Error('there is no move');
      tables.ask(live, { id: `bot-${seat}-${version}`, by: 'host', version, type: 'move', seat, step: 0, move }, (answer) => {
        live.thinking.delete(seat);
        if (answer?.ok) {
          this.#failures.delete(`${live.id}/${seat}`);
          metrics.count('banquise_bot_moves_total');
        } else {
          this.#again(live, seat);
        }
      });
    } catch (error) {
      log.error({ table: live.id, seat, problem: messageOf(error) }, 'a bot cannot play');
      live.thinking.delete(seat);
    }
  }

  /** A move of the chooser; of the last resort when it fails or has been refused too often. */
  async #choice(live: Live, seat: Seat, level: Level, view: object): Promise<{ readonly type: string } | undefined> {
    const { fallback, log } = this.#parts;
    const question = { game: live.game, view, seat, level };
    const tired = (this.#failures.get(`${live.id}/${seat}`) ?? 0) >= PATIENCE;
    try {
      if (tired) return await fallback.choose(question);
      const owner = live.committed.owner ?? live.id;
      const watched = (): string | null => live.watchers.values().next().value?.listener.address ?? null;
      return await this.#queue.choose({ question, owner, watched });
    } catch (error) {
      log.warn({ table: live.id, seat, problem: messageOf(error) }, 'a bot had no answer');
      return fallback.choose(question).catch(() => undefined);
    }
  }

  /** The table changed while the bot thought, or its move was wrong: it thinks again, on what is there now. */
  #again(live: Live, seat: Seat): void {
    const place = `${live.id}/${seat}`;
    const failures = (this.#failures.get(place) ?? 0) + 1;
    this.#failures.set(place, failures);
    const again = (): void => {
      if (this.#own.has(live.id) && this.#parts.tables.lives.get(live.id) === live) this.attend(live);
    };
    if (failures <= 2 * PATIENCE) setTimeout(again, 20 * failures).unref();
  }

  #settle(live: Live): void {
    if (this.#settling.has(live.id)) return;
    this.#settling.add(live.id);
    const { store, log, later, tables } = this.#parts;
    later.add(async () => {
      try {
        const { revision } = live.committed;
        await settle(store, live.game, live.committed);
        live.settled = true;
        // What was agreed meanwhile was stored as due, for nothing was taken down yet: nobody need read the table again for it.
        const { committed } = live;
        if (committed.revision > revision && dueAfter(agendaOf(live, committed), true) === null)
          await store.tables.dismiss(live.id, committed.revision);
        tables.leave(live);
      } catch (error) {
        log.error({ table: live.id, problem: messageOf(error) }, 'a result could not be taken down; it is tried again in a moment');
      } finally {
        this.#settling.delete(live.id);
      }
    });
  }

  /** The next table has an id that follows from this one: laid out twice, it is still one table. */
  async #rematch(live: Live): Promise<void> {
    const { tables, now, log } = this.#parts;
    const id = createHash('sha256').update(`${live.id}/next`).digest('base64url').slice(0, 22);
    if (this.#settling.has(id)) return;
    this.#settling.add(id);
    try {
      const creation = rematch(live.committed, { id, seed: newSeed(), at: now() });
      const row = layOut(live.game, creation, live.row.listed);
      if (!row.ok) throw new Error(row.problem.field);
      const next = await tables.create(row.value);
      await new Promise<void>((resolve) =>
        tables.ask(next, { id: 'start', by: 'host', version: next.pending.entries.length, type: 'start' }, () => resolve()),
      );
      // Nobody is led to a table that waits for a start which could not be stored: it is tried again.
      if (next.committed.phase === 'open') throw new Error('the next game could not begin');
      const version = live.pending.entries.length;
      tables.ask(live, { id: 'rematched', by: 'host', version, type: 'rematched', next: id }, () => undefined);
    } catch (error) {
      log.error({ table: live.id, problem: messageOf(error) }, 'a rematch could not be laid out');
    } finally {
      this.#settling.delete(id);
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
