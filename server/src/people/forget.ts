import type { Context } from '../context.ts';
import { type Live, ownSeats } from '../tables/live.ts';
import type { Identity } from './session.ts';

/** A result that is on its way must be taken down first, or the name would come back with it. */
async function settledOf(live: Live): Promise<void> {
  for (let tries = 0; tries < 200 && live.committed.phase === 'finished' && !live.settled; tries++)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Forgets a person: it gets up from its tables, and then stands nowhere any more. */
export async function forget(context: Context, { person, selves }: Pick<Identity, 'person' | 'selves'>, heir: string): Promise<void> {
  const { tables, directory, store, connections } = context;
  const entries = await directory.running(selves);
  for (const { id } of entries) {
    const live = await tables.find(id);
    if (live === undefined) continue;
    for (const seat of ownSeats(live.committed.chairs, selves)) {
      const by = { person: live.committed.chairs[seat]?.person as string };
      // Who will not come back gives up: the others must not wait.
      const type = live.committed.phase === 'open' || live.committed.phase === 'finished' ? 'leave' : 'resign';
      const version = live.pending.entries.length;
      await new Promise<void>((resolve) => tables.ask(live, { id: `forget-${seat}-${version}`, by, version, type, seat }, () => resolve()));
    }
    await settledOf(live);
  }
  connections.signOut({ person: person.id });
  for (const self of selves) await store.people.forget(self, heir);
  for (const self of selves) await finishForgetting(context, self, heir);
}

/** What is left of somebody at tables goes, one table after the other; also after a stop in the middle of it. */
export async function finishForgetting({ tables, store, chat }: Context, person: string, heir: string): Promise<void> {
  chat.forget(tables.lives.values(), person);
  for (const table of await store.people.visited(person)) await tables.rewrite([table], () => store.tables.scrub(table, person, heir));
  await store.people.forgotten(person);
}
