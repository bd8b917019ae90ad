import type { ListedTable } from '@banquise/protocol';
import type { PersonId, Phase, Table } from '@banquise/table';
import { type TableRow, type TableStore, termsOf } from '../store/row.ts';
import { awaitedOf, dueOf, type Listener, type Live, ownSeats, summaryOf } from './live.ts';

/** How many tables the lobby shows, the latest ones. */
const LOBBY = 200;
/** How many games under way, and how many finished ones, the list of one's tables shows. */
const RUNNING = 500;
const FINISHED = 20;
const UNDER_WAY: readonly Phase[] = ['open', 'playing', 'paused'];

type Entry = Pick<TableRow, 'id' | 'game' | 'creation' | 'listed' | 'phase' | 'due' | 'awaited' | 'summary' | 'changed'>;

/** Who is connected, to any server. */
export interface Company {
  isHere(person: PersonId): boolean;
  /** A list shows these people: from now on it is known of them, and `presence` told when it changes. */
  onShow(people: readonly PersonId[]): void;
}

/** Tables as lists show them. They are asked of the store: what is kept here is who wants to hear of changes. */
export class Directory {
  readonly #lobby = new Set<Listener>();
  readonly #mine = new Map<PersonId, Set<Listener>>();
  readonly #promised = new Map<string, { readonly person: PersonId; readonly made: Promise<unknown> }>();
  readonly #store: TableStore;
  #reading: Promise<ListedTable[]> | null = null;

  readonly #isHere: Company['isHere'];
  readonly #onShow: Company['onShow'];

  constructor(store: TableStore, { isHere, onShow }: Company) {
    this.#store = store;
    this.#isHere = isHere;
    this.#onShow = onShow;
  }

  /** Somebody came or went: the lobby says so at the tables that wait with that person. */
  async presence(person: PersonId): Promise<void> {
    if (this.#lobby.size === 0) return;
    for (const row of await this.#store.ofPeople([person], ['open'], LOBBY)) if (row.listed) this.#tellLobby(row);
  }

  /** A table as it is now, and as it was: lists that show it are told. */
  change(live: Live, before: Table | null): void {
    if (this.#lobby.size === 0 && this.#mine.size === 0) return;
    const after = entryOf(live, live.committed);
    if (live.row.listed && (after.phase === 'open' || before?.phase === 'open')) this.#tellLobby(after);
    this.#tellMine(before && entryOf(live, before), after);
  }

  /** Tables that changed elsewhere: lists that show them are told. */
  async refresh(ids: readonly string[]): Promise<void> {
    if (this.#lobby.size === 0 && this.#mine.size === 0) return;
    for (const row of await this.#store.rows(ids)) {
      if (row.listed) this.#tellLobby(row);
      this.#tellMine(null, row);
    }
  }

  /** A table that is no more. */
  gone(id: string): void {
    for (const listener of this.#lobby) listener.send(JSON.stringify({ type: 'lobby-gone', table: id }));
  }

  /** Open tables, the latest first. Who asks while others wait for the answer gets theirs. */
  lobby(): Promise<ListedTable[]> {
    this.#reading ??= this.#store
      .lobby(LOBBY)
      .then((rows) => {
        this.#onShow([...new Set(rows.flatMap(peopleOf))]);
        return rows.map((row) => listedOf(row, [], this.#isHere));
      })
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }

  /** Tables of a person: those that wait for it first, the one whose time is up soonest at the head. */
  async mine(selves: readonly PersonId[]): Promise<ListedTable[]> {
    const [open, finished] = await Promise.all([this.running(selves), this.#store.ofPeople(selves, ['finished'], FINISHED)]);
    const running = open.map((entry) => listedOf(entry, selves, this.#isHere));
    const soonest = (line: ListedTable): number => line.due ?? Number.POSITIVE_INFINITY;
    running.sort((a, b) => Number(b.turn) - Number(a.turn) || soonest(a) - soonest(b) || b.changed - a.changed);
    return [...running, ...finished.map((row) => listedOf(row, selves, this.#isHere))];
  }

  running(selves: readonly PersonId[]): Promise<TableRow[]> {
    return this.#store.ofPeople(selves, UNDER_WAY, RUNNING);
  }

  /** How many games of people are under way. */
  count(selves: readonly PersonId[]): Promise<number> {
    return this.#store.underWay(selves);
  }

  /** Notes a table of somebody that is on its way to the store; the same one again is waited for, not made. */
  async promise<T>(id: string, person: PersonId, make: () => Promise<T>): Promise<T> {
    const made = (this.#promised.get(id)?.made as Promise<T> | undefined) ?? make();
    this.#promised.set(id, { person, made });
    try {
      return await made;
    } finally {
      this.#promised.delete(id);
    }
  }

  promised(selves: readonly PersonId[]): number {
    return [...this.#promised.values()].filter(({ person }) => selves.includes(person)).length;
  }

  /** How many look at lists here. */
  get listeners(): number {
    return this.#lobby.size + this.#mine.size;
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

  #tellLobby(entry: Entry): void {
    if (this.#lobby.size === 0) return;
    const open = entry.listed && entry.phase === 'open';
    if (open) this.#onShow(peopleOf(entry).filter((person) => !this.#isHere(person)));
    const text = JSON.stringify(
      open ? { type: 'lobby-change', table: listedOf(entry, [], this.#isHere) } : { type: 'lobby-gone', table: entry.id },
    );
    for (const listener of this.#lobby) listener.send(text);
  }

  #tellMine(before: Entry | null, after: Entry): void {
    if (this.#mine.size === 0) return;
    const people = new Set([...peopleOf(after), ...(before ? peopleOf(before) : [])]);
    const heard = new Set<Listener>();
    for (const person of people) {
      for (const listener of this.#mine.get(person) ?? []) {
        if (heard.has(listener)) continue;
        heard.add(listener);
        const line = listedOf(after, listener.selves, this.#isHere);
        if (
          before &&
          JSON.stringify({ ...listedOf(before, listener.selves, this.#isHere), changed: line.changed }) === JSON.stringify(line)
        )
          continue;
        const gone = line.own.length === 0;
        listener.send(JSON.stringify(gone ? { type: 'mine-gone', table: after.id } : { type: 'mine-change', table: line }));
      }
    }
  }
}

function entryOf({ id, game, row, settled }: Live, table: Table): Entry {
  return {
    ...{ id, game: game.id, creation: row.creation, listed: row.listed, phase: table.phase, due: dueOf(game, table, settled) },
    ...{ awaited: awaitedOf(game, table), summary: summaryOf(table), changed: table.now },
  };
}

const peopleOf = ({ summary }: Entry): PersonId[] => summary.seats.flatMap(({ person }) => (person === null ? [] : [person]));

/** A table that everybody has come to and that has not begun: it waits for all who sit there. */
const isFull = ({ phase, summary }: Entry): boolean =>
  phase === 'open' && summary.seats.every(({ person, bot }) => person !== null || bot !== null);

/** A table as one reader's list shows it: seats by name, nobody by id. */
export function listedOf(entry: Entry, selves: readonly PersonId[], isHere: (person: PersonId) => boolean): ListedTable {
  const { id, game, listed, phase, due, awaited, summary, changed } = entry;
  const { options, clock, casual } = termsOf(entry);
  const own = ownSeats(summary.seats, selves);
  const { admits } = entry.creation.settings;
  return {
    ...{ id, game, options: { ...options }, phase, listed, changed, clock: clock.kind, own, next: summary.next },
    ...{ time: clock, rated: !casual, ...(admits === undefined ? {} : { admits }) },
    seats: summary.seats.map(({ person, name, bot }) => ({
      ...{ name, level: bot, taken: person !== null || bot !== null },
      here: person !== null && isHere(person),
    })),
    awaited: [...awaited],
    due: phase === 'playing' ? due : null,
    turn: isFull(entry) ? own.length > 0 : awaited.some((seat) => own.includes(seat) && summary.seats[seat]?.away === null),
  };
}
