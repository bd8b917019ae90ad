import type { ServerMessage } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { Connection } from './connection.ts';

/** Say something at least this often. */
export const HEARTBEAT = 20_000;
/** Silent for this long is gone. */
const SILENCE = 3 * HEARTBEAT;
/** A reload or a tunnel is no absence. */
export const GRACE = 3000;
/** Of how many who left it is known when; who left before them has been gone for long. */
const REMEMBERED = 5000;

/** What all servers must know of people. */
export type PeopleNews =
  | { readonly k: 'out'; readonly who: { readonly session?: string; readonly person?: PersonId; readonly but?: string } }
  | { readonly k: 'renew'; readonly session: string }
  | { readonly k: 'rename'; readonly person: PersonId; readonly name: string }
  | { readonly k: 'mute'; readonly person: PersonId; readonly other: PersonId; readonly on: boolean }
  | { readonly k: 'tell'; readonly person: PersonId; readonly message: ServerMessage };

/** Other servers, where there are any. */
export interface Acquaintances {
  people(news: PeopleNews): void;
  present(selves: readonly PersonId[], on: boolean): void;
}

/** All open connections: who is there, from where, and on which session. */
export class Connections {
  readonly #all = new Set<Connection>();
  readonly #byPerson = new Map<PersonId, number>();
  readonly #byAddress = new Map<string, number>();
  readonly #piles = new Map<string, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** When people left, the latest last. */
  readonly #left = new Map<PersonId, number>();
  readonly #others: Acquaintances | undefined;
  #tell: (person: PersonId) => void = () => undefined;

  constructor(others?: Acquaintances) {
    this.#others = others;
  }

  /** Told when somebody comes, and when somebody has been gone for a moment: a reload is no absence. */
  onPresence(tell: (person: PersonId) => void): void {
    this.#tell = tell;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** A place for one more connection from an address, before anything is waited for; or nothing when all are taken. Give it back once. */
  reserve(address: string, most: number): (() => void) | null {
    if ((this.#byAddress.get(address) ?? 0) >= most) return null;
    bump(this.#byAddress, address, 1);
    let held = true;
    return () => {
      if (held) bump(this.#byAddress, address, -1);
      held = false;
    };
  }

  /** What waits to be read by all connections of an address, after one of them has changed by this much. */
  pile(address: string, by: number): number {
    bump(this.#piles, address, by);
    return this.#piles.get(address) ?? 0;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    this.#others?.present(connection.selves, true);
    for (const person of connection.selves) {
      bump(this.#byPerson, person, 1);
      this.#left.delete(person);
      if (this.#byPerson.get(person) === 1) this.#tell(person);
    }
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    this.#others?.present(connection.selves, false);
    for (const person of connection.selves) bump(this.#byPerson, person, -1);
    const gone = connection.selves.filter((person) => !this.isOnline(person));
    if (gone.length === 0) return;
    for (const person of gone) this.#left.set(person, Date.now());
    for (const oldest of this.#left.keys()) {
      if (this.#left.size <= REMEMBERED) break;
      this.#left.delete(oldest);
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      for (const person of gone) if (!this.isOnline(person)) this.#tell(person);
    }, GRACE);
    this.#timers.add(timer);
  }

  isOnline(person: PersonId): boolean {
    return this.#byPerson.has(person);
  }

  /** When somebody left this server, if that was lately. */
  leftAt(person: PersonId): number | undefined {
    return this.#left.get(person);
  }

  get size(): number {
    return this.#all.size;
  }

  /** How many people are connected, each counted once. */
  get people(): number {
    return new Set([...this.#all].map(({ person }) => person)).size;
  }

  /** Who has not been heard of is gone: a cable that was pulled says nothing. */
  sweep(now: number): void {
    for (const connection of this.#all) if (now - connection.heard > SILENCE) connection.farewell('silent', 1000);
  }

  /** Closes what was opened by this session, or by this person but for one session. */
  signOut(who: { readonly session?: string; readonly person?: PersonId; readonly but?: string }): void {
    this.#everywhere({ k: 'out', who });
  }

  /** Who has a new cookie comes back with it. */
  renew(session: string): void {
    this.#everywhere({ k: 'renew', session });
  }

  /** Says something to all devices of a person that are there. */
  tell(person: PersonId, message: ServerMessage): void {
    this.#everywhere({ k: 'tell', person, message });
  }

  /** Somebody does not hear another any more, or hears it again, from now on. */
  mute(person: PersonId, other: PersonId, on: boolean): void {
    this.#everywhere({ k: 'mute', person, other, on });
  }

  rename(person: PersonId, name: string): void {
    this.#everywhere({ k: 'rename', person, name });
  }

  /** The sessions that somebody is connected with. */
  sessions(): string[] {
    return [...new Set([...this.#all].map(({ session }) => session))];
  }

  #everywhere(news: PeopleNews): void {
    this.hear(news);
    this.#others?.people(news);
  }

  /** Something that concerns people who may be connected here. */
  hear(news: PeopleNews): void {
    for (const connection of this.#all) {
      const { session, person } = connection;
      if (news.k === 'out' && session !== news.who.but && (session === news.who.session || person === news.who.person))
        connection.farewell('signed-out', null);
      if (news.k === 'renew' && session === news.session) connection.farewell('restart', 100);
      if (news.k === 'rename' && person === news.person) connection.name = news.name;
      if (news.k === 'mute' && person === news.person) connection.muted = changed(connection.muted, news.other, news.on);
      if (news.k === 'tell' && connection.selves.includes(news.person)) connection.tell(news.message);
    }
  }

  /** Everybody is told to come back in a moment, not all at the same time. */
  closeAll(): void {
    for (const connection of this.#all) connection.farewell('restart', 200 + Math.floor(Math.random() * 800));
  }
}

function changed(muted: ReadonlySet<PersonId> | null, other: PersonId, on: boolean): Set<PersonId> {
  const all = new Set(muted);
  if (on) all.add(other);
  else all.delete(other);
  return all;
}

function bump(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
