import type { ServerMessage } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { Connection } from './connection.ts';

/** Say something at least so often. */
export const HEARTBEAT = 20_000;
/** Silent for this long is gone. */
const SILENCE = 3 * HEARTBEAT;
/** A reload or a tunnel is no absence. */
export const GRACE = 3000;

/** All open connections: who is there, from where, and on which session. */
export class Connections {
  readonly #all = new Set<Connection>();
  readonly #byPerson = new Map<PersonId, number>();
  readonly #byAddress = new Map<string, number>();
  readonly #piles = new Map<string, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #tell: (person: PersonId) => void = () => undefined;

  /** Told when somebody comes, and when somebody has been gone for a moment: a reload is no absence. */
  onPresence(tell: (person: PersonId) => void): void {
    this.#tell = tell;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** A place for one more line from an address, before anything is waited for; or nothing when all are taken. Give it back once. */
  reserve(address: string, most: number): (() => void) | null {
    if ((this.#byAddress.get(address) ?? 0) >= most) return null;
    bump(this.#byAddress, address, 1);
    let held = true;
    return () => {
      if (held) bump(this.#byAddress, address, -1);
      held = false;
    };
  }

  /** What waits to be read by all lines of an address, after one of them has changed by so much. */
  pile(address: string, by: number): number {
    bump(this.#piles, address, by);
    return this.#piles.get(address) ?? 0;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    for (const person of connection.selves) {
      bump(this.#byPerson, person, 1);
      if (this.#byPerson.get(person) === 1) this.#tell(person);
    }
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    for (const person of connection.selves) bump(this.#byPerson, person, -1);
    const gone = connection.selves.filter((person) => !this.isOnline(person));
    if (gone.length === 0) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      for (const person of gone) if (!this.isOnline(person)) this.#tell(person);
    }, GRACE);
    this.#timers.add(timer);
  }

  isOnline(person: PersonId): boolean {
    return this.#byPerson.has(person);
  }

  get size(): number {
    return this.#all.size;
  }

  /** Who has not been heard of is gone: a cable that was pulled says nothing. */
  sweep(now: number): void {
    for (const connection of this.#all) if (now - connection.heard > SILENCE) connection.farewell('silent', 1000);
  }

  /** Closes what was opened by this session, or by this person but for one session. */
  signOut(who: { readonly session?: string; readonly person?: PersonId; readonly but?: string }): void {
    for (const connection of this.#all) {
      if (connection.session === who.but) continue;
      if (connection.session === who.session || connection.person === who.person) connection.farewell('signed-out', null);
    }
  }

  /** Who has a new cookie comes back with it. */
  renew(session: string): void {
    for (const connection of this.#all) if (connection.session === session) connection.farewell('restart', 100);
  }

  /** Says something to all devices of a person that are there. */
  tell(person: PersonId, message: ServerMessage): void {
    if (this.isOnline(person)) for (const connection of this.#all) if (connection.selves.includes(person)) connection.tell(message);
  }

  /** Somebody does not hear another any more, or hears it again, from now on. */
  mute(person: PersonId, other: PersonId, on: boolean): void {
    for (const connection of this.#all) {
      if (connection.person !== person) continue;
      const muted = new Set(connection.muted);
      if (on) muted.add(other);
      else muted.delete(other);
      connection.muted = muted;
    }
  }

  rename(person: PersonId, name: string): void {
    for (const connection of this.#all) if (connection.person === person) connection.name = name;
  }

  /** Everybody is told to come back in a moment, not all at the same time. */
  closeAll(): void {
    for (const connection of this.#all) connection.farewell('restart', 200 + Math.floor(Math.random() * 800));
  }
}

function bump(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
