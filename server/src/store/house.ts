import type { PersonId } from '@banquise/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface Deed {
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly whom: string;
  readonly why: string;
}

export interface Sanctioned {
  readonly name: string;
  readonly login: string | null;
  readonly kind: string;
  readonly until: number;
  readonly why: string;
}

/** What keeps the house in order. */
export interface HouseStore {
  isAdmin(people: readonly PersonId[]): Promise<boolean>;
  admins(): Promise<{ readonly id: PersonId; readonly login: string | null }[]>;
  setAdmin(person: PersonId, on: boolean): Promise<void>;
  /** Until when somebody is under a sanction, and why; nothing when it is not. */
  sanction(
    people: readonly PersonId[],
    kind: 'mute' | 'suspend',
    now: number,
  ): Promise<{ readonly until: number; readonly why: string } | undefined>;
  /** Who is under a sanction now, the latest to end first. */
  sanctioned(now: number, limit: number): Promise<Sanctioned[]>;
  setSanction(person: PersonId, kind: 'mute' | 'suspend', until: number, why: string): Promise<void>;
  setting(name: 'registration' | 'announcement'): Promise<string | undefined>;
  set(name: 'registration' | 'announcement', value: string): Promise<void>;
  /** An invitation to register, known by its hash; it is used once. */
  invite(hash: string, at: number): Promise<void>;
  useInvitation(hash: string): Promise<boolean>;
  note(deed: Deed): Promise<void>;
  /** The latest first. */
  log(limit: number): Promise<Deed[]>;
  /** People whose login begins so, in the order of logins. */
  startingWith(text: string, limit: number): Promise<{ readonly name: string; readonly login: string; readonly seen: number }[]>;
  /** How often somebody was reported. */
  reported(person: PersonId): Promise<number>;
}

export function houseStore(db: Kysely<Schema>): HouseStore {
  return {
    async isAdmin(people) {
      const row = db
        .selectFrom('admins')
        .select('person')
        .where('person', 'in', [...people]);
      return (await row.executeTakeFirst()) !== undefined;
    },
    admins: () =>
      db.selectFrom('admins').innerJoin('people', 'people.id', 'admins.person').select(['people.id', 'people.login']).limit(100).execute(),
    async setAdmin(person, on) {
      if (!on) await db.deleteFrom('admins').where('person', '=', person).execute();
      else
        await db
          .insertInto('admins')
          .values({ person })
          .onConflict((conflict) => conflict.column('person').doNothing())
          .execute();
    },
    sanction: (people, kind, now) =>
      db
        .selectFrom('sanctions')
        .select(['until', 'why'])
        .where('person', 'in', [...people])
        .where('kind', '=', kind)
        .where('until', '>', now)
        .executeTakeFirst(),
    async sanctioned(now, limit) {
      const rows = db.selectFrom('sanctions').innerJoin('people', 'people.id', 'sanctions.person');
      const running = rows.select(['people.name', 'people.login', 'sanctions.kind', 'sanctions.until', 'sanctions.why']);
      const latest = running.where('sanctions.until', '>', now).orderBy('sanctions.until', 'desc').limit(limit).execute();
      return latest;
    },
    async setSanction(person, kind, until, why) {
      const row = { person, kind, until, why };
      await db
        .insertInto('sanctions')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person', 'kind']).doUpdateSet(row))
        .execute();
    },
    setting: async (name) => (await db.selectFrom('house').select('value').where('name', '=', name).executeTakeFirst())?.value,
    async set(name, value) {
      await db
        .insertInto('house')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    invite: async (hash, at) => void (await db.insertInto('invitations').values({ hash, at }).execute()),
    async useInvitation(hash) {
      return (await db.deleteFrom('invitations').where('hash', '=', hash).executeTakeFirst()).numDeletedRows === 1n;
    },
    note: async ({ by, ...deed }) =>
      void (await db
        .insertInto('deeds')
        .values({ ...deed, admin: by })
        .execute()),
    async log(limit) {
      const rows = await db.selectFrom('deeds').selectAll().orderBy('at', 'desc').limit(limit).execute();
      return rows.map(({ admin, ...deed }) => ({ ...deed, by: admin }));
    },
    async startingWith(text, limit) {
      const rows = db.selectFrom('people').select(['name', 'login', 'seen']).where('login', '>=', text).orderBy('login').limit(limit);
      return (await rows.execute()).flatMap(({ login, ...row }) => (login?.startsWith(text) ? [{ ...row, login }] : []));
    },
    async reported(person) {
      const row = db.selectFrom('reports').select(sql<number>`count(*)`.as('n')).where('reported', '=', person);
      return Number((await row.executeTakeFirstOrThrow()).n);
    },
  };
}

export interface HouseSchema {
  admins: { person: string };
  sanctions: { person: string; kind: string; until: number; why: string };
  house: { name: string; value: string };
  invitations: { hash: string; at: number };
  deeds: { at: number; admin: string; what: string; whom: string; why: string };
}

export async function houseTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('admins')
    .addColumn('person', 'text', (c) => c.primaryKey().notNull())
    .execute();
  await schema
    .createTable('sanctions')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sanctions_key', ['person', 'kind'])
    .execute();
  await schema
    .createTable('house')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('invitations')
    .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('deeds')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('admin', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('whom', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('deeds_at').on('deeds').column('at').execute();
}
