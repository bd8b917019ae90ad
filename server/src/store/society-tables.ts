import type { Kysely } from 'kysely';

export interface SocietySchema {
  follows: { person: string; followed: string; at: number };
  blocks: { person: string; blocked: string; at: number };
  reports: {
    id: string;
    at: number;
    reporter: string;
    reported: string;
    why: string;
    text: string;
    table_id: string | null;
    done: number;
  };
  challenges: { table_id: string; challenger: string; challenged: string; until: number };
  /** Listed tables being played. */
  playing: { table_id: string; at: number };
  /** Ratings of a season; `ranked` from enough games on. */
  ladder: { game: string; season: string; person: string; rating: number; games: number; ranked: number };
}

export async function societyTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('follows')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('followed', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('follows_key', ['person', 'followed'])
    .execute();
  await schema
    .createTable('blocks')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('blocked', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .execute();
  await schema.createIndex('follows_followed').on('follows').column('followed').execute();
  await schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('reporter', 'text', (c) => c.notNull())
    .addColumn('reported', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('done', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('reports_done').on('reports').columns(['done', 'at']).execute();
  await schema.createIndex('reports_reported').on('reports').column('reported').execute();
  await schema
    .createTable('challenges')
    .addColumn('table_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('challenger', 'text', (c) => c.notNull())
    .addColumn('challenged', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('challenges_challenged').on('challenges').columns(['challenged', 'until']).execute();
  await schema
    .createTable('ladder')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('season', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('ranked', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('ladder_key', ['person', 'game', 'season'])
    .execute();
  await schema.createIndex('ladder_rating').on('ladder').columns(['game', 'season', 'ranked', 'rating']).execute();
}

export async function playingTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('playing')
    .addColumn('table_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('playing_at').on('playing').column('at').execute();
}

export async function figuresIndex({ schema }: Kysely<unknown>): Promise<void> {
  // Whoever plays all the time has long figures: they are read from the index alone.
  await schema.createIndex('results_figures').on('results').columns(['person', 'game', 'rank', 'counts', 'total']).execute();
}
