import type { Kysely } from 'kysely';
import type { CreditStore } from '../host/rate-limit.ts';
import { exclusively } from './dialect.ts';
import type { Schema } from './schema.ts';

/** Payments after which limits that are full again are dropped. */
const SWEEP = 100;

export function creditStore(db: Kysely<Schema>): CreditStore {
  let paid = 0;
  return {
    async pay(who, { most, perSecond }, cost, now) {
      if (++paid % SWEEP === 0) await db.deleteFrom('credits').where('full', '<', now).execute();
      return db.transaction().execute(async (trx) => {
        await exclusively(trx, [`credits ${who}`]);
        const row = await trx.selectFrom('credits').select(['credits', 'at']).where('who', '=', who).executeTakeFirst();
        const had = row === undefined ? most : Math.min(most, row.credits + (Math.max(0, now - row.at) / 1000) * perSecond);
        const credits = had >= cost ? had - cost : had;
        const left = { credits, at: now, full: now + Math.ceil(((most - credits) / perSecond) * 1000) };
        await trx
          .insertInto('credits')
          .values({ who, ...left })
          .onConflict((conflict) => conflict.column('who').doUpdateSet(left))
          .execute();
        return had >= cost ? 0 : Math.ceil(((cost - had) / perSecond) * 1000);
      });
    },
  };
}
