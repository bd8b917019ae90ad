import type { TableLine } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { TableRow, TableStore } from '../store/store.ts';
import { awaitedOf, dueOf, type Listener, type Live, ownSeats, summaryOf } from './live.ts';

/** At most so many tables stand in the lobby, the latest ones. */
const LOBBY = 200;
/** So many finished games stand in the list of one's tables. */
const FINISHED = 20;

type Entry = Pick<TableRow, 'id' | 'game' | 'creation' | 'listed' | 'phase' | 'due' | 'awaited' | 'summary' | 'changed'>;

/** All tables that are not over, as lists show them; kept in memory so that a lobby costs nothing. */
export class Directory {
  readonly #entries = new Map<string, Entry>();
  readonly #byPerson = new Map<PersonId, Set<string>>();
  readonly #open = new Map<string, Entry>();
  readonly #lobby = new Set<Listener>();
  readonly #mine = new Map<PersonId, Set<Listener>>();
  readonly #promised = new Map<string, { readonly person: PersonId; readonly made: Promise<unknown> }>();
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** A table as it was found in the store. */
  put(entry: Entry): void {
    this.#index(this.#entries.get(entry.id), entry);
    this.#entries.set(entry.id, entry);
    if (entry.listed && entry.phase === 'open') this.#open.set(entry.id, entry);
    else this.#open.delete(entry.id);
  }

  /** A table as it is now: lists that show it are told. */
  change({ id, game, row, committed }: Live): void {
    const { phase } = committed;
    const entry: Entry = {
      ...{ id, game: game.id, creation: row.creation, listed: row.listed, phase, due: dueOf(game, committed) },
      ...{ awaited: awaitedOf(game, committed), summary: summaryOf(committed), changed: committed.now },
    };
    const before = this.#entries.get(id);
    const wasOpen = this.#open.has(id);
    this.put(entry);
    if (wasOpen || this.#open.has(id)) this.#tellLobby(entry);
    this.#tellMine(before, entry);
    if (phase === 'finished') this.remove(id);
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    this.#entries.delete(id);
    this.#index(entry, undefined);
    if (this.#open.delete(id)) for (const listener of this.#lobby) listener.send(JSON.stringify({ type: 'lobby-gone', table: id }));
  }

  /** Open tables, the latest first. */
  lobby(): TableLine[] {
    const latest = [...this.#open.values()].sort((a, b) => b.changed - a.changed);
    return latest.slice(0, LOBBY).map((entry) => lineOf(entry, []));
  }

  /** Tables of a person: those that wait for it first, the one whose time is up soonest at the head. */
  async mine(selves: readonly PersonId[]): Promise<TableLine[]> {
    const running = this.running(selves).map((entry) => lineOf(entry, selves));
    const finished = await this.#store.ofPeople(selves, ['finished'], FINISHED);
    const soonest = (line: TableLine): number => line.due ?? Number.POSITIVE_INFINITY;
    running.sort((a, b) => Number(b.turn) - Number(a.turn) || soonest(a) - soonest(b) || b.changed - a.changed);
    return [...running, ...finished.map((row) => lineOf(row, selves))];
  }

  running(selves: readonly PersonId[]): Entry[] {
    const ids = new Set(selves.flatMap((person) => [...(this.#byPerson.get(person) ?? [])]));
    return [...ids].map((id) => this.#entries.get(id) as Entry).filter(({ phase }) => phase !== 'finished');
  }

  /** Notes a table of somebody that is on its way to the store; the same one again is waited for, not made. */
  async promise(id: string, person: PersonId, make: () => Promise<unknown>): Promise<void> {
    const made = this.#promised.get(id)?.made ?? make();
    this.#promised.set(id, { person, made });
    try {
      await made;
    } finally {
      this.#promised.delete(id);
    }
  }

  /** Whether a table is there, or will be in a moment. */
  has(id: string): boolean {
    return this.#entries.has(id) || this.#promised.has(id);
  }

  promised(selves: readonly PersonId[]): number {
    return [...this.#promised.values()].filter(({ person }) => selves.includes(person)).length;
  }

  /** Open tables that nobody has touched since then. */
  stale(before: number): string[] {
    return [...this.#entries.values()].flatMap(({ id, phase, changed }) => (phase === 'open' && changed < before ? [id] : []));
  }

  watchLobby(listener: Listener, on: boolean): void {
    if (on) this.#lobby.add(listener);
    else this.#lobby.delete(listener);
  }

  watchMine(listener: Listener, on: boolean): void {
    for (const person of listener.selves) {
      const listeners = this.#mine.get(person) ?? new Set();
      if (on) listeners.add(listener);
      else listeners.delete(listener);
      if (listeners.size > 0) this.#mine.set(person, listeners);
      else this.#mine.delete(person);
    }
  }

  get size(): number {
    return this.#entries.size;
  }

  #index(before: Entry | undefined, after: Entry | undefined): void {
    if (before !== undefined && after !== undefined && peopleOf(before).join() === peopleOf(after).join()) return;
    if (before) for (const person of peopleOf(before)) this.#unlist(person, before.id);
    if (!after) return;
    for (const person of peopleOf(after)) {
      const ids = this.#byPerson.get(person) ?? new Set();
      this.#byPerson.set(person, ids.add(after.id));
    }
  }

  #unlist(person: PersonId, id: string): void {
    const ids = this.#byPerson.get(person);
    ids?.delete(id);
    if (ids?.size === 0) this.#byPerson.delete(person);
  }

  #tellLobby(entry: Entry): void {
    if (this.#lobby.size === 0) return;
    const message = this.#open.has(entry.id) ? { type: 'lobby-change', table: lineOf(entry, []) } : { type: 'lobby-gone', table: entry.id };
    const text = JSON.stringify(message);
    for (const listener of this.#lobby) listener.send(text);
  }

  #tellMine(before: Entry | undefined, after: Entry): void {
    if (this.#mine.size === 0) return;
    const people = new Set([...peopleOf(after), ...(before ? peopleOf(before) : [])]);
    const heard = new Set<Listener>();
    for (const person of people) {
      for (const listener of this.#mine.get(person) ?? []) {
        if (heard.has(listener)) continue;
        heard.add(listener);
        const line = lineOf(after, listener.selves);
        if (before && JSON.stringify({ ...lineOf(before, listener.selves), changed: line.changed }) === JSON.stringify(line)) continue;
        const gone = line.own.length === 0;
        listener.send(JSON.stringify(gone ? { type: 'mine-gone', table: after.id } : { type: 'mine-change', table: line }));
      }
    }
  }
}

const peopleOf = ({ summary }: Entry): PersonId[] => summary.seats.flatMap(({ person }) => (person === null ? [] : [person]));

/** A table as one reader's list shows it: seats by name, nobody by id. */
export function lineOf(entry: Entry, selves: readonly PersonId[]): TableLine {
  const { id, game, creation, listed, phase, due, awaited, summary, changed } = entry;
  const own = ownSeats(summary.seats, selves);
  return {
    ...{ id, game, options: { ...creation.options }, phase, listed, changed, clock: creation.clock.kind, own, next: summary.next },
    seats: summary.seats.map(({ person, name, bot }) => ({ name, level: bot, taken: person !== null || bot !== null })),
    awaited: [...awaited],
    due: phase === 'playing' ? due : null,
    turn: awaited.some((seat) => own.includes(seat) && summary.seats[seat]?.away === null),
  };
}
