import type { Context } from '../context.ts';
import { ownSeats } from '../tables/live.ts';
import type { Identity } from './session.ts';

/** Forgets a person: it gets up from its tables, and then stands nowhere any more. */
export async function forget(context: Context, { person, selves }: Identity, heir: string): Promise<void> {
  const { tables, directory, store, connections } = context;
  const entries = directory.running(selves);
  for (const { id } of entries) {
    const live = await tables.find(id);
    if (live === undefined) continue;
    for (const seat of ownSeats(live.committed.chairs, selves)) {
      const by = { person: live.committed.chairs[seat]?.person as string };
      const version = live.pending.entries.length;
      await new Promise<void>((resolve) =>
        tables.ask(live, { id: `forget-${seat}-${version}`, by, version, type: 'leave', seat }, () => resolve()),
      );
    }
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
