import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '@banquise/server';

/**
 * How long the pages of people take with a million people and a million games in the store:
 * `node_modules/.bin/node bench/src/people.ts`, or with a smaller number behind it.
 */
const MANY = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'banquise-people-'));
const data = join(folder, 'b.sqlite');
await (await openStore({ data, database: null })).close();

const GAMES = ['boreal', 'arctic', 'borealis', 'expeditions'];
const db = new DatabaseSync(data);
db.exec('pragma synchronous=off; begin');
const person = db.prepare(`insert into people (id, name, login, created, seen, shape) values (?, ?, ?, 0, 0, ?)`);
const ladder = db.prepare('insert into ladder (game, season, person, rating, games, ranked) values (?, ?, ?, ?, ?, ?)');
const result = db.prepare(
  `insert into results (table_id, seat, game, person, name, bot, rank, total, seats, rated, at, counts, ending, mu, sigma) values (?, ?, ?, ?, ?, null, ?, 30, 2, 1, ?, 1, 'played', 25, 3)`,
);
const cup = db.prepare(
  `insert into cups (id, title, game, kind, pace, state, owner, rated, round, rounds, created, due, length, ends, starts) values (?, 'Tuesday', 'boreal', 'swiss', 'live', ?, 'p0', 1, 5, 5, ?, null, 0, null, null)`,
);
for (let i = 0; i < MANY; i++) {
  person.run(`p${i}`, `Name ${i}`, `login${i}`, `login${i}`);
  ladder.run(GAMES[i % 4] as string, '2026-4', `p${i}`, 600 + ((i * 7919) % 900), 12, i % 3 === 0 ? 0 : 1);
  // One in ten games is played by one of five who play all the time.
  const [a, b] = [i % 10 === 0 ? (i / 10) % 5 : i, (i * 31) % MANY];
  result.run(`t${i}`, 0, GAMES[i % 4] as string, `p${a}`, `Name ${a}`, 1, i);
  result.run(`t${i}`, 1, GAMES[i % 4] as string, `p${b}`, `Name ${b}`, 2, i);
  if (i % 100 === 0) cup.run(`cup${i}`, i === 0 ? 'playing' : 'finished', i);
}
db.exec('commit');
for (let i = 0; i < 64; i++) db.exec(`insert into entrants (cup_id, person, joined, gone) values ('cup0', 'p${i}', ${i}, 0)`);
db.close();

const store = await openStore({ data, database: null });
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  'profile of somebody': () =>
    Promise.all([store.results.statistics('p777'), store.society.told('p777', 20), store.results.ofPerson('p777', 50)]),
  'profile of somebody who plays all the time': () => Promise.all([store.society.told('p0', 20), store.results.ofPerson('p0', 50)]),
  'statistics of somebody who plays all the time': () => store.results.statistics('p0'),
  'rating curve': () => store.society.curve('p0', 'boreal', 300),
  'head to head': () => store.society.between('p777', 'p0'),
  'ranking and place': () =>
    Promise.all([store.society.ranking('boreal', '2026-4', 100), store.society.place('p4', 'boreal', '2026-4', 10_000)]),
  'list of tournaments': () => Promise.all([store.cups.list('playing', 30), store.cups.list('open', 30), store.cups.list('finished', 30)]),
  'a tournament': () => Promise.all([store.cups.entrants('cup0'), store.cups.tables('cup0')]),
  lobby: () => store.tables.lobby(200),
  'waiting list': () => store.quick.waiting('live/rated/two', 0, 200),
};
console.log(`${MANY} people, ${MANY} games; the median and the slowest of 20, in milliseconds`);
for (const [name, ask] of Object.entries(pages)) {
  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  const [middle, slowest] = [10, 19].map((i) => (times.toSorted((a, b) => a - b)[i] ?? 0).toFixed(1).padStart(8));
  console.log(`${middle}${slowest}  ${name}`);
}
await store.close();
rmSync(folder, { recursive: true });
