import type { Accepted } from '@banquise/table';
import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Append } from './store.ts';

/** The two statements of every move. They are put together once: building them anew costs more than running them. */
export interface HotStatements {
  /** The guard: one row per table, changed only by whoever saw the revision before. */
  advance(trx: Transaction<Schema>, append: Append): Promise<boolean>;
  enter(trx: Transaction<Schema>, table: string, accepted: Accepted): Promise<void>;
}

export function hotStatements(db: Kysely<Schema>): HotStatements {
  const advance = db
    .updateTable('heads')
    .set({ revision: 0, phase: '', due: 0, awaited: '', changed: 0 })
    .where('id', '=', '')
    .where('revision', '=', 0)
    .compile();
  const enter = db.insertInto('journal').values({ table_id: '', revision: 0, at: 0, command: '' }).compile();
  return {
    async advance(trx, { table, after, accepted, phase, due, awaited }) {
      const last = accepted.at(-1) as Accepted;
      const done = await run(trx, advance, [last.revision, phase, due, JSON.stringify(awaited), last.at, table, after]);
      return done.numAffectedRows === 1n;
    },
    async enter(trx, table, { revision, at, command }) {
      await run(trx, enter, [table, revision, at, JSON.stringify(command)]);
    },
  };
}

/** The same statement with other values, in the order in which the builder above names them. */
const run = (trx: Transaction<Schema>, query: CompiledQuery, parameters: readonly unknown[]) => trx.executeQuery({ ...query, parameters });
