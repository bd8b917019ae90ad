import type { ToldGame } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import { type Kysely, sql, type Transaction } from 'kysely';
import { among, insertAll, isSome } from './dialect.ts';
import { grouped } from './group.ts';
import type { Schema } from './schema.ts';

/** Why somebody is reported. */
export const REPORTS = ['words', 'leaves', 'help', 'other'] as const;
export type ReportKind = (typeof REPORTS)[number];

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly reporter: PersonId;
  readonly reported: PersonId;
  readonly why: ReportKind;
  readonly text: string;
  /** The table whose chat goes with it. */
  readonly table: string | null;
  readonly done: boolean;
}

/** Somebody asked to a table. */
export interface Challenge {
  readonly table: string;
  readonly challenger: PersonId;
  readonly challenged: PersonId;
  readonly until: number;
}

/** Somebody in a ranking. */
export interface Ranked {
  readonly person: PersonId;
  readonly name: string;
  readonly login: string | null;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
  /** What the rating has gained in the week of a moment. */
  readonly gained: number;
}

/** Where somebody stands in a season. */
export interface Placed {
  readonly rating: number;
  readonly games: number;
  /** How many are before it, and in the ranking at all: counted no further than the limit. */
  readonly before: number;
  readonly ranked: number;
  /** The next before it, itself where it is ranked, and the next after it. */
  readonly near: readonly Ranked[];
}

/** What people have to do with each other. */
export interface SocietyStore {
  follow(person: PersonId, other: PersonId, on: boolean, at: number): Promise<void>;
  follows(person: PersonId, limit: number): Promise<{ readonly id: PersonId; readonly name: string; readonly login: string | null }[]>;
  isFollowing(person: PersonId, other: PersonId): Promise<boolean>;
  block(person: PersonId, other: PersonId, on: boolean, at: number): Promise<void>;
  blocked(people: readonly PersonId[]): Promise<PersonId[]>;
  /** Whether one of the two groups has blocked somebody of the other. */
  atOdds(some: readonly PersonId[], others: readonly PersonId[]): Promise<boolean>;
  /** A listed table is being played from now on, or no more. */
  play(table: string, on: boolean, at: number): Promise<void>;
  /** Listed tables being played, the latest first. */
  playing(limit: number): Promise<string[]>;
  report(report: Report): Promise<void>;
  reports(done: boolean, limit: number): Promise<Report[]>;
  closeReport(id: string): Promise<void>;
  /** Whom a report is about. */
  reportedIn(id: string): Promise<PersonId | undefined>;
  challenge(challenge: Challenge): Promise<void>;
  challenges(people: readonly PersonId[], now: number): Promise<Challenge[]>;
  endChallenge(table: string): Promise<void>;
  /** The latest games of somebody, with everybody who sat there. */
  told(person: PersonId, limit: number): Promise<ToldGame[]>;
  /** How a rating went, the oldest first. */
  curve(person: PersonId, game: string, limit: number): Promise<{ readonly at: number; readonly mu: number; readonly sigma: number }[]>;
  /** Games of two against each other among the latest of the first: won, drawn and lost by it. */
  between(
    person: PersonId,
    other: PersonId,
    latest: number,
  ): Promise<{ readonly won: number; readonly drawn: number; readonly lost: number }>;
  /** The best of a season, from a number of games on; the last is the moment for which it is told. */
  ranking(game: string, season: string, limit: number, now: number): Promise<Ranked[]>;
  place(person: PersonId, game: string, season: string, limit: number, now: number): Promise<Placed | undefined>;
}

/** The season of a moment: a quarter of a year. */
export function seasonOf(at: number): string {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

const DAY = 86_400_000;
/** The week of a moment, counted from Monday to Monday. */
export const weekOf = (at: number): number => Math.floor((Math.floor(at / DAY) + 3) / 7);

export function societyStore(db: Kysely<Schema>): SocietyStore {
  return { ...circle(db), ...watching(db), ...reporting(db), ...challenging(db), ...telling(db), ...ranking(db) };
}

function circle(db: Kysely<Schema>): Pick<SocietyStore, 'follow' | 'follows' | 'isFollowing' | 'block' | 'blocked' | 'atOdds'> {
  return {
    async follow(person, followed, on, at) {
      if (!on) await db.deleteFrom('follows').where('person', '=', person).where('followed', '=', followed).execute();
      else
        await db
          .insertInto('follows')
          .values({ person, followed, at })
          .onConflict((conflict) => conflict.columns(['person', 'followed']).doUpdateSet({ at }))
          .execute();
    },
    follows: (person, limit) =>
      db
        .selectFrom('follows')
        .innerJoin('people', 'people.id', 'follows.followed')
        .select(['people.id', 'people.name', 'people.login'])
        .where('follows.person', '=', person)
        .orderBy('follows.at', 'desc')
        .limit(limit)
        .execute(),
    async isFollowing(person, followed) {
      const row = db.selectFrom('follows').select('at').where('person', '=', person).where('followed', '=', followed);
      return (await row.executeTakeFirst()) !== undefined;
    },
    async block(person, blocked, on, at) {
      if (!on) await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
      else
        await db
          .insertInto('blocks')
          .values({ person, blocked, at })
          .onConflict((conflict) => conflict.columns(['person', 'blocked']).doUpdateSet({ at }))
          .execute();
    },
    async blocked(people) {
      const rows = db
        .selectFrom('blocks')
        .select('blocked')
        .where('person', 'in', [...people]);
      return (await rows.execute()).map(({ blocked }) => blocked);
    },
    async atOdds(some, others) {
      if (some.length === 0 || others.length === 0) return false;
      const row = db
        .selectFrom('blocks')
        .select('at')
        .where(({ and, or, eb }) =>
          or([
            and([eb('person', 'in', [...some]), eb('blocked', 'in', [...others])]),
            and([eb('person', 'in', [...others]), eb('blocked', 'in', [...some])]),
          ]),
        );
      return (await row.limit(1).executeTakeFirst()) !== undefined;
    },
  };
}

interface Shown {
  readonly table: string;
  readonly on: boolean;
  readonly at: number;
}

/** Of a table that comes and goes at once, the last word counts. */
async function beOnShow(trx: Transaction<Schema>, shown: readonly Shown[]): Promise<undefined[]> {
  const last = [...new Map(shown.map((one) => [one.table, one])).values()];
  const gone = last.filter(({ on }) => !on).map(({ table }) => table);
  if (gone.length > 0)
    await trx
      .deleteFrom('playing')
      .where(among(trx, 'table_id', gone))
      .execute();
  const come = last.filter(({ on }) => on).map(({ table, at }) => ({ table_id: table, at }));
  if (isSome(come))
    await insertAll(trx, 'playing', come)
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .execute();
  return shown.map(() => undefined);
}

function watching(db: Kysely<Schema>): Pick<SocietyStore, 'play' | 'playing'> {
  const show = grouped(db, beOnShow);
  return {
    play: (table, on, at) => show({ table, on, at }),
    async playing(limit) {
      const rows = db.selectFrom('playing').innerJoin('heads', 'heads.id', 'playing.table_id').select('playing.table_id');
      const latest = await rows.where('heads.phase', '=', 'playing').orderBy('playing.at', 'desc').limit(limit).execute();
      return latest.map(({ table_id }) => table_id);
    },
  };
}

function reporting(db: Kysely<Schema>): Pick<SocietyStore, 'report' | 'reports' | 'closeReport' | 'reportedIn'> {
  return {
    report: async ({ table, done, ...row }) =>
      void (await db
        .insertInto('reports')
        .values({ ...row, table_id: table, done: Number(done) })
        .execute()),
    async reports(done, limit) {
      const rows = db.selectFrom('reports').selectAll().where('done', '=', Number(done)).orderBy('at', 'desc').limit(limit);
      return (await rows.execute()).map(({ table_id, done: over, why, ...row }) => ({
        ...{ ...row, table: table_id, done: over === 1, why: why as ReportKind },
      }));
    },
    reportedIn: async (id) => (await db.selectFrom('reports').select('reported').where('id', '=', id).executeTakeFirst())?.reported,
    closeReport: async (id) => void (await db.updateTable('reports').set({ done: 1 }).where('id', '=', id).execute()),
  };
}

function challenging(db: Kysely<Schema>): Pick<SocietyStore, 'challenge' | 'challenges' | 'endChallenge'> {
  return {
    challenge: async ({ table, ...row }) =>
      void (await db
        .insertInto('challenges')
        .values({ table_id: table, ...row })
        .execute()),
    async challenges(people, now) {
      const rows = db
        .selectFrom('challenges')
        .selectAll()
        .where('challenged', 'in', [...people])
        .where('until', '>', now);
      return (await rows.limit(20).execute()).map(({ table_id, ...row }) => ({ table: table_id, ...row }));
    },
    endChallenge: async (table) => void (await db.deleteFrom('challenges').where('table_id', '=', table).execute()),
  };
}

function telling(db: Kysely<Schema>): Pick<SocietyStore, 'told' | 'curve' | 'between'> {
  return {
    async told(person, limit) {
      const own = await db
        .selectFrom('results')
        .select(['table_id', 'game', 'at', 'ending', 'rated', 'seat'])
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      if (own.length === 0) return [];
      const seats = await db
        .selectFrom('results')
        .leftJoin('people', 'people.id', 'results.person')
        .select([
          'results.table_id',
          'results.seat',
          'results.name',
          'results.bot',
          'results.rank',
          'results.total',
          'results.counts',
          'people.login',
        ])
        .where(
          'results.table_id',
          'in',
          own.map(({ table_id }) => table_id),
        )
        .orderBy('results.seat')
        .execute();
      return own.map(({ table_id, game, at, ending, rated, seat: mine }) => ({
        ...{ table: table_id, game, at, ending, rated: rated === 1 },
        seats: seats
          .filter((row) => row.table_id === table_id)
          .map(({ name, login, bot, rank, total, counts, seat }) => ({
            ...{ name, login, bot, rank, points: counts === 1 ? total : null, own: seat === mine },
          })),
      }));
    },
    async curve(person, game, limit) {
      const rows = db.selectFrom('results').select(['at', 'mu', 'sigma']).where('person', '=', person).where('game', '=', game);
      const latest = await rows.where('mu', 'is not', null).orderBy('at', 'desc').limit(limit).execute();
      return latest.reverse().map(({ at, mu, sigma }) => ({ at, mu: mu ?? 0, sigma: sigma ?? 0 }));
    },
    async between(person, other, latest) {
      const duels = db.selectFrom('results').select(['table_id', 'rank']).where('person', '=', person).where('seats', '=', 2);
      const rows = await db
        .selectFrom(duels.orderBy('at', 'desc').limit(latest).as('mine'))
        .innerJoin('results as theirs', 'mine.table_id', 'theirs.table_id')
        .select(['mine.rank as own', 'theirs.rank as other'])
        // Looked up by table: all games of the other are more than the latest of the one.
        .where(sql`coalesce(theirs.person, '')`, '=', other)
        .execute();
      const count = (is: (own: number, their: number) => boolean): number => rows.filter((row) => is(row.own, row.other)).length;
      return { won: count((a, b) => a < b), drawn: count((a, b) => a === b), lost: count((a, b) => a > b) };
    },
  };
}

function ranking(db: Kysely<Schema>): Pick<SocietyStore, 'ranking' | 'place'> {
  const standings = (game: string, season: string) =>
    db.selectFrom('ladder').where('ladder.game', '=', game).where('ladder.season', '=', season);
  const ranked = (game: string, season: string) => standings(game, season).where('ladder.ranked', '=', 1);
  const told = (game: string, season: string) =>
    ranked(game, season)
      .innerJoin('people', 'people.id', 'ladder.person')
      .select(['ladder.person', 'people.name', 'people.login', 'ladder.rating', 'ladder.games', 'ladder.wins'])
      .select(['ladder.week', 'ladder.week_rating']);
  type Row = Omit<Ranked, 'gained'> & { readonly week: number; readonly week_rating: number };
  const read =
    (now: number) =>
    ({ week, week_rating, ...row }: Row): Ranked => ({
      ...row,
      gained: week === weekOf(now) ? row.rating - week_rating : 0,
    });
  const count = async (rows: ReturnType<typeof ranked>, limit: number): Promise<number> => {
    const few = rows.select('ladder.person').limit(limit).as('few');
    return Number((await db.selectFrom(few).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n);
  };
  return {
    async ranking(game, season, limit, now) {
      return (await told(game, season).orderBy('ladder.rating', 'desc').limit(limit).execute()).map(read(now));
    },
    async place(person, game, season, limit, now) {
      const own = await standings(game, season).select(['rating', 'games', 'ranked']).where('person', '=', person).executeTakeFirst();
      if (own === undefined) return undefined;
      const others = told(game, season).where('ladder.person', '!=', person);
      const [before, all, above, self, below] = await Promise.all([
        count(ranked(game, season).where('rating', '>', own.rating), limit),
        count(ranked(game, season), limit),
        others.where('ladder.rating', '>', own.rating).orderBy('ladder.rating').limit(1).execute(),
        told(game, season).where('ladder.person', '=', person).execute(),
        others.where('ladder.rating', '<=', own.rating).orderBy('ladder.rating', 'desc').limit(1).execute(),
      ]);
      return { rating: own.rating, games: own.games, before, ranked: all, near: [...above, ...self, ...below].map(read(now)) };
    },
  };
}
