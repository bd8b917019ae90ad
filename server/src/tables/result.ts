import type { Game } from '@banquise/kernel';
import type { Chair, Table } from '@banquise/table';
import type { PeopleStore, Result, Store } from '../store/store.ts';

/** Ranks as they count for people: who did not stay to the end comes after those who did. */
function ranks(game: Game, table: Table): number[] {
  const { seats } = game.score(table.state as never);
  const key = seats.map(({ rank }, seat) => ((table.chairs[seat] as Chair).away === null ? rank : seats.length + 1));
  return key.map((own) => 1 + key.filter((other) => other < own).length);
}

/** Rated is what people played among themselves to the end, each for himself. */
function isRated({ chairs, ending }: Table, people: readonly (string | null)[]): boolean {
  return ending === 'played' && chairs.length > 1 && people.every((id) => id !== null) && new Set(people).size === chairs.length;
}

/** Takes down how a game ended, and moves the ratings. Doing it twice changes nothing. */
export async function settle(store: Store, game: Game, table: Table): Promise<boolean> {
  if (table.state === null) return store.results.settle({ table: table.id, results: [], rating: null });
  const people = await Promise.all(table.chairs.map(({ person }) => account(store.people, person)));
  const rank = ranks(game, table);
  const rated = isRated(table, people);
  const { seats } = game.score(table.state);
  const results = table.chairs.map(
    ({ name, person, bot }, seat): Result => ({
      ...{ table: table.id, seat, game: game.id, person: people[seat] ?? null, name, rated, at: table.now, seats: seats.length },
      bot: person === null ? bot : null,
      rank: rank[seat] as number,
      total: seats[seat]?.total ?? 0,
    }),
  );
  return store.results.settle({ table: table.id, results, rating: rated ? { game: game.id, people: people as string[], rank } : null });
}

/** Guests who signed in since are the account they became. */
async function account(people: PeopleStore, id: string | null): Promise<string | null> {
  return id === null ? null : ((await people.find(id))?.merged ?? id);
}
