import type { Kysely, Transaction } from 'kysely';
import { breath } from '../host/breath.ts';
import type { PeopleStore } from './person.ts';
import { LONGEST_SNAPSHOT, type TableStore } from './row.ts';
import type { Schema } from './schema.ts';
import { NAMELESS, scrub } from './scrub.ts';

/** Rows that are changed before others get a turn. */
const ROWS = 200;

export function forgetStore(db: Kysely<Schema>): Pick<PeopleStore, 'forget' | 'forgetting' | 'forgotten'> {
  return {
    async forget(id, heir) {
      await db.transaction().execute(async (trx) => {
        const noted = trx.insertInto('forgetting').values({ person: id, heir });
        await noted.onConflict((conflict) => conflict.column('person').doNothing()).execute();
        for (const table of [
          'sessions',
          'passkeys',
          'recovery',
          'incidents',
          'mutes',
          'pushes',
          'sheets',
          'ratings',
          'seeks',
          'follows',
          'blocks',
          'ladder',
          'entrants',
          'admins',
          'sanctions',
        ] as const) {
          await trx.deleteFrom(table).where('person', '=', id).execute();
        }
        await trx.deleteFrom('mutes').where('muted', '=', id).execute();
        await trx.deleteFrom('follows').where('followed', '=', id).execute();
        await trx.deleteFrom('blocks').where('blocked', '=', id).execute();
        for (const side of ['reporter', 'reported'] as const) await trx.deleteFrom('reports').where(side, '=', id).execute();
        for (const side of ['challenger', 'challenged'] as const) await trx.deleteFrom('challenges').where(side, '=', id).execute();
        await leaveOthers(trx, id, heir);
        const nobody = { name: NAMELESS, login: null, password: null, shape: null };
        await trx.updateTable('people').set(nobody).where('id', '=', id).execute();
      });
      await deleteChat(db, id);
      await db.updateTable('results').set({ person: null, name: NAMELESS }).where('person', '=', id).execute();
    },
    forgetting: () => db.selectFrom('forgetting').selectAll().execute(),
    forgotten: (id) =>
      db.transaction().execute(async (trx) => {
        for (const table of ['visits', 'forgetting'] as const) await trx.deleteFrom(table).where('person', '=', id).execute();
        await trx.deleteFrom('people').where('id', '=', id).execute();
      }),
  };
}

/** Where others stand beside the person, its heir stands in its place; what admins did is told of nobody. */
async function leaveOthers(trx: Transaction<Schema>, id: string, heir: string): Promise<void> {
  await trx.updateTable('cups').set({ owner: heir }).where('owner', '=', id).execute();
  // `_` stands for any sign here: a row too many is written as it was.
  const pairings = trx.selectFrom('cup_tables').select(['cup_id', 'round', 'n', 'people']).where('people', 'like', `%${id}%`);
  for (const { cup_id, round, n, people } of await pairings.execute()) {
    const set = trx.updateTable('cup_tables').set({ people: JSON.stringify(scrub(JSON.parse(people), id, heir)) });
    await set.where('cup_id', '=', cup_id).where('round', '=', round).where('n', '=', n).execute();
  }
  await trx.deleteFrom('cup_standings').where('body', 'like', `%${id}%`).execute();
  const login = (await trx.selectFrom('people').select('login').where('id', '=', id).executeTakeFirst())?.login;
  if (login == null) return;
  await trx.updateTable('deeds').set({ whom: NAMELESS }).where('whom', '=', login).execute();
  await trx.updateTable('deeds').set({ admin: NAMELESS }).where('admin', '=', login).execute();
}

async function deleteChat(db: Kysely<Schema>, person: string): Promise<void> {
  for (;;) {
    const lines = await db.selectFrom('chat').select(['table_id', 'n']).where('person', '=', person).limit(ROWS).execute();
    if (lines.length === 0) return;
    await db.transaction().execute(async (trx) => {
      for (const { table_id, n } of lines) await trx.deleteFrom('chat').where('table_id', '=', table_id).where('n', '=', n).execute();
    });
    await breath();
  }
}

export const scrubTable =
  (db: Kysely<Schema>): TableStore['scrub'] =>
  async (table, person, heir) => {
    const clean = (text: string): string => JSON.stringify(scrub(JSON.parse(text), person, heir));
    await db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('tables').select(['creation', 'summary']).where('id', '=', table).executeTakeFirst();
      if (row === undefined) return;
      const set = { creation: clean(row.creation), summary: clean(row.summary) };
      await trx.updateTable('tables').set(set).where('id', '=', table).execute();
      await renew(trx, table);
      const kept = await trx.selectFrom('snapshots').select('body').where('table_id', '=', table).executeTakeFirst();
      if (kept === undefined) return;
      // What nobody would read in one go is not cleaned in one go either.
      if (kept.body.length > LONGEST_SNAPSHOT) await trx.deleteFrom('snapshots').where('table_id', '=', table).execute();
      else
        await trx
          .updateTable('snapshots')
          .set({ body: clean(kept.body) })
          .where('table_id', '=', table)
          .execute();
    });
    for (let after = 0; ; ) {
      await breath();
      // `_` stands for any sign here: a few rows too many are looked at, none is missed.
      const page = await db
        .selectFrom('journal')
        .select(['revision', 'command'])
        .where('table_id', '=', table)
        .where('revision', '>', after)
        .where('command', 'like', `%${person}%`)
        .orderBy('revision')
        .limit(ROWS)
        .execute();
      const last = page.at(-1);
      if (last === undefined) break;
      await db.transaction().execute(async (trx) => {
        for (const { revision, command } of page) {
          const set = trx.updateTable('journal').set({ command: clean(command) });
          await set.where('table_id', '=', table).where('revision', '=', revision).execute();
        }
      });
      after = last.revision;
    }
    // Another server may have written the table out in between, from what it remembered.
    await db.transaction().execute(async (trx) => {
      await renew(trx, table);
      await trx.deleteFrom('snapshots').where('table_id', '=', table).where('body', 'like', `%${person}%`).execute();
      // The seat goes last: until then the table is found again by who looks for what is left to do.
      await trx.deleteFrom('seats').where('table_id', '=', table).where('person', '=', person).execute();
    });
  };

/** From now on nobody can add to what it remembers of a table: it has to be read anew. */
const renew = (trx: Transaction<Schema>, table: string) =>
  trx
    .updateTable('heads')
    .set((eb) => ({ edition: eb('edition', '+', 1) }))
    .where('id', '=', table)
    .execute();
