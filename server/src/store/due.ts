import { type Kysely, sql } from 'kysely';
import { among, givenRows, isPostgres } from './dialect.ts';
import { run } from './fixed.ts';
import { gathered } from './gather.ts';
import type { TableStore } from './row.ts';
import type { Schema } from './schema.ts';

/**
 * What is due stands in the database: whoever takes it first sees to it, and if nothing came of it by `until`, another one
 * does. Servers that look at the same time pass over what the other one is taking.
 */
export function dueStore(db: Kysely<Schema>): Pick<TableStore, 'take' | 'extend' | 'dismiss' | 'overdue'> {
  const dismissed = gathered((all: readonly Dismissal[]) => dismiss(db, all));
  const waiting = (now: number) => db.selectFrom('heads').where('due', '<=', now).where('taken', '<=', now);
  return {
    async take(now, until, limit) {
      const due = waiting(now).select('id').orderBy('due').limit(limit);
      const chosen = isPostgres(db) ? due.forUpdate().skipLocked() : due;
      const taken = await db.updateTable('heads').set({ taken: until }).where('id', 'in', chosen).returning('id').execute();
      return taken.map(({ id }) => id);
    },
    async extend(ids, until) {
      if (ids.length > 0)
        await db
          .updateTable('heads')
          .set({ taken: until })
          .where(among(db, 'id', ids))
          .where('due', 'is not', null)
          .execute();
    },
    dismiss: (id, revision) => dismissed({ id, revision }),
    overdue: async (now) => {
      const { n } = await waiting(now)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return n;
    },
  };
}

interface Dismissal {
  readonly id: string;
  readonly revision: number;
}

/** In the order of their ids, as by those who play on. */
async function dismiss(db: Kysely<Schema>, all: readonly Dismissal[]): Promise<undefined[]> {
  await run(db, dismissedIn, [JSON.stringify(all)]);
  return all.map(() => undefined);
}

function dismissedIn(db: Kysely<Schema>) {
  const done = sql`update heads set due = null from ${givenRows(db, { id: 'text', revision: 'bigint' })}
    where heads.id = given.id and heads.revision = given.revision`;
  return { compile: () => done.compile(db) };
}
