import type { Accepted, PersonId, Table } from '@banquise/table';
import type { Log } from '../host/log.ts';
import type { Metrics } from '../host/metrics.ts';
import type { Chat } from '../live/chat.ts';
import type { Connections, PeopleNews } from '../live/connections.ts';
import type { Presence } from '../live/presence.ts';
import type { ChatLine, Store } from '../store/store.ts';
import type { Directory } from '../tables/directory.ts';
import type { Live } from '../tables/live.ts';
import type { News } from '../tables/news.ts';
import type { Tables } from '../tables/tables.ts';
import type { Bus } from './bus.ts';
import { Elsewhere, type PresenceNews } from './elsewhere.ts';
import { Others, PULSE } from './others.ts';

/** How often what is in memory is held against the database: what the bus lost is found then at the latest. */
const CHECK = 1000;
/** What was stored this long ago has come over the bus, or never will. */
const ON_ITS_WAY = 250;
/** How often it is seen whether sessions still stand; often while the bus is away. */
const SESSIONS = 60_000;
const SESSIONS_ALONE = 5000;
/** Who is at a table is said again after this long, lest it got lost. */
const PRESENCE = 15_000;
/** Changes of lists are told together. */
const LISTS = 50;

/** What servers tell each other under the name of a table. Views are reckoned by each server itself, for its own people only. */
type TableNews =
  | { readonly k: 'stored'; readonly s: string; readonly edition: number; readonly accepted: readonly Accepted[] }
  | { readonly k: 'rewritten'; readonly s: string }
  | { readonly k: 'chat'; readonly s: string; readonly line: ChatLine }
  | { readonly k: 'silenced'; readonly s: string; readonly person: PersonId }
  | { readonly k: 'here'; readonly s: string; readonly people: readonly PersonId[]; readonly watching: number }
  | { readonly k: 'who'; readonly s: string };

export interface ClusterParts {
  readonly bus: Bus;
  /** A name of this process, unlike any other. */
  readonly self: string;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** What belongs to this server and has to do with others. */
export interface OwnServer {
  readonly tables: Tables;
  readonly directory: Directory;
  readonly connections: Connections;
  readonly presence: Presence;
  readonly chat: Chat;
}

/** The other servers: what they tell, what they are told, and who of them is there. */
export class Cluster implements News {
  readonly #parts: ClusterParts;
  readonly #followed = new Map<string, () => void>();
  readonly #others: Others;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #people = new Map<PersonId, { count: number; readonly stop: () => void }>();
  readonly #elsewhere: Elsewhere;
  #listed = new Set<string>();
  #own: OwnServer | null = null;
  #sessionsSeen = 0;

  constructor(parts: ClusterParts) {
    this.#parts = parts;
    const { bus, metrics, self } = parts;
    this.#elsewhere = new Elsewhere({
      self,
      say: (news) => bus.publish('banquise.presence', news),
      isHere: (person) => this.#people.has(person),
      tell: (person) => this.#own?.directory.presence(person).catch(() => undefined),
    });
    this.#others = new Others({
      ...{ bus, self },
      lists: () => this.#own?.directory.listeners ?? 0,
      people: () => this.#own?.connections.people ?? 0,
      came: () => this.#elsewhere.again(),
      lost: (server) => {
        this.#own?.presence.lost(server);
        this.#elsewhere.lost(server);
      },
    });
    metrics.gauge('banquise_bus_up', 'Whether other servers can be told of anything: 1 or 0.', () => Number(bus.isUp));
    metrics.gauge('banquise_servers', 'Servers that were heard of lately, this one among them.', () => this.#others.size + 1);
  }

  /** Everything is put together: from now on others are heard. */
  begin(own: OwnServer): void {
    this.#own = own;
    const { bus } = this.#parts;
    bus.subscribe('banquise.lobby', (message) => this.#list((message as { readonly t: string }).t));
    bus.subscribe('banquise.people', (message) => this.#hearPeople(message as PeopleNews & { readonly s: string }));
    bus.subscribe('banquise.presence', (message) => this.#hearPresence(message as PresenceNews));
    bus.onUp(() => void this.#back());
    this.#every(PULSE, () => this.#others.beat());
    this.#every(CHECK, () => this.#check());
    this.#every(PRESENCE, () => this.#own?.presence.again());
    this.#others.begin();
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#elsewhere.stop();
    this.#others.leave();
    await this.#parts.bus.close();
  }

  get isUp(): boolean {
    return this.#parts.bus.isUp;
  }

  /** How many people are connected to the other servers. */
  get peopleElsewhere(): number {
    return this.#others.people;
  }

  follow(id: string): void {
    if (this.#followed.has(id)) return;
    this.#followed.set(
      id,
      this.#parts.bus.subscribe(subjectOf(id), (message) => this.#hear(id, message as TableNews)),
    );
  }

  unfollow(id: string): void {
    this.#followed.get(id)?.();
    this.#followed.delete(id);
  }

  stored(live: Live, before: Table | null, accepted: readonly Accepted[]): void {
    const { self, bus } = this.#parts;
    if (accepted.length > 0) this.#tell(live.id, { k: 'stored', s: self, edition: live.edition, accepted });
    if (!this.#others.isListed) return;
    const { phase, chairs } = live.committed;
    if (live.row.listed && (phase === 'open' || before?.phase === 'open')) bus.publish('banquise.lobby', { s: self, t: live.id });
    const people = new Set([...chairs, ...(before?.chairs ?? [])].flatMap(({ person }) => person ?? []));
    for (const person of people) bus.publish(`banquise.p.${person}`, { s: self, t: live.id });
  }

  rewritten(id: string): void {
    this.#tell(id, { k: 'rewritten', s: this.#parts.self });
  }

  said(line: ChatLine): void {
    this.#tell(line.table, { k: 'chat', s: this.#parts.self, line });
  }

  silenced(table: string, person: PersonId): void {
    this.#tell(table, { k: 'silenced', s: this.#parts.self, person });
  }

  here(table: string, people: readonly PersonId[], watching: number): void {
    this.#tell(table, { k: 'here', s: this.#parts.self, people, watching });
  }

  /** Who is at a table elsewhere? */
  who(table: string): void {
    this.#tell(table, { k: 'who', s: this.#parts.self });
  }

  people(news: PeopleNews): void {
    this.#parts.bus.publish('banquise.people', { ...news, s: this.#parts.self });
  }

  /** Somebody is connected here: its lists are kept fresh, and others can ask for it. */
  present(selves: readonly PersonId[], on: boolean): void {
    for (const person of selves) {
      const known = this.#people.get(person);
      const count = (known?.count ?? 0) + (on ? 1 : -1);
      if (known === undefined) {
        const stop = this.#parts.bus.subscribe(`banquise.p.${person}`, (message) => this.#hearOf(message as { t?: string; s: string }));
        this.#people.set(person, { count, stop });
      } else if (count > 0) {
        known.count = count;
      } else {
        known.stop();
        this.#people.delete(person);
      }
    }
  }

  /** Whether somebody whom a list here shows is connected to another server, as far as was heard. */
  isElsewhere(person: PersonId): boolean {
    return this.#elsewhere.has(person);
  }

  /** Lists here show these people. */
  onShow(people: readonly PersonId[]): void {
    if (this.#others.size > 0) this.#elsewhere.ask(people);
  }

  /** Somebody came here, or has been gone for a moment: said where anybody looks at lists. */
  presence(person: PersonId, on: boolean): void {
    if (this.#others.isListed)
      this.#parts.bus.publish('banquise.presence', { k: on ? 'here' : 'gone', s: this.#parts.self, people: [person] });
  }

  #hearPresence(news: PresenceNews): undefined {
    if (news?.k === 'ask') this.#others.lists(news.s);
    if (Array.isArray(news?.people)) this.#elsewhere.hear(news);
  }

  /** Whether somebody is connected to another server. */
  isOnline(person: PersonId): Promise<boolean> {
    return this.#parts.bus.ask(`banquise.p.${person}`, { s: this.#parts.self });
  }

  #hearOf({ t, s }: { readonly t?: string; readonly s: string }): boolean | undefined {
    if (s === this.#parts.self) return undefined;
    if (t !== undefined) this.#list(t);
    return t === undefined ? true : undefined;
  }

  #tell(table: string, news: TableNews): void {
    this.#parts.bus.publish(subjectOf(table), news);
  }

  #hear(id: string, news: TableNews): undefined {
    const own = this.#own;
    if (own === null || news?.s === this.#parts.self) return;
    const live = own.tables.lives.get(id);
    if (live === undefined) return;
    try {
      switch (news?.k) {
        case 'stored':
          return own.tables.hear(id, news.edition, news.accepted) as undefined;
        case 'rewritten':
          return own.tables.hear(id, -1, []) as undefined;
        case 'chat':
          return void own.chat.heard(live, news.line);
        case 'silenced':
          return own.chat.forget([live], news.person, false) as undefined;
        case 'here':
          return own.presence.elsewhere(live, news.s, news) as undefined;
        case 'who':
          return own.presence.answer(live) as undefined;
      }
    } catch (error) {
      this.#parts.log.warn(
        { table: id, problem: error instanceof Error ? error.message : 'unknown' },
        'news of another server was of no use',
      );
    }
  }

  #hearPeople({ s, ...news }: PeopleNews & { readonly s: string }): undefined {
    if (s !== this.#parts.self) this.#own?.connections.hear(news as PeopleNews);
  }

  /** Lists may show this table differently now; those who look at them are told in a moment. */
  #list(id: string): undefined {
    if (this.#listed.add(id).size > 1) return;
    setTimeout(() => {
      const ids = [...this.#listed];
      this.#listed = new Set();
      this.#own?.directory.refresh(ids).catch(() => undefined);
    }, LISTS).unref();
  }

  async #check(): Promise<void> {
    const own = this.#own;
    if (own === null) return;
    await own.tables.check(this.#parts.bus.isUp ? ON_ITS_WAY : 0);
    const pause = this.#parts.bus.isUp ? SESSIONS : SESSIONS_ALONE;
    if (Date.now() - this.#sessionsSeen < pause) return;
    this.#sessionsSeen = Date.now();
    await this.#seeSessions(own);
  }

  /** Who was signed out elsewhere while nobody could say so is out here too. */
  async #seeSessions({ connections }: OwnServer): Promise<void> {
    const tokens = connections.sessions();
    if (tokens.length === 0) return;
    const open = new Set(await this.#parts.store.people.standing(tokens));
    for (const session of tokens) if (!open.has(session)) connections.hear({ k: 'out', who: { session } });
  }

  /** The bus is there again: what was said meanwhile is made up for. */
  async #back(): Promise<void> {
    const own = this.#own;
    if (own === null) return;
    this.#others.back();
    this.#sessionsSeen = 0;
    own.presence.again();
    this.#elsewhere.again();
    for (const live of own.tables.lives.values()) {
      if (live.watchers.size === 0) continue;
      this.who(live.id);
      void own.chat.catchUp(live);
    }
    await this.#check().catch(() => undefined);
  }

  #every(ms: number, act: () => unknown): void {
    let busy = false;
    const turn = async (): Promise<void> => {
      if (busy) return;
      busy = true;
      try {
        await act();
      } catch (error) {
        this.#parts.log.warn({ problem: error instanceof Error ? error.message : 'unknown' }, 'other servers could not be looked after');
      }
      busy = false;
    };
    this.#timers.push(setInterval(() => void turn(), ms).unref());
  }
}

const subjectOf = (table: string): string => `banquise.t.${table}`;
