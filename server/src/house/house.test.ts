import type { AdminPage } from '@banquise/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, pebbles, account as register } from '../../test/hosted.ts';
import { Device, Person } from '../../test/person.ts';
import { gather } from '../../test/play.ts';
import { type TestServer, testServer } from '../../test/server.ts';

let server: TestServer;
let admin: Device;
beforeAll(async () => {
  server = await testServer({ games: [pebbles] });
  admin = await account('warden');
  await server.store.house.setAdmin((await server.store.people.byLogin('warden'))?.id as string, true);
});
afterAll(() => server.stop());

const account = (login: string): Promise<Device> => register(server, login);
const page = async (): Promise<AdminPage> => (await admin.get('/api/admin')).body as AdminPage;
const act = async (deed: object): Promise<number> => (await admin.post('/api/admin', deed)).status;
async function online(device: Device): Promise<Person> {
  const person = new Person(device);
  await person.until(() => person.states.includes('online'));
  return person;
}

test('who is no admin finds nothing, and can do nothing', async () => {
  const eve = await account('eve');
  expect((await eve.get('/api/admin')).status).toBe(404);
  expect((await eve.post('/api/admin', { what: 'announce', text: 'mine now' })).status).toBe(404);
  expect((await eve.get('/api/house')).body).toEqual({ registration: 'open', announcement: '', admin: false });
});

test('a report is read with what was said at the table; mute, suspend and rename hold, and all of it is logged', async () => {
  const [ada, bo] = [await account('ada'), await account('bo')];
  const [one, two] = [await online(ada), await online(bo)];
  const table = await gather(pebbles, [one, two]);
  await two.client.request({ type: 'say', table, text: 'you play like a seal' });
  await one.ask(table, { type: 'resign', seat: 0 });
  await expect
    .poll(async () => (await server.store.society.told((await server.store.people.byLogin('ada'))?.id as string, 5)).length)
    .toBe(1);
  await ada.post('/api/report', { login: 'bo', why: 'words', text: '', block: false });
  const [report] = (await page()).reports;
  expect(report).toMatchObject({ why: 'words', reporter: { login: 'ada' }, reported: { login: 'bo', reports: 1 }, table });
  expect(report?.chat).toEqual([{ name: 'P1', text: 'you play like a seal', theirs: true }]);
  expect(await act({ what: 'mute', login: 'bo', hours: 2, why: 'seals are kind' })).toBe(200);
  expect(await two.client.request({ type: 'say', table, text: 'again' })).toMatchObject({ refusal: { code: 'silenced' } });
  expect(await act({ what: 'rename', login: 'bo', name: 'Bo', why: '' })).toBe(200);
  expect((await server.store.people.byLogin('bo'))?.name).toBe('Bo');
  expect(await act({ what: 'suspend', login: 'bo', hours: 24, why: '' })).toBe(200);
  await two.until(() => two.states.includes('ended'));
  expect((await bo.post('/api/name', { name: 'Me' })).body).toMatchObject({ code: 'suspended' });
  expect(await act({ what: 'suspend', login: 'bo', hours: 0, why: 'enough' })).toBe(200);
  expect((await bo.post('/api/name', { name: 'Me' })).status).toBe(200);
  expect(await act({ what: 'close-report', report: report?.id, why: '' })).toBe(200);
  const { reports, log } = await page();
  expect(reports).toEqual([]);
  expect(log.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['mute 2 h', 'rename', 'suspend 24 h', 'suspend 0 h', 'close-report']),
  );
  expect(log.every(({ by }) => by === 'warden')).toBe(true);
  for (const person of [one, two]) person.leave();
});

test('a table is closed: the game ends and counts for nobody', async () => {
  const people = [await online(await account('cy')), await online(await account('di'))];
  const table = await gather(pebbles, people);
  expect(await act({ what: 'close-table', table, why: 'spam' })).toBe(200);
  await expect.poll(async () => (await server.store.tables.row(table))?.settled).toBe(true);
  expect(await server.store.results.of(table)).toEqual([]);
  expect(await act({ what: 'close-table', table, why: 'again' })).toBe(404);
  for (const person of people) person.leave();
});

test('registration is open, by invitation, or closed; an invitation is good once', async () => {
  const register = async (login: string, invitation?: string): Promise<unknown> => {
    const device = await new Device(server.address).guest(login);
    return (await device.post('/api/register', { login, password: PASSWORD, ...(invitation ? { invitation } : {}) })).body;
  };
  await act({ what: 'registration', mode: 'closed' });
  expect(await register('late')).toEqual({ code: 'registration-closed' });
  await act({ what: 'registration', mode: 'invited' });
  expect(await register('late')).toEqual({ code: 'by-invitation' });
  const { code } = (await admin.post('/api/admin', { what: 'invite' })).body as { code: string };
  expect(await register('late', code)).toEqual({ ok: true });
  expect(await register('later', code)).toEqual({ code: 'by-invitation' });
  await act({ what: 'registration', mode: 'open' });
  await act({ what: 'announce', text: 'Ice tonight' });
  expect((await admin.get('/api/house')).body).toMatchObject({ registration: 'open', announcement: 'Ice tonight', admin: true });
});

test('an account is forgotten on request', async () => {
  await account('gone');
  expect(await act({ what: 'forget', login: 'gone', why: 'asked by letter' })).toBe(200);
  expect(await server.store.people.byLogin('gone')).toBeUndefined();
});
