import { afterAll, beforeAll, expect, test } from 'vitest';
import { Secret } from '../../src/host/secret.ts';
import { Challenges } from '../../src/people/challenge.ts';
import { Authenticator } from '../authenticator.ts';
import { account, PASSWORD } from '../hosted.ts';
import { Device, Person } from '../person.ts';
import { type TestServer, testServer } from '../server.ts';
import { meOf, OTHER } from './helpers.ts';

// Finding 2: somebody has the cookie, or the unlocked device, for a minute.

const ORIGIN = 'https://games.example.org';
let server: TestServer;
let passkeyed: TestServer;
let offset = 0;
const sent: string[] = [];
beforeAll(async () => {
  const now = () => Date.now() + offset;
  server = await testServer({ now, send: async (_address, text) => sent.push(text) < 0 });
  passkeyed = await testServer({ now, config: { origins: [ORIGIN] } });
});
afterAll(() => Promise.all([server.stop(), passkeyed.stop()]));

const later = (): void => {
  offset += 10 * 60_000;
};
const thiefOf = (owner: Device): Device => Object.assign(new Device(owner.address), { cookie: owner.cookie });

test('a cookie alone changes no password, plants no passkey, makes no codes and deletes nobody', async () => {
  const owner = await account(server, 'lana');
  later();
  const thief = thiefOf(owner);
  for (const [path, body] of [
    ['/api/register', { login: 'lana', password: OTHER }],
    ['/api/passkey/options', {}],
    ['/api/recovery', {}],
    ['/api/delete', { sure: true }],
  ] as const)
    expect(await thief.post(path, body), path).toMatchObject({ status: 403, body: { code: 'needs-proof' } });
  expect(await thief.post('/api/proof', { password: 'a guess of mine' })).toMatchObject({ status: 401 });
  expect((await thief.post('/api/delete', { sure: true })).status).toBe(403);
  expect((await meOf(owner))?.login).toBe('lana');
});

test('a proof opens for five minutes; a new password ends the other sessions and tells the person', async () => {
  const owner = await account(server, 'bruno');
  const phone = new Device(server.address);
  await phone.post('/api/sign-in', { login: 'bruno', password: PASSWORD });
  const person = new Person(phone);
  await person.until(() => person.states.includes('online'));
  await owner.post('/api/push', {
    ...{ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/b', keys: { p256dh: 'k', auth: 'a' }, language: 'fr' },
  });
  later();
  expect((await owner.post('/api/proof', { password: PASSWORD })).status).toBe(200);
  expect((await owner.post('/api/register', { login: 'bruno', password: OTHER })).status).toBe(200);
  await person.until(() => person.states.includes('ended'));
  expect(await meOf(phone)).toBeNull();
  expect(sent.map((text) => JSON.parse(text))).toContainEqual({ type: 'account', what: 'password', language: 'fr' });
  expect(await meOf(owner)).toMatchObject({ sessions: [{ current: true }], incidents: [{ what: 'password' }] });
  later();
  expect((await owner.post('/api/delete', { sure: true })).status).toBe(403);
});

test('sessions are listed and end one by one, or all others at once', async () => {
  const owner = await account(server, 'carla');
  const [phone, tablet] = [new Device(server.address), new Device(server.address)];
  for (const device of [phone, tablet]) await device.post('/api/sign-in', { login: 'carla', password: PASSWORD });
  const sessions = (await meOf(owner))?.sessions ?? [];
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
  expect((await owner.post('/api/sessions/end', { id: sessions[1]?.id })).status).toBe(200);
  expect([await meOf(phone), (await meOf(tablet))?.login]).toEqual([null, 'carla']);
  const stranger = await account(server, 'dario');
  expect((await stranger.post('/api/sessions/end', { id: sessions[2]?.id })).status).toBe(404);
  expect((await owner.post('/api/sessions/end', { others: true })).status).toBe(200);
  expect([await meOf(tablet), (await meOf(owner))?.login]).toEqual([null, 'carla']);
});

test('ten recovery codes are shown once, each opens once, and none is in the store', async () => {
  const owner = await account(server, 'emma');
  const { codes } = (await owner.post('/api/recovery')).body as { codes: string[] };
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  const person = (await server.store.people.byLogin('emma'))?.id as string;
  expect(JSON.stringify(await server.store.people.codes(person))).not.toContain(codes[0]?.slice(0, 4));
  const lost = new Device(server.address);
  expect((await lost.post('/api/recover', { login: 'emma', code: 'AAAA-AAAA' })).status).toBe(401);
  expect((await lost.post('/api/recover', { login: 'emma', code: codes[3]?.toLowerCase() })).status).toBe(200);
  expect(await meOf(lost)).toMatchObject({ login: 'emma', codes: { left: 9, of: 10 } });
  const again = new Device(server.address);
  expect((await again.post('/api/recover', { login: 'emma', code: codes[3] })).status).toBe(401);
  expect((await lost.post('/api/register', { login: 'emma', password: OTHER })).status).toBe(200);
  await owner.post('/api/sign-in', { login: 'emma', password: OTHER });
  await owner.post('/api/recovery');
  expect((await again.post('/api/recover', { login: 'emma', code: codes[4] })).status).toBe(401);
});

test('passkeys are listed, prove, and go one by one, but for the last way in', async () => {
  const asPage = { origin: ORIGIN };
  const device = new Device(passkeyed.address);
  await device.post('/api/guest', { name: 'Lana' }, asPage);
  const [first, second] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
  const add = async (passkey: Authenticator) => {
    const options = (await device.post('/api/passkey/options', {}, asPage)).body as { challenge: string };
    return device.post('/api/passkey', passkey.create(options), asPage);
  };
  expect((await add(first)).status).toBe(200);
  later();
  expect((await device.post('/api/passkey/options', {}, asPage)).status).toBe(403);
  const challenge = (await device.post('/api/proof/options', {}, asPage)).body as { challenge: string };
  expect((await device.post('/api/proof/passkey', second.get(challenge), asPage)).status).toBe(401);
  expect((await device.post('/api/proof/passkey', first.get(challenge), asPage)).status).toBe(200);
  expect((await add(second)).status).toBe(200);
  const keys = (await meOf(device))?.passkeys ?? [];
  expect(keys).toHaveLength(2);
  expect((await device.post('/api/passkey/remove', { id: keys[0]?.id }, asPage)).status).toBe(200);
  expect(await device.post('/api/passkey/remove', { id: keys[1]?.id }, asPage)).toMatchObject({
    status: 409,
    body: { code: 'last-way-in' },
  });
  expect((await meOf(device))?.incidents.map(({ what }) => what)).toEqual(['passkey-removed', 'passkey-added']);
});

// Finding 15: challenges of others pushed out, or used for something else.
test('a registration challenge signs nobody in, and one that was used signs in no more', async () => {
  const asPage = { origin: ORIGIN };
  const device = new Device(passkeyed.address);
  await device.post('/api/guest', { name: 'Lana' }, asPage);
  const passkey = new Authenticator(ORIGIN);
  const options = async (path: string) => (await device.post(path, {}, asPage)).body as { challenge: string };
  await device.post('/api/passkey', passkey.create(await options('/api/passkey/options')), asPage);
  const other = new Device(passkeyed.address);
  const registration = await options('/api/passkey/options');
  expect((await other.post('/api/passkey/sign-in', passkey.get(registration), asPage)).status).toBe(401);
  const waiting = (await other.post('/api/passkey/sign-in-options', {}, asPage)).body as { challenge: string };
  expect((await other.post('/api/passkey/sign-in', passkey.get(waiting), asPage)).status).toBe(200);
  expect((await other.post('/api/passkey/sign-in', passkey.get(waiting), asPage)).status).toBe(401);
});

test('twenty thousand challenges of others push none out, and each is for one person and one purpose', async () => {
  const challenges = new Challenges(await Secret.of(server.store), server.store.credits);
  const own = challenges.issue('register', 'lana', 1000).toString('base64url');
  for (let n = 0; n < 20_000; n++) challenges.issue('register', 'eve', 1000);
  expect(challenges.isGood(own, 'register', 'lana', 2000)).toBe(true);
  expect(challenges.isGood(own, 'register', 'eve', 2000)).toBe(false);
  expect(challenges.isGood(own, 'sign-in', 'lana', 2000)).toBe(false);
  expect(challenges.isGood(own, 'register', 'lana', 1_000_000)).toBe(false);
  expect(challenges.isGood(`${own.slice(0, -3)}AAA`, 'register', 'lana', 2000)).toBe(false);
});
