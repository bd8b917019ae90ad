import type { AdminAct } from '@banquise/protocol';
import type { Context } from '../context.ts';
import { hashOf, newKey } from '../host/chance.ts';
import { forget } from '../people/forget.ts';
import type { Person } from '../store/person.ts';
import { NAMELESS } from '../store/scrub.ts';

const HOUR = 3_600_000;

/** What came of an act: more to be told, or that there is nothing of that name. */
export type Done = { readonly ok: true; readonly more?: object; readonly whom?: string } | { readonly ok: false };
const DONE: Done = { ok: true };
const NOTHING: Done = { ok: false };

/** Does what an admin asks for, and writes it down where every admin reads it. */
export async function act(context: Context, admin: Person, deed: AdminAct): Promise<Done> {
  const done = await perform(context, deed);
  if (!done.ok) return done;
  // Whom nobody is to remember is not written down either.
  const named = done.whom ?? ('table' in deed ? deed.table : 'report' in deed ? deed.report : '');
  const whom = deed.what === 'forget' ? NAMELESS : named;
  const why = 'why' in deed ? deed.why : 'text' in deed ? deed.text : 'mode' in deed ? deed.mode : '';
  const what = 'hours' in deed ? `${deed.what} ${deed.hours} h` : deed.what;
  await context.store.house.note({ at: context.now(), by: admin.login ?? admin.name, what, whom, why });
  return done;
}

async function perform(context: Context, deed: AdminAct): Promise<Done> {
  const { house, society } = context.store;
  switch (deed.what) {
    case 'announce':
      await house.set('announcement', deed.text);
      return DONE;
    case 'registration':
      await house.set('registration', deed.mode);
      return DONE;
    case 'invite': {
      const code = newKey();
      await house.invite(hashOf(code), context.now());
      return { ok: true, more: { code } };
    }
    case 'close-report':
      await society.closeReport(deed.report);
      return DONE;
    case 'close-table':
      return closeTable(context, deed.table);
    default:
      return toSomebody(context, deed);
  }
}

type Deed = Extract<AdminAct, { readonly what: 'mute' | 'suspend' | 'rename' | 'forget' }>;

async function toSomebody(context: Context, deed: Deed): Promise<Done> {
  const { people, society } = context.store;
  const person = 'login' in deed ? await people.byLogin(deed.login) : await people.find((await society.reportedIn(deed.report)) ?? '');
  if (person === undefined) return NOTHING;
  await sanction(context, person, deed);
  return { ok: true, whom: person.login ?? person.name };
}

async function sanction(context: Context, person: Person, deed: Deed): Promise<void> {
  const { store, connections, now } = context;
  switch (deed.what) {
    case 'mute':
      return store.house.setSanction(person.id, 'mute', now() + deed.hours * HOUR, deed.why);
    case 'suspend':
      await store.house.setSanction(person.id, 'suspend', now() + deed.hours * HOUR, deed.why);
      if (deed.hours > 0) connections.signOut({ person: person.id });
      return;
    case 'rename':
      await store.people.rename(person.id, deed.name);
      connections.rename(person.id, deed.name);
      return;
    case 'forget':
      await forget(context, { person, selves: await store.people.selves(person.id) }, newKey());
  }
}

/** A table is called off; a game that goes on ends and is void. */
async function closeTable({ tables }: Context, id: string): Promise<Done> {
  const live = await tables.find(id);
  if (live === undefined || live.committed.phase === 'finished') return NOTHING;
  const version = live.pending.entries.length;
  const seats = live.committed.chairs.map(() => null);
  const ending = { how: 'abandoned', ranks: seats.map(() => 0), points: seats } as const;
  const command = live.committed.phase === 'open' ? ({ type: 'cancel' } as const) : ({ type: 'conclude', ending } as const);
  const answer = await new Promise<boolean>((resolve) =>
    tables.ask(live, { id: `closed-${version}`, by: 'host', version, ...command }, (given) => resolve(given?.ok === true)),
  );
  return answer ? DONE : NOTHING;
}
