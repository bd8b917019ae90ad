import { type CupPage, type CupPairing, type ListedCup, MOST_ENTRANTS, MOST_ROBIN } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { Cup, CupTable, Entrant, Standing } from '../store/cups.ts';
import type { Store } from '../store/store.ts';
import { standingsIn } from './standings.ts';

/** How many pairings stand on a page, the latest first; where everybody meets everybody, all of them. */
const SHOWN = 60;
const ALL = (MOST_ROBIN * MOST_ROBIN) / 2;
/** How long what was read is good for everybody who looks: a crowd looks every few seconds. */
const FRESH = 500;
/** How many tournaments are kept that long. */
const KEPT = 50;

/** What is the same for every reader. */
interface Shared {
  readonly entrants: readonly Entrant[];
  /** The latest tables, the latest first, and those that are being played. */
  readonly latest: readonly CupTable[];
  readonly open: readonly CupTable[];
  readonly standings: readonly Standing[];
  readonly host: string;
}

/** The pages of tournaments, each for its reader, from what is read once for all of them. */
export class CupPages {
  readonly #store: Pick<Store, 'cups' | 'people'>;
  readonly #known = new Map<string, { readonly at: number; readonly shared: Promise<Shared> }>();

  constructor(store: Pick<Store, 'cups' | 'people'>) {
    this.#store = store;
  }

  async of(cup: Cup, selves: readonly PersonId[]): Promise<CupPage> {
    return pageOf(cup, await this.#shared(cup), selves);
  }

  /** Somebody came or left: who did so sees it at once. */
  forget(id: string): void {
    for (const key of this.#known.keys()) if (key.startsWith(`${id}/`)) this.#known.delete(key);
  }

  #shared(cup: Cup): Promise<Shared> {
    // A new round is seen at once.
    const key = `${cup.id}/${cup.state}/${cup.round}`;
    const known = this.#known.get(key);
    if (known !== undefined && performance.now() - known.at < FRESH) return known.shared;
    const shared = this.#read(cup);
    this.#known.delete(key);
    this.#known.set(key, { at: performance.now(), shared });
    shared.catch(() => this.#known.delete(key));
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= KEPT) break;
      this.#known.delete(oldest);
    }
    return shared;
  }

  async #read(cup: Cup): Promise<Shared> {
    const { cups, people } = this.#store;
    const { id, owner } = cup;
    const [entrants, latest, open, host] = await Promise.all([
      cups.entrants(id),
      cups.latest(id, cup.kind === 'robin' ? ALL : SHOWN),
      cups.open(id),
      people.find(owner),
    ]);
    const everybody = entrants.map(({ person }) => person);
    return { entrants, latest, open, standings: await standingsIn(cups, cup, everybody), host: host?.name ?? '' };
  }
}

/** While it is open everybody may; later too, but where everybody meets everybody. */
export function mayJoin(cup: Cup, entrants: readonly Entrant[]): boolean {
  if (cup.state === 'finished' || entrants.length >= (cup.kind === 'robin' ? MOST_ROBIN : MOST_ENTRANTS)) return false;
  return cup.state === 'open' || cup.kind !== 'robin';
}

export const listedOf = ({ id, title, game, kind, pace, rated, state, round, rounds, ends, starts }: Cup, people: number): ListedCup => ({
  ...{ id, title, game, kind, pace, rated, state, round, rounds, ends, starts, people },
});

function pageOf(cup: Cup, { entrants, latest, open, standings, host }: Shared, selves: readonly PersonId[]): CupPage {
  const known = new Map(entrants.map((entrant) => [entrant.person, entrant]));
  const placed = standings.map(({ person, ...row }, i) => {
    const { name = '', login = null, left = false } = known.get(person) ?? {};
    return { place: i + 1, name, login, ...row, left, you: selves.includes(person) };
  });
  const places = new Map(standings.map(({ person }, i) => [person, i + 1]));
  const told = ({ round, n, table, people: seated, scores }: CupTable): CupPairing => ({
    ...{ round, n, table },
    seats: seated.map((person, i) => ({
      ...{
        name: known.get(person)?.name ?? '',
        login: known.get(person)?.login ?? null,
        place: places.get(person) ?? null,
        score: scores?.[i] ?? null,
        you: selves.includes(person),
      },
    })),
  });
  const mine = entrants.find(({ person }) => selves.includes(person));
  const isIn = mine !== undefined && !mine.left;
  // In a large round one's own table may be none of the latest.
  const next = open.find(({ people: seated }) => seated.some((person) => selves.includes(person)));
  const shown = next === undefined || latest.some(({ table }) => table === next.table) ? latest : [next, ...latest];
  return {
    ...listedOf(cup, entrants.filter(({ left }) => !left).length),
    ...{ host, standings: placed, pairings: shown.map(told) },
    yours: {
      in: isIn,
      mayJoin: !isIn && mayJoin(cup, entrants),
      away: mine?.left === true && cup.state === 'playing',
      mayStart:
        cup.state === 'open' &&
        selves.includes(cup.owner) &&
        entrants.filter(({ left }) => !left).length >= (cup.kind === 'rounds' ? 3 : 2),
      table: next?.table ?? null,
    },
  };
}
