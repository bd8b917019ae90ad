import { Readable } from 'node:stream';
import { record } from '@banquise/table';
import type { Context } from '../context.ts';
import { ownSeats } from '../tables/live.ts';
import type { Identity } from './session.ts';

const ALL = 100_000;
/** How many are made at the same time on the whole server; one for each person. */
const MOST = 4;
/** Who does not read on for this long has gone. */
const PATIENCE = 30_000;

/** Everything that is known about people, each for that person alone, made piece by piece while it is read. */
export class Exports {
  readonly #context: Context;
  readonly #running = new Set<string>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Nothing when one is being made for this person already, or for too many others. */
  begin(identity: Pick<Identity, 'person' | 'selves'>): Readable | null {
    const { id } = identity.person;
    if (this.#running.has(id) || this.#running.size >= MOST) return null;
    this.#running.add(id);
    const file = Readable.from(pieces(this.#context, identity), { objectMode: false, highWaterMark: 65_536 });
    let sent = 0;
    let before = -1;
    file.on('data', (piece: Buffer) => (sent += piece.length));
    file.pause();
    const watch = setInterval(() => {
      if (sent === before) file.destroy();
      before = sent;
    }, PATIENCE);
    file.on('close', () => {
      clearInterval(watch);
      this.#running.delete(id);
    });
    return file;
  }
}

/** Of games that go on: one's own words, never the seed or the journal. */
async function* pieces(context: Context, { person, selves }: Pick<Identity, 'person' | 'selves'>): AsyncGenerator<string> {
  const { people, tables, chat, results, ledgers } = context.store;
  const { name, login, created, seen } = person;
  const sessions = await people.sessions(person.id);
  const passkeys = await people.passkeys(person.id);
  const ledger = await ledgers.of(person.id);
  const about = {
    person: { name, login, created, seen },
    sessions: sessions.map(({ device, created: since, seen: last }) => ({ device, created: since, seen: last })),
    passkeys: passkeys.map(({ device, created: since, used, transports }) => ({ device, created: since, used, transports })),
    incidents: await people.notes(person.id, 0),
    ratings: (await results.standings(person.id)).map(({ game, mu, sigma, games }) => ({ game, mu, sigma, games })),
    results: (await results.ofPerson(person.id, ALL)).map(({ person: _person, ...result }) => result),
    sheet: ledger ? JSON.parse(ledger.body) : null,
  };
  yield `${JSON.stringify(about).slice(0, -1)},"chat":[`;
  let comma = '';
  for (const self of selves) {
    for (const { table, at, text } of await chat.by(self)) {
      yield `${comma}${JSON.stringify({ table, at, text })}`;
      comma = ',';
    }
  }
  yield '],"tables":[';
  comma = '';
  for (const { id, game, phase, summary, changed } of await tables.ofPeople(selves, ['open', 'playing', 'paused', 'finished'], ALL)) {
    const one = {
      ...{ id, game, phase, changed, seats: summary.seats.map((seat) => seat.name), own: ownSeats(summary.seats, selves) },
      ...(phase === 'finished' ? { record: await exportTable(context, id) } : { commands: await ownCommands(context, id, selves) }),
    };
    yield `${comma}${JSON.stringify(one)}`;
    comma = ',';
  }
  yield ']}';
}

async function ownCommands({ store }: Context, table: string, selves: readonly string[]): Promise<object[]> {
  const journal = await store.tables.journal(table);
  return journal.flatMap(({ at, command: { by, id: _id, version: _version, ...request } }) =>
    by !== 'host' && selves.includes(by.person) ? [{ at, ...request }] : [],
  );
}

/** A finished table as a record; nothing before. */
export async function exportTable({ tables, games }: Context, id: string): Promise<object | null> {
  try {
    const table = await tables.peek(id);
    const game = table && games.get(table.game);
    return game && table ? record(game, table) : null;
  } catch {
    return null;
  }
}
