import { expect, test } from 'vitest';
import type { Cup } from '../../src/store/cups.ts';
import type { Store } from '../../src/store/store.ts';
import { person } from './rows.ts';

const cup = (id: string, more: Partial<Cup> = {}): Cup => ({
  ...{ id, title: 'Winter', game: 'boreal', kind: 'swiss', pace: 'live', rated: true, state: 'open', round: 0, rounds: 3 },
  ...{ owner: 'ada', created: 1, due: null, length: 60_000, ends: null, starts: null },
  ...more,
});

export function cupContract(store: () => Store): void {
  test('a tournament comes back as it went in, and lists count who takes part', async () => {
    const { cups, people } = store();
    for (const id of ['ada', 'bob']) await people.add(person(id, { login: id }));
    await cups.add(cup('c1'));
    const arena = cup('c2', { created: 2, kind: 'arena', rated: false, ends: 9, starts: 1_800_000_000_000 });
    await cups.add(arena);
    expect(await cups.find('c2')).toEqual(arena);
    expect(await cups.find('c3')).toBeUndefined();
    for (const who of ['ada', 'bob', 'ada']) await cups.join('c1', who, who === 'ada' ? 1 : 2);
    await cups.leave('c1', 'bob');
    expect(await cups.entrants('c1')).toEqual([
      { person: 'ada', name: 'ADA', login: 'ada', joined: 1, left: false },
      { person: 'bob', name: 'BOB', login: 'bob', joined: 2, left: true },
    ]);
    expect((await cups.list('open', 9)).map(({ id, people: n }) => [id, n])).toEqual([
      ['c2', 0],
      ['c1', 1],
    ]);
    expect(await cups.list('finished', 9)).toEqual([]);
    await cups.join('c1', 'bob', 9);
    await cups.add(cup('c4', { state: 'playing' }));
    await cups.join('c4', 'bob', 3);
    expect((await cups.of(['bob', 'bob-before'], 'playing', 9)).map(({ id }) => id)).toEqual(['c4']);
    await cups.leave('c4', 'bob');
    expect(await cups.of(['bob'], 'playing', 9)).toEqual([]);
    expect(await cups.entrants('c1')).toMatchObject([{ person: 'ada' }, { person: 'bob', joined: 2, left: false }]);
  });

  test('what is due is seen to by one server, and a round is begun once, with all its tables', async () => {
    const { cups } = store();
    await cups.add(cup('c1', { due: 10 }));
    await cups.add(cup('c2', { due: 99 }));
    const [found] = (await cups.due(50, 9)) as [Cup];
    expect(found.id).toBe('c1');
    expect((await Promise.all([cups.take(found, 60), cups.take(found, 61)])).filter(Boolean)).toHaveLength(1);
    const next = { state: 'playing', round: 1, rounds: 3, due: 70, ends: null } as const;
    const tables = [
      { round: 1, n: 0, table: 't1', people: ['ada', 'bob'], scores: null },
      { round: 1, n: 1, table: null, people: ['joe'], scores: [1] },
    ];
    expect((await Promise.all([cups.advance(found, next, tables), cups.advance(found, next, tables)])).filter(Boolean)).toHaveLength(1);
    expect(await cups.tables('c1')).toEqual(tables);
    expect(await cups.find('c1')).toMatchObject(next);
    await cups.score('c1', 1, 0, [0.5, 0.5]);
    expect((await cups.tables('c1'))[0]?.scores).toEqual([0.5, 0.5]);
    await cups.wake('c2', 5);
    expect((await cups.due(50, 9)).map(({ id }) => id)).toEqual(['c2']);
  });

  test('standings are good until other results come, and who is forgotten stands in none', async () => {
    const { cups, people } = store();
    const standing = { person: 'ada', points: 1, opponents: 0.5, beaten: 0.5, wins: 1, played: 1, last: ['won'] } as const;
    for (const id of ['ada', 'bob']) await people.add(person(id, { login: id }));
    await cups.add(cup('c1'));
    expect(await cups.standings('c1')).toBeUndefined();
    const tables = [0, 1].map((n) => ({ round: 1, n, table: `t${n}`, people: ['ada', 'bob'], scores: null }));
    const next = { state: 'playing', round: 1, rounds: 3, due: 70, ends: null } as const;
    await cups.advance(cup('c1'), next, [...tables, { round: 2, n: 0, table: null, people: ['bob'], scores: [1] }]);
    await cups.keep('c1', 1, []);
    expect(await cups.standings('c1')).toEqual([]);
    await cups.score('c1', 1, 1, [1, 0]);
    expect(await cups.standings('c1')).toBeUndefined();
    await cups.keep('c1', 2, [standing]);
    expect(await cups.standings('c1')).toEqual([standing]);
    expect((await cups.open('c1')).map(({ table }) => table)).toEqual(['t0']);
    expect((await cups.latest('c1', 2)).map(({ round, n }) => [round, n])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    await people.forget('ada', 'nobody');
    expect(await cups.standings('c1')).toBeUndefined();
  });

  test('who is forgotten plays in no tournament any more and hosts none, and the others keep their pairings', async () => {
    const { cups, people } = store();
    for (const id of ['ada', 'bobby-7']) await people.add(person(id, { login: id }));
    await cups.add(cup('c1', { owner: 'bobby-7' }));
    for (const who of ['ada', 'bobby-7']) await cups.join('c1', who, 1);
    const next = { state: 'playing', round: 1, rounds: 3, due: 70, ends: null } as const;
    await cups.advance(cup('c1'), next, [{ round: 1, n: 0, table: 't1', people: ['ada', 'bobby-7'], scores: [1, 0] }]);
    await people.forget('bobby-7', 'nobody');
    expect(JSON.stringify([await cups.find('c1'), await cups.tables('c1'), await cups.entrants('c1')])).not.toContain('bobby-7');
    expect(await cups.tables('c1')).toMatchObject([{ people: ['ada', 'nobody'], scores: [1, 0] }]);
  });
}
