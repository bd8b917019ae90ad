import { LEDGER_SIZE, type Me } from '@banquise/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, PASSWORD, pebbles, account as register } from '../../test/hosted.ts';
import { Device, Person } from '../../test/person.ts';
import { gather, playOut } from '../../test/play.ts';
import { type TestServer, testServer } from '../../test/server.ts';
import { hashOf } from '../host/chance.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ games: [pebbles] });
});
afterAll(() => server.stop());

const device = (): Device => new Device(server.address);
const me = async (one: Device): Promise<Me | null> => ((await one.get('/api/me')).body as { me: Me | null }).me;

const account = (login: string): Promise<Device> => register(server, login);

test('a guest needs no question answered, and keeps the name it gives itself', async () => {
  const one = device();
  expect(await me(one)).toBeNull();
  expect((await one.post('/api/guest')).status).toBe(200);
  expect(await me(one)).toMatchObject({ name: 'Guest', login: null, passkeys: [] });
  const { cookie } = one;
  await one.post('/api/guest', { name: 'Other' });
  expect(one.cookie).toBe(cookie);
  await one.post('/api/name', { name: 'Élodie' });
  expect((await me(one))?.name).toBe('Élodie');
});

test('the cookie is out of reach for scripts and foreign pages, and only its hash is stored', async () => {
  const answer = await fetch(`${server.address}/api/guest`, { method: 'POST' });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^banquise=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const token = /banquise=([\w-]+)/.exec(cookie)?.[1] as string;
  expect(await server.store.people.visit(token, 0)).toBeUndefined();
  expect(await server.store.people.visit(hashOf(token), 0)).toBeDefined();
  const secure = await fetch(`${server.address}/api/guest`, { method: 'POST', headers: { host: 'x' } });
  expect(secure.status).toBe(200);
});

test('a guest becomes an account, which opens elsewhere with the password and with nothing else', async () => {
  const one = await account('lana');
  expect(await me(one)).toMatchObject({ login: 'lana', password: true, name: 'lana' });
  const other = device();
  expect(await other.post('/api/sign-in', { login: 'lana', password: 'wrong password' })).toMatchObject({
    status: 401,
    body: { code: 'wrong-login' },
  });
  expect(await other.post('/api/sign-in', { login: 'nobody', password: PASSWORD })).toMatchObject({
    status: 401,
    body: { code: 'wrong-login' },
  });
  expect((await other.post('/api/sign-in', { login: ' LANA ', password: PASSWORD })).status).toBe(200);
  expect((await me(other))?.sessions).toHaveLength(2);
});

test('a login belongs to one person, a password has ten characters, and the stored one is not it', async () => {
  await account('ada');
  const thief = await device().guest('Eve');
  expect((await thief.post('/api/register', { login: 'Ada', password: PASSWORD })).body).toEqual({ code: 'login-taken' });
  expect((await thief.post('/api/register', { login: 'eve', password: 'short' })).body).toMatchObject({
    code: 'bad-request',
    field: 'password',
  });
  expect((await thief.post('/api/register', { login: 'a b', password: PASSWORD })).body).toMatchObject({ field: 'login' });
  expect((await server.store.people.byLogin('ada'))?.password).toMatch(/^argon2id\$19456\$2\$/);
  expect(JSON.stringify(await server.store.people.byLogin('ada'))).not.toContain(PASSWORD);
});

test('signing in takes the tables of the guest along', async () => {
  await account('traveller');
  const ada = await Person.guest(server.address, 'Ada');
  const bob = await Person.guest(server.address, 'Bob');
  const table = await gather(pebbles, [ada, bob]);
  ada.leave();
  expect((await ada.device.post('/api/sign-in', { login: 'traveller', password: PASSWORD })).status).toBe(200);
  const back = new Person(ada.device);
  await back.watch(table);
  expect(back.see(table).own?.seat).toBe(0);
  await playOut(table, [back, bob], first);
  await expect.poll(async () => (await back.device.get('/api/statistics')).body).toMatchObject({ statistics: [{ games: 1 }] });
  // A browser that did not see the game end finds it, and only who played it does.
  const { results } = (await back.device.get('/api/results')).body as { results: object[] };
  expect(results).toMatchObject([{ table, seat: 0, game: 'pebbles' }]);
  const whole = (await back.device.get(`/api/results/${table}`)).body as { record: { moves: unknown[] }; seats: object[] };
  expect(whole).toMatchObject({ seat: 0, seats: [{ name: 'Ada', level: null }, { level: null }] });
  expect(whole.record.moves.length).toBeGreaterThan(0);
  const stranger = await Person.guest(server.address, 'Eve');
  expect((await stranger.device.get(`/api/results/${table}`)).status).toBe(404);
  stranger.leave();
  for (const person of [back, bob]) person.leave();
});

test('signing out closes the connection; everywhere closes all of them', async () => {
  const one = await account('bruno');
  const two = device();
  await two.post('/api/sign-in', { login: 'bruno', password: PASSWORD });
  const [here, there] = [new Person(one), new Person(two)];
  await here.until(() => here.states.includes('online'));
  await there.until(() => there.states.includes('online'));
  const { cookie } = two;
  await one.post('/api/sign-out', { everywhere: true });
  await there.until(() => there.states.includes('ended'));
  await here.until(() => here.states.includes('ended'));
  two.cookie = cookie;
  expect(await me(two)).toBeNull();
  await expect(new Promise((_, reject) => two.socket().on('error', reject))).rejects.toThrow('401');
});

test('guessing passwords is slow', async () => {
  const own = await testServer({ games: [] });
  const thief = new Device(own.address);
  const codes: number[] = [];
  for (let i = 0; i < 12; i++) codes.push((await thief.post('/api/sign-in', { login: 'lana', password: `guess number ${i}` })).status);
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(codes.slice(10)).toEqual([429, 429]);
  await own.stop();
});

test('my data comes as one file, without the seed of a game that goes on', async () => {
  const ada = await Person.guest(server.address, 'Ada');
  const bob = await Person.guest(server.address, 'Bob');
  const done = await gather(pebbles, [ada, bob]);
  await playOut(done, [ada, bob], first);
  const open = await gather(pebbles, [ada, bob]);
  await ada.client.request({ type: 'say', table: open, text: 'salut' });
  const { body } = await ada.device.get('/api/export');
  expect(body).toMatchObject({ person: { name: 'Ada' }, chat: [{ text: 'salut' }] });
  const { tables } = body as { tables: { id: string; record?: object; commands?: object[] }[] };
  expect(tables.find(({ id }) => id === done)?.record).toMatchObject({ game: 'pebbles' });
  expect(tables.find(({ id }) => id === open)?.commands).toMatchObject([{ type: 'start' }]);
  const seed = (await server.store.tables.row(open))?.creation.seed as string;
  expect(JSON.stringify(body)).not.toContain(seed);
  for (const person of [ada, bob]) person.leave();
});

test('a ledger follows its person from device to device, and no device writes over what it has not read', async () => {
  const one = await device().guest('Ada');
  const two = device();
  expect((await two.get('/api/sheet')).status).toBe(401);
  two.cookie = one.cookie;
  expect((await one.get('/api/sheet')).body).toEqual({ revision: 0, sheet: null });
  expect((await one.post('/api/sheet', { after: 0, sheet: { wins: 1 } })).body).toEqual({ revision: 1 });
  expect((await two.get('/api/sheet')).body).toEqual({ revision: 1, sheet: { wins: 1 } });
  expect((await two.post('/api/sheet', { after: 1, sheet: { wins: 2 } })).body).toEqual({ revision: 2 });
  expect(await one.post('/api/sheet', { after: 1, sheet: { wins: 9 } })).toEqual({
    status: 409,
    body: { code: 'other-revision', revision: 2 },
  });
  expect((await one.get('/api/export')).body).toMatchObject({ sheet: { wins: 2 } });
});

test('a ledger may have 256 kB, and not a book more', async () => {
  const one = await device().guest('Ada');
  const text = 'x'.repeat(LEDGER_SIZE - 40);
  expect((await one.post('/api/sheet', { after: 0, sheet: { text } })).body).toEqual({ revision: 1 });
  expect(await one.post('/api/sheet', { after: 1, sheet: { text: `${text}${text}` } })).toMatchObject({
    status: 413,
    body: { code: 'bad-request' },
  });
  expect(await one.post('/api/sheet', { after: 1, sheet: 'none' })).toMatchObject({ status: 400, body: { field: 'sheet' } });
});

test('who wants to be forgotten is forgotten, and the others play on', async () => {
  const ada = await Person.guest(server.address, 'Adalbertine');
  const bob = await Person.guest(server.address, 'Bob');
  const table = await gather(pebbles, [ada, bob]);
  await ada.client.request({ type: 'say', table, text: 'adieu' });
  const cookie = ada.device.cookie;
  expect((await ada.device.post('/api/delete', { sure: true })).status).toBe(200);
  await bob.until(() => bob.see(table).status.seats[0]?.name === '–');
  await playOut(table, [bob], first);
  expect(bob.see(table).status.phase).toBe('finished');
  ada.device.cookie = cookie;
  expect(await me(ada.device)).toBeNull();
  const rest = [await server.store.tables.load(table, []), await server.store.chat.lines(table, 9), await server.store.results.of(table)];
  expect(JSON.stringify(rest)).not.toMatch(/Adalbertine|adieu/);
  for (const person of [ada, bob]) person.leave();
});

test.each([
  ['/api/name', { name: '' }, 'name'],
  ['/api/name', { name: 'x'.repeat(41) }, 'name'],
  ['/api/name', { name: 'a\u202eb' }, 'name'],
  ['/api/name', { name: 'Ada', admin: true }, 'admin'],
  ['/api/delete', { sure: 'yes' }, 'sure'],
  ['/api/push', { endpoint: 'https://169.254.169.254/x', keys: { p256dh: 'a', auth: 'b' }, language: 'fr' }, 'endpoint'],
])('a bad request to %s says which field is wrong: %j', async (path, body, field) => {
  const one = await device().guest('Ada');
  expect(await one.post(path, body)).toMatchObject({ status: 400, body: { code: 'bad-request', field } });
});
