import type { Accepted, Command } from '@banquise/table';
import type { Person } from '../../src/store/person.ts';
import type { Ended, Result } from '../../src/store/result.ts';
import type { Append, Summary, TableRow } from '../../src/store/row.ts';

/** What the contract puts into a store. */

export const person = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  name: id.toUpperCase(),
  login: null,
  password: null,
  created: 1,
  seen: 1,
  merged: null,
  ...more,
});

export const summary = (...people: (string | null)[]): Summary => ({
  seats: people.map((one) => ({ person: one, name: one ?? '', bot: null, away: null })),
  owner: people[0] ?? null,
  next: null,
});

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'boreal',
  creation: {
    id,
    game: 'boreal',
    rules: 1,
    options: {},
    seats: [{ kind: 'person', person: 'ada', name: 'Ada' }, { kind: 'empty' }],
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: 3 },
    owner: 'ada',
    seed: '0'.repeat(32),
    at: 1,
  },
  invite: 'i',
  watch: 'w',
  listed: true,
  revision: 0,
  phase: 'open',
  due: null,
  awaited: [],
  summary: summary('ada', null),
  settled: false,
  changed: 1,
  edition: 0,
  ...more,
});

export const sit = (by: string, seat = 1): Command => ({
  id: 'c1',
  by: { person: by },
  version: 0,
  type: 'sit',
  seat,
  name: by.toUpperCase(),
});

export const append = (table: string, after: number, commands: Command[], more: Partial<Append> = {}): Append => ({
  table,
  after,
  edition: 0,
  accepted: commands.map((command, i): Accepted => ({ revision: after + 1 + i, at: 10 + after + i, command })),
  phase: 'open',
  due: null,
  awaited: [1],
  taken: 0,
  listing: null,
  summary: summary('ada', 'bob'),
  seated: true,
  snapshot: null,
  ...more,
});

export const result = (table: string, seat: number, who: string | null, more: Partial<Result> = {}): Result => ({
  table,
  seat,
  game: 'boreal',
  person: who,
  name: 'N',
  bot: null,
  rank: seat + 1,
  points: 10 * (seat + 1),
  ending: 'played',
  seats: 2,
  rated: true,
  at: 5,
  out: null,
  ...more,
});

/** A game that is over; the people named are rated, the first of them won. */
export const ended = (table: string, results: readonly Result[], people: readonly string[] = [], game = 'boreal'): Ended => ({
  ...{ table, results },
  rating: people.length === 0 ? null : { game, people, rank: people.map((_, i) => i + 1) },
  dismiss: 0,
});
