import { ratingOf, type SeatRefusal } from '@banquise/protocol';
import type { Admits, PersonId } from '@banquise/table';
import type { Context } from '../context.ts';
import { UNKNOWN } from '../tables/rating.ts';
import { finishesOf, REMEMBERED } from './reputation.ts';

/** A table where somebody would sit down. */
export interface Offered {
  readonly game: string;
  readonly admits: Admits | undefined;
  /** Who sits there already. */
  readonly people: readonly PersonId[];
}

/**
 * Why somebody may not sit down, or nothing. People who blocked each other do not sit together; who blocked whom is not told.
 * Of somebody who has played little nothing bad is assumed.
 */
export async function refuseSeat({ store }: Context, selves: readonly PersonId[], offered: Offered): Promise<SeatRefusal | null> {
  const { game, admits, people } = offered;
  const others = people.filter((person) => !selves.includes(person));
  if (await store.society.atOdds(selves, others)) return { code: 'unwelcome' };
  const [person] = selves;
  if (admits === undefined || person === undefined) return null;
  const [standing, latest] = await Promise.all([store.results.standing(person, game), store.results.ofPerson(person, REMEMBERED)]);
  if (ratingOf(standing ?? UNKNOWN) < admits.rating) return { code: 'below-rating', from: admits.rating };
  return (finishesOf(latest) ?? 100) < admits.finishes ? { code: 'leaves-games', least: admits.finishes } : null;
}
