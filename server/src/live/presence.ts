import type { ServerMessage } from '@banquise/protocol';
import type { PersonId, Table } from '@banquise/table';
import { eyesOf, type Live } from '../tables/live.ts';
import { GRACE } from './connections.ts';

/** Who is at a table through one server. */
export interface Here {
  readonly people: readonly PersonId[];
  readonly watching: number;
}

/** Other servers, where there are any. */
export interface Neighbours {
  here(table: string, people: readonly PersonId[], watching: number): void;
  who(table: string): void;
}

interface Known {
  last: string;
  own: string;
  readonly elsewhere: Map<string, Here>;
}

/** Who looks at a table now, through any server, told to those who look at it through this one. */
export class Presence {
  readonly #neighbours: Neighbours | undefined;
  readonly #known = new Map<Live, Known>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(neighbours?: Neighbours) {
    this.#neighbours = neighbours;
  }

  /** Somebody came: everybody is told, and the newcomer in any case. */
  came(live: Live, newcomer: { send(text: string): void }): void {
    if (!this.#known.has(live)) this.#neighbours?.who(live.id);
    if (!this.#tell(live)) newcomer.send(this.#of(live).last);
  }

  /** Somebody went; whoever is back within the grace was never away. */
  went(live: Live): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#tell(live);
      if (live.watchers.size === 0) this.#known.delete(live);
    }, GRACE);
    this.#timers.add(timer);
  }

  /** Who sits down is there; who gets up only watches. */
  changed(live: Live, before: Table | null): void {
    if (before !== null && before.chairs !== live.committed.chairs && live.watchers.size > 0) this.#tell(live);
  }

  /** Who is there through another server. */
  elsewhere(live: Live, server: string, here: Here): void {
    if (live.watchers.size === 0) return;
    const { elsewhere } = this.#of(live);
    if (here.people.length === 0 && here.watching === 0) elsewhere.delete(server);
    else elsewhere.set(server, here);
    this.#tell(live);
  }

  /** A server is gone, and so is everybody who was there through it. */
  lost(server: string): void {
    for (const [live, { elsewhere }] of this.#known) if (elsewhere.delete(server)) this.#tell(live);
  }

  /** Whether somebody is at a table through another server, as far as was heard. */
  isElsewhere(live: Live, person: PersonId): boolean {
    const elsewhere = this.#known.get(live)?.elsewhere;
    if (elsewhere === undefined) return false;
    for (const { people } of elsewhere.values()) if (people.includes(person)) return true;
    return false;
  }

  /** Everybody who is at a table, through any server. */
  peopleAt(live: Live): Set<PersonId> {
    const elsewhere = this.#known.get(live)?.elsewhere.values() ?? [];
    return new Set([hereOf(live), ...elsewhere].flatMap(({ people }) => people));
  }

  /** Another server wants to know who is here. */
  answer(live: Live): void {
    if (live.watchers.size > 0) this.#say(live, hereOf(live));
  }

  /** Says again who is here: it may have got lost. */
  again(): void {
    for (const live of this.#known.keys()) if (live.watchers.size > 0) this.#say(live, hereOf(live));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #of(live: Live): Known {
    const known = this.#known.get(live) ?? { last: '', own: '', elsewhere: new Map() };
    this.#known.set(live, known);
    return known;
  }

  #say({ id }: Live, { people, watching }: Here): void {
    this.#neighbours?.here(id, people, watching);
  }

  #tell(live: Live): boolean {
    const known = this.#of(live);
    const here = hereOf(live);
    const own = JSON.stringify(here);
    if (own !== known.own) this.#say(live, here);
    known.own = own;
    const text = JSON.stringify(presenceOf(live, [here, ...known.elsewhere.values()]));
    if (known.last === text) return false;
    known.last = text;
    for (const { listener } of live.watchers) listener.send(text);
    return true;
  }
}

function hereOf({ committed, watchers }: Live): Here {
  const people = [...new Set([...watchers].flatMap(({ listener }) => listener.selves))];
  return { people, watching: [...watchers].filter(({ listener }) => eyesOf(committed, listener.selves, undefined) === 'spectator').length };
}

function presenceOf({ id, committed }: Live, all: readonly Here[]): ServerMessage {
  const people = new Set(all.flatMap((here) => here.people));
  const watching = all.reduce((sum, here) => sum + here.watching, 0);
  return { type: 'presence', table: id, here: committed.chairs.map(({ person }) => person !== null && people.has(person)), watching };
}
