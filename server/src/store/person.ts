import type { PersonId } from '@banquise/table';

/** Somebody who plays here. A guest has no login; `merged` is the account that a guest became part of by signing in. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly login: string | null;
  readonly password: string | null;
  readonly created: number;
  readonly seen: number;
  readonly merged: PersonId | null;
}

/** A signed-in device. The token itself is known to that device only: here is its SHA-256. */
export interface Session {
  readonly token: string;
  readonly person: PersonId;
  readonly created: number;
  readonly seen: number;
  readonly device: string;
  /** When it last proved by a password, a passkey or a recovery code who it is; 0: never. */
  readonly proved: number;
}

/** A device that proved who it is. */
export interface Visit {
  readonly session: Session;
  readonly person: Person;
  /** The person and the guests it was before. */
  readonly selves: readonly PersonId[];
  /** Whom it has muted or blocked. */
  readonly muted: readonly PersonId[];
  /** Shut out until then, and why. */
  readonly suspended?: { readonly until: number; readonly why: string };
}

/** Something about the safety of an account that its person should know of. */
export interface Incident {
  readonly at: number;
  readonly what: 'password' | 'passkey-added' | 'passkey-removed' | 'codes' | 'code-used';
  /** From which device it was done. */
  readonly device: string;
}

export interface Passkey {
  readonly id: string;
  readonly person: PersonId;
  /** The public key, in base64url. */
  readonly key: string;
  readonly counter: number;
  /** How the browser reaches it, as it said itself: `internal,hybrid`. */
  readonly transports: string;
  readonly created: number;
  /** The device on which it was made, and when it last let somebody in. */
  readonly device: string;
  readonly used: number;
}

export interface PeopleStore {
  add(person: Person): Promise<void>;
  find(id: PersonId): Promise<Person | undefined>;
  byLogin(login: string): Promise<Person | undefined>;
  rename(id: PersonId, name: string): Promise<void>;
  /** Gives a person a login; false when somebody else has it. */
  claim(id: PersonId, login: string, password: string | null): Promise<boolean>;
  /** A guest becomes part of an account: its seats and results are the account's from now on. */
  merge(guest: PersonId, account: PersonId): Promise<void>;
  /** The person and every guest who became part of it. */
  selves(id: PersonId): Promise<PersonId[]>;
  /** Tables that the person ever had to do with. */
  visited(id: PersonId): Promise<string[]>;
  /**
   * Forgetting takes three steps, each short enough to keep nobody waiting. First everything about the person itself goes,
   * and `heir` is noted, who stands in its place where a game needs somebody; then `scrub` cleans each table it `visited`;
   * at last the person is gone. Who is noted and not gone yet was interrupted: `forgetting` names them.
   */
  forget(id: PersonId, heir: PersonId): Promise<void>;
  forgetting(): Promise<{ readonly person: PersonId; readonly heir: PersonId }[]>;
  forgotten(id: PersonId): Promise<void>;

  openSession(session: Session): Promise<void>;
  /** Who comes with a session. */
  visit(token: string, now: number): Promise<Visit | undefined>;
  /** Which of these sessions are open. */
  standing(tokens: readonly string[]): Promise<string[]>;
  sessions(person: PersonId): Promise<Session[]>;
  touch(token: string, seen: number): Promise<void>;
  prove(token: string, at: number): Promise<void>;
  closeSession(token: string): Promise<void>;
  /** All but this one end; no device is told of turns any more until it says again where. */
  closeOthers(person: PersonId, token: string): Promise<void>;
  /** Signed out everywhere: no device of the person is told of its turns any more either. */
  closeSessions(person: PersonId): Promise<void>;

  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeys(person: PersonId): Promise<Passkey[]>;
  usedPasskey(id: string, counter: number, at: number): Promise<void>;
  removePasskey(person: PersonId, id: string): Promise<boolean>;

  /** Recovery codes by their hashes; new ones take the place of all old ones. */
  setCodes(person: PersonId, hashes: readonly string[]): Promise<void>;
  codes(person: PersonId): Promise<{ readonly hash: string; readonly used: number | null }[]>;
  /** True once for each code. */
  useCode(person: PersonId, hash: string, at: number): Promise<boolean>;
  note(person: PersonId, incident: Incident): Promise<void>;
  /** The latest first. */
  notes(person: PersonId, since: number): Promise<Incident[]>;

  mute(person: PersonId, muted: PersonId, on: boolean): Promise<void>;
}
