import { type Acquaintance, doubtOf, type Profile, ratingOf, type SeatFacts } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { Context } from '../context.ts';
import type { Person } from '../store/person.ts';
import { finishesOf, REMEMBERED } from './reputation.ts';
import type { Identity } from './session.ts';

/** How many games stand on a profile, and how many people in a circle. */
const TOLD = 20;
const CIRCLE = 50;
/** How far two are counted against each other: whoever has played more against everybody is not looked through to the end. */
const DUELS = 2000;

const MINUTE = 60_000;
/** Who left longer ago is not away, but gone. */
const AWAY = 30 * MINUTE;

type Whereabouts = Pick<Acquaintance, 'presence' | 'away' | 'table'>;

/** Where somebody is: here or not, since when not, at a table, and at which one that everybody may watch. */
export async function whereabouts({ isOnline, connections, directory }: Context, person: PersonId): Promise<Whereabouts> {
  if (!(await isOnline(person))) {
    const ago = Date.now() - (connections.leftAt(person) ?? 0);
    return ago < AWAY ? { presence: 'away', away: Math.round(ago / MINUTE), table: null } : { presence: 'gone', away: null, table: null };
  }
  const playing = (await directory.running([person])).filter(({ phase }) => phase === 'playing');
  const open = playing.find(({ listed }) => listed)?.id ?? null;
  return { presence: playing.length > 0 ? 'play' : 'here', away: null, table: open };
}

/** What is told of who sits on a seat. */
export async function factsOf({ store }: Context, person: PersonId | null, game: string): Promise<SeatFacts> {
  if (person === null) return { login: null, rating: null, finishes: null };
  const [somebody, standing, latest] = await Promise.all([
    store.people.find(person),
    store.results.standing(person, game),
    store.results.ofPerson(person, REMEMBERED),
  ]);
  return { login: somebody?.login ?? null, rating: standing === undefined ? null : ratingOf(standing), finishes: finishesOf(latest) };
}

/** The page of somebody, as this reader sees it. */
export async function profileOf(
  context: Context,
  person: Person & { readonly login: string },
  reader: Identity | undefined,
): Promise<Profile> {
  const { results, society } = context.store;
  const { id, name, login, created } = person;
  const [statistics, standings, told, latest] = await Promise.all([
    results.statistics(id),
    results.standings(id),
    society.told(id, TOLD),
    results.ofPerson(id, REMEMBERED),
  ]);
  const ratings = standings.map((standing) => ({
    ...{ game: standing.game, rating: ratingOf(standing), doubt: doubtOf(standing), games: standing.games },
  }));
  const you = reader?.selves.includes(id) ?? false;
  const { presence, away } = await whereabouts(context, id);
  return {
    ...{
      name,
      login,
      since: created,
      presence,
      away,
      finishes: finishesOf(latest),
      statistics,
      ratings,
      results: told,
      you,
    },
    yours: reader === undefined || you ? null : await between(context, reader, id),
  };
}

async function between({ store }: Context, { person, selves }: Identity, other: PersonId): Promise<NonNullable<Profile['yours']>> {
  const { society } = store;
  const [follows, blocked, games] = await Promise.all([
    society.isFollowing(person.id, other),
    society.blocked(selves),
    society.between(person.id, other, DUELS),
  ]);
  return { follows, blocks: blocked.includes(other), ...games };
}

/** Those whom somebody follows, and with whom it has played lately. */
export async function circleOf(
  context: Context,
  { person, selves }: Identity,
): Promise<{ follows: Acquaintance[]; recent: (Acquaintance & { game: string; at: number })[] }> {
  const { society, people } = context.store;
  const follows = await society.follows(person.id, CIRCLE);
  const known = await Promise.all(
    follows.flatMap(({ id, name, login }) =>
      login === null ? [] : [whereabouts(context, id).then((where): Acquaintance => ({ name, login, ...where }))],
    ),
  );
  const recent = new Map<string, Acquaintance & { game: string; at: number }>();
  for (const { seats, game, at } of await society.told(person.id, TOLD)) {
    for (const { login, own } of seats) {
      if (own || login === null || recent.has(login)) continue;
      const other = await people.byLogin(login);
      if (other === undefined || selves.includes(other.id)) continue;
      recent.set(login, { name: other.name, login, ...(await whereabouts(context, other.id)), game, at });
    }
  }
  return { follows: known, recent: [...recent.values()] };
}
