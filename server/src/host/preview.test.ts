import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@banquise/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../../test/person.ts';
import { gather } from '../../test/play.ts';
import { type TestServer, testServer } from '../../test/server.ts';
import { languageOf } from './preview.ts';

let server: TestServer;
const client = mkdtempSync(join(tmpdir(), 'banquise-preview-'));
const people: Person[] = [];
beforeAll(async () => {
  writeFileSync(join(client, 'index.html'), '<head><title>Banquise</title><meta name="description" content="old" /></head>');
  server = await testServer({ games: [await loadGame('boreal')], config: { client: `${client}/` } });
});
afterAll(async () => {
  for (const person of people) person.leave();
  await server.stop();
  rmSync(client, { recursive: true });
});

const look = async (path: string, language = 'fr'): Promise<string> =>
  (await fetch(server.address + path, { headers: { 'accept-language': language } })).text();

test('a link to a table of friends says what is played and nobody’s name; a listed one says who plays, then the result', async () => {
  const game = await loadGame('boreal');
  people.push(await Person.guest(server.address, '<Ada>'), await Person.guest(server.address, 'Bo'));
  const secret = await look(`/t/${await gather(game, people)}`);
  expect(secret).toContain('Vous êtes invité à une partie de Boreal');
  expect(secret).not.toContain('Ada');
  const table = await gather(game, people, { listed: true });
  const open = await look(`/watch/${table}`, 'en');
  expect(open).toContain('&lt;Ada&gt;');
  expect(open).not.toContain('<Ada>');
  const picture = /og:image" content="([^"]+)"/.exec(open)?.[1] as string;
  expect(picture).toMatch(new RegExp(`/preview/en/[0-9A-Za-z_-]{8}/watch/${table}\\.png$`));
  const drawn = await fetch(server.address + new URL(picture).pathname);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(
    Buffer.from(await drawn.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await (people[0] as Person).ask(table, { type: 'resign', seat: 0 });
  await expect.poll(async () => (await server.store.tables.row(table))?.settled).toBe(true);
  expect(await look(`/record/${table}`, 'it')).toContain('Boreal, è finita: P1, &lt;Ada&gt;');
});

test('rules have their link too; other pages are as they were, and have no picture', async () => {
  expect(await look('/learn/boreal', 'it')).toContain('Le regole di Boreal');
  expect(await look('/lobby')).toContain('<title>Banquise</title>');
  expect(await look('/t/nowhere-at-all')).toContain('<title>Banquise</title>');
  for (const path of ['/preview/fr/12345678/t/nowhere-at-all.png', '/preview/fr/12345678/lobby.png', '/preview/boreal.jpg'])
    expect((await fetch(server.address + path)).status).toBe(404);
});

test('the language is the reader’s', () => {
  expect(languageOf('de-DE,it;q=0.8,en;q=0.5')).toBe('it');
  expect(languageOf(undefined)).toBe('en');
});
