import { request } from 'node:http';
import { expect, test } from 'vitest';
import { networkOf } from '../../src/host/address.ts';
import { Device } from '../person.ts';
import { testServer } from '../server.ts';

const ORIGIN = 'https://games.example.org';

async function guests(address: string, forwarded: (n: number) => string, times: number): Promise<number> {
  let made = 0;
  for (let n = 0; n < times; n++) {
    const headers = { origin: ORIGIN, 'x-forwarded-for': forwarded(n), 'content-type': 'application/json' };
    if ((await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{}' })).status === 200) made++;
  }
  return made;
}

// Finding 4: whoever writes X-Forwarded-For is whom it likes; whoever has IPv6 is 2^64 people.
test('what a client writes into X-Forwarded-For is not believed, what the proxy adds is', async () => {
  const server = await testServer({ config: { proxy: 1, origins: [ORIGIN], newPerAddress: 5 } });
  expect(await guests(server.address, (n) => `10.0.0.${n}, 192.0.2.7`, 12)).toBe(5);
  expect(await guests(server.address, (n) => `192.0.2.7, 203.0.113.${n}`, 12)).toBe(12);
  await server.stop();
});

test('a network of IPv6 is one address', async () => {
  const server = await testServer({ config: { proxy: ['127.0.0.1'], origins: [ORIGIN], newPerAddress: 5 } });
  expect(await guests(server.address, (n) => `2001:db8:1:2:${n}::1`, 12)).toBe(5);
  expect(await guests(server.address, (n) => `2001:db8:1:${n + 3}::1`, 12)).toBe(12);
  await server.stop();
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:9:8:7:6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

// Finding 16: a name that somebody else gave this machine, and what a browser is told.
test('a page that gave this machine a name of its own is no page of ours', async () => {
  const server = await testServer();
  const { port } = new URL(server.address);
  const status = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path: '/api/lobby', headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject);
      asked.end();
    });
  expect(await status('evil.example:3000')).toBe(421);
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'nas', 'nas.local']) expect(await status(host), host).toBe(200);
  await server.stop();
});

test('behind encryption the cookie is bound to this host alone, and browsers are told to come back encrypted', async () => {
  const server = await testServer({ config: { proxy: 1, origins: [ORIGIN] } });
  const answer = await fetch(`${server.address}/api/guest`, { method: 'POST', headers: { origin: ORIGIN } });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-banquise=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const device = new Device(server.address);
  device.cookie = (answer.headers.getSetCookie()[0] as string).split(';', 1)[0] as string;
  expect((await device.get('/api/me')).body).toMatchObject({ me: { name: 'Guest' } });
  await server.stop();
});
