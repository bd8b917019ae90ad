import { expect, test } from 'vitest';
import type { ChatLine, Store } from '../../src/store/store.ts';
import { rate, UNKNOWN } from '../../src/tables/rating.ts';
import { ended, person, result, tableRow } from './rows.ts';

export function afterGameContract(store: () => Store): void {
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
    const came = await Promise.allSettled(['ada', 'bob', 'ada', 'cleo'].map((id) => store().people.add(person(id))));
    expect(came.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const laid = await Promise.all(['t2', 't3', 't2'].map((id) => store().tables.create(tableRow(id))));
    expect(laid).toEqual([true, true, false]);
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

  test('a ledger is kept by whoever saw the one before, and goes with its person', async () => {
    const { ledgers, people } = store();
    expect(await ledgers.of('ada')).toBeUndefined();
    expect(await ledgers.keep('ada', 1, '{"early":1}')).toBe(false);
    expect(await ledgers.keep('ada', 0, '{"a":1}')).toBe(true);
    expect(await ledgers.keep('ada', 0, '{"b":1}')).toBe(false);
    expect(await ledgers.keep('ada', 1, '{"a":2}')).toBe(true);
    expect(await ledgers.keep('ada', 1, '{"late":1}')).toBe(false);
    expect(await ledgers.of('ada')).toEqual({ revision: 2, body: '{"a":2}' });
    await people.forget('ada', 'nobody');
    expect(await ledgers.of('ada')).toBeUndefined();
  });

  test('the ledger of a guest comes along to an account that has none', async () => {
    const { ledgers, people } = store();
    for (const id of ['ada', 'guest', 'other']) await people.add(person(id));
    await ledgers.keep('guest', 0, '{"n":1}');
    await ledgers.keep('other', 0, '{"n":2}');
    await people.merge('guest', 'ada');
    await people.merge('other', 'ada');
    expect(await ledgers.of('ada')).toEqual({ revision: 1, body: '{"n":1}' });
    expect([await ledgers.of('guest'), await ledgers.of('other')]).toEqual([undefined, undefined]);
  });

  test('a value of the server is made once', async () => {
    expect(await store().value('key', () => 'one')).toBe('one');
    expect(await store().value('key', () => 'two')).toBe('one');
  });
}
