import { type Kysely, sql } from 'kysely';

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
  ladder: {
    game: string;
    season: string;
    person: string;
    rating: number;
    games: number;
    ranked: number;
    wins: number;
    /** The week of the last game, and the rating with which it began. */
    week: number;
    week_rating: number;
  };
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

/** How many games of a season were won, and what the week brought. What was won before is counted once. */
export async function ladderFigures(db: Kysely<unknown>): Promise<void> {
  for (const column of ['wins', 'week', 'week_rating'] as const)
    await db.schema
      .alterTable('ladder')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  const known = db as Kysely<Pick<SocietySchema, 'ladder'>>;
  for (const { season } of await known.selectFrom('ladder').select('season').distinct().execute()) {
    const [year = 0, quarter = 1] = season.split('-').map(Number);
    const [from, to] = [Date.UTC(year, 3 * quarter - 3), Date.UTC(year, 3 * quarter)];
    await sql`update ladder set wins = (
      select count(*) from results where results.person = ladder.person and results.game = ladder.game
      and results.rank = 1 and results.mu is not null and results.at >= ${from} and results.at < ${to}
    ) where season = ${season}`.execute(db);
  }
}
