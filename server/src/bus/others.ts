import type { Bus } from './bus.ts';

/** A server says this often that it is there, and is taken for gone after this long. */
export const PULSE = 2000;
const GONE = 7000;

interface Pulse {
  readonly s: string;
  readonly bye?: boolean;
  /** How many here look at lists: where nobody does, nobody need be told. */
  readonly lists: number;
  /** How many people are connected here. */
  readonly people: number;
}

export interface OthersParts {
  readonly bus: Bus;
  readonly self: string;
  /** How many look at lists here. */
  readonly lists: () => number;
  readonly people: () => number;
  readonly came: () => void;
  readonly lost: (server: string) => void;
}

/** Which other servers are there. */
export class Others {
  readonly #parts: OthersParts;
  readonly #servers = new Map<string, { heard: number; lists: number; people: number }>();

  constructor(parts: OthersParts) {
    this.#parts = parts;
  }

  begin(): void {
    this.#parts.bus.subscribe('banquise.servers', (message) => this.#hear(message as Pulse));
    this.beat();
  }

  get size(): number {
    return this.#servers.size;
  }

  /** Whether anybody looks at lists elsewhere. */
  get isListed(): boolean {
    for (const { lists } of this.#servers.values()) if (lists > 0) return true;
    return false;
  }

  /** How many people are connected to them, as they last said. */
  get people(): number {
    return [...this.#servers.values()].reduce((sum, { people }) => sum + people, 0);
  }

  /** Somebody there looks at lists, also when its pulse has not said so yet. */
  lists(server: string): void {
    const other = this.#servers.get(server);
    if (other !== undefined) other.lists = Math.max(1, other.lists);
  }

  beat(): void {
    const { bus, self, lists, people } = this.#parts;
    bus.publish('banquise.servers', { s: self, lists: lists(), people: people() } satisfies Pulse);
    // While the bus is away nobody can be heard: that is no sign of death.
    if (bus.isUp) for (const [server, { heard }] of this.#servers) if (Date.now() - heard > GONE) this.#lost(server);
  }

  /** The bus is there again: who could not be heard meanwhile gets as long as everybody. */
  back(): void {
    for (const other of this.#servers.values()) other.heard = Date.now();
    this.beat();
  }

  leave(): void {
    const { bus, self } = this.#parts;
    bus.publish('banquise.servers', { s: self, bye: true, lists: 0, people: 0 } satisfies Pulse);
  }

  #hear({ s, bye, lists, people }: Pulse): undefined {
    if (s === this.#parts.self) return;
    if (bye) return void this.#lost(s);
    const isNew = !this.#servers.has(s);
    this.#servers.set(s, { heard: Date.now(), lists, people });
    if (isNew) this.#parts.came();
  }

  #lost(server: string): void {
    this.#servers.delete(server);
    this.#parts.lost(server);
  }
}
