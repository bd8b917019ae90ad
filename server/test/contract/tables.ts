import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { append, ended, sit, summary, tableRow } from './rows.ts';

export function tableContract(store: () => Store): void {
  test('a table comes back as it went in; its id can be used once', async () => {
    expect(await store().tables.create(tableRow('t1'))).toBe(true);
    expect(await store().tables.create(tableRow('t1', { invite: 'other' }))).toBe(false);
    expect(await store().tables.load('t1', ['f'])).toEqual({ row: tableRow('t1'), snapshot: null, journal: [] });
    expect(await store().tables.load('t2', ['f'])).toBeUndefined();
    expect(await store().tables.row('t2')).toBeUndefined();
  });

  test('accepted commands come back in order, with how the table stands after them', async () => {
    await store().tables.create(tableRow('t1'));
    const batch = [append('t1', 0, [sit('bob'), sit('eve'), sit('joe')], { phase: 'playing', due: 77 })];
    expect(await store().tables.append(batch)).toEqual([]);
    const kept = await store().tables.load('t1', ['f']);
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
    expect(await store().tables.load('t1', ['f'])).toMatchObject({ snapshot, journal: [{ revision: 2 }] });
    expect(await store().tables.load('t1', ['g'])).toMatchObject({ snapshot: null, journal: [{ revision: 1 }, { revision: 2 }] });
    const newer = { revision: 3, format: 'f', body: '[]' };
    await store().tables.append([append('t1', 2, [sit('joe')], { snapshot: newer })]);
    expect(await store().tables.load('t1', ['f'])).toMatchObject({ snapshot: newer, journal: [] });
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
    const underWay = () => Promise.all([['ada'], ['ada', 'bob'], ['bob'], []].map((people) => store().tables.underWay(people)));
    expect(await underWay()).toEqual([2, 2, 0, 0]);
    // Another summary with the same people changes no seat.
    await store().tables.append([append('t1', 2, [sit('bob')], { phase: 'playing', summary: summary('ada', 'bob'), seated: false })]);
    expect([await found('ada'), await found('bob')]).toEqual([['t2'], []]);
    expect(await underWay()).toEqual([2, 2, 0, 0]);
    await store().tables.append([append('t1', 3, [sit('bob')], { phase: 'finished' })]);
    expect(await underWay()).toEqual([1, 1, 0, 0]);
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
    // A rematch that both have asked for meanwhile is still to be laid out.
    for (const [id, dismiss] of [
      ['t5', 0],
      ['t6', null],
      ['t7', 1],
    ] as const) {
      await tables.create(tableRow(id, { due: 200 }));
      await tables.append([append(id, 0, [sit('bob')], { due: 200 })]);
      await results.settle({ ...ended(id, []), dismiss });
    }
    expect((await tables.take(200, 201, 9)).sort()).toEqual(['t1', 't5', 't6']);
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
    expect(JSON.stringify(await tables.load('t1', ['f']))).not.toContain('bobby-7');
  });
}
