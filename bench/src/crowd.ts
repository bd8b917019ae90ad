// `node bench/src/crowd.ts [FINISHED] [RUNNING...] [--json]`: how lists, start and memory of a server fare beside that many tables in PostgreSQL.
import { parseArgs } from 'node:util';
import { loadGame } from '@banquise/games';
import { seedFromText } from '@banquise/kernel';
import { type Creation, LAW } from '@banquise/table';
import { postgresStore } from '../../server/src/store/postgres.ts';
import { layOut } from '../../server/src/tables/layout.ts';
import { Person } from '../../server/test/person.ts';
import { type ThrowawayPostgres, throwawayPostgres } from '../../server/test/throwaway.ts';
import { ServerProcess } from './load-process.ts';

interface Crowd {
  readonly finished: number;
  readonly running: number;
  /** In milliseconds: until it listens, the first list of open tables, of one's own tables, and those after it (median of 20). */
  readonly start: number;
  readonly lobby: number;
  readonly mine: number;
  readonly lobbyAgain: number;
  readonly mineAgain: number;
  /** Memory of the server a moment later, in MB. */
  readonly memory: number;
}

/** How many tables belong to one person. */
const EACH = 50;

/** Tables of one kind, laid out by the database itself: one like the other, each with two people. */
async function fill(
  postgres: ThrowawayPostgres,
  name: string,
  phase: 'finished' | 'playing' | 'open',
  from: number,
  count: number,
): Promise<void> {
  const game = await loadGame('boreal');
  const creation: Creation = {
    ...{ id: 'ID', game: game.id, rules: game.rules, options: {}, clock: { kind: 'days', days: 3, grace: 0 } as const, law: LAW },
    ...{ settings: { confirm: false, standIn: 1 as const }, owner: 'P', seed: seedFromText(name), at: 1 },
    seats: [{ kind: 'person', person: 'P', name: 'Ada' }, { kind: 'empty' }],
  };
  const row = layOut(game, creation, phase === 'open');
  if (!row.ok) throw new Error(row.problem.field);
  const ids = `select ${from} + n as n, '${name}-' || n as id, 'person-' || (n / ${EACH}) as who from generate_series(1, ${count}) as n`;
  const text = (value: object): string =>
    `replace(replace('${JSON.stringify(value).replaceAll("'", "''")}', '"ID"', '"' || id || '"'), '"P"', '"' || who || '"')`;
  const settled = phase === 'finished' ? 1 : 0;
  const due = phase === 'finished' ? 'null' : '9000000000000';
  postgres.run(`insert into tables (id, game, creation, invite, watch, listed, summary)
    select id, 'boreal', ${text(creation)}, 'i', 'w', ${Number(phase === 'open')}, ${text(row.value.summary)} from (${ids}) as t`);
  postgres.run(`insert into heads (id, revision, phase, due, awaited, settled, changed)
    select id, 1, '${phase}', ${due}, '[0]', ${settled}, n from (${ids}) as t`);
  postgres.run(`insert into seats (table_id, seat, person) select id, 0, who from (${ids}) as t`);
  if (phase === 'open') postgres.run(`insert into lobby (table_id, changed) select id, n from (${ids}) as t`);
  if (phase !== 'finished') postgres.run(`insert into journal (table_id, revision, at, command) select id, 1, n, '{}' from (${ids}) as t`);
}

async function measure(url: string, finished: number, running: number): Promise<Crowd> {
  const server = await ServerProcess.prepare({ BANQUISE_DATABASE: url });
  try {
    const start = await server.start();
    const person = await Person.guest(server.address, 'Ada');
    const list = async (what: 'lobby' | 'mine'): Promise<number> => {
      const before = person.of(what).length;
      const began = performance.now();
      person.client.list(what, true);
      await person.until(() => person.of(what).length > before);
      const took = performance.now() - began;
      person.client.list(what, false);
      return took;
    };
    const [lobby, mine] = [await list('lobby'), await list('mine')];
    const again = { lobby: [] as number[], mine: [] as number[] };
    for (let i = 0; i < 20; i++) for (const what of ['lobby', 'mine'] as const) again[what].push(await list(what));
    const median = (all: number[]): number => Math.round((all.sort((a, b) => a - b)[10] ?? 0) * 10) / 10;
    const text = await (await fetch(`${server.address}/metrics`)).text();
    const memory = Math.round(Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1] ?? 0) / 1e6);
    person.leave();
    const round = (ms: number): number => Math.round(ms * 10) / 10;
    return {
      ...{ finished, running, start: Math.round(start), lobby: round(lobby), mine: round(mine) },
      ...{ lobbyAgain: median(again.lobby), mineAgain: median(again.mine), memory },
    };
  } finally {
    await server.end('SIGTERM');
    server.throwAway();
  }
}

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
const [finished = 1_000_000, ...counts] = positionals.map(Number);
const postgres = await throwawayPostgres(['fsync = off', 'max_wal_size = 4GB', 'shared_buffers = 256MB']);
try {
  await (await postgresStore(postgres.url)).close();
  let [done, there] = [0, 0];
  for (const running of counts.length > 0 ? counts : [1000, 50_000]) {
    if (done === 0) await fill(postgres, 'finished', 'finished', 0, finished);
    done = finished;
    const more = running - there;
    await fill(postgres, `playing${running}`, 'playing', 2_000_000 + there, Math.floor(more * 0.9));
    await fill(postgres, `open${running}`, 'open', 3_000_000 + there, Math.ceil(more * 0.1));
    there = running;
    postgres.run('analyze');
    const crowd = await measure(postgres.url, finished, running);
    console.log(values.json ? JSON.stringify(crowd) : crowd);
  }
} finally {
  await postgres.remove();
}
