import type { ToldGame } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import { type InsertQueryBuilder, type InsertResult, type Kysely, sql, type Transaction } from 'kysely';
import { among, manyOf } from './dialect.ts';
import { insertAll, run } from './fixed.ts';
import { grouped } from './group.ts';
import { type RankingStore, rankingStore } from './ranking.ts';
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

/** What people have to do with each other. */
export interface SocietyStore extends RankingStore {
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
}

export function societyStore(db: Kysely<Schema>): SocietyStore {
  return { ...circle(db), ...watching(db), ...reporting(db), ...challenging(db), ...telling(db), ...rankingStore(db) };
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

const endShow = (db: Kysely<Schema>) => db.deleteFrom('playing').where(among(db, 'table_id', []));

const unlessShown = (insert: InsertQueryBuilder<Schema, 'playing', InsertResult>) =>
  insert.onConflict((conflict) => conflict.column('table_id').doNothing());

/** Of a table that comes and goes at once, the last word counts. */
async function beOnShow(trx: Transaction<Schema>, shown: readonly Shown[]): Promise<undefined[]> {
  const last = [...new Map(shown.map((one) => [one.table, one])).values()];
  const gone = last.filter(({ on }) => !on).map(({ table }) => table);
  if (gone.length > 0) await run(trx, endShow, [manyOf(trx, gone)]);
  const come = last.filter(({ on }) => on).map(({ table, at }) => ({ table_id: table, at }));
  await insertAll(trx, 'playing', come, unlessShown);
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
