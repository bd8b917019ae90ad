import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { PEOPLE_STEPS } from './people-steps.ts';
import { UNTOUCHED } from './row.ts';
import type { Schema } from './schema.ts';
import { shapeOf } from './shape.ts';

/** What changed in the shape of the data, in order. A published step is never edited: add another one. */
const STEPS: Readonly<Record<string, Migration>> = {
  '001-beginning': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db;
      await schema
        .createTable('people')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('login', 'text', (c) => c.unique())
        .addColumn('password', 'text')
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .addColumn('merged', 'text')
        .execute();
      await schema.createIndex('people_merged').on('people').column('merged').execute();
      await schema
        .createTable('sessions')
        .addColumn('token', 'text', (c) => c.primaryKey().notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .addColumn('device', 'text', (c) => c.notNull())
        .execute();
      await schema.createIndex('sessions_person').on('sessions').column('person').execute();
      await schema
        .createTable('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
      await schema
        .createTable('mutes')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('muted', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
        .execute();
      await schema
        .createTable('values')
        .addColumn('name', 'text', (c) => c.primaryKey().notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '002-tables': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db;
      await schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('creation', 'text', (c) => c.notNull())
        .addColumn('invite', 'text', (c) => c.notNull())
        .addColumn('watch', 'text', (c) => c.notNull())
        .addColumn('listed', 'integer', (c) => c.notNull())
        .addColumn('summary', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createTable('heads')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('revision', 'bigint', (c) => c.notNull())
        .addColumn('phase', 'text', (c) => c.notNull())
        .addColumn('due', 'bigint')
        .addColumn('awaited', 'text', (c) => c.notNull())
        .addColumn('settled', 'integer', (c) => c.notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('heads_settled').on('heads').column('settled').execute();
      await schema
        .createTable('seats')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
      await schema.createIndex('seats_person').on('seats').column('person').execute();
      await schema
        .createTable('visits')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('visits_key', ['person', 'table_id'])
        .execute();
      await schema
        .createTable('journal')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('revision', 'bigint', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('command', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('journal_key', ['table_id', 'revision'])
        .execute();
      await schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('revision', 'bigint', (c) => c.notNull())
        .addColumn('format', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createTable('chat')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
        .execute();
      await schema.createIndex('chat_person').on('chat').column('person').execute();
    },
  },
  '003-results': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db;
      await schema
        .createTable('results')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('person', 'text')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('bot', 'integer')
        .addColumn('rank', 'integer', (c) => c.notNull())
        .addColumn('total', 'integer', (c) => c.notNull())
        .addColumn('seats', 'integer', (c) => c.notNull())
        .addColumn('rated', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
        .execute();
      await schema.createIndex('results_person').on('results').columns(['person', 'game']).execute();
      await schema
        .createTable('ratings')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('mu', 'double precision', (c) => c.notNull())
        .addColumn('sigma', 'double precision', (c) => c.notNull())
        .addColumn('games', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
        .execute();
      await schema
        .createTable('pushes')
        .addColumn('endpoint', 'text', (c) => c.primaryKey().notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .execute();
      await schema.createIndex('pushes_person').on('pushes').column('person').execute();
    },
  },
  '004-sheets': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('sheets')
        .addColumn('person', 'text', (c) => c.primaryKey().notNull())
        .addColumn('revision', 'bigint', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '005-safety': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db;
      await schema
        .alterTable('sessions')
        .addColumn('proved', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable('passkeys')
        .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await schema
        .alterTable('passkeys')
        .addColumn('used', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable('pushes')
        .addColumn('added', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema.alterTable('people').addColumn('shape', 'text').execute();
      await schema.createIndex('people_shape').on('people').column('shape').execute();
      const people = db as Kysely<Pick<Schema, 'people'>>;
      for (const { id, login } of await people.selectFrom('people').select(['id', 'login']).where('login', 'is not', null).execute())
        await people
          .updateTable('people')
          .set({ shape: shapeOf(login as string) })
          .where('id', '=', id)
          .execute();
      await schema
        .createTable('forgetting')
        .addColumn('person', 'text', (c) => c.primaryKey().notNull())
        .addColumn('heir', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createTable('recovery')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('hash', 'text', (c) => c.notNull())
        .addColumn('used', 'bigint')
        .addPrimaryKeyConstraint('recovery_key', ['person', 'hash'])
        .execute();
      await schema
        .createTable('incidents')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('what', 'text', (c) => c.notNull())
        .addColumn('device', 'text', (c) => c.notNull())
        .execute();
      await schema.createIndex('incidents_person').on('incidents').column('person').execute();
    },
  },
  '006-endings': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db;
      await schema
        .alterTable('results')
        .addColumn('counts', 'integer', (c) => c.notNull().defaultTo(1))
        .execute();
      await schema
        .alterTable('results')
        .addColumn('ending', 'text', (c) => c.notNull().defaultTo('played'))
        .execute();
    },
  },
  '007-many-servers': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db;
      for (const column of ['edition', 'taken'] as const)
        await schema
          .alterTable('heads')
          .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
          .execute();
      await schema.createIndex('heads_due').on('heads').column('due').where('due', 'is not', null).execute();
      await schema.dropIndex('heads_settled').execute();
      await schema
        .createTable('lobby')
        .addColumn('table_id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('lobby_changed').on('lobby').column('changed').execute();
      await schema
        .createTable('credits')
        .addColumn('who', 'text', (c) => c.primaryKey().notNull())
        .addColumn('credits', 'double precision', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('full', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('credits_full').on('credits').column('full').execute();
      const known = db as Kysely<Pick<Schema, 'tables' | 'heads' | 'lobby'>>;
      const open = known.selectFrom('tables').innerJoin('heads', 'heads.id', 'tables.id').where('phase', '=', 'open');
      const listed = open.where('listed', '=', 1).select(['tables.id', 'changed']);
      await known.insertInto('lobby').columns(['table_id', 'changed']).expression(listed).execute();
      // What is to be done at a table without anybody asking now stands under its due time alone.
      const heads = known.updateTable('heads').where('due', 'is', null);
      await heads
        .where('phase', '=', 'open')
        .set((eb) => ({ due: eb('changed', '+', UNTOUCHED) }))
        .execute();
      await heads
        .where('phase', '=', 'finished')
        .where('settled', '=', 0)
        .set((eb) => ({ due: eb.ref('changed') }))
        .execute();
    },
  },
};

/** Brings the data to the shape that this build knows. Data of a newer build is left alone. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...STEPS, ...PEOPLE_STEPS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const message = error instanceof Error ? error.message : String(error);
  const newer = message.includes('is missing');
  throw new Error(newer ? `the data was written by a newer Banquise (${message}); start that one, or restore a backup` : message);
}
