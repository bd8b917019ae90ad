import { afterAll, beforeAll, expect, test } from 'vitest';
import { Device } from '../../test/person.ts';
import { type TestServer, testServer } from '../../test/server.ts';

let open: TestServer;
let strict: TestServer;
beforeAll(async () => {
  open = await testServer();
  strict = await testServer({ config: { origins: ['https://games.example.org'] } });
});
afterAll(() => Promise.all([open.stop(), strict.stop()]));

const opened = (device: Device, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve) => {
    const socket = device.socket(headers);
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('error', ({ message }) => resolve(message));
  });

test('a foreign page can neither act nor listen for somebody', async () => {
  const device = await new Device(open.address).guest('Ada');
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
    expect(await device.post('/api/name', { name: 'Eve' }, { origin })).toMatchObject({ status: 403, body: { code: 'foreign-page' } });
    expect(await opened(device, { origin })).toContain('403');
  }
  expect((await device.post('/api/name', { name: 'Eve' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await opened(device, { 'sec-fetch-site': 'cross-site' })).toContain('403');
});

test('the own page can, and so can a program that names no page', async () => {
  const device = await new Device(open.address).guest('Ada');
  expect((await device.post('/api/name', { name: 'Ada' }, { origin: open.address })).status).toBe(200);
  expect(await opened(device, { origin: open.address })).toBe('open');
  expect(await opened(device, {})).toBe('open');
});

test('with an address of its own the server believes that one only, and its cookies are for encrypted lines', async () => {
  const device = new Device(strict.address);
  expect((await device.post('/api/guest', {}, { origin: strict.address })).status).toBe(403);
  const answer = await fetch(`${strict.address}/api/guest`, { method: 'POST', headers: { origin: 'https://games.example.org' } });
  expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
});

test('nobody listens without a session', async () => {
  expect(await opened(new Device(open.address), {})).toContain('401');
});
