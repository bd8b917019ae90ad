import type { Game } from '@banquise/kernel';
import { conclusion, type Table } from '@banquise/table';
import type { Result } from '../store/result.ts';
import type { Store } from '../store/store.ts';
import { isAgreed } from './live.ts';

/** Takes down how a game ended, and moves the ratings. Doing it twice changes nothing; a void game and practice leave no trace. */
export async function settle(store: Store, game: Game, table: Table): Promise<boolean> {
  const ended = conclusion(game, table);
  const dismiss = isAgreed(table) ? null : table.revision;
  if (ended === null || ended.isVoid || table.practice)
    return store.results.settle({ table: table.id, results: [], rating: null, dismiss });
  const { rated } = ended;
  const people = table.chairs.map(({ person }) => person);
  const results = table.chairs.map(
    ({ name, person, bot }, seat): Result => ({
      ...{ table: table.id, seat, game: game.id, person, name, rated, at: endOf(table), seats: people.length },
      bot: person === null ? bot : null,
      rank: ended.seats[seat]?.rank ?? 0,
      points: ended.seats[seat]?.points ?? null,
      ending: ended.how,
      out: ended.seats[seat]?.out ?? null,
    }),
  );
  const rank = ended.seats.map((seat) => seat.rank);
  const rating = rated ? { game: game.id, people: people as string[], rank } : null;
  return store.results.settle({ table: table.id, results, rating, dismiss });
}

/** When the game ended; what happened at the table since makes no difference. */
const endOf = ({ entries, now }: Table): number => entries.findLast(({ what }) => what === 'finished')?.at ?? now;
