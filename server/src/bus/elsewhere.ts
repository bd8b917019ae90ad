import type { PersonId } from '@banquise/table';

/** Who is asked about hears within this where somebody is, if anywhere. */
const ANSWER = 250;
/** People whom lists here show; beyond that the oldest are forgotten, and asked about again. */
const MOST = 2000;

/** What servers say to each other about who is connected. */
export type PresenceNews =
  | { readonly k: 'ask'; readonly s: string; readonly people: readonly PersonId[] }
  | { readonly k: 'here'; readonly s: string; readonly people: readonly PersonId[] }
  | { readonly k: 'gone'; readonly s: string; readonly people: readonly PersonId[] };

export interface ElsewhereParts {
  readonly self: string;
  readonly say: (news: PresenceNews) => void;
  readonly isHere: (person: PersonId) => boolean;
  /** Somebody came to another server, or is at none any more. */
  readonly tell: (person: PersonId) => void;
}

/** At which other servers people are connected whom lists here show. Nobody else is remembered. */
export class Elsewhere {
  readonly #parts: ElsewhereParts;
  /** By person: the servers, each with when it last said so. */
  readonly #known = new Map<PersonId, Map<string, number>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(parts: ElsewhereParts) {
    this.#parts = parts;
  }

  has(person: PersonId): boolean {
    return (this.#known.get(person)?.size ?? 0) > 0;
  }

  /** These are on show here: whoever has them says so now, and whenever they come or go. Who is silent does not have them. */
  ask(people: readonly PersonId[]): void {
    if (people.length === 0) return;
    for (const person of people) this.#keep(person);
    const asked = performance.now();
    this.#parts.say({ k: 'ask', s: this.#parts.self, people });
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      for (const person of people) this.#forget(person, (_server, heard) => heard < asked);
    }, ANSWER);
    this.#timers.add(timer);
  }

  hear({ k, s, people }: PresenceNews): void {
    if (s === this.#parts.self) return;
    if (k === 'ask') {
      const here = people.filter((person) => this.#parts.isHere(person));
      if (here.length > 0) this.#parts.say({ k: 'here', s: this.#parts.self, people: here });
    } else if (k === 'gone') {
      for (const person of people) this.#forget(person, (server) => server === s);
    } else {
      for (const person of people) this.#found(person, s);
    }
  }

  /** A server is gone, and so is everybody who was there. */
  lost(lost: string): void {
    for (const person of this.#known.keys()) this.#forget(person, (server) => server === lost);
  }

  /** What was said while nobody could be heard is asked for. */
  again(): void {
    this.ask([...this.#known.keys()]);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #keep(person: PersonId): void {
    const known = this.#known.get(person) ?? new Map();
    this.#known.delete(person);
    this.#known.set(person, known);
    if (this.#known.size <= MOST) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      break;
    }
  }

  #found(person: PersonId, server: string): void {
    const servers = this.#known.get(person);
    if (servers === undefined) return;
    const was = servers.size > 0;
    servers.set(server, performance.now());
    if (!was) this.#parts.tell(person);
  }

  #forget(person: PersonId, isGone: (server: string, heard: number) => boolean): void {
    const servers = this.#known.get(person);
    if (servers === undefined || servers.size === 0) return;
    for (const [server, heard] of servers) if (isGone(server, heard)) servers.delete(server);
    if (servers.size === 0) this.#parts.tell(person);
  }
}
