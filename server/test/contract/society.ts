import { expect, test } from 'vitest';
import { seasonOf } from '../../src/store/ranking.ts';
import type { Report } from '../../src/store/society.ts';
import type { Store } from '../../src/store/store.ts';
import { append, ended, person, result, sit, tableRow } from './rows.ts';

const report = (id: string, at: number): Report => ({
  ...{ id, at, reporter: 'ada', reported: 'bob', why: 'words', text: 'what was said', table: 't1', done: false },
});

export function societyContract(store: () => Store): void {
  test('who is followed, the latest first, however often it is said', async () => {
    const { society, people } = store();
    for (const id of ['ada', 'bob', 'joe']) await people.add(person(id));
    await society.follow('ada', 'bob', true, 1);
    await society.follow('ada', 'joe', true, 2);
    await Promise.all([3, 4, 5].map((at) => society.follow('ada', 'bob', true, at)));
    expect(await society.follows('ada', 9)).toEqual([
      { id: 'bob', name: 'BOB', login: null },
      { id: 'joe', name: 'JOE', login: null },
    ]);
    expect(await society.follows('ada', 1)).toHaveLength(1);
    await society.follow('ada', 'bob', false, 6);
    expect([await society.isFollowing('ada', 'bob'), await society.isFollowing('ada', 'joe')]).toEqual([false, true]);
  });

  test('who blocks and who is blocked are at odds, whichever of their selves did it', async () => {
    const { society } = store();
    await Promise.all([1, 2, 3].map((at) => society.block('ada', 'eve', true, at)));
    expect(await society.blocked(['guest', 'ada'])).toEqual(['eve']);
    expect(await society.atOdds(['eve', 'x'], ['y', 'ada'])).toBe(true);
    expect(await society.atOdds(['ada'], ['eve'])).toBe(true);
    expect([await society.atOdds(['ada'], ['bob']), await society.atOdds([], ['eve'])]).toEqual([false, false]);
    await society.block('ada', 'eve', false, 4);
    expect(await society.atOdds(['ada'], ['eve'])).toBe(false);
  });

  test('tables on show are those being played, the latest first', async () => {
    const { society, tables } = store();
    for (const id of ['t1', 't2', 't3']) await tables.create(tableRow(id));
    await tables.append(['t1', 't2'].map((id) => append(id, 0, [sit('bob')], { phase: 'playing' })));
    for (const [i, id] of ['t1', 't2', 't3', 't2'].entries()) await society.play(id, true, i);
    expect(await society.playing(9)).toEqual(['t2', 't1']);
    await society.play('t2', false, 9);
    expect(await society.playing(9)).toEqual(['t1']);
  });

  test('reports wait until they are seen to, and challenges until they are answered or over', async () => {
    const { society, house } = store();
    for (const [id, at] of [['r1', 1] as const, ['r2', 2] as const]) await society.report(report(id, at));
    await society.closeReport('r1');
    expect(await society.reports(false, 9)).toEqual([report('r2', 2)]);
    expect(await society.reports(true, 9)).toEqual([{ ...report('r1', 1), done: true }]);
    expect(await house.reported('bob')).toBe(2);
    const asked = { table: 't1', challenger: 'ada', challenged: 'bob', until: 50 };
    await society.challenge(asked);
    expect(await society.challenges(['guest', 'bob'], 10)).toEqual([asked]);
    expect(await society.challenges(['bob'], 50)).toEqual([]);
    await society.endChallenge('t1');
    expect(await society.challenges(['bob'], 10)).toEqual([]);
  });

  test('games are told with everybody who sat there, and two people by who won', async () => {
    const { society, people, results, tables } = store();
    for (const id of ['ada', 'bob']) await people.add(person(id, { login: id }));
    for (const id of ['t1', 't2', 't3']) await tables.create(tableRow(id));
    const both = (table: string, first: string, second: string, at: number) => [
      ...[result(table, 0, first, { at, name: first }), result(table, 1, second, { at, name: second })],
    ];
    await results.settle(ended('t1', both('t1', 'ada', 'bob', 5), ['ada', 'bob']));
    await results.settle(ended('t2', both('t2', 'bob', 'ada', 6), ['bob', 'ada']));
    await results.settle(ended('t3', [result('t3', 0, 'ada', { at: 7, rank: 1 }), result('t3', 1, 'bob', { at: 7, rank: 1 })]));
    const [latest, , first] = await society.told('ada', 9);
    expect(latest).toMatchObject({ table: 't3', at: 7, rated: true });
    expect(first?.seats).toEqual([
      { name: 'ada', login: 'ada', bot: null, rank: 1, points: 10, own: true },
      { name: 'bob', login: 'bob', bot: null, rank: 2, points: 20, own: false },
    ]);
    expect(await society.told('eve', 9)).toEqual([]);
    expect(await society.between('ada', 'bob', 9)).toEqual({ won: 1, drawn: 1, lost: 1 });
    expect(await society.between('ada', 'bob', 2)).toEqual({ won: 0, drawn: 1, lost: 1 });
    const curve = await society.curve('ada', 'boreal', 9);
    expect(curve.map(({ at }) => at)).toEqual([5, 6]);
    expect(curve[0]?.mu).toBeGreaterThan(curve[1]?.mu ?? 99);
  });

  test('a season ranks who has played enough, and knows the place of who has not', async () => {
    const { society, people, results, tables } = store();
    const at = Date.UTC(2026, 10, 16);
    for (const id of ['ada', 'bob']) await people.add(person(id));
    for (let n = 0; n < 12; n++) {
      await tables.create(tableRow(`t${n}`));
      const rows = [result(`t${n}`, 0, 'ada', { at }), result(`t${n}`, 1, 'bob', { at })];
      await results.settle(ended(`t${n}`, rows, ['ada', 'bob']));
    }
    const season = seasonOf(at);
    expect((await society.ranking('boreal', season, 9, at)).map(({ person: who, games, wins }) => [who, games, wins])).toEqual([
      ['ada', 12, 12],
      ['bob', 12, 0],
    ]);
    expect(await society.ranking('boreal', '1999-1', 9, at)).toEqual([]);
    expect(await society.place('bob', 'boreal', season, 9, at)).toMatchObject({ games: 12, before: 1, ranked: 2 });
    expect(await society.place('eve', 'boreal', season, 9, at)).toBeUndefined();
    const place = await society.place('bob', 'boreal', season, 9, at);
    expect(place?.near.map(({ person: who }) => who)).toEqual(['ada', 'bob']);
  });

  test('a ranking tells what a week has brought, from Monday on', async () => {
    const { society, people, results, tables } = store();
    const [monday, sunday] = [Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 15, 23)];
    for (const id of ['ada', 'bob']) await people.add(person(id));
    const play = async (n: number, at: number): Promise<void> => {
      await tables.create(tableRow(`t${n}`));
      await results.settle(ended(`t${n}`, [result(`t${n}`, 0, 'ada', { at }), result(`t${n}`, 1, 'bob', { at })], ['ada', 'bob']));
    };
    const ada = async (now: number) => (await society.ranking('boreal', seasonOf(monday), 9, now))[0];
    for (let n = 0; n < 10; n++) await play(n, sunday);
    const before = (await ada(sunday))?.rating ?? 0;
    expect((await ada(sunday))?.gained).toBeGreaterThan(0);
    expect((await ada(monday))?.gained).toBe(0);
    await play(10, monday);
    const after = await ada(monday);
    expect(after?.gained).toBe((after?.rating ?? 0) - before);
  });
}
