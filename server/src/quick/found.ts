import { type Partner, ratingOf, type ServerMessage } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { Context } from '../context.ts';
import { finishesOf, REMEMBERED } from '../people/reputation.ts';
import type { Match } from '../store/quick.ts';
import { rate, UNKNOWN } from '../tables/rating.ts';
import { readPool } from './pools.ts';

/** What one of them is told of a match. */
export async function found(context: Context, match: Match, reader: PersonId): Promise<Extract<ServerMessage, { type: 'found' }>> {
  const { store } = context;
  const { rated, clock } = readPool(match.pool);
  const standings = await Promise.all(match.people.map((person) => store.results.standing(person, match.game)));
  const seats = await Promise.all(
    match.people.map(async (id, i): Promise<Partner> => {
      const person = await store.people.find(id);
      const standing = standings[i];
      const finishes = finishesOf(await store.results.ofPerson(id, REMEMBERED));
      const rating = standing === undefined ? null : ratingOf(standing);
      return { name: person?.name ?? '', login: person?.login ?? null, rating, finishes, you: id === reader };
    }),
  );
  const me = match.people.indexOf(reader);
  const other = match.people.find((person) => person !== reader);
  const before = standings.map((standing) => standing ?? UNKNOWN);
  const change = (rank: readonly number[]): number => ratingOf(rate(before, rank)[me] ?? UNKNOWN) - ratingOf(before[me] ?? UNKNOWN);
  const ranks = (won: boolean): number[] => match.people.map((_, i) => ((i === me) === won ? 1 : 2));
  const stake = rated && match.people.length === 2 ? { win: change(ranks(true)), lose: change(ranks(false)) } : null;
  const met = other === undefined || match.people.length > 2 ? 0 : await store.results.met(reader, other, match.game);
  return { type: 'found', table: match.id, game: match.game, clock: clock as never, rated, starts: match.starts, seats, stake, met };
}
