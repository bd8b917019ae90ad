import type { Kysely, SqliteStatement } from 'kysely';
import { type Append, type Entered, textOf } from './row.ts';
import type { Schema } from './schema.ts';

/**
 * The two statements of every move, within a transaction on the one connection of a file. They are put together once and
 * given to the database as they are: building them anew costs more than running them, and so does awaiting each.
 */
export interface HotStatements {
  /** The guard: one row per table, changed only by whoever saw the revision before. */
  advance(append: Append): boolean;
  enter(table: string, accepted: Entered): void;
}

export type Prepare = (text: string) => SqliteStatement;

export function hotStatements(db: Kysely<Schema>, prepare: Prepare): HotStatements {
  const advance = db
    .updateTable('heads')
    .set({ revision: 0, phase: '', due: 0, awaited: '', changed: 0, taken: 0 })
    .where('id', '=', '')
    .where('revision', '=', 0)
    .where('edition', '=', 0)
    .compile().sql;
  const enter = db.insertInto('journal').values({ table_id: '', revision: 0, at: 0, command: '' }).compile().sql;
  // Values stand in the order in which the builders above name them.
  return {
    advance({ table, after, edition, accepted, phase, due, awaited, taken }) {
      const last = accepted.at(-1) as Entered;
      const values = [last.revision, phase, due, JSON.stringify(awaited), last.at, taken, table, after, edition];
      return Number(prepare(advance).run(values).changes) === 1;
    },
    enter(table, accepted) {
      prepare(enter).run([table, accepted.revision, accepted.at, textOf(accepted)]);
    },
  };
}
