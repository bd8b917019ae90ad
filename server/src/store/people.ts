import type { Kysely, Transaction } from 'kysely';
import { grouped } from './group.ts';
import type { Schema } from './schema.ts';
import { NAMELESS, scrub } from './scrub.ts';
import type { PeopleStore } from './store.ts';

export function peopleStore(db: Kysely<Schema>): PeopleStore {
  const person = () => db.selectFrom('people').selectAll();
  return {
    add: grouped(db, async (trx, row) => void (await trx.insertInto('people').values(row).execute())),
    find: (id) => person().where('id', '=', id).executeTakeFirst(),
    byLogin: (login) => person().where('login', '=', login).executeTakeFirst(),
    rename: async (id, name) => void (await db.updateTable('people').set({ name }).where('id', '=', id).execute()),
    claim: (id, login, password) =>
      db.transaction().execute(async (trx) => {
        const holder = await trx.selectFrom('people').select('id').where('login', '=', login).executeTakeFirst();
        if (holder !== undefined && holder.id !== id) return false;
        await trx.updateTable('people').set({ login, password }).where('id', '=', id).execute();
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
    forget: (id, heir) => db.transaction().execute((trx) => forget(trx, id, heir)),
    ...sessionStore(db),
    ...passkeyStore(db),
    ...muteStore(db),
  };
}

async function merge(trx: Transaction<Schema>, guest: string, account: string): Promise<void> {
  await trx.updateTable('people').set({ merged: account }).where('merged', '=', guest).execute();
  await trx.updateTable('people').set({ merged: account }).where('id', '=', guest).execute();
  for (const table of ['results', 'pushes'] as const) {
    await trx.updateTable(table).set({ person: account }).where('person', '=', guest).execute();
  }
  // A rating cannot be added to another: the account's own stands, the guest's only where there is none.
  const rated = trx.selectFrom('ratings').select('game').where('person', '=', account);
  await trx.deleteFrom('ratings').where('person', '=', guest).where('game', 'in', rated).execute();
  await trx.updateTable('ratings').set({ person: account }).where('person', '=', guest).execute();
  // A sheet is its client's to join with another: the account's own stands here too.
  const kept = trx.selectFrom('sheets').select('person').where('person', '=', account);
  await trx
    .updateTable('sheets')
    .set({ person: account })
    .where('person', '=', guest)
    .where(({ not, exists }) => not(exists(kept)))
    .execute();
  await trx.deleteFrom('sheets').where('person', '=', guest).execute();
}

type Sessions = Pick<PeopleStore, 'openSession' | 'session' | 'sessions' | 'touch' | 'closeSession' | 'closeSessions'>;

function sessionStore(db: Kysely<Schema>): Sessions {
  return {
    openSession: grouped(db, async (trx, session) => void (await trx.insertInto('sessions').values(session).execute())),
    session: (token) => db.selectFrom('sessions').selectAll().where('token', '=', token).executeTakeFirst(),
    sessions: (id) => db.selectFrom('sessions').selectAll().where('person', '=', id).orderBy('created').execute(),
    touch: (token, seen) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('sessions').set({ seen }).where('token', '=', token).execute();
        const holder = trx.selectFrom('sessions').select('person').where('token', '=', token);
        await trx.updateTable('people').set({ seen }).where('id', 'in', holder).execute();
      }),
    closeSession: async (token) => void (await db.deleteFrom('sessions').where('token', '=', token).execute()),
    closeSessions: (id) =>
      db.transaction().execute(async (trx) => {
        for (const table of ['sessions', 'pushes'] as const) await trx.deleteFrom(table).where('person', '=', id).execute();
      }),
  };
}

type Passkeys = Pick<PeopleStore, 'addPasskey' | 'passkey' | 'passkeys' | 'usedPasskey'>;

function passkeyStore(db: Kysely<Schema>): Passkeys {
  return {
    addPasskey: async (passkey) => void (await db.insertInto('passkeys').values(passkey).execute()),
    passkey: (id) => db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    passkeys: (id) => db.selectFrom('passkeys').selectAll().where('person', '=', id).orderBy('created').execute(),
    usedPasskey: async (id, counter) => void (await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute()),
  };
}

function muteStore(db: Kysely<Schema>): Pick<PeopleStore, 'mute' | 'muted'> {
  return {
    async mute(id, muted, on) {
      await db.deleteFrom('mutes').where('person', '=', id).where('muted', '=', muted).execute();
      if (on) await db.insertInto('mutes').values({ person: id, muted }).execute();
    },
    async muted(id) {
      const rows = await db.selectFrom('mutes').select('muted').where('person', '=', id).execute();
      return rows.map(({ muted }) => muted);
    },
  };
}

async function forget(trx: Transaction<Schema>, id: string, heir: string): Promise<void> {
  for (const table of ['sessions', 'passkeys', 'mutes', 'pushes', 'sheets', 'ratings', 'chat'] as const) {
    await trx.deleteFrom(table).where('person', '=', id).execute();
  }
  await trx.deleteFrom('mutes').where('muted', '=', id).execute();
  await trx.updateTable('results').set({ person: null, name: NAMELESS }).where('person', '=', id).execute();
  await trx.deleteFrom('seats').where('person', '=', id).execute();
  const visits = await trx.selectFrom('visits').select('table_id').where('person', '=', id).execute();
  await trx.deleteFrom('visits').where('person', '=', id).execute();
  for (const { table_id } of visits) await forgetAt(trx, table_id, id, heir);
  await trx.deleteFrom('people').where('id', '=', id).execute();
}

async function forgetAt(trx: Transaction<Schema>, table: string, id: string, heir: string): Promise<void> {
  const clean = (text: string): string => JSON.stringify(scrub(JSON.parse(text), id, heir));
  const row = await trx.selectFrom('tables').select(['creation', 'summary']).where('id', '=', table).executeTakeFirst();
  if (row === undefined) return;
  const set = { creation: clean(row.creation), summary: clean(row.summary) };
  await trx.updateTable('tables').set(set).where('id', '=', table).execute();
  await trx.deleteFrom('snapshots').where('table_id', '=', table).execute();
  const journal = trx.selectFrom('journal').select(['revision', 'command']).where('table_id', '=', table);
  for (const { revision, command } of await journal.execute()) {
    await trx
      .updateTable('journal')
      .set({ command: clean(command) })
      .where('table_id', '=', table)
      .where('revision', '=', revision)
      .execute();
  }
}
