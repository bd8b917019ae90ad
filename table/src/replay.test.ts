import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/testkit/toy/pebbles.ts';
import { Host, LANA } from '../test/host.ts';
import { create, follow, Replay, restore, since } from './index.ts';

/** A table at which somebody asked for a pause and took it back, over and over. */
function fidgeted(times: number) {
  const host = new Host(pebbles, { clock: { kind: 'move', ms: 60_000, grace: 0 } });
  const { owner, id, game, rules, options, clock, settings, seed, at, law } = host.table;
  const seats = host.table.chairs.map(({ person, name }) => ({ kind: 'person', person: person as string, name }) as const);
  const creation = { owner, id, game, rules, options, clock, settings, seed, at, seats, law: law as number };
  host.start();
  const journal = [host.last?.append as NonNullable<typeof host.last>['append'] & object];
  for (let n = 0; n < times; n++) {
    host.now += 10;
    host.must(LANA, { type: 'pause', seat: 0, agree: n % 2 === 0 });
    journal.push(host.last?.append as (typeof journal)[0]);
  }
  return { host, creation, journal };
}

test('a replay is the table as it was, and touches no table that others hold', () => {
  const { host, creation, journal } = fidgeted(21);
  expect(restore(pebbles, { creation, journal })).toEqual({ ok: true, value: host.table });
  const created = create(pebbles, creation);
  if (!created.ok) throw new Error(created.problem.field);
  const replay = new Replay(pebbles, created.value);
  for (const accepted of journal) replay.play(accepted);
  expect(created.value.entries).toEqual([]);
  const whole = replay.end();
  const before = whole.entries.length;
  new Replay(pebbles, whole).play({ revision: 23, at: 999, command: { id: 'x', by: LANA, version: before, type: 'resign', seat: 0 } });
  expect(whole.entries).toHaveLength(before);
});

test('a replay copies no log: as long a log again is the same array', () => {
  const { creation, journal } = fidgeted(50);
  const created = create(pebbles, creation);
  if (!created.ok) throw new Error(created.problem.field);
  let copied = 0;
  const iterate = Array.prototype[Symbol.iterator];
  const replay = new Replay(pebbles, created.value);
  Array.prototype[Symbol.iterator] = function (this: unknown[]) {
    // A log is the only list here that grows beyond what is remembered of answers.
    if ((this[0] as { what?: string } | undefined)?.what !== undefined) copied += this.length;
    return iterate.call(this);
  } as typeof iterate;
  try {
    for (const accepted of journal) replay.play(accepted);
  } finally {
    Array.prototype[Symbol.iterator] = iterate;
  }
  expect(copied).toBe(0);
});

test('a long log is told in pages, and the last one makes the copy whole', () => {
  const { host } = fidgeted(25);
  let mirror = follow(undefined, since(pebbles, host.table, 1, 0, 10));
  const pages = [mirror?.version];
  for (let more = true; more; ) {
    const update = since(pebbles, host.table, 1, mirror?.version ?? 0, 10);
    mirror = follow(mirror, update);
    pages.push(mirror?.version);
    more = update.more;
  }
  expect(pages).toEqual([10, 20, 26]);
  expect(mirror).toEqual(follow(undefined, since(pebbles, host.table, 1, 0)));
});
