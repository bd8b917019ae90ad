import type { PersonId } from '@banquise/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Somebody in a ranking. */
export interface Ranked {
  readonly person: PersonId;
  readonly name: string;
  readonly login: string | null;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
  /** What the rating has gained in the week of a moment. */
  readonly gained: number;
}

/** Where somebody stands in a season. */
export interface Placed {
  readonly rating: number;
  readonly games: number;
  /** How many are before it, and in the ranking at all: counted no further than the limit. */
  readonly before: number;
  readonly ranked: number;
  /** The next before it, itself where it is ranked, and the next after it. */
  readonly near: readonly Ranked[];
}

export interface RankingStore {
  /** The best of a season, from a number of games on; the last is the moment for which it is told. */
  ranking(game: string, season: string, limit: number, now: number): Promise<Ranked[]>;
  place(person: PersonId, game: string, season: string, limit: number, now: number): Promise<Placed | undefined>;
}

/** The season of a moment: a quarter of a year. */
export function seasonOf(at: number): string {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

const DAY = 86_400_000;
/** The week of a moment, counted from Monday to Monday. */
export const weekOf = (at: number): number => Math.floor((Math.floor(at / DAY) + 3) / 7);

export function rankingStore(db: Kysely<Schema>): RankingStore {
  const standings = (game: string, season: string) =>
    db.selectFrom('ladder').where('ladder.game', '=', game).where('ladder.season', '=', season);
  const ranked = (game: string, season: string) => standings(game, season).where('ladder.ranked', '=', 1);
  const told = (game: string, season: string) =>
    ranked(game, season)
      .innerJoin('people', 'people.id', 'ladder.person')
      .select(['ladder.person', 'people.name', 'people.login', 'ladder.rating', 'ladder.games', 'ladder.wins'])
      .select(['ladder.week', 'ladder.week_rating']);
  type Row = Omit<Ranked, 'gained'> & { readonly week: number; readonly week_rating: number };
  const read =
    (now: number) =>
    ({ week, week_rating, ...row }: Row): Ranked => ({
      ...row,
      gained: week === weekOf(now) ? row.rating - week_rating : 0,
    });
  const count = async (rows: ReturnType<typeof ranked>, limit: number): Promise<number> => {
    const few = rows.select('ladder.person').limit(limit).as('few');
    return Number((await db.selectFrom(few).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n);
  };
  return {
    async ranking(game, season, limit, now) {
      return (await told(game, season).orderBy('ladder.rating', 'desc').limit(limit).execute()).map(read(now));
    },
    async place(person, game, season, limit, now) {
      const own = await standings(game, season).select(['rating', 'games', 'ranked']).where('person', '=', person).executeTakeFirst();
      if (own === undefined) return undefined;
      const others = told(game, season).where('ladder.person', '!=', person);
      const [before, all, above, self, below] = await Promise.all([
        count(ranked(game, season).where('rating', '>', own.rating), limit),
        count(ranked(game, season), limit),
        others.where('ladder.rating', '>', own.rating).orderBy('ladder.rating').limit(1).execute(),
        told(game, season).where('ladder.person', '=', person).execute(),
        others.where('ladder.rating', '<=', own.rating).orderBy('ladder.rating', 'desc').limit(1).execute(),
      ]);
      return { rating: own.rating, games: own.games, before, ranked: all, near: [...above, ...self, ...below].map(read(now)) };
    },
  };
}
