import { ratingOf, type ServerMessage, type Wish } from '@banquise/protocol';
import { type Creation, LAW, type PersonId } from '@banquise/table';
import type { Context } from '../context.ts';
import { newKey, newSeed } from '../host/chance.ts';
import type { Connection } from '../live/connection.ts';
import type { Match, Seek } from '../store/quick.ts';
import { layOut } from '../tables/layout.ts';
import { UNKNOWN } from '../tables/rating.ts';
import { found } from './found.ts';
import { bandOf, pair, type Seats } from './pairing.ts';
import { poolOf, readPool } from './pools.ts';

/** How often who waits is looked at, and said to be there. */
const TICK = 1000;
const TOUCH = 5000;
/** Somebody who was not seen for this long is not paired: a server that died must not hold out its people. */
const PRESENT = 15_000;
/** A search over days goes on while its person is elsewhere. */
const PATIENT = 86_400_000;
/** A connection that breaks off and comes back within this time was never gone. */
const BREAK = 8000;
/** From found to the start. */
const COUNTDOWN = 8000;
/** How many of a pool are looked at in one go, the longest waiting first. */
const MOST = 200;
const STAND_IN = 3;

/**
 * *Quick game*. The waiting list stands in the store: every server pairs whom it finds there and takes them off in one
 * step, so that nobody is paired twice; what was taken and not laid out is laid out by whichever server comes next.
 */
export class Quick {
  readonly #contextOf: () => Context;
  /** Who looks for company through this server. */
  readonly #here = new Map<PersonId, Searcher>();
  readonly #timer: NodeJS.Timeout;
  #busy: Promise<void> | null = null;
  #touched = 0;
  #swept = 0;

  /** The rest of the server knows of it, and it of the rest: so the context comes when it is complete. */
  constructor(contextOf: () => Context) {
    this.#contextOf = contextOf;
    this.#timer = setInterval(() => void this.tick(), TICK).unref();
  }

  get #context(): Context {
    return this.#contextOf();
  }

  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.#busy ?? Promise.resolve();
  }

  get size(): number {
    return this.#here.size;
  }

  async seek(connection: Connection, wish: Wish): Promise<void> {
    const { store, now, games } = this.#context;
    const { person, selves } = connection;
    const known = wish.games.filter((game) => games.has(game));
    const standings = await store.results.standings(person);
    const ratings = Object.fromEntries(
      known.map((game) => [game, ratingOf(standings.find((one) => one.game === game) ?? UNKNOWN)] as const),
    );
    const seek = await store.quick.seek({
      ...{ person, pool: poolOf(wish), games: known, ratings, size: wish.size, wide: wish.wide, since: now(), seen: now() },
      blocked: await store.society.blocked(selves),
    });
    this.#here.set(person, { connection, wish: { ...wish, games: known }, gone: null, told: null });
    await this.#say(seek);
    void this.tick();
  }

  async unseek(person: PersonId): Promise<void> {
    const searcher = this.#here.get(person);
    this.#here.delete(person);
    const { quick } = this.#context.store;
    if (!(await quick.unseek(person))) {
      const [seek] = await quick.of([person]);
      if (seek?.match != null) await this.#off(seek.match, person);
    }
    searcher?.connection.tell({ type: 'unsought', why: 'stopped' });
  }

  /** To whom was found: begin now, or not this time. False when it is too late for that. */
  async answer(person: PersonId, table: string, begin: boolean): Promise<boolean> {
    const { quick } = this.#context.store;
    const match = await quick.match(table);
    if (match === undefined || !match.people.includes(person)) return false;
    if (!begin) {
      await this.unseek(person);
      return true;
    }
    await quick.ready(table, person, this.#context.now());
    await this.#start();
    return true;
  }

  /** A connection has broken off; who does not come back in a moment has gone. */
  left(connection: Connection): void {
    const searcher = this.#here.get(connection.person);
    if (searcher?.connection === connection) searcher.gone = this.#context.now();
  }

  /** One look at who waits. Looks follow each other. */
  tick(): Promise<void> {
    this.#busy ??= this.#look()
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : 'unknown';
        this.#context.log.error({ problem }, 'the waiting list could not be looked at');
      })
      .finally(() => {
        this.#busy = null;
      });
    return this.#busy;
  }

  async #look(): Promise<void> {
    const { store, now } = this.#context;
    if (this.#here.size > 0) {
      await this.#dropGone();
      if (now() - this.#touched >= TOUCH) {
        this.#touched = now();
        await store.quick.touch([...this.#here.keys()], now());
      }
      for (const pool of new Set([...this.#here.values()].map(({ wish }) => poolOf(wish)))) await this.#pair(pool);
      await this.#tell();
    }
    if (this.#here.size > 0 || now() - this.#swept >= TOUCH) {
      await this.#start();
      if (now() - this.#swept >= TOUCH) {
        this.#swept = now();
        await store.quick.sweep(now() - PATIENT);
      }
    }
  }

  async #dropGone(): Promise<void> {
    for (const [person, { gone, wish }] of this.#here) {
      if (gone === null || this.#context.now() - gone < BREAK) continue;
      // Over days one may go: the table stands among one's own when somebody is found.
      if (wish.pace === 'days') this.#here.delete(person);
      else await this.unseek(person);
    }
  }

  async #pair(pool: string): Promise<void> {
    const { store, now, games } = this.#context;
    const { pace } = readPool(pool);
    const waiting = await store.quick.waiting(pool, now() - (pace === 'days' ? PATIENT : PRESENT), MOST);
    const seats: Seats = Object.fromEntries([...games.values()].map((game) => [game.id, game.seats]));
    for (const { game, people } of pair(waiting, seats, now())) {
      const starts = now() + (pace === 'days' ? 0 : COUNTDOWN);
      const match: Match = { id: newKey(), pool, game, people: shuffled(people), starts };
      if (await store.quick.take(match)) await this.#lay(match);
    }
  }

  /** The table of a match; laid out again, it is the same one. */
  async #lay(match: Match): Promise<void> {
    const { games, tables, store, now } = this.#context;
    const game = games.get(match.game);
    if (game === undefined || (await store.tables.row(match.id)) !== undefined) return;
    const { rated, clock, pace } = readPool(match.pool);
    const people = await Promise.all(match.people.map((id) => store.people.find(id)));
    const creation: Creation = {
      ...{ id: match.id, game: game.id, rules: game.rules, options: {}, clock, owner: null, seed: newSeed(), at: now(), law: LAW },
      settings: { confirm: pace === 'days', standIn: STAND_IN, ...(rated ? {} : { casual: true }) },
      seats: people.map((person, i) => ({ kind: 'person', person: match.people[i] as string, name: person?.name ?? '?' })),
    };
    const row = layOut(game, creation, true);
    if (!row.ok) throw new Error(`a table for strangers is wrong: ${row.problem.field}`);
    await tables.create(row.value);
  }

  /** Begins the games whose time has come, also those of a server that died on the way. */
  async #start(): Promise<void> {
    const { store, tables, now } = this.#context;
    for (const match of await store.quick.due(now(), MOST)) {
      await this.#lay(match);
      const live = await tables.find(match.id);
      if (live?.committed.phase === 'open')
        await new Promise<void>((resolve) =>
          tables.ask(live, { id: 'start', by: 'host', version: live.pending.entries.length, type: 'start' }, () => resolve()),
        );
      await store.quick.begun(match.id);
    }
    for (const [person, searcher] of this.#here) {
      if (searcher.told === null || (await store.quick.match(searcher.told)) !== undefined) continue;
      if ((await store.quick.of([person]))[0] !== undefined) continue;
      this.#here.delete(person);
      searcher.connection.tell({ type: 'found-begun', table: searcher.told });
    }
  }

  /** Tells people of this server what has become of their search, also when another server paired them. */
  async #tell(): Promise<void> {
    const asked = [...this.#here.keys()];
    const seeks = await this.#context.store.quick.of(asked);
    for (const person of asked) {
      const searcher = this.#here.get(person);
      if (searcher === undefined || searcher.told !== null || seeks.some((seek) => seek.person === person)) continue;
      // Another server has seen to it, or it was forgotten: what came of it stands among one's tables.
      this.#here.delete(person);
      searcher.connection.tell({ type: 'unsought', why: 'gone' });
    }
    for (const seek of seeks) {
      const searcher = this.#here.get(seek.person);
      if (searcher === undefined || seek.match === searcher.told) continue;
      searcher.told = seek.match;
      if (seek.match === null) await this.#say(seek);
      else await this.#show(searcher, seek.match);
    }
  }

  async #show(searcher: Searcher, id: string): Promise<void> {
    const match = await this.#context.store.quick.match(id);
    if (match !== undefined) searcher.connection.tell(await found(this.#context, match, searcher.connection.person));
  }

  async #say(seek: Seek): Promise<void> {
    const { store, now } = this.#context;
    const searcher = this.#here.get(seek.person);
    if (searcher === undefined) return;
    if (seek.match !== null) {
      searcher.told = seek.match;
      return this.#show(searcher, seek.match);
    }
    const { wish, connection } = searcher;
    const seen = now() - (wish.pace === 'days' ? PATIENT : PRESENT);
    const others = (await store.quick.counts(seek.pool, seen, MOST)).filter(({ person }) => person !== seek.person);
    const twin = (await store.quick.counts(poolOf({ ...wish, rated: !wish.rated }), seen, MOST)).filter(
      ({ person, games }) => person !== seek.person && games.some((game) => wish.games.includes(game)),
    );
    const waiting: Record<string, number> = {};
    for (const { games } of others) for (const game of games) waiting[game] = (waiting[game] ?? 0) + 1;
    const band = bandOf(seek, now());
    const message: ServerMessage = {
      ...{ type: 'seeking', wish, since: seek.since, rating: seek.ratings[wish.games[0] as string] ?? ratingOf(UNKNOWN), waiting },
      ...{ band: Number.isFinite(band) ? band : null, other: twin.length },
    };
    connection.tell(message);
  }

  /** Somebody did not want to after all: its table is called off, the others are at the head of the list again. */
  async #off(id: string, person: PersonId): Promise<void> {
    const { store, tables } = this.#context;
    const others = await store.quick.release(id, person);
    if (others.length === 0) return;
    const live = await tables.find(id);
    if (live) tables.ask(live, { id: 'off', by: 'host', version: live.pending.entries.length, type: 'cancel' }, () => undefined);
    for (const other of others) {
      const searcher = this.#here.get(other);
      if (searcher !== undefined) searcher.told = null;
    }
    for (const seek of await store.quick.of(others)) await this.#say(seek);
  }
}

interface Searcher {
  readonly connection: Connection;
  readonly wish: Wish;
  /** When its connection broke off. */
  gone: number | null;
  /** The match it was told of. */
  told: string | null;
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: newKey() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}
