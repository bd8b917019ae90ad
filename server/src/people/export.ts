import { record } from '@banquise/table';
import type { Context } from '../context.ts';
import { ownSeats } from '../tables/live.ts';
import type { Identity } from './session.ts';

const ALL = 100_000;

/** Everything that is known about a person, for that person. Of games that go on: its own words, never the seed or the journal. */
export async function exportOf(context: Context, { person, selves }: Identity): Promise<object> {
  const { people, tables, chat, results, sheets } = context.store;
  const { name, login, created, seen } = person;
  const rows = await tables.ofPeople(selves, ['open', 'playing', 'paused', 'finished'], ALL);
  const sessions = await people.sessions(person.id);
  const passkeys = await people.passkeys(person.id);
  const sheet = await sheets.of(person.id);
  const said = await Promise.all(selves.map((self) => chat.by(self)));
  return {
    person: { name, login, created, seen },
    sessions: sessions.map(({ device, created: since, seen: last }) => ({ device, created: since, seen: last })),
    passkeys: passkeys.map(({ created: since, transports }) => ({ created: since, transports })),
    ratings: (await results.standings(person.id)).map(({ game, mu, sigma, games }) => ({ game, mu, sigma, games })),
    results: (await results.ofPerson(person.id, ALL)).map(({ person: _person, ...result }) => result),
    chat: said.flat().map(({ table, at, text }) => ({ table, at, text })),
    sheet: sheet ? JSON.parse(sheet.body) : null,
    tables: await Promise.all(
      rows.map(async ({ id, game, phase, summary, changed }) => ({
        ...{ id, game, phase, changed, seats: summary.seats.map((seat) => seat.name), own: ownSeats(summary.seats, selves) },
        ...(phase === 'finished' ? { record: await exportTable(context, id) } : { commands: await ownCommands(context, id, selves) }),
      })),
    ),
  };
}

async function ownCommands({ store }: Context, table: string, selves: readonly string[]): Promise<object[]> {
  const journal = await store.tables.journal(table);
  return journal.flatMap(({ at, command: { by, id: _id, version: _version, ...request } }) =>
    by !== 'host' && selves.includes(by.person) ? [{ at, ...request }] : [],
  );
}

/** A finished table as a record; nothing before. */
export async function exportTable({ tables }: Context, id: string): Promise<object | null> {
  try {
    const live = await tables.find(id);
    return live ? record(live.committed) : null;
  } catch {
    return null;
  }
}

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
  const visited = (await Promise.all(selves.map((self) => store.people.visited(self)))).flat();
  await tables.rewrite(visited, async () => {
    for (const self of selves) await store.people.forget(self, heir);
  });
}
