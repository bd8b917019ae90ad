import { expect, test } from 'vitest';
import type { Match, Seek } from '../../src/store/quick.ts';
import type { Store } from '../../src/store/store.ts';

const seek = (person: string, more: Partial<Seek> = {}): Omit<Seek, 'match' | 'ready'> => ({
  ...{ person, pool: 'live/rated', games: ['boreal'], ratings: { boreal: 1500 }, size: 'two', wide: false },
  ...{ blocked: [], since: 10, seen: 10 },
  ...more,
});
const match = (id: string, people: readonly string[], starts = 100): Match => ({ id, pool: 'live/rated', game: 'boreal', people, starts });

export function quickContract(store: () => Store): void {
  test('who looks for company stands on the list as it asked, the longest wait first', async () => {
    const { quick } = store();
    const bob = await quick.seek(seek('bob', { since: 20, blocked: ['eve'], wide: true }));
    const ada = await quick.seek(seek('ada', { games: ['boreal', 'arctic'] }));
    await quick.seek(seek('joe', { pool: 'days/rated' }));
    expect(bob).toEqual({ ...seek('bob', { since: 20, blocked: ['eve'], wide: true }), match: null, ready: false });
    expect(await quick.waiting('live/rated', 0, 9)).toEqual([ada, bob]);
    expect(await quick.waiting('live/rated', 0, 1)).toEqual([ada]);
    expect(await quick.of(['joe', 'nobody'])).toMatchObject([{ person: 'joe' }]);
    expect(await quick.of([])).toEqual([]);
    expect(await quick.counts('live/rated', 0, 9)).toHaveLength(2);
  });

  test('the same wish again goes on where it stood; another pool begins anew', async () => {
    const { quick } = store();
    await quick.seek(seek('ada'));
    expect(await quick.seek(seek('ada', { since: 50, seen: 50 }))).toMatchObject({ since: 10, seen: 50 });
    expect(await quick.seek(seek('ada', { pool: 'days/rated', since: 60 }))).toMatchObject({ since: 60 });
  });

  test('who was not seen lately is not waiting, and is swept away', async () => {
    const { quick } = store();
    for (const person of ['ada', 'bob']) await quick.seek(seek(person));
    await quick.touch(['ada'], 40);
    await quick.touch([], 99);
    expect((await quick.waiting('live/rated', 30, 9)).map(({ person }) => person)).toEqual(['ada']);
    await quick.sweep(30);
    expect(await quick.of(['ada', 'bob'])).toMatchObject([{ person: 'ada' }]);
  });

  test('people are taken for one match together, by one of two who try', async () => {
    const { quick } = store();
    for (const person of ['ada', 'bob', 'joe']) await quick.seek(seek(person));
    const taken = await Promise.all([quick.take(match('m1', ['ada', 'bob'])), quick.take(match('m2', ['bob', 'joe']))]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await quick.waiting('live/rated', 0, 9)).length).toBe(1);
    const [won, lost] = taken[0] ? ['m1', 'm2'] : ['m2', 'm1'];
    expect(await quick.match(won)).toMatchObject({ id: won, starts: 100 });
    expect(await quick.match(lost)).toBeUndefined();
  });

  test('a match starts at its time, or when the last of its people wants to begin', async () => {
    const { quick } = store();
    for (const person of ['ada', 'bob']) await quick.seek(seek(person));
    expect(await quick.take(match('m1', ['ada', 'bob']))).toBe(true);
    expect(await quick.seek(seek('ada', { pool: 'days/rated' }))).toMatchObject({ match: 'm1', pool: 'live/rated' });
    expect(await quick.unseek('ada')).toBe(false);
    await quick.ready('m1', 'ada', 50);
    expect(await quick.due(60, 9)).toEqual([]);
    await quick.ready('m1', 'bob', 55);
    expect(await quick.due(60, 9)).toEqual([match('m1', ['ada', 'bob'], 55)]);
    expect(await Promise.all([quick.begun('m1'), quick.begun('m1')])).toEqual(expect.arrayContaining([true, false]));
    expect(await quick.of(['ada', 'bob'])).toEqual([]);
  });

  test('when one does not want to, the others are back where they stood, once', async () => {
    const { quick } = store();
    for (const [i, person] of ['ada', 'bob', 'joe'].entries()) await quick.seek(seek(person, { since: i }));
    await quick.take(match('m1', ['ada', 'bob', 'joe']));
    expect((await quick.release('m1', 'bob')).toSorted()).toEqual(['ada', 'joe']);
    expect(await quick.release('m1', 'joe')).toEqual([]);
    expect(await quick.waiting('live/rated', 0, 9)).toMatchObject([
      { person: 'ada', since: 0, ready: false },
      { person: 'joe', since: 2 },
    ]);
    expect(await quick.unseek('ada')).toBe(true);
  });
}
