import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { natsBus } from '../../src/bus/nats.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { Leads } from '../../src/tables/leads.ts';
import { first, PASSWORD, pebbles } from '../hosted.ts';
import { Device, Person } from '../person.ts';
import { CLOCK, gather, playOut, settle, step } from '../play.ts';
import { type TestServer, testServer } from '../server.ts';
import { type Throwaway, type ThrowawayPostgres, throwawayNats, throwawayPostgres } from '../throwaway.ts';

let postgres: ThrowawayPostgres;
let nats: Throwaway;
let servers: TestServer[] = [];
const present: Person[] = [];
const pushed: string[] = [];
/** What servers asked each other. */
const asked: string[] = [];
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

beforeAll(async () => {
  [postgres, nats] = await Promise.all([throwawayPostgres(['fsync = off']), throwawayNats()]);
  // All at once on an empty database: one of them lays it out, the others wait.
  servers = await Promise.all(
    [0, 1, 2].map(async () => {
      const send = async (_address: unknown, text: string): Promise<boolean> => pushed.push(text) < 0;
      return testServer({ games: [pebbles], store: await postgresStore(postgres.url), bus: noting(natsBus(nats.url)), send });
    }),
  );
}, 60_000);
afterAll(async () => {
  for (const person of present) person.leave();
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all([postgres.remove(), nats.remove()]);
});

const noting = (bus: Bus): Bus =>
  Object.assign(Object.create(bus) as Bus, {
    ask: (subject: string, message: object) => {
      asked.push(subject);
      return bus.ask(subject, message);
    },
  });

async function guest(name: string, server: number): Promise<Person> {
  const person = await Person.guest((servers[server] as TestServer).address, name);
  present.push(person);
  return person;
}

/** The same person on another server, with the same cookie. */
async function also(person: Person, server: number): Promise<Person> {
  const device = new Device((servers[server] as TestServer).address);
  device.cookie = person.device.cookie;
  const other = new Person(device);
  present.push(other);
  await other.until(() => other.states.includes('online'));
  return other;
}

test('people on three servers play one table to its end, and its result is taken down once', async () => {
  const all = () => servers.every((server) => server.context.metrics.text().includes('banquise_servers 3'));
  await expect.poll(all, { timeout: 10_000 }).toBe(true);
  const people = [await guest('Ada', 0), await guest('Bob', 1), await guest('Eve', 2)];
  const table = await gather(pebbles, people);
  expect(await playOut(table, people, first)).toBeGreaterThan(5);
  await settle(table, people);
  const [one, ...others] = people.map((person) => JSON.stringify(person.see(table).entries.map(({ what, at }) => [what, at])));
  expect(others).toEqual([one, one]);
  const { store } = servers[0] as TestServer;
  await expect.poll(async () => (await store.results.of(table)).length).toBe(3);
  expect((await store.tables.journal(table)).map(({ revision }) => revision)).toEqual(
    (await store.tables.journal(table)).map((_, i) => i + 1),
  );
});

test('two who move at the same time through different servers are both judged, one after the other', async () => {
  const people = [await guest('Ada', 0), await guest('Bob', 1)];
  const table = await gather(pebbles, people);
  let acknowledged = 0;
  for (let round = 0; round < 10; round++) {
    const asked = await Promise.all(
      people.map((person, seat) => person.ask(table, round % 2 === 0 ? { type: 'pause', seat, agree: true } : { type: 'resume', seat })),
    );
    acknowledged += asked.filter(({ ok }) => ok).length;
    await settle(table, people);
  }
  const { store } = servers[2] as TestServer;
  const journal = (await store.tables.journal(table)).filter(({ command }) => command.type === 'pause' || command.type === 'resume');
  expect(acknowledged).toBeGreaterThan(9);
  expect(new Set(journal.map(({ command }) => command.id)).size).toBe(acknowledged);
  expect(journal).toHaveLength(acknowledged);
});

test('chat, presence, lobby and own tables go from server to server', async () => {
  const [ada, bob] = [await guest('Ada', 0), await guest('Bob', 1)];
  const eve = await guest('Eve', 2);
  eve.client.list('lobby', true);
  await eve.until(() => eve.last('lobby') !== undefined);
  const home = await also(bob, 2);
  home.client.list('mine', true);
  await home.until(() => home.last('mine') !== undefined);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const answer = await ada.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: true },
    seats: [{ kind: 'me' }, { kind: 'empty' }],
  });
  const table = (answer.ok && answer.table) || '';
  await eve.until(() => eve.of('lobby-change').some((message) => message.table.id === table));
  await ada.watch(table);
  await bob.watch(table);
  await bob.ask(table, { type: 'sit', seat: 1, name: 'Bob' });
  await home.until(() => home.of('mine-change').some((message) => message.table.id === table));
  await ada.until(() => ada.last('presence')?.here.every(Boolean) === true);
  await ada.ask(table, { type: 'start' });
  await eve.until(() => eve.of('lobby-gone').some((message) => message.table === table));
  const say = (person: Person, text: string) => person.client.request({ type: 'say', table, text });
  await Promise.all([say(ada, 'one'), say(bob, 'two'), say(ada, 'three')]);
  const heard = (person: Person) => person.of('chat').flatMap(({ lines }) => lines);
  for (const person of [ada, bob]) {
    await person.until(() => heard(person).length === 3);
    expect(heard(person).map(({ n }) => n)).toEqual([1, 2, 3]);
  }
  expect(heard(ada)).toEqual(heard(bob));
  bob.leave();
  await ada.until(() => ada.last('presence')?.here[1] === false, 8000);
});

test('who signs out, is renamed or mutes somebody does so on all servers', async () => {
  const [ada, bob] = [await guest('Ada', 0), await guest('Bob', 2)];
  await ada.device.post('/api/register', { login: 'ada', password: PASSWORD });
  const [here, there] = [await also(ada, 0), await also(ada, 1)];
  await here.device.post('/api/name', { name: 'Adèle' });
  await expect
    .poll(async () => {
      const answer = await there.client.request({
        ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: false },
        seats: [{ kind: 'me' }, { kind: 'empty' }],
      });
      return (await there.watch((answer.ok && answer.table) || '')).status.seats[0]?.name;
    })
    .toBe('Adèle');
  const table = await gather(pebbles, [here, bob]);
  await there.watch(table);
  await here.client.request({ type: 'mute', table, seat: 1, on: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await bob.client.request({ type: 'say', table, text: 'can you hear me?' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(there.of('chat')).toEqual([]);
  await here.device.post('/api/sign-out', { everywhere: true });
  await there.until(() => there.last('goodbye')?.reason === 'signed-out');
});

test('wrong passwords count on all servers together', async () => {
  const codes: number[] = [];
  for (let i = 0; i < 14; i++) {
    const thief = new Device((servers[i % 3] as TestServer).address);
    codes.push((await thief.post('/api/sign-in', { login: 'lana', password: `guess number ${i}` })).status);
  }
  expect(codes.filter((code) => code === 401)).toHaveLength(10);
});

test('without the bus each server goes on, says so, and hears of the others a moment later', async () => {
  const people = [await guest('Ada', 0), await guest('Bob', 1)];
  const table = await gather(pebbles, people);
  await nats.stop('kill');
  const health = async () => (await fetch(`${servers[0]?.address}/healthz`)).text();
  await expect.poll(health).toContain('the bus is away');
  for (let moves = 0; moves < 4; await breath()) {
    if (await step(table, people, first)) moves++;
    await settle(table, people);
  }
  expect(servers[0]?.context.metrics.text()).toContain('banquise_bus_up 0');
  await nats.start();
  await expect.poll(health, { timeout: 10_000 }).toBe('ok\n');
  await playOut(table, people, first);
});

test('what a server tells the others does not come back to itself', async () => {
  const [one, other] = [natsBus(nats.url), natsBus(nats.url)];
  const heard: string[] = [];
  await expect.poll(() => one.isUp && other.isUp).toBe(true);
  one.subscribe('banquise.echo', () => void heard.push('one'));
  other.subscribe('banquise.echo', () => void heard.push('other'));
  await expect
    .poll(() => {
      one.publish('banquise.echo', {});
      return heard.length;
    })
    .toBeGreaterThan(2);
  expect(new Set(heard)).toEqual(new Set(['other']));
  await Promise.all([one.close(), other.close()]);
});

test('a person who is connected anywhere is not pushed to, and one who is not is pushed to once', async () => {
  const [ada, bob] = [await guest('Ada', 0), await guest('Bob', 1)];
  await bob.device.post('/api/push', {
    ...{ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc', keys: { p256dh: 'key', auth: 'secret' }, language: 'en' },
  });
  const table = await gather(pebbles, [ada, bob]);
  const person = servers[1]?.context.tables.lives.get(table)?.committed.chairs[1]?.person ?? '';
  const isOnline = () => servers[1]?.context.connections.isOnline(person);
  await ada.until(() => ada.last('presence')?.here.every(Boolean) === true);
  asked.length = 0;
  for (let moves = 0; moves < 4 || (ada.see(table).own?.moves.length ?? 0) === 0; moves++) {
    await breath();
    await step(table, [ada, bob], first);
    await settle(table, [ada, bob]);
  }
  // Whoever is at the table elsewhere is not asked for with every turn.
  expect([pushed, asked]).toEqual([[], []]);
  const pass = async (at: string): Promise<void> => {
    for (; (ada.see(at).own?.moves.length ?? 0) > 0; await breath()) await step(at, [ada], first);
  };
  // Who has just gone still counts as there: it is asked for a moment later, and called.
  bob.leave();
  await expect.poll(isOnline).toBe(false);
  await pass(table);
  expect(pushed).toEqual([]);
  await expect.poll(() => pushed, { timeout: 10_000 }).toHaveLength(1);
  expect(asked).toHaveLength(1);
  // Who has been gone for a while is called at once.
  const back = await also(bob, 1);
  const next = await gather(pebbles, [ada, back]);
  const seen = (): boolean | undefined => ada.of('presence').findLast((message) => message.table === next)?.here[1];
  await ada.until(() => seen() === true);
  back.leave();
  await ada.until(() => seen() === false, 8000);
  await pass(next);
  await expect.poll(() => pushed).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(pushed).toHaveLength(2);
}, 30_000);

test('what one server was to do and did not is done by another', async () => {
  const ada = await guest('Ada', 0);
  const answer = await ada.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: false },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 1, name: 'Bot' }],
  });
  const table = (answer.ok && answer.table) || '';
  await ada.watch(table);
  // A server that stores the start and then dies: what follows is due, and taken by nobody yet.
  const { store } = servers[0] as TestServer;
  const row = await store.tables.row(table);
  await store.tables.append([
    {
      ...{
        table,
        after: 0,
        edition: 0,
        phase: 'playing',
        due: 1,
        awaited: [],
        taken: Date.now() + 1000,
        listing: null,
        seated: false,
        summary: null,
        snapshot: null,
      },
      accepted: [
        { revision: 1, at: Date.now(), command: { id: 'start', by: { person: row?.summary.owner ?? '' }, version: 0, type: 'start' } },
      ],
    },
  ]);
  await ada.until(() => ada.mirrors.get(table)?.status.phase === 'playing', 5000);
  for (let moves = 0; moves < 3; await breath()) if (await step(table, [ada], first)) moves++;
  expect(ada.see(table).entries.length).toBeGreaterThan(4);
});

test('who is connected to another server is here: in the lobby, and where the lead of a table would pass on', async () => {
  const [ada, bob, eve] = [await guest('Ada', 0), await guest('Bob', 1), await guest('Eve', 1)];
  const answer = await ada.client.request({
    ...{ type: 'create', game: 'pebbles', options: {}, clock: CLOCK, settings: { confirm: false, standIn: 1 }, listed: true },
    seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }],
  });
  const table = (answer.ok && answer.table) || '';
  await ada.watch(table);
  await bob.watch(table);
  await bob.ask(table, { type: 'sit', seat: 1, name: 'Bob' });
  eve.client.list('lobby', true);
  const shown = () => {
    const lines = [...(eve.last('lobby')?.tables ?? []), ...eve.of('lobby-change').map((change) => change.table)];
    return lines.findLast(({ id }) => id === table)?.seats.map(({ here }) => here);
  };
  await eve.until(() => `${shown()}` === 'true,true,false', 30_000);
  const { tables, presence } = (servers[1] as TestServer).context;
  const leads = new Leads(tables, (live) => presence.peopleAt(live));
  const at = () => presence.peopleAt(tables.lives.get(table) as never).size;
  await expect.poll(at, { timeout: 30_000 }).toBe(2);
  leads.look(0);
  leads.look(61_000);
  await settle(table, [ada, bob]);
  expect(bob.see(table).status.owner).toBe(0);
  ada.leave();
  await eve.until(() => `${shown()}` === 'false,true,false', 30_000);
  await expect.poll(at, { timeout: 30_000 }).toBe(1);
  leads.look(122_000);
  await bob.until(() => bob.see(table).status.owner === 1, 30_000);
});

test('a database that is away is told by /healthz and the figures, and so is its coming back', async () => {
  const { address } = servers[2] as TestServer;
  const health = async () => {
    const answer = await fetch(`${address}/healthz`);
    const up = /^banquise_database_up .*$/m.exec(await (await fetch(`${address}/metrics`)).text());
    return [answer.status, await answer.text(), up?.[0]];
  };
  const away = [503, 'the database does not answer: nothing can be stored\n', 'banquise_database_up 0'];
  await postgres.stop('kill');
  await expect.poll(health, { timeout: 50_000 }).toEqual(away);
  await postgres.start();
  await expect.poll(health, { timeout: 50_000 }).toEqual([200, 'ok\n', 'banquise_database_up 1']);
});
