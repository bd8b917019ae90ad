import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { append, ended, person, result, sit, summary, tableRow } from './rows.ts';

export function peopleContract(store: () => Store): void {
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
    const session = { token: 'a', person: 'ada', created: 1, seen: 9, device: 'here', proved: 0 };
    expect(await people.visit('a', 9)).toEqual({ session, person: { ...person('ada'), seen: 9 }, selves: ['ada'], muted: [] });
    expect(await people.visit('b', 9)).toMatchObject({ session: { seen: 1 } });
    expect((await people.find('ada'))?.seen).toBe(9);
    await people.closeSession('a');
    expect(await people.visit('a', 9)).toBeUndefined();
    expect(await people.sessions('ada')).toHaveLength(2);
    await people.closeSessions('ada');
    expect(await people.sessions('ada')).toEqual([]);
  });

  test('many who come at once are each known for who they are, and find their own table and talk', async () => {
    const { people, tables, chat } = store();
    const ids = Array.from({ length: 60 }, (_, i) => `p${i}`);
    for (const id of ids) {
      await people.add(person(id));
      await people.openSession({ token: `of ${id}`, person: id, created: 1, seen: 1, device: '', proved: 0 });
      await tables.create(tableRow(`t ${id}`));
      await tables.append([append(`t ${id}`, 0, [sit(id)])]);
      await chat.say({ table: `t ${id}`, n: 1, at: 1, seat: 0, person: id, name: id, text: 'hello' });
    }
    const visits = await Promise.all([...ids, 'nobody'].map((id) => people.visit(`of ${id}`, 9)));
    expect(visits.map((visit) => visit?.selves)).toEqual([...ids.map((id) => [id]), undefined]);
    const kept = await Promise.all([...ids, 'nobody'].map((id) => tables.load(`t ${id}`, ['f'])));
    expect(kept.map((one) => one?.journal.map(({ command }) => command.by))).toEqual([...ids.map((id) => [{ person: id }]), undefined]);
    const said = await Promise.all([...ids, 'nobody'].map((id) => chat.lines(`t ${id}`, 9)));
    expect(said.map((lines) => lines.map((line) => line.person))).toEqual([...ids.map((id) => [id]), []]);
  });

  test('a guest who signs in becomes part of the account', async () => {
    for (const id of ['ada', 'guest', 'older']) await store().people.add(person(id));
    await store().people.merge('older', 'guest');
    await store().people.merge('guest', 'ada');
    expect((await store().people.selves('ada')).sort()).toEqual(['ada', 'guest', 'older']);
  });

  test('a guest who became an account has its results and ratings there; two who became one are not rated', async () => {
    const { people, results, tables } = store();
    for (const id of ['ada', 'guest', 'bob']) await people.add(person(id));
    for (const id of ['t1', 't2']) await tables.create(tableRow(id));
    await people.merge('guest', 'ada');
    await results.settle(ended('t1', [result('t1', 0, 'guest'), result('t1', 1, 'bob')], ['guest', 'bob']));
    expect(await results.of('t1')).toMatchObject([{ person: 'ada', rated: true }, { person: 'bob' }]);
    expect(await results.standing('ada', 'boreal')).toMatchObject({ games: 1 });
    expect(await results.standing('guest', 'boreal')).toBeUndefined();
    await results.settle(ended('t2', [result('t2', 0, 'guest'), result('t2', 1, 'ada')], ['guest', 'ada']));
    expect(await results.of('t2')).toMatchObject([
      { person: 'ada', rated: false },
      { person: 'ada', rated: false },
    ]);
    expect(await results.standing('ada', 'boreal')).toMatchObject({ games: 1 });
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

  test('who comes is known at once with the guests it was, whom it does not hear, and whether it is shut out', async () => {
    const { people, society, house } = store();
    for (const id of ['guest', 'ada', 'older']) await people.add(person(id));
    for (const id of ['guest', 'older']) await people.merge(id, 'ada');
    await people.openSession({ token: 't', person: 'ada', created: 1, seen: 1, device: 'here', proved: 0 });
    for (let twice = 0; twice < 2; twice++) await people.mute('ada', 'bob', true);
    await society.block('older', 'eve', true, 1);
    await society.block('bob', 'joe', true, 1);
    await house.setSanction('older', 'suspend', 50, 'enough');
    await house.setSanction('ada', 'mute', 90, 'loud');
    const visit = await people.visit('t', 49);
    expect(visit).toMatchObject({ person: { id: 'ada' }, suspended: { until: 50, why: 'enough' } });
    expect(visit?.selves[0]).toBe('ada');
    expect(visit?.selves.toSorted()).toEqual(['ada', 'guest', 'older']);
    expect(visit?.muted.toSorted()).toEqual(['bob', 'eve']);
    expect((await people.visit('t', 50))?.suspended).toBeUndefined();
    await people.mute('ada', 'bob', false);
    expect((await people.visit('t', 50))?.muted).toEqual(['eve']);
  });

  test('passkeys are kept', async () => {
    const { people } = store();
    const key = { id: 'k', person: 'ada', key: 'public', counter: 0, transports: 'internal', created: 1, device: 'here', used: 0 };
    await people.addPasskey(key);
    await people.usedPasskey('k', 4, 9);
    expect(await people.passkey('k')).toEqual({ ...key, counter: 4, used: 9 });
    expect(await people.passkeys('ada')).toHaveLength(1);
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
    const rest = [await tables.load('t1', ['f']), await chat.lines('t1', 9), await results.of('t1'), await people.visit('t', 9)];
    expect(JSON.stringify(rest)).not.toMatch(/bobby-7/i);
    expect(await people.find('bobby-7')).toBeUndefined();
    expect(await tables.journal('t1')).toMatchObject([{ command: { by: { person: 'nobody' }, name: '–' } }, { revision: 2 }]);
    expect((await people.find('ada'))?.name).toBe('ADA');
  });
}
