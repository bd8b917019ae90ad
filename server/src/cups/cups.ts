import { type Creation, LAW, type PersonId } from '@banquise/table';
import type { Context } from '../context.ts';
import { newSeed } from '../host/chance.ts';
import { poolOf, readPool } from '../quick/pools.ts';
import type { Cup, CupTable, Entrant } from '../store/cups.ts';
import type { Result } from '../store/result.ts';
import { layOut } from '../tables/layout.ts';
import { nextRound } from './round.ts';
import { placePoints } from './rounds.ts';
import { standingsIn, streakOf } from './standings.ts';

const TICK = 2000;
/** A tournament over days is looked at less often. */
const SELDOM = 20_000;
const MOST = 50;
/** A tournament whose time has come and to which nobody came is over after this long. */
const EXPIRES = 86_400_000;
const STAND_IN = 3;

/**
 * Tournaments. Everything stands in the store; whichever server takes a tournament that is due takes down what was played,
 * and lays out the next round when one is over. Done twice, nothing changes.
 */
export class Cups {
  readonly #contextOf: () => Context;
  readonly #timer: NodeJS.Timeout;
  #busy: Promise<void> | null = null;

  constructor(contextOf: () => Context) {
    this.#contextOf = contextOf;
    this.#timer = setInterval(() => void this.tick(), TICK).unref();
  }

  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.#busy ?? Promise.resolve();
  }

  tick(): Promise<void> {
    const { log } = this.#contextOf();
    this.#busy ??= this.#look()
      .catch((error: unknown) => log.error({ problem: error instanceof Error ? error.message : 'unknown' }, 'a tournament is stuck'))
      .finally(() => {
        this.#busy = null;
      });
    return this.#busy;
  }

  async #look(): Promise<void> {
    const { store, now } = this.#contextOf();
    for (const cup of await store.cups.due(now(), MOST)) {
      const due = now() + (cup.pace === 'days' ? SELDOM : TICK);
      if (await store.cups.take(cup, due)) await this.#step({ ...cup, due });
    }
  }

  /** The host says so: the first round is laid out. */
  async start(cup: Cup): Promise<boolean> {
    return this.#next(cup);
  }

  async #step(cup: Cup): Promise<void> {
    const { store, now } = this.#contextOf();
    if (cup.state === 'open') return this.#open(cup);
    if (cup.state !== 'playing') return;
    const open = await this.#unscored(cup, await store.cups.open(cup.id));
    const entrants = await store.cups.entrants(cup.id);
    // Whoever looks finds them counted.
    await standingsIn(
      store.cups,
      cup,
      entrants.map(({ person }) => person),
    );
    for (const table of open) await this.#lay(cup, table);
    if (cup.kind === 'arena') {
      const busy = new Set(open.flatMap(({ people }) => people));
      const free = entrants.filter(({ person, left }) => !left && !busy.has(person));
      if (now() >= (cup.ends ?? 0)) {
        if (open.length === 0) await this.#finish(cup);
      } else if (free.length > 1) await this.#next(cup);
    } else if (open.length === 0) {
      if (cup.round >= cup.rounds) await this.#finish(cup);
      else await this.#next(cup);
    }
  }

  /** Its time has come. Too few people: it waits for more, for a day, then it is over. */
  async #open(cup: Cup): Promise<void> {
    const { now } = this.#contextOf();
    if (!(await this.#next(cup)) && now() > (cup.starts ?? 0) + EXPIRES) await this.#finish(cup);
  }

  async #finish(cup: Cup): Promise<void> {
    const { round, rounds, ends } = cup;
    await this.#contextOf().store.cups.advance(cup, { state: 'finished', round, rounds, ends, due: null }, []);
  }

  async #next(cup: Cup): Promise<boolean> {
    const { store, games, now } = this.#contextOf();
    const game = games.get(cup.game);
    const entrants = await store.cups.entrants(cup.id);
    const here = entrants.filter(({ left }) => !left).length;
    if (game === undefined || here < (cup.kind === 'rounds' ? 3 : 2)) {
      if (cup.state === 'playing' && cup.kind !== 'arena') await this.#finish(cup);
      return false;
    }
    const begins = cup.state === 'open';
    // Nobody meets twice where that can be helped: no more rounds than there are others.
    const most =
      cup.kind === 'robin'
        ? entrants.length - 1 + (entrants.length % 2)
        : cup.kind === 'swiss'
          ? Math.min(cup.rounds, here - 1 + (here % 2))
          : cup.rounds;
    const tables = nextRound(cup, entrants, begins ? [] : await store.cups.tables(cup.id), game.seats.max);
    if (tables.length === 0) return false;
    const ends = begins && cup.kind === 'arena' ? now() + cup.length : cup.ends;
    const next = { state: 'playing', round: cup.round + 1, rounds: begins ? most : cup.rounds, ends, due: now() } as const;
    if (!(await store.cups.advance(cup, next, tables))) return false;
    for (const table of tables) {
      await this.#lay(cup, table);
      await this.#call(cup, table, entrants);
    }
    return true;
  }

  /** Lays a table and begins the game, unless it is there. */
  async #lay(cup: Cup, { table, people }: CupTable): Promise<void> {
    const { store, games, tables, now } = this.#contextOf();
    const game = games.get(cup.game);
    if (table === null || game === undefined) return;
    if ((await store.tables.row(table)) === undefined) {
      const { clock } = readPool(poolOf({ pace: cup.pace, rated: cup.rated, size: 'two' }));
      const known = await Promise.all(people.map((person) => store.people.find(person)));
      const creation: Creation = {
        ...{ id: table, game: game.id, rules: game.rules, options: {}, clock, owner: null, seed: newSeed(), at: now(), law: LAW },
        settings: { confirm: cup.pace === 'days', standIn: STAND_IN, ...(cup.rated ? {} : { casual: true }) },
        seats: people.map((person, i) => ({ kind: 'person', person, name: known[i]?.name ?? '?' })),
      };
      const row = layOut(game, creation, true);
      if (!row.ok) throw new Error(`a table of a tournament is wrong: ${row.problem.field}`);
      await tables.create(row.value);
    }
    const live = await tables.find(table);
    if (live?.committed.phase !== 'open') return;
    await new Promise<void>((resolve) =>
      tables.ask(live, { id: 'start', by: 'host', version: live.pending.entries.length, type: 'start' }, () => resolve()),
    );
  }

  /** Tells who plays there that the table is laid: on every page of theirs, or by a push. */
  async #call({ id, title, game }: Cup, { table, round, people }: CupTable, entrants: readonly Entrant[]): Promise<void> {
    const { connections, notices } = this.#contextOf();
    if (table === null) return;
    for (const person of people) {
      const against = entrants.flatMap(({ person: other, name }) => (people.includes(other) && other !== person ? [name] : []));
      connections.tell(person, { type: 'cup-table', cup: id, title, game, round, table, against });
      void notices.cup(person, table, title);
    }
  }

  /** Takes down what was played to its end since; what is still being played is left. */
  async #unscored(cup: Cup, open: readonly CupTable[]): Promise<CupTable[]> {
    const { store } = this.#contextOf();
    const isOver = async ({ table }: CupTable): Promise<boolean> => {
      const row = table === null ? undefined : await store.tables.row(table);
      return row?.phase === 'finished' && row.settled;
    };
    const over = await Promise.all(open.map(isOver));
    const past = cup.kind === 'arena' && over.includes(true) ? await store.cups.tables(cup.id) : [];
    const score = async (table: CupTable): Promise<void> => {
      const results = await store.results.of(table.table ?? '');
      const streaks = table.people.map((person) => streakOf(person, past));
      await store.cups.score(cup.id, table.round, table.n, scoresOf(cup, table, results, streaks));
      if (cup.kind !== 'robin') for (const person of awayOf(table, results)) await store.cups.leave(cup.id, person);
    };
    await Promise.all(open.filter((_, i) => over[i]).map(score));
    return open.filter((_, i) => !over[i]);
  }
}

/** Who was not there: its time ran out, or it left. It is paired no more until it says that it is back. */
export const awayOf = ({ people }: Pick<CupTable, 'people'>, results: readonly Result[]): PersonId[] =>
  people.filter((_, seat) => results.some((result) => result.seat === seat && (result.out === 'timed-out' || result.out === 'left')));

/** Wins in a row after which the next ones count double in an arena. */
const DOUBLE_AFTER = 2;
const ARENA_WIN = 2;

/**
 * What everybody at a table gets. A void game brings nothing; who was out of the contest gets nothing, whatever a bot made of
 * its seat. Told is how many games in a row everybody had won before.
 */
export function scoresOf(
  { kind }: Pick<Cup, 'kind'>,
  { people }: Pick<CupTable, 'people'>,
  results: readonly Result[],
  streaks: readonly number[] = [],
): number[] {
  const ranks = people.map((_, seat) => results.find((result) => result.seat === seat)?.rank ?? 0);
  const isOut = (seat: number): boolean => (results.find((result) => result.seat === seat)?.out ?? null) !== null;
  if (kind === 'rounds') return placePoints(ranks).map((points, seat) => (isOut(seat) ? 0 : points));
  const winners = ranks.filter((rank) => rank === 1).length;
  const won = (seat: number): number => {
    if (kind !== 'arena') return 1;
    return winners === 1 && (streaks[seat] ?? 0) >= DOUBLE_AFTER ? 2 * ARENA_WIN : ARENA_WIN;
  };
  return ranks.map((rank, seat) => (rank === 1 ? won(seat) / winners : 0));
}
