import { range } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { account, codeOf, pebbles } from '../hosted.ts';
import { Device, Person } from '../person.ts';
import { testServer } from '../server.ts';

// Findings 7, 8 and 10, at the doors that were made after the audit.

test('a challenge is a table like any other: pipelined ones pass no limit', async () => {
  const server = await testServer({ games: [pebbles], config: { tablesPerPerson: 5 } });
  await account(server, 'ada');
  const eve = await account(server, 'eve');
  const dare = { login: 'ada', game: 'pebbles', pace: 'days', rated: false };
  const answers = await Promise.all(range(20).map(() => eve.post('/api/challenge', dare)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  await server.stop();
});

test('what is only read has a purse too, by address', async () => {
  const server = await testServer({ config: { newPerAddress: 4 } });
  const nobody = new Device(server.address);
  const answers = await Promise.all(range(80).map((i) => nobody.get(i % 2 === 0 ? '/api/playing' : '/api/cups')));
  const read = answers.filter(({ status }) => status === 200).length;
  expect(read).toBeGreaterThanOrEqual(40);
  // One comes back each second: a slow machine may have some more.
  expect(read).toBeLessThan(70);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await server.stop();
});

test('the letter NUL, which not every database can keep, is refused in addresses and in words', async () => {
  const server = await testServer({ games: [pebbles] });
  const ada = await account(server, 'ada');
  await account(server, 'bob');
  for (const path of ['/api/people/a%00', '/api/cups/%00', '/api/results/x%00', '/api/tables/%00/record'])
    expect((await ada.get(path)).status).toBe(400);
  const report = { login: 'bob', why: 'words', text: 'a\0b', block: false };
  expect((await ada.post('/api/report', report)).status).toBe(400);
  const eve = await Person.guest(server.address, 'Eve');
  expect(codeOf(await eve.client.request({ type: 'say', table: 'AAAAAAAAAAAAAAAAAAAAAA', text: 'a\0b' }))).toBe('bad-message');
  eve.leave();
  await server.stop();
});
