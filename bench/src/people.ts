import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gameIds } from '@banquise/games';
import { openStore } from '@banquise/server';

/**
 * How long the pages of people take with a million people and a million games in the store, asked of a server as a browser
 * would: `node_modules/.bin/node bench/src/people.ts`, or with a smaller number behind it. The client must be built.
 */
const MANY = Number(process.argv[2] ?? 1_000_000);
/** As many as a tournament may have, and an evening of an arena of theirs. */
const CROWD = 256;
const ROUNDS = { swiss: 12, arena: 24 } as const;
/** What is read for many at once is read anew after this. */
const STALE = 600;
const TIMES = 20;
const ORIGIN = 'https://bench.example';
const folder = mkdtempSync(join(tmpdir(), 'banquise-people-'));
const data = join(folder, 'b.sqlite');
await (await openStore({ data, database: null })).close();

const GAMES = gameIds();
const now = new Date();
const season = `${now.getUTCFullYear()}-${Math.floor(now.getUTCMonth() / 3) + 1}`;
const db = new DatabaseSync(data);
db.exec('pragma synchronous=off; begin');
const person = db.prepare(`insert into people (id, name, login, created, seen, shape) values (?, ?, ?, 0, 0, ?)`);
const ladder = db.prepare('insert into ladder (game, season, person, rating, games, ranked, wins) values (?, ?, ?, ?, 12, ?, 6)');
const result = db.prepare(
  `insert into results (table_id, seat, game, person, name, bot, rank, total, seats, rated, at, counts, ending, mu, sigma) values (?, ?, ?, ?, ?, null, ?, 30, 2, 1, ?, 1, 'played', 25, 3)`,
);
const cup = db.prepare(
  `insert into cups (id, title, game, kind, pace, state, owner, rated, round, rounds, created, due, length, ends, starts) values (?, 'Tuesday', 'boreal', ?, 'live', ?, 'p0', 1, 12, 99, ?, ?, 0, null, null)`,
);
for (let i = 0; i < MANY; i++) {
  person.run(`p${i}`, `Name ${i}`, `login${i}`, `login${i}`);
  ladder.run(GAMES[i % GAMES.length] as string, season, `p${i}`, 600 + ((i * 7919) % 900), i % 3 === 0 ? 0 : 1);
  // One in ten games is played by one of five who play all the time.
  const [a, b] = [i % 10 === 0 ? (i / 10) % 5 : i, (i * 31) % MANY];
  result.run(`t${i}`, 0, GAMES[i % GAMES.length] as string, `p${a}`, `Name ${a}`, 1, i);
  result.run(`t${i}`, 1, GAMES[i % GAMES.length] as string, `p${b}`, `Name ${b}`, 2, i);
  if (i % 100 === 0) cup.run(`cup-${i}-for-the-bench`, 'swiss', 'finished', i, null);
}
const enter = db.prepare('insert into entrants (cup_id, person, joined, gone) values (?, ?, ?, 0)');
const table = db.prepare('insert into cup_tables (cup_id, round, n, table_id, people, scores) values (?, ?, ?, ?, ?, ?)');
for (const kind of ['swiss', 'arena'] as const) {
  cup.run(`the-${kind}-of-the-bench`, kind, 'playing', MANY, 0);
  for (let i = 0; i < CROWD; i++) enter.run(`the-${kind}-of-the-bench`, `p${i}`, i);
  for (let round = 1; round <= ROUNDS[kind]; round++)
    for (let n = 0; n < CROWD / 2; n++) {
      const people = [n, CROWD / 2 + ((n + round) % (CROWD / 2))].map((i) => `p${i}`);
      // The last game is still being played, so that the round goes on.
      const scores = round === ROUNDS[kind] && n === 0 ? null : JSON.stringify([round % 2, 1]);
      table.run(`the-${kind}-of-the-bench`, round, n, `table-of-the-${kind}-${round}-${n}`, JSON.stringify(people), scores);
    }
}
db.exec('commit');
db.close();

const settings = { PORT: '0', HOST: '127.0.0.1', BANQUISE_DATA: data, BANQUISE_LOG: 'error', BANQUISE_PROXY: '1', BANQUISE_ORIGIN: ORIGIN };
const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/src/main.ts')], {
  ...{ env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] },
});
const port = await new Promise<string>((resolve, reject) => {
  server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  server.stdout?.on('data', (text) => {
    const found = /localhost:(\d+)/.exec(String(text))?.[1];
    if (found !== undefined) resolve(found);
  });
});
let asked = 0;
/** Each question comes from an address of its own: one alone may not ask this often. */
const headers = (): Record<string, string> => ({
  ...{ origin: ORIGIN, 'x-forwarded-for': `10.0.${asked >> 8}.${asked++ & 255}`, 'x-forwarded-proto': 'https', host: 'bench.example' },
});
const address = `http://127.0.0.1:${port}`;
const guest = await fetch(`${address}/api/guest`, {
  ...{ method: 'POST', body: '{"name":"Reader"}', headers: { ...headers(), 'content-type': 'application/json' } },
});
const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
const beside = new DatabaseSync(data);
beside.exec('pragma busy_timeout=5000');
const reader = beside.prepare(`select id from people where name = 'Reader'`).get() as { id: string };
beside
  .prepare('insert into ladder (game, season, person, rating, games, ranked, wins) values (?, ?, ?, 900, 12, 1, 6)')
  .run('boreal', season, reader.id);
// The reader plays all the time too: how it stands with others is looked for among all of that.
const played = beside.prepare(
  `insert into results (table_id, seat, game, person, name, bot, rank, total, seats, rated, at, counts, ending, mu, sigma) values (?, 0, 'boreal', ?, 'Reader', null, 1, 30, 2, 1, ?, 1, 'played', 25, 3)`,
);
beside.exec('begin');
for (let i = 0; i < MANY / 50; i++) played.run(`r${i}`, reader.id, i);
beside.exec('commit');
// As in any tournament that is being played, the server has looked at both before somebody else does.
const unseen = beside.prepare(`select count(*) as n from cups where state = 'playing' and due = 0`);
while ((unseen.get() as { n: number }).n > 0) await new Promise((resolve) => setTimeout(resolve, STALE));
beside.close();

const pages: Readonly<Record<string, string>> = {
  'profile of somebody': '/api/people/login777',
  'profile of somebody who plays all the time': '/api/people/login0',
  'rating curve': '/api/people/login0/curve/boreal',
  'ranking, with the place of the reader': '/api/ranking/boreal',
  'list of tournaments': '/api/cups',
  'a Swiss of 256 after 12 rounds': '/api/cups/the-swiss-of-the-bench',
  'an arena of 256 after 3,072 games': '/api/cups/the-arena-of-the-bench',
  'tables being played': '/api/playing',
  'what waits for one': '/api/awaited',
  'whom one knows': '/api/circle',
  'how much goes on': '/api/bustle',
};
const store = await openStore({ data, database: null });
const lists: Readonly<Record<string, () => Promise<unknown>>> = {
  lobby: () => store.tables.lobby(200),
  'waiting list of Quick game': () => store.quick.waiting('live/rated/two', 0, 200),
};
async function time(name: string, ask: () => Promise<unknown>, pause = 0): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  const [middle, slowest] = [TIMES / 2, TIMES - 1].map((i) => (times.toSorted((a, b) => a - b)[i] ?? 0).toFixed(1).padStart(8));
  console.log(`${middle}${slowest}  ${name}`);
}
console.log(`${MANY} people, ${MANY} games; the median and the slowest of ${TIMES}, in milliseconds, the way there and back included`);
for (const [name, path] of Object.entries(pages))
  await time(
    name,
    async () => {
      const answer = await fetch(address + path, { headers: { ...headers(), cookie } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.text();
    },
    path.startsWith('/api/cups/') ? STALE : 0,
  );
for (const [name, ask] of Object.entries(lists)) await time(name, ask);
await store.close();
server.removeAllListeners('exit');
await new Promise((resolve) => server.once('exit', resolve) && server.kill('SIGTERM'));
rmSync(folder, { recursive: true });
