import type { ExpressionBuilder, Insertable, Kysely, Transaction } from 'kysely';
import { among, exclusively } from './dialect.ts';
import { insertAll } from './fixed.ts';
import { forgetStore } from './forget.ts';
import { gathered } from './gather.ts';
import { grouped } from './group.ts';
import type { Incident, PeopleStore, Person, Session } from './person.ts';
import type { Schema } from './schema.ts';
import { shapeOf } from './shape.ts';
import { type Arrival, visitsOf } from './visit.ts';

export function peopleStore(db: Kysely<Schema>): PeopleStore {
  const person = () => db.selectFrom('people').select(['id', 'name', 'login', 'password', 'created', 'seen', 'merged']);
  return {
    add: grouped(db, (trx, people: readonly Person[]) => enter(trx, 'people', people)),
    find: (id) => person().where('id', '=', id).executeTakeFirst(),
    byLogin: (login) => person().where('login', '=', login).executeTakeFirst(),
    rename: async (id, name) => void (await db.updateTable('people').set({ name }).where('id', '=', id).execute()),
    claim: (id, login, password) =>
      db.transaction().execute(async (trx) => {
        const shape = shapeOf(login);
        await exclusively(trx, [`login ${shape}`]);
        const alike = (eb: ExpressionBuilder<Schema, 'people'>) => eb.or([eb('login', '=', login), eb('shape', '=', shape)]);
        const holder = await trx.selectFrom('people').select('id').where('id', '!=', id).where(alike).executeTakeFirst();
        if (holder !== undefined) return false;
        await trx.updateTable('people').set({ login, password, shape }).where('id', '=', id).execute();
        return true;
      }),
    merge: (guest, account) => db.transaction().execute((trx) => merge(trx, guest, account)),
    async selves(id) {
      const guests = await db.selectFrom('people').select('id').where('merged', '=', id).execute();
      return [id, ...guests.map((guest) => guest.id)];
    },
    async visited(id) {
      const visits = await db.selectFrom('visits').select('table_id').where('person', '=', id).execute();
      return visits.map(({ table_id }) => table_id);
    },
    ...forgetStore(db),
    ...recoveryStore(db),
    ...sessionStore(db),
    ...passkeyStore(db),
    ...muteStore(db),
  };
}

async function merge(trx: Transaction<Schema>, guest: string, account: string): Promise<void> {
  await trx.updateTable('people').set({ merged: account }).where('merged', '=', guest).execute();
  await trx.updateTable('people').set({ merged: account }).where('id', '=', guest).execute();
  // Whom the guest did not want to hear, the account does not hear either.
  const silenced = trx.selectFrom('mutes').select('muted').where('person', '=', account);
  await trx.deleteFrom('mutes').where('person', '=', guest).where('muted', 'in', silenced).execute();
  await trx.updateTable('mutes').set({ person: account }).where('person', '=', guest).execute();
  for (const table of ['results', 'pushes'] as const) {
    await trx.updateTable(table).set({ person: account }).where('person', '=', guest).execute();
  }
  // The same for whom it follows and blocks, and where it stands in rankings: what the account has stands.
  for (const [table, column] of [
    ['follows', 'followed'],
    ['blocks', 'blocked'],
  ] as const) {
    const known = trx
      .selectFrom(table)
      .select(column as never)
      .where('person', '=', account);
    await trx
      .deleteFrom(table)
      .where('person', '=', guest)
      .where(column as never, 'in', known)
      .execute();
    await trx.updateTable(table).set({ person: account }).where('person', '=', guest).execute();
  }
  const climbed = trx.selectFrom('ladder').select('game').where('person', '=', account);
  await trx.deleteFrom('ladder').where('person', '=', guest).where('game', 'in', climbed).execute();
  await trx.updateTable('ladder').set({ person: account }).where('person', '=', guest).execute();
  // A rating cannot be added to another: the account's own stands, the guest's only where there is none.
  const rated = trx.selectFrom('ratings').select('game').where('person', '=', account);
  await trx.deleteFrom('ratings').where('person', '=', guest).where('game', 'in', rated).execute();
  await trx.updateTable('ratings').set({ person: account }).where('person', '=', guest).execute();
  // A ledger is its client's to join with another: the account's own stands here too.
  const kept = trx.selectFrom('sheets').select('person').where('person', '=', account);
  await trx
    .updateTable('sheets')
    .set({ person: account })
    .where('person', '=', guest)
    .where(({ not, exists }) => not(exists(kept)))
    .execute();
  await trx.deleteFrom('sheets').where('person', '=', guest).execute();
}

async function enter<T extends 'people' | 'sessions'>(
  trx: Transaction<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<undefined[]> {
  await insertAll(trx, table, rows);
  return rows.map(() => undefined);
}

type Sessions = Pick<
  PeopleStore,
  'openSession' | 'visit' | 'standing' | 'sessions' | 'touch' | 'prove' | 'closeSession' | 'closeOthers' | 'closeSessions'
>;

function sessionStore(db: Kysely<Schema>): Sessions {
  const visit = gathered((arrivals: readonly Arrival[]) => visitsOf(db, arrivals));
  return {
    openSession: grouped(db, (trx, sessions: readonly Session[]) => enter(trx, 'sessions', sessions)),
    visit: (token, now) => visit({ token, now }),
    standing: async (tokens) =>
      (
        await db
          .selectFrom('sessions')
          .select('token')
          .where(among(db, 'token', tokens))
          .execute()
      ).map(({ token }) => token),
    sessions: (id) => db.selectFrom('sessions').selectAll().where('person', '=', id).orderBy('created').execute(),
    touch: (token, seen) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('sessions').set({ seen }).where('token', '=', token).execute();
        const holder = trx.selectFrom('sessions').select('person').where('token', '=', token);
        await trx.updateTable('people').set({ seen }).where('id', 'in', holder).execute();
      }),
    closeSession: async (token) => void (await db.deleteFrom('sessions').where('token', '=', token).execute()),
    prove: async (token, at) => void (await db.updateTable('sessions').set({ proved: at }).where('token', '=', token).execute()),
    closeOthers: (id, token) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').where('person', '=', id).where('token', '!=', token).execute();
        await trx.deleteFrom('pushes').where('person', '=', id).execute();
      }),
    closeSessions: (id) =>
      db.transaction().execute(async (trx) => {
        for (const table of ['sessions', 'pushes'] as const) await trx.deleteFrom(table).where('person', '=', id).execute();
      }),
  };
}

type Passkeys = Pick<PeopleStore, 'addPasskey' | 'passkey' | 'passkeys' | 'usedPasskey' | 'removePasskey'>;

function passkeyStore(db: Kysely<Schema>): Passkeys {
  return {
    addPasskey: async (passkey) => void (await db.insertInto('passkeys').values(passkey).execute()),
    passkey: (id) => db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    passkeys: (id) => db.selectFrom('passkeys').selectAll().where('person', '=', id).orderBy('created').execute(),
    usedPasskey: async (id, counter, used) => void (await db.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute()),
    async removePasskey(person, id) {
      const done = await db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).executeTakeFirst();
      return done.numDeletedRows === 1n;
    },
  };
}

function muteStore(db: Kysely<Schema>): Pick<PeopleStore, 'mute'> {
  return {
    async mute(id, muted, on) {
      if (on)
        await db
          .insertInto('mutes')
          .values({ person: id, muted })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else await db.deleteFrom('mutes').where('person', '=', id).where('muted', '=', muted).execute();
    },
  };
}

type Recovery = Pick<PeopleStore, 'setCodes' | 'codes' | 'useCode' | 'note' | 'notes'>;

function recoveryStore(db: Kysely<Schema>): Recovery {
  return {
    setCodes: (person, hashes) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('recovery').where('person', '=', person).execute();
        const rows = hashes.map((hash) => ({ person, hash, used: null }));
        if (rows.length > 0) await trx.insertInto('recovery').values(rows).execute();
      }),
    codes: (person) => db.selectFrom('recovery').select(['hash', 'used']).where('person', '=', person).execute(),
    async useCode(person, hash, at) {
      const fresh = db.updateTable('recovery').set({ used: at }).where('person', '=', person).where('hash', '=', hash);
      return (await fresh.where('used', 'is', null).executeTakeFirst()).numUpdatedRows === 1n;
    },
    note: async (person, incident) =>
      void (await db
        .insertInto('incidents')
        .values({ person, ...incident })
        .execute()),
    notes: async (person, since) => {
      const rows = db.selectFrom('incidents').select(['at', 'what', 'device']).where('person', '=', person).where('at', '>=', since);
      return (await rows.orderBy('at', 'desc').limit(50).execute()) as Incident[];
    },
  };
}
