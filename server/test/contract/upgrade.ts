import { expect, test } from 'vitest';
import { seasonOf } from '../../src/store/ranking.ts';
import type { Store } from '../../src/store/store.ts';
import { ended, person, result, tableRow } from './rows.ts';

interface Place {
  /** Opens the same data again, as often as it is asked. */
  readonly open: () => Promise<Store>;
  readonly run: (statements: readonly string[]) => Promise<void>;
}

/** The data as a build left it that knew the steps up to 016 only. */
const BEFORE = [
  ...['wins', 'week', 'week_rating'].map((column) => `alter table ladder drop column ${column}`),
  'drop table cup_standings',
  'drop index cup_tables_open',
  `delete from kysely_migration where name >= '017'`,
];

/** Data of an older build is brought to the shape of this one, with everything in it. */
export function upgradeContract(name: string, place: () => Promise<Place>): void {
  test(`${name}: a store of the build before rankings told of wins opens with them counted, and its tournaments go on`, async () => {
    const { open, run } = await place();
    const at = Date.UTC(2026, 1, 3);
    const season = seasonOf(at);
    const old = await open();
    for (const id of ['ada', 'bob']) await old.people.add(person(id, { login: id }));
    // Twelve games in the season, of which the first of the two won nine, and one it won in the season before.
    for (let n = 0; n < 13; n++) {
      const when = n === 0 ? Date.UTC(2025, 11, 31) : at + n;
      const order = n > 0 && n <= 3 ? ['bob', 'ada'] : ['ada', 'bob'];
      await old.tables.create(tableRow(`t${n}`));
      const results = order.map((who, seat) => result(`t${n}`, seat, who, { at: when }));
      await old.results.settle(ended(`t${n}`, results, order));
    }
    const cup = { id: 'c1', title: 'Winter', game: 'boreal', kind: 'swiss', pace: 'live', rated: true, rounds: 3 } as const;
    const begun = { state: 'open', round: 0, owner: 'ada', created: 1, due: null, length: 0, ends: null, starts: null } as const;
    const tables = [{ round: 1, n: 0, table: 't1', people: ['ada', 'bob'], scores: [1, 0] }];
    await old.cups.add({ ...cup, ...begun });
    await old.cups.advance({ ...cup, ...begun }, { state: 'playing', round: 1, rounds: 3, due: 5, ends: null }, tables);
    const [before] = await old.society.ranking('boreal', season, 9, at);
    await old.close();

    await run(BEFORE);
    const store = await open();
    expect((await store.society.ranking('boreal', season, 9, at)).map(({ person: who, games, wins }) => [who, games, wins])).toEqual([
      ['ada', 12, 9],
      ['bob', 12, 3],
    ]);
    // What the week had brought was not known: it is told from the next game on.
    expect((await store.society.ranking('boreal', season, 9, at))[0]).toEqual({ ...before, gained: 0 });
    expect(await store.cups.tables('c1')).toEqual(tables);
    expect(await store.cups.standings('c1')).toBeUndefined();
    await store.cups.keep('c1', 1, []);
    expect(await store.cups.standings('c1')).toEqual([]);
    await store.close();
  });
}
