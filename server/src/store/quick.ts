import type { PersonId } from '@banquise/table';
import type { Kysely, Transaction } from 'kysely';
import { exclusively } from './dialect.ts';
import type { Schema } from './schema.ts';

/** Somebody who looks for company, as it stands in the store for all servers. */
export interface Seek {
  readonly person: PersonId;
  /** Pace and kind: only people of the same pool are paired. */
  readonly pool: string;
  readonly games: readonly string[];
  readonly ratings: Readonly<Record<string, number>>;
  readonly size: 'two' | 'more';
  readonly wide: boolean;
  readonly blocked: readonly PersonId[];
  readonly since: number;
  /** When a server last knew it to be there. */
  readonly seen: number;
  /** The match it is part of; nothing while it waits. */
  readonly match: string | null;
  readonly ready: boolean;
}

/** People who were taken out of the waiting list together: enough to lay their table, for whichever server comes first. */
export interface Match {
  /** Also the id of the table. */
  readonly id: string;
  readonly pool: string;
  readonly game: string;
  readonly people: readonly PersonId[];
  /** When the game starts by itself. */
  readonly starts: number;
}

/** The waiting list of *Quick game*. */
export interface QuickStore {
  /** Puts somebody on the list; whose wish is the same goes on waiting where it stood. */
  seek(seek: Omit<Seek, 'match' | 'ready'>): Promise<Seek>;
  /** Somebody gives up; true when it was on the list and not part of a match. */
  unseek(person: PersonId): Promise<boolean>;
  touch(people: readonly PersonId[], seen: number): Promise<void>;
  /** Whom somebody who waits has blocked meanwhile. */
  shun(people: readonly PersonId[], blocked: readonly PersonId[]): Promise<void>;
  /** Who waits in a pool, the longest first; live ones only if they were seen since then. */
  waiting(pool: string, seen: number, limit: number): Promise<Seek[]>;
  of(people: readonly PersonId[]): Promise<Seek[]>;
  /** Takes people off the list for one match: all of them, or nobody and false when another server was first with one. */
  take(match: Match): Promise<boolean>;
  match(id: string): Promise<Match | undefined>;
  /** Somebody wants to begin; when it is the last of them, the match starts now. */
  ready(id: string, person: PersonId, now: number): Promise<void>;
  /** Matches whose time has come, the oldest first. */
  due(now: number, limit: number): Promise<Match[]>;
  /** Somebody does not want to after all: the others are back where they stood. Who they are; nobody when it is too late. */
  release(id: string, person: PersonId): Promise<PersonId[]>;
  /** The game has begun: its people look for nothing any more. True for the one who says it first. */
  begun(id: string): Promise<boolean>;
  /** How many wait in a pool, by what they look for, up to a limit. */
  counts(pool: string, seen: number, limit: number): Promise<readonly { readonly games: readonly string[]; readonly person: PersonId }[]>;
  /** Drops who has not been seen since then and is part of no match. */
  sweep(seen: number): Promise<void>;
}

type Row = Schema['seeks'];

const read = ({ games, ratings, blocked, size, wide, ready, ...row }: Row): Seek => ({
  ...row,
  games: JSON.parse(games),
  ratings: JSON.parse(ratings),
  blocked: JSON.parse(blocked),
  size: size as Seek['size'],
  wide: wide === 1,
  ready: ready === 1,
});

const readMatch = ({ people, ...row }: Schema['matches']): Match => ({ ...row, people: JSON.parse(people) });

export function quickStore(db: Kysely<Schema>): QuickStore {
  const seeks = () => db.selectFrom('seeks').selectAll();
  return {
    seek: (seek) => db.transaction().execute((trx) => put(trx, seek)),
    async unseek(person) {
      const gone = await db.deleteFrom('seeks').where('person', '=', person).where('match', 'is', null).executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },
    async touch(people, seen) {
      if (people.length > 0)
        await db
          .updateTable('seeks')
          .set({ seen })
          .where('person', 'in', [...people])
          .execute();
    },
    shun: async (people, blocked) =>
      void (await db
        .updateTable('seeks')
        .set({ blocked: JSON.stringify(blocked) })
        .where('person', 'in', [...people])
        .execute()),
    waiting: async (pool, seen, limit) =>
      (
        await seeks().where('pool', '=', pool).where('match', 'is', null).where('seen', '>=', seen).orderBy('since').limit(limit).execute()
      ).map(read),
    of: async (people) =>
      people.length === 0
        ? []
        : (
            await seeks()
              .where('person', 'in', [...people])
              .execute()
          ).map(read),
    take: (match) => take(db, match),
    async match(id) {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      return row && readMatch(row);
    },
    ready: (id, person, now) =>
      db.transaction().execute(async (trx) => {
        await exclusively(trx, [`match ${id}`]);
        await trx.updateTable('seeks').set({ ready: 1 }).where('person', '=', person).where('match', '=', id).execute();
        const slow = await trx.selectFrom('seeks').select('person').where('match', '=', id).where('ready', '=', 0).executeTakeFirst();
        if (slow === undefined)
          await trx.updateTable('matches').set({ starts: now }).where('id', '=', id).where('starts', '>', now).execute();
      }),
    due: async (now, limit) =>
      (await db.selectFrom('matches').selectAll().where('starts', '<=', now).orderBy('starts').limit(limit).execute()).map(readMatch),
    release: (id, person) => db.transaction().execute((trx) => release(trx, id, person)),
    begun: (id) =>
      db.transaction().execute(async (trx) => {
        const gone = await trx.deleteFrom('matches').where('id', '=', id).executeTakeFirst();
        await trx.deleteFrom('seeks').where('match', '=', id).execute();
        return gone.numDeletedRows > 0n;
      }),
    async counts(pool, seen, limit) {
      const rows = db.selectFrom('seeks').select(['games', 'person']).where('pool', '=', pool).where('match', 'is', null);
      const found = await rows.where('seen', '>=', seen).limit(limit).execute();
      return found.map(({ games, person }) => ({ games: JSON.parse(games) as string[], person }));
    },
    sweep: async (seen) => void (await db.deleteFrom('seeks').where('seen', '<', seen).where('match', 'is', null).execute()),
  };
}

async function put(trx: Transaction<Schema>, seek: Omit<Seek, 'match' | 'ready'>): Promise<Seek> {
  const before = await trx.selectFrom('seeks').selectAll().where('person', '=', seek.person).executeTakeFirst();
  // Who is part of a match already stays so: the wish of then holds.
  if (before?.match != null) return read(before);
  const row: Row = {
    ...{ person: seek.person, pool: seek.pool, size: seek.size, wide: Number(seek.wide), seen: seek.seen, match: null, ready: 0 },
    ...{ games: JSON.stringify(seek.games), ratings: JSON.stringify(seek.ratings), blocked: JSON.stringify(seek.blocked) },
    since: before !== undefined && before.pool === seek.pool ? before.since : seek.since,
  };
  await trx
    .insertInto('seeks')
    .values(row)
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
  return read(row);
}

/** Thrown to undo what was taken already. */
class TakenAlready extends Error {}

async function take(db: Kysely<Schema>, match: Match): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      // In one order everywhere, so that two servers never wait for each other.
      for (const person of match.people.toSorted()) {
        const mine = trx.updateTable('seeks').set({ match: match.id, ready: 0 }).where('person', '=', person);
        const taken = await mine.where('match', 'is', null).where('pool', '=', match.pool).executeTakeFirst();
        if (taken.numUpdatedRows !== 1n) throw new TakenAlready();
      }
      await trx
        .insertInto('matches')
        .values({ ...match, people: JSON.stringify(match.people) })
        .execute();
    });
    return true;
  } catch (error) {
    if (error instanceof TakenAlready) return false;
    throw error;
  }
}

async function release(trx: Transaction<Schema>, id: string, person: PersonId): Promise<PersonId[]> {
  const gone = await trx.deleteFrom('matches').where('id', '=', id).executeTakeFirst();
  if (gone.numDeletedRows !== 1n) return [];
  await trx.deleteFrom('seeks').where('person', '=', person).where('match', '=', id).execute();
  const others = await trx.selectFrom('seeks').select('person').where('match', '=', id).execute();
  await trx.updateTable('seeks').set({ match: null, ready: 0 }).where('match', '=', id).execute();
  return others.map((other) => other.person);
}

/** The tables of this store. */
export interface QuickSchema {
  seeks: {
    person: string;
    pool: string;
    games: string;
    ratings: string;
    size: string;
    wide: number;
    blocked: string;
    since: number;
    seen: number;
    match: string | null;
    ready: number;
  };
  matches: { id: string; pool: string; game: string; people: string; starts: number };
}

export async function quickTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('seeks')
    .addColumn('person', 'text', (c) => c.primaryKey().notNull())
    .addColumn('pool', 'text', (c) => c.notNull())
    .addColumn('games', 'text', (c) => c.notNull())
    .addColumn('ratings', 'text', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('wide', 'integer', (c) => c.notNull())
    .addColumn('blocked', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('match', 'text')
    .addColumn('ready', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('seeks_pool').on('seeks').columns(['pool', 'since']).execute();
  await schema.createIndex('seeks_match').on('seeks').column('match').execute();
  await schema.createIndex('seeks_seen').on('seeks').column('seen').execute();
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('pool', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('people', 'text', (c) => c.notNull())
    .addColumn('starts', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('matches_starts').on('matches').column('starts').execute();
  // Who was out of a game by its own doing, and how a rating went: what profiles and hosts are shown.
  await schema.alterTable('results').addColumn('out', 'text').execute();
  await schema.alterTable('results').addColumn('mu', 'double precision').execute();
  await schema.alterTable('results').addColumn('sigma', 'double precision').execute();
  await schema.createIndex('results_person_at').on('results').columns(['person', 'at']).execute();
}
