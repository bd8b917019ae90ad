import type { Kysely, SqliteStatement } from 'kysely';
import { type Append, type Entered, type Snapshot, type Summary, textOf } from './row.ts';
import type { Schema } from './schema.ts';

/**
 * The statements of every move, within a transaction on the one connection of a file. They are put together once and given to
 * the database as they are: building them anew costs more than running them, and so does awaiting each.
 */
export interface HotStatements {
  /** The guard: one row per table, changed only by whoever saw the revision before. */
  advance(append: Append): boolean;
  enter(table: string, accepted: Entered): void;
  summarise(table: string, summary: Summary): void;
  /** These people sit there from now on, and nobody else. */
  seat(table: string, summary: Summary): void;
  list(table: string, changed: number): void;
  unlist(table: string): void;
  keep(table: string, snapshot: Snapshot): void;
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
  const summarise = db.updateTable('tables').set({ summary: '' }).where('id', '=', '').compile().sql;
  const rise = db.deleteFrom('seats').where('table_id', '=', '').compile().sql;
  const sit = db.insertInto('seats').values({ table_id: '', seat: 0, person: '' }).compile().sql;
  const visit = db
    .insertInto('visits')
    .values({ person: '', table_id: '' })
    .onConflict((conflict) => conflict.doNothing())
    .compile().sql;
  const list = db
    .insertInto('lobby')
    .values({ table_id: '', changed: 0 })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(({ ref }) => ({ changed: ref('excluded.changed') })))
    .compile().sql;
  const unlist = db.deleteFrom('lobby').where('table_id', '=', '').compile().sql;
  const keep = db
    .insertInto('snapshots')
    .values({ table_id: '', revision: 0, format: '', body: '' })
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet(({ ref }) => ({
        ...{ revision: ref('excluded.revision'), format: ref('excluded.format'), body: ref('excluded.body') },
      })),
    )
    .compile().sql;
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
    summarise(table, summary) {
      prepare(summarise).run([JSON.stringify(summary), table]);
    },
    seat(table, { seats }) {
      prepare(rise).run([table]);
      for (const [seat, { person }] of seats.entries()) {
        if (person === null) continue;
        prepare(sit).run([table, seat, person]);
        prepare(visit).run([person, table]);
      }
    },
    list(table, changed) {
      prepare(list).run([table, changed]);
    },
    unlist(table) {
      prepare(unlist).run([table]);
    },
    keep(table, { revision, format, body }) {
      prepare(keep).run([table, revision, format, body]);
    },
  };
}
