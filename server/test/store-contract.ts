import type { Accepted, Command } from '@banquise/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Append, ChatLine, Ended, Person, Result, Store, Summary, TableRow } from '../src/store/store.ts';
import { rate, UNKNOWN } from '../src/tables/rating.ts';

/** What every store must hold to. `open` gives an empty one. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`a store: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());
    peopleContract(() => store);
    tableContract(() => store);
    afterGameContract(() => store);
  });
}

const person = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  name: id.toUpperCase(),
  login: null,
  password: null,
  created: 1,
  seen: 1,
  merged: null,
  ...more,
});

const summary = (...people: (string | null)[]): Summary => ({
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

const sit = (by: string, seat = 1): Command => ({ id: 'c1', by: { person: by }, version: 0, type: 'sit', seat, name: by.toUpperCase() });

const append = (table: string, after: number, commands: Command[], more: Partial<Append> = {}): Append => ({
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
  snapshot: null,
  ...more,
});

function peopleContract(store: () => Store): void {
  test('a person comes back as it went in, and somebody unknown is nobody', async () => {
    await store().people.add(person('ada'));
    expect(await store().people.find('ada')).toEqual(person('ada'));
    expect(await store().people.find('eve')).toBeUndefined();
    await store().people.rename('ada', 'Ada L.');
    expect((await store().people.find('ada'))?.name).toBe('Ada L.');
  });

  test('a login belongs to one person', async () => {
    await store().people.add(person('ada'));
    await store().people.add(person('bob'));
    expect(await store().people.claim('ada', 'ada', 'hash')).toBe(true);
    expect(await store().people.claim('bob', 'ada', 'other')).toBe(false);
    expect(await store().people.byLogin('ada')).toMatchObject({ id: 'ada', password: 'hash' });
  });

  test('a session opens, is seen, and closes alone or with all others', async () => {
    const { people } = store();
    for (const token of ['a', 'b', 'c']) await people.openSession({ token, person: 'ada', created: 1, seen: 1, device: 'here', proved: 0 });
    await people.add(person('ada'));
    await people.touch('a', 9);
    expect(await people.session('a')).toMatchObject({ person: 'ada', seen: 9 });
    expect(await people.session('b')).toMatchObject({ seen: 1 });
    expect((await people.find('ada'))?.seen).toBe(9);
    await people.closeSession('a');
    expect(await people.session('a')).toBeUndefined();
    expect(await people.sessions('ada')).toHaveLength(2);
    await people.closeSessions('ada');
    expect(await people.sessions('ada')).toEqual([]);
  });

  test('a guest who signs in becomes part of the account', async () => {
    for (const id of ['ada', 'guest', 'older']) await store().people.add(person(id));
    await store().people.merge('older', 'guest');
    await store().people.merge('guest', 'ada');
    expect((await store().people.selves('ada')).sort()).toEqual(['ada', 'guest', 'older']);
  });

  test('results of a guest go to the account; its rating only where the account has none', async () => {
    const { people, results, tables } = store();
    for (const id of ['ada', 'guest', 'bob']) await people.add(person(id));
    for (const id of ['t1', 't2', 't3']) await tables.create(tableRow(id));
    await results.settle(ended('t1', [result('t1', 0, 'guest')], ['guest', 'bob']));
    await results.settle(ended('t2', [], ['bob', 'guest'], 'arctic'));
    await results.settle(ended('t3', [result('t3', 0, 'ada')], ['bob', 'ada']));
    const own = await results.standing('ada', 'boreal');
    const brought = await results.standing('guest', 'arctic');
    await people.merge('guest', 'ada');
    expect(await results.standings('ada')).toEqual([{ ...brought, person: 'ada' }, own]);
    expect(await results.standings('guest')).toEqual([]);
    expect(await results.statistics('ada')).toMatchObject([{ game: 'boreal', games: 2 }]);
  });

  test('passkeys and mutes are kept', async () => {
    const { people } = store();
    const key = { id: 'k', person: 'ada', key: 'public', counter: 0, transports: 'internal', created: 1, device: 'here', used: 0 };
    await people.addPasskey(key);
    await people.usedPasskey('k', 4, 9);
    expect(await people.passkey('k')).toEqual({ ...key, counter: 4, used: 9 });
    expect(await people.passkeys('ada')).toHaveLength(1);
    await people.mute('ada', 'bob', true);
    await people.mute('ada', 'bob', true);
    expect(await people.muted('ada')).toEqual(['bob']);
    await people.mute('ada', 'bob', false);
    expect(await people.muted('ada')).toEqual([]);
  });

  test('who wants to be forgotten is nowhere any more, and the games stay', async () => {
    const { people, tables, chat, results } = store();
    await people.add(person('ada'));
    await people.add(person('bobby-7'));
    await people.openSession({ token: 't', person: 'bobby-7', created: 1, seen: 1, device: '', proved: 0 });
    await tables.create(tableRow('t1'));
    await tables.append([append('t1', 0, [sit('bobby-7')], { summary: summary('ada', 'bobby-7') })]);
    await tables.append([append('t1', 1, [{ id: 'x', by: { person: 'bobby-7' }, version: 1, type: 'vacate', seat: 1 }])]);
    await chat.say({ table: 't1', n: 1, at: 1, seat: 1, person: 'bobby-7', name: 'BOBBY-7', text: 'hello' });
    await results.settle(ended('t1', [result('t1', 1, 'bobby-7')], ['bobby-7', 'ada']));
    expect(await people.visited('bobby-7')).toEqual(['t1']);
    await people.forget('bobby-7', 'nobody');
    expect(await people.forgetting()).toEqual([{ person: 'bobby-7', heir: 'nobody' }]);
    await tables.scrub('t1', 'bobby-7', 'nobody');
    await people.forgotten('bobby-7');
    expect(await people.forgetting()).toEqual([]);
    const rest = [await tables.load('t1', 'f'), await chat.lines('t1', 9), await results.of('t1'), await people.session('t')];
    expect(JSON.stringify(rest)).not.toMatch(/bobby-7/i);
    expect(await people.find('bobby-7')).toBeUndefined();
    expect(await tables.journal('t1')).toMatchObject([{ command: { by: { person: 'nobody' }, name: '–' } }, { revision: 2 }]);
    expect((await people.find('ada'))?.name).toBe('ADA');
  });
}

function tableContract(store: () => Store): void {
  test('a table comes back as it went in; its id can be used once', async () => {
    expect(await store().tables.create(tableRow('t1'))).toBe(true);
    expect(await store().tables.create(tableRow('t1', { invite: 'other' }))).toBe(false);
    expect(await store().tables.load('t1', 'f')).toEqual({ row: tableRow('t1'), snapshot: null, journal: [] });
    expect(await store().tables.load('t2', 'f')).toBeUndefined();
    expect(await store().tables.row('t2')).toBeUndefined();
  });

  test('accepted commands come back in order, with how the table stands after them', async () => {
    await store().tables.create(tableRow('t1'));
    const batch = [append('t1', 0, [sit('bob'), sit('eve'), sit('joe')], { phase: 'playing', due: 77 })];
    expect(await store().tables.append(batch)).toEqual([]);
    const kept = await store().tables.load('t1', 'f');
    expect(kept?.journal).toEqual(batch[0]?.accepted);
    expect(kept?.row).toMatchObject({ revision: 3, phase: 'playing', due: 77, changed: 12, awaited: [1], summary: summary('ada', 'bob') });
    await store().tables.append([append('t1', 3, [sit('zoe')], { summary: null })]);
    expect((await store().tables.row('t1'))?.summary).toEqual(summary('ada', 'bob'));
  });

  test('a command that follows an older revision is not stored, and the others of its batch are', async () => {
    for (const id of ['t1', 't2', 't3']) await store().tables.create(tableRow(id));
    await store().tables.append([append('t2', 0, [sit('eve')])]);
    const lost = await store().tables.append([append('t1', 0, [sit('bob')]), append('t2', 0, [sit('bob')]), append('t3', 0, [sit('bob')])]);
    expect(lost).toEqual(['t2']);
    expect(await store().tables.journal('t1')).toHaveLength(1);
    expect(await store().tables.journal('t2')).toMatchObject([{ command: { by: { person: 'eve' } } }]);
    expect(await store().tables.journal('t3')).toHaveLength(1);
    expect(await store().tables.append([append('t4', 0, [sit('bob')])])).toEqual(['t4']);
    expect(await store().tables.append([append('t1', 5, [sit('bob')])])).toEqual(['t1']);
  });

  test('a long batch is stored whole', async () => {
    const ids = Array.from({ length: 120 }, (_, i) => `t${i}`);
    for (const id of ids) await store().tables.create(tableRow(id));
    expect(await store().tables.append(ids.map((id) => append(id, 0, [sit('bob'), sit('eve')])))).toEqual([]);
    for (const id of ids) expect(await store().tables.journal(id)).toHaveLength(2);
  });

  test('a snapshot saves the journal before it, but only for the one who wrote it', async () => {
    await store().tables.create(tableRow('t1'));
    const snapshot = { revision: 1, format: 'f', body: '{}' };
    await store().tables.append([append('t1', 0, [sit('bob')], { snapshot })]);
    await store().tables.append([append('t1', 1, [sit('eve')])]);
    expect(await store().tables.load('t1', 'f')).toMatchObject({ snapshot, journal: [{ revision: 2 }] });
    expect(await store().tables.load('t1', 'g')).toMatchObject({ snapshot: null, journal: [{ revision: 1 }, { revision: 2 }] });
    const newer = { revision: 3, format: 'f', body: '[]' };
    await store().tables.append([append('t1', 2, [sit('joe')], { snapshot: newer })]);
    expect(await store().tables.load('t1', 'f')).toMatchObject({ snapshot: newer, journal: [] });
  });

  test('tables are found by who sits there now, the latest first', async () => {
    await store().tables.create(tableRow('t1', { changed: 1 }));
    await store().tables.create(tableRow('t2', { changed: 5 }));
    await store().tables.append([append('t1', 0, [sit('bob')])]);
    const found = async (...people: string[]) => (await store().tables.ofPeople(people, ['open'], 9)).map(({ id }) => id);
    expect(await found('ada')).toEqual(['t1', 't2']);
    expect(await found('bob')).toEqual(['t1']);
    expect(await found('bob', 'ada')).toEqual(['t1', 't2']);
    await store().tables.append([
      append('t1', 1, [{ id: 'c2', by: { person: 'bob' }, version: 1, type: 'vacate', seat: 1 }], { summary: summary('ada', null) }),
    ]);
    expect(await found('bob')).toEqual([]);
    expect(await store().tables.ofPeople(['ada'], ['finished'], 9)).toEqual([]);
  });

  test('a removed table is gone, from the lists as well', async () => {
    for (const id of ['t1', 't2']) await store().tables.create(tableRow(id));
    await store().tables.remove('t2');
    expect(await store().tables.row('t2')).toBeUndefined();
    expect((await store().tables.rows(['t1', 't2'])).map(({ id }) => id)).toEqual(['t1']);
    expect((await store().tables.lobby(9)).map(({ id }) => id)).toEqual(['t1']);
  });

  test('the lobby has what is listed and waits for players, the latest first', async () => {
    const { tables } = store();
    await tables.create(tableRow('t1', { changed: 5 }));
    await tables.create(tableRow('t2', { changed: 7 }));
    await tables.create(tableRow('hidden', { listed: false }));
    await tables.create(tableRow('t3', { changed: 6 }));
    const lobby = async () => (await tables.lobby(9)).map(({ id }) => id);
    expect(await lobby()).toEqual(['t2', 't3', 't1']);
    await tables.append([
      append('t1', 0, [sit('bob')], { listing: true }),
      append('t3', 0, [sit('bob')], { phase: 'playing', listing: false }),
    ]);
    expect(await lobby()).toEqual(['t1', 't2']);
    expect(await tables.lobby(1)).toEqual([await tables.row('t1')]);
  });

  test('what is due is taken by one, and by another when nothing came of it', async () => {
    const { tables, results } = store();
    for (const [id, due] of [
      ['t1', 20],
      ['t2', 10],
      ['t3', 99],
      ['t4', null],
    ] as const)
      await tables.create(tableRow(id, { due }));
    expect(await tables.overdue(50)).toBe(2);
    expect((await Promise.all([tables.take(50, 60, 1), tables.take(50, 60, 9)])).flat().sort()).toEqual(['t1', 't2']);
    expect(await tables.take(59, 70, 9)).toEqual([]);
    await tables.extend(['t1'], 80);
    expect(await tables.take(60, 70, 9)).toEqual(['t2']);
    await tables.append([append('t1', 0, [sit('bob')], { due: 61 })]);
    expect(await tables.take(62, 70, 9)).toEqual(['t1']);
    await tables.append([append('t1', 1, [sit('eve')], { due: 61, taken: 90 })]);
    expect(await tables.take(71, 72, 9)).toEqual(['t2']);
    await tables.dismiss('t2', 0);
    await tables.dismiss('t1', 1);
    await results.settle(ended('t3', []));
    expect(await tables.take(99, 100, 9)).toEqual(['t1']);
  });

  test('a table whose past was rewritten takes nothing from who remembers another one', async () => {
    const { tables } = store();
    await tables.create(tableRow('t1'));
    const snapshot = { revision: 1, format: 'f', body: '"bobby-7"' };
    await tables.append([append('t1', 0, [sit('bobby-7')], { snapshot })]);
    await tables.scrub('t1', 'bobby-7', 'nobody');
    const [head] = await tables.heads(['t1', 't9']);
    expect(head).toMatchObject({ id: 't1', revision: 1 });
    expect(await tables.append([append('t1', 1, [sit('eve')], { snapshot })])).toEqual(['t1']);
    expect(await tables.append([append('t1', 1, [sit('eve')], { edition: head?.edition ?? 0 })])).toEqual([]);
    expect(JSON.stringify(await tables.load('t1', 'f'))).not.toContain('bobby-7');
  });
}

const result = (table: string, seat: number, who: string | null, more: Partial<Result> = {}): Result => ({
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
const ended = (table: string, results: readonly Result[], people: readonly string[] = [], game = 'boreal'): Ended => ({
  ...{ table, results },
  rating: people.length === 0 ? null : { game, people, rank: people.map((_, i) => i + 1) },
});

function afterGameContract(store: () => Store): void {
  test('a result is taken down once, and statistics and ratings follow from it', async () => {
    const { results, tables } = store();
    for (const id of ['t1', 't2']) await tables.create(tableRow(id));
    const rows = [result('t1', 0, 'ada'), result('t1', 1, null, { bot: 3, rated: false })];
    expect(await results.settle(ended('t1', rows, ['ada', 'bob']))).toBe(true);
    const won = await results.standing('ada', 'boreal');
    expect(won).toMatchObject({ person: 'ada', game: 'boreal', games: 1 });
    expect(won?.mu).toBeGreaterThan(25);
    expect(await results.settle(ended('t1', rows, ['ada', 'bob']))).toBe(false);
    expect(await results.standing('ada', 'boreal')).toEqual(won);
    expect(await results.of('t1')).toEqual(rows);
    await results.settle(ended('t2', [result('t2', 1, 'ada')]));
    expect(await results.statistics('ada')).toEqual([{ game: 'boreal', games: 2, wins: 1, best: 20, mean: 15 }]);
    expect(await results.standings('ada')).toEqual([won]);
    expect(await results.ofPerson('ada', 1)).toHaveLength(1);
  });

  test('games that end at the same time each move the ratings from where the other left them', async () => {
    const { results, tables } = store();
    for (const id of ['t1', 't2', 't3']) await tables.create(tableRow(id));
    await Promise.all(['t1', 't2', 't3'].map((table) => results.settle(ended(table, [], ['ada', 'bob']))));
    const oneByOne = [1, 2, 3].reduce((both) => rate(both, [1, 2]), [UNKNOWN, UNKNOWN]);
    expect(await results.standing('ada', 'boreal')).toEqual({ person: 'ada', game: 'boreal', games: 3, ...oneByOne[0] });
  });

  test('what fails among writes that came together fails alone', async () => {
    const line = (n: number): ChatLine => ({ table: 't1', n, at: n, seat: 0, person: 'ada', name: 'Ada', text: `${n}` });
    const said = await Promise.allSettled([1, 2, 2, 3].map((n) => store().chat.say(line(n))));
    expect(said.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(await store().chat.lines('t1', 9)).toHaveLength(3);
  });

  test('chat keeps its order and its end', async () => {
    const line = (n: number): ChatLine => ({ table: 't1', n, at: n, seat: 0, person: 'ada', name: 'Ada', text: `${n}` });
    for (const n of [1, 2, 3]) await store().chat.say(line(n));
    expect(await store().chat.lines('t1', 2)).toEqual([line(2), line(3)]);
    expect(await store().chat.by('ada')).toHaveLength(3);
    await expect(store().chat.say(line(3))).rejects.toThrow();
  });

  test('addresses for turn notices are kept until they fail, go along with a guest, and go when one signs out everywhere', async () => {
    const address = { endpoint: 'https://push', person: 'ada', p256dh: 'k', auth: 'a', language: 'fr', added: 1 };
    await store().pushes.put(address);
    await store().pushes.put({ ...address, language: 'it' });
    expect(await store().pushes.of('ada')).toEqual([{ ...address, language: 'it' }]);
    await store().pushes.drop('https://push');
    expect(await store().pushes.of('ada')).toEqual([]);
    await store().people.add(person('guest'));
    await store().pushes.put({ ...address, person: 'guest' });
    await store().people.merge('guest', 'ada');
    expect(await store().pushes.of('ada')).toEqual([address]);
    await store().people.closeSessions('ada');
    expect(await store().pushes.of('ada')).toEqual([]);
  });

  test('a sheet is kept by whoever saw the one before, and goes with its person', async () => {
    const { sheets, people } = store();
    expect(await sheets.of('ada')).toBeUndefined();
    expect(await sheets.keep('ada', 1, '{"early":1}')).toBe(false);
    expect(await sheets.keep('ada', 0, '{"a":1}')).toBe(true);
    expect(await sheets.keep('ada', 0, '{"b":1}')).toBe(false);
    expect(await sheets.keep('ada', 1, '{"a":2}')).toBe(true);
    expect(await sheets.keep('ada', 1, '{"late":1}')).toBe(false);
    expect(await sheets.of('ada')).toEqual({ revision: 2, body: '{"a":2}' });
    await people.forget('ada', 'nobody');
    expect(await sheets.of('ada')).toBeUndefined();
  });

  test('the sheet of a guest comes along to an account that has none', async () => {
    const { sheets, people } = store();
    for (const id of ['ada', 'guest', 'other']) await people.add(person(id));
    await sheets.keep('guest', 0, '{"n":1}');
    await sheets.keep('other', 0, '{"n":2}');
    await people.merge('guest', 'ada');
    await people.merge('other', 'ada');
    expect(await sheets.of('ada')).toEqual({ revision: 1, body: '{"n":1}' });
    expect([await sheets.of('guest'), await sheets.of('other')]).toEqual([undefined, undefined]);
  });

  test('a value of the server is made once', async () => {
    expect(await store().value('key', () => 'one')).toBe('one');
    expect(await store().value('key', () => 'two')).toBe('one');
  });
}
