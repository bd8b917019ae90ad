import type { CupKind, GameResult, ListedCup } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** What lists tell of it, and what only servers need. */
export interface Cup extends Omit<ListedCup, 'people'> {
  readonly owner: PersonId;
  readonly created: number;
  /** When a server must look at it again. */
  readonly due: number | null;
  /** How long an arena lasts. */
  readonly length: number;
}

export interface Entrant {
  readonly person: PersonId;
  readonly name: string;
  readonly login: string | null;
  readonly joined: number;
  readonly left: boolean;
}

/** Who sits together in a round; the first has the first seat. */
export interface CupTable {
  readonly round: number;
  readonly n: number;
  /** Nothing for a free round. */
  readonly table: string | null;
  readonly people: readonly PersonId[];
  /** What each got, once it is known. */
  readonly scores: readonly number[] | null;
}

/** Where somebody stands in a tournament. */
export interface Standing {
  readonly person: PersonId;
  readonly points: number;
  /** What its opponents have together: who met the stronger ones comes first among equals. */
  readonly opponents: number;
  /** What those have whom it beat, and half of what those have with whom it drew. */
  readonly beaten: number;
  readonly wins: number;
  readonly played: number;
  readonly last: readonly GameResult[];
}

export interface CupStore {
  add(cup: Cup): Promise<void>;
  find(id: string): Promise<Cup | undefined>;
  /** The latest of a state, with how many take part. */
  list(state: Cup['state'], limit: number): Promise<(Cup & { readonly people: number })[]>;
  due(now: number, limit: number): Promise<Cup[]>;
  /** Puts a cup off to another time; true for the one server that may look at it now. */
  take(cup: Cup, due: number): Promise<boolean>;
  /** Goes on to a round with its tables, all or nothing; false when somebody else was first. */
  advance(cup: Cup, next: Pick<Cup, 'state' | 'round' | 'rounds' | 'due' | 'ends'>, tables: readonly CupTable[]): Promise<boolean>;
  wake(id: string, due: number): Promise<void>;
  entrants(id: string): Promise<Entrant[]>;
  /** The tournaments of a state in which somebody takes part. */
  of(people: readonly PersonId[], state: Cup['state'], limit: number): Promise<Cup[]>;
  join(id: string, person: PersonId, at: number): Promise<void>;
  leave(id: string, person: PersonId): Promise<void>;
  tables(id: string): Promise<CupTable[]>;
  /** The tables that are being played. */
  open(id: string): Promise<CupTable[]>;
  /** The tables of the latest rounds, the latest first. */
  latest(id: string, limit: number): Promise<CupTable[]>;
  /** The standings as they were kept; nothing once other results have come. */
  standings(id: string): Promise<Standing[] | undefined>;
  /** Keeps the standings of everybody, with how many results they tell of. */
  keep(id: string, results: number, standings: readonly Standing[]): Promise<void>;
  score(id: string, round: number, n: number, scores: readonly number[]): Promise<void>;
}

type Row = Schema['cups'];
const read = ({ rated, kind, pace, state, ...row }: Row): Cup => ({
  ...row,
  rated: rated === 1,
  kind: kind as CupKind,
  pace: pace as Cup['pace'],
  state: state as Cup['state'],
});

const readTable = ({ round, n, table_id, people, scores }: Schema['cup_tables']): CupTable => ({
  ...{ round, n, table: table_id, people: JSON.parse(people), scores: scores === null ? null : JSON.parse(scores) },
});

export function cupStore(db: Kysely<Schema>): CupStore {
  const tables = (id: string) => db.selectFrom('cup_tables').selectAll().where('cup_id', '=', id);
  const cups = () => db.selectFrom('cups').selectAll();
  return {
    add: async (cup) =>
      void (await db
        .insertInto('cups')
        .values({ ...cup, rated: Number(cup.rated) })
        .execute()),
    async find(id) {
      const row = await cups().where('id', '=', id).executeTakeFirst();
      return row && read(row);
    },
    async list(state, limit) {
      const rows = (await cups().where('state', '=', state).orderBy('created', 'desc').limit(limit).execute()).map(read);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const counted = db.selectFrom('entrants').select(['cup_id', sql<number>`count(*)`.as('people')]);
      const people = await counted.where('cup_id', 'in', ids).where('gone', '=', 0).groupBy('cup_id').execute();
      return rows.map((cup) => ({ ...cup, people: Number(people.find(({ cup_id }) => cup_id === cup.id)?.people ?? 0) }));
    },
    due: async (now, limit) => (await cups().where('due', '<=', now).orderBy('due').limit(limit).execute()).map(read),
    async take({ id, due }, next) {
      const mine = db.updateTable('cups').set({ due: next }).where('id', '=', id).where('due', '=', due);
      return (await mine.executeTakeFirst()).numUpdatedRows === 1n;
    },
    advance: (cup, next, tables) =>
      db.transaction().execute(async (trx) => {
        const mine = trx.updateTable('cups').set(next).where('id', '=', cup.id).where('round', '=', cup.round);
        if ((await mine.where('state', '=', cup.state).executeTakeFirst()).numUpdatedRows !== 1n) return false;
        for (const { round, n, table, people, scores } of tables) {
          const row = { cup_id: cup.id, round, n, table_id: table, people: JSON.stringify(people) };
          await trx
            .insertInto('cup_tables')
            .values({ ...row, scores: scores === null ? null : JSON.stringify(scores) })
            .execute();
        }
        return true;
      }),
    wake: async (id, due) => void (await db.updateTable('cups').set({ due }).where('id', '=', id).execute()),
    async of(people, state, limit) {
      const rows = db.selectFrom('entrants').innerJoin('cups', 'cups.id', 'entrants.cup_id').selectAll('cups');
      const mine = rows.where('entrants.person', 'in', [...people]).where('entrants.gone', '=', 0);
      return (await mine.where('cups.state', '=', state).limit(limit).execute()).map(read);
    },
    async entrants(id) {
      const rows = db
        .selectFrom('entrants')
        .innerJoin('people', 'people.id', 'entrants.person')
        .select(['entrants.person', 'people.name', 'people.login', 'entrants.joined', 'entrants.gone'])
        .where('cup_id', '=', id);
      return (await rows.orderBy('entrants.joined').execute()).map(({ gone, ...row }) => ({ ...row, left: gone === 1 }));
    },
    async join(id, person, at) {
      const row = { cup_id: id, person, joined: at, gone: 0 };
      await db
        .insertInto('entrants')
        .values(row)
        .onConflict((conflict) => conflict.columns(['cup_id', 'person']).doUpdateSet({ gone: 0 }))
        .execute();
    },
    leave: async (id, person) =>
      void (await db.updateTable('entrants').set({ gone: 1 }).where('cup_id', '=', id).where('person', '=', person).execute()),
    tables: async (id) => (await tables(id).orderBy('round').orderBy('n').execute()).map(readTable),
    open: async (id) => (await tables(id).where('scores', 'is', null).orderBy('round').orderBy('n').execute()).map(readTable),
    latest: async (id, limit) => (await tables(id).orderBy('round', 'desc').orderBy('n', 'desc').limit(limit).execute()).map(readTable),
    async standings(id) {
      const counted = sql<number>`(select count(*) from cup_tables where cup_id = ${id} and scores is not null)`;
      const kept = db.selectFrom('cup_standings').select('body').where('cup_id', '=', id).where('results', '=', counted);
      const row = await kept.executeTakeFirst();
      return row && JSON.parse(row.body);
    },
    async keep(id, results, standings) {
      const row = { results, body: JSON.stringify(standings) };
      await db
        .insertInto('cup_standings')
        .values({ cup_id: id, ...row })
        .onConflict((conflict) => conflict.column('cup_id').doUpdateSet(row))
        .execute();
    },
    score: async (id, round, n, scores) =>
      void (await db
        .updateTable('cup_tables')
        .set({ scores: JSON.stringify(scores) })
        .where('cup_id', '=', id)
        .where('round', '=', round)
        .where('n', '=', n)
        .execute()),
  };
}

export interface CupSchema {
  cups: {
    id: string;
    title: string;
    game: string;
    kind: string;
    pace: string;
    rated: number;
    state: string;
    round: number;
    rounds: number;
    owner: string;
    created: number;
    due: number | null;
    length: number;
    ends: number | null;
    starts: number | null;
  };
  entrants: { cup_id: string; person: string; joined: number; gone: number };
  cup_tables: { cup_id: string; round: number; n: number; table_id: string | null; people: string; scores: string | null };
  /** What follows from the tables, so that nobody who looks has to count: good while it tells of as many results as there are. */
  cup_standings: { cup_id: string; results: number; body: string };
}

export async function cupStandings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('cup_standings')
    .addColumn('cup_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('results', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('cup_tables_open').on('cup_tables').column('cup_id').where(sql.ref('scores'), 'is', null).execute();
}

export async function cupStarts({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('cups').addColumn('starts', 'bigint').execute();
}

export async function cupTables({ schema }: Kysely<unknown>): Promise<void> {
  const text = ['id', 'title', 'game', 'kind', 'pace', 'state', 'owner'] as const;
  let cups = schema.createTable('cups');
  for (const column of text) cups = cups.addColumn(column, 'text', (c) => (column === 'id' ? c.primaryKey().notNull() : c.notNull()));
  await cups
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint')
    .addColumn('length', 'bigint', (c) => c.notNull())
    .addColumn('ends', 'bigint')
    .execute();
  await schema.createIndex('cups_state').on('cups').columns(['state', 'created']).execute();
  await schema.createIndex('cups_due').on('cups').column('due').execute();
  await schema
    .createTable('entrants')
    .addColumn('cup_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('joined', 'bigint', (c) => c.notNull())
    .addColumn('gone', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('entrants_key', ['cup_id', 'person'])
    .execute();
  await schema.createIndex('entrants_person').on('entrants').column('person').execute();
  await schema
    .createTable('cup_tables')
    .addColumn('cup_id', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('people', 'text', (c) => c.notNull())
    .addColumn('scores', 'text')
    .addPrimaryKeyConstraint('cup_tables_key', ['cup_id', 'round', 'n'])
    .execute();
}
