import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../../test/authenticator.ts';
import { Device } from '../../test/person.ts';
import { type TestServer, testServer } from '../../test/server.ts';

/** Passkeys are bound to names, not to numbers. */
const ORIGIN = 'https://games.example.org';
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { origins: [ORIGIN] } });
});
afterAll(() => server.stop());

const asPage = { origin: ORIGIN };
const post = (device: Device, path: string, body: object = {}) => device.post(path, body, asPage);
const challengeOf = async (device: Device, path: string) => (await post(device, path)).body as { challenge: string };
const nameOf = async (device: Device) => ((await device.get('/api/me')).body as { me: { name: string } | null }).me?.name;

async function guest(name: string): Promise<Device> {
  const device = new Device(server.address);
  await post(device, '/api/guest', { name });
  return device;
}

test('a guest keeps a passkey, and signs in with it elsewhere', async () => {
  const device = await guest('Lana');
  const passkey = new Authenticator(ORIGIN);
  expect((await post(device, '/api/passkey', passkey.create(await challengeOf(device, '/api/passkey/options')))).status).toBe(200);
  expect((await device.get('/api/me')).body).toMatchObject({ me: { name: 'Lana', passkeys: [{ used: 0 }] } });
  const other = new Device(server.address);
  const signed = passkey.get(await challengeOf(other, '/api/passkey/sign-in-options'));
  expect((await post(other, '/api/passkey/sign-in', signed)).status).toBe(200);
  expect(await nameOf(other)).toBe('Lana');
  const third = new Device(server.address);
  expect(await post(third, '/api/passkey/sign-in', signed)).toMatchObject({ status: 401, body: { code: 'passkey-failed' } });
});

test('a challenge that was never given, a foreign page and a strange key open nothing', async () => {
  const device = await guest('Bruno');
  const passkey = new Authenticator(ORIGIN);
  expect((await post(device, '/api/passkey', passkey.create({ challenge: 'AAAA' }))).status).toBe(401);
  const foreign = new Authenticator('https://evil.example');
  expect((await post(device, '/api/passkey', foreign.create(await challengeOf(device, '/api/passkey/options')))).status).toBe(401);
  await post(device, '/api/passkey', passkey.create(await challengeOf(device, '/api/passkey/options')));
  const thief = new Device(server.address);
  const strange = new Authenticator(ORIGIN).get(await challengeOf(thief, '/api/passkey/sign-in-options'));
  expect((await post(thief, '/api/passkey/sign-in', strange)).status).toBe(401);
  const { id } = passkey.get({ challenge: 'x' }) as { id: string };
  expect((await post(thief, '/api/passkey/sign-in', { ...strange, id, rawId: id })).status).toBe(401);
  expect(await nameOf(thief)).toBeUndefined();
});
