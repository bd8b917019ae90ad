import type { PersonId } from '@banquise/table';
import type { Connection } from './connection.ts';

/** Say something at least so often. */
export const HEARTBEAT = 20_000;
/** Silent for this long is gone. */
const SILENCE = 3 * HEARTBEAT;

/** All open connections: who is there, from where, and on which session. */
export class Connections {
  readonly #all = new Set<Connection>();
  readonly #byPerson = new Map<PersonId, number>();
  readonly #byAddress = new Map<string, number>();

  add(connection: Connection): void {
    this.#all.add(connection);
    bump(this.#byAddress, connection.address, 1);
    for (const person of connection.selves) bump(this.#byPerson, person, 1);
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    bump(this.#byAddress, connection.address, -1);
    for (const person of connection.selves) bump(this.#byPerson, person, -1);
  }

  isOnline(person: PersonId): boolean {
    return this.#byPerson.has(person);
  }

  from(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }

  get size(): number {
    return this.#all.size;
  }

  /** Who has not been heard of is gone: a cable that was pulled says nothing. */
  sweep(now: number): void {
    for (const connection of this.#all) if (now - connection.heard > SILENCE) connection.farewell('silent', 1000);
  }

  /** Closes what was opened by these sessions, or by this person. */
  signOut(who: { readonly session?: string; readonly person?: PersonId }): void {
    for (const connection of this.#all) {
      if (connection.session === who.session || connection.person === who.person) connection.farewell('signed-out', null);
    }
  }

  /** Who has a new cookie comes back with it. */
  renew(session: string): void {
    for (const connection of this.#all) if (connection.session === session) connection.farewell('restart', 100);
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
