import { expect, test } from 'vitest';
import { PASSWORD } from '../hosted.ts';
import { Device } from '../person.ts';
import { testServer } from '../server.ts';

const HOUR = 3_600_000;
const ORIGIN = 'https://games.example.org';

// Finding 5: anybody drains the limit of a login, and 360 guesses an hour.
test('an hour of guessing from everywhere is at most a hundred guesses, and locks out no device that was here', async () => {
  let now = Date.now();
  const server = await testServer({ now: () => now, config: { proxy: 1, origins: [ORIGIN] } });
  const cookies = new Map<string, string>();
  const post = async (path: string, body: object, from: string, own = false): Promise<number> => {
    const cookie = own ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
    const headers = { 'content-type': 'application/json', origin: ORIGIN, 'x-forwarded-for': from, ...cookie };
    const answer = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    for (const set of own ? answer.headers.getSetCookie() : []) {
      const [name = '', value = ''] = (set.split(';', 1)[0] as string).split('=');
      cookies.set(name, value);
    }
    return answer.status;
  };
  await post('/api/guest', { name: 'Lana' }, '192.0.2.1', true);
  expect(await post('/api/register', { login: 'lana', password: PASSWORD }, '192.0.2.1', true)).toBe(200);
  await post('/api/sign-out', {}, '192.0.2.1', true);
  let guesses = 0;
  for (let minute = 0; minute < 60; minute++) {
    for (let n = 0; n < 6; n++) {
      const from = `198.51.${minute}.${n}`;
      if ((await post('/api/sign-in', { login: 'lana', password: 'wrong password' }, from)) === 401) guesses++;
    }
    now += HOUR / 60;
  }
  expect(guesses).toBeGreaterThan(20);
  expect(guesses).toBeLessThanOrEqual(100);
  while ((await post('/api/sign-in', { login: 'lana', password: 'wrong password' }, `198.52.0.${guesses++ % 250}`)) === 401);
  expect(await post('/api/sign-in', { login: 'lana', password: PASSWORD }, '203.0.113.9')).toBe(429);
  expect(await post('/api/sign-in', { login: 'lana', password: PASSWORD }, '203.0.113.9', true)).toBe(200);
  await server.stop();
});

test('one address guesses ten times and then waits, whichever way it turns', async () => {
  const server = await testServer();
  const thief = new Device(server.address);
  const codes: number[] = [];
  for (let i = 0; i < 14; i++) codes.push((await thief.post('/api/sign-in', { login: 'lana', password: `guess number ${i}` })).status);
  expect(codes.filter((code) => code === 401)).toHaveLength(10);
  for (let i = 0; i < 30; i++) codes.push((await thief.post('/api/sign-in', { login: `someone${i}`, password: PASSWORD })).status);
  expect(codes.filter((code) => code === 401).length).toBeLessThanOrEqual(30);
  await server.stop();
});

// Finding 19: logins that look alike.
test('a login of mixed scripts, or one that looks like another, is not given out', async () => {
  const server = await testServer();
  const register = async (login: string) =>
    (await new Device(server.address).guest('Eve')).post('/api/register', { login, password: PASSWORD });
  expect((await register('paolo')).status).toBe(200);
  expect(await register('p\u0430olo')).toMatchObject({ status: 400, body: { field: 'login' } });
  expect((await register('\u0440\u0430\u043e\u04cf\u043e')).status).not.toBe(200);
  expect(await register('pa0lo')).toMatchObject({ status: 409, body: { code: 'login-taken' } });
  expect((await register('жанна')).status).toBe(200);
  await server.stop();
});
