// `node bench/src/load-start.ts [FINISHED] [RUNNING]`: how long a server takes to start on a full store, and its lobby to answer.

import { loadGame } from '@banquise/games';
import { below, completeOptions, type Game, range, seedFromText, stream } from '@banquise/kernel';
import { type Accepted, type Creation, create, handle, since, type Table } from '@banquise/table';
import type { Append } from '../../server/src/store/row.ts';
import { sqliteStore } from '../../server/src/store/sqlite.ts';
import { layOut } from '../../server/src/tables/layout.ts';
import { awaitedOf, dueOf } from '../../server/src/tables/live.ts';
import { ServerProcess } from './load-process.ts';
import { table as columns } from './table.ts';

const OPEN = 300;

interface Played {
  readonly table: Table;
  readonly accepted: readonly Accepted[];
}

/** A game between two people, as far as a number of commands goes. */
function played(game: Game, creation: Creation, most: number): Played {
  const made = create(game, creation);
  if (!made.ok) throw new Error(made.problem.field);
  const rng = stream(creation.seed, 'imagine');
  const accepted: Accepted[] = [];
  let table = made.value;
  const ask = (request: object, by: string): void => {
    const command = { id: `c${accepted.length}`, by: { person: by }, version: table.entries.length, ...request } as Accepted['command'];
    const outcome = handle(game, table, command, creation.at + accepted.length);
    table = outcome.table;
    if (outcome.append) accepted.push(outcome.append);
  };
  ask({ type: 'start' }, 'ada');
  while (table.phase === 'playing' && accepted.length < most) {
    const seat = game.actors(table.state as never)[0] as number;
    const moves = since(game, table, seat, table.entries.length).own?.moves ?? [];
    ask({ type: 'move', seat, step: 0, move: moves[below(rng, moves.length)] }, seat === 0 ? 'ada' : 'bob');
  }
  return { table, accepted };
}

function creationOf(game: Game, id: string, at: number): Creation {
  const options = completeOptions(game, {});
  if (!options.ok) throw new Error(options.problem.field);
  return {
    ...{ id, game: game.id, rules: game.rules, options: options.value, owner: 'ada', seed: seedFromText(id), at },
    ...{ clock: { kind: 'days', days: 3, grace: 0 }, settings: { confirm: false, standIn: 1 } },
    seats: [
      { kind: 'person', person: 'ada', name: 'Ada' },
      { kind: 'person', person: 'bob', name: 'Bob' },
    ],
  };
}

/** Fills a store: a few games, each copied to many tables. */
export async function fill(data: string, game: Game, finished: number, running: number): Promise<number> {
  const store = await sqliteStore(data, 'off');
  const at = Date.now();
  const patterns = range(10).map((i) => creationOf(game, `pattern${i}`, at));
  const whole = patterns.map((creation) => played(game, creation, 10_000));
  const half = patterns.map((creation) => played(game, creation, 20));
  let commands = 0;
  const put = async (ids: readonly string[], kinds: readonly Played[], listed: boolean): Promise<void> => {
    const batch: Append[] = [];
    for (const [i, id] of ids.entries()) {
      const { table, accepted } = kinds[i % kinds.length] as Played;
      const row = layOut(game, { ...(patterns[i % patterns.length] as Creation), id }, listed);
      if (!row.ok) throw new Error(row.problem.field);
      await store.tables.create(row.value);
      commands += accepted.length;
      if (accepted.length === 0) continue;
      batch.push({
        table: id,
        after: 0,
        edition: 0,
        accepted,
        phase: table.phase,
        due: dueOf(game, table, false),
        awaited: awaitedOf(game, table),
        taken: 0,
        listing: listed ? table.phase === 'open' : null,
        summary: null,
        seated: false,
        snapshot: null,
      });
    }
    await store.tables.append(batch);
    for (const { table, phase, accepted } of batch) {
      if (phase !== 'finished') continue;
      await store.results.settle({ table, results: [], rating: null, dismiss: accepted.at(-1)?.revision ?? 0 });
    }
  };
  const inPieces = async (name: string, n: number, kinds: readonly Played[], listed = false): Promise<void> => {
    for (let i = 0; i < n; i += 500)
      await put(
        range(Math.min(500, n - i)).map((j) => `${name}-table-${i + j}`),
        kinds,
        listed,
      );
  };
  await inPieces('finished', finished, whole);
  await inPieces('running', running, half);
  await inPieces('open', OPEN, [{ table: whole[0]?.table as Table, accepted: [] }], true);
  await store.close();
  return commands;
}

if (import.meta.main) {
  const [finished = 10_000, running = 2000] = process.argv.slice(2).map(Number);
  const server = await ServerProcess.prepare();
  try {
    const commands = await fill(server.data, await loadGame('boreal'), finished, running);
    const start = await server.start();
    const times: number[] = [];
    for (const _ of range(50)) {
      const began = performance.now();
      const { tables } = (await (await fetch(`${server.address}/api/lobby`)).json()) as { tables: unknown[] };
      if (tables.length === 0) throw new Error('the lobby is empty');
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const figure = (value: number): string => value.toFixed(1);
    const head = ['finished', 'running', 'commands', 'start ms', 'lobby p50 ms', 'lobby slowest ms'];
    const row = [finished, running, commands].map((n) => n.toLocaleString('en'));
    console.log(columns(head, [[...row, figure(start), figure(times[25] as number), figure(times.at(-1) as number)]]));
    process.exitCode = start < 2000 && (times.at(-1) as number) < 50 ? 0 : 1;
  } finally {
    await server.end('SIGKILL');
    server.throwAway();
  }
}
