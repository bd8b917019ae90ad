import { createECDH } from 'node:crypto';
import type { Game, Language, Seat } from '@banquise/kernel';
import type { IncidentKind } from '@banquise/protocol';
import type { Chair, Table } from '@banquise/table';
import { awaits } from '@banquise/table';
import { GRACE } from '../live/connections.ts';
import type { PushAddress, Store } from '../store/store.ts';
import { agendaOf, type Live } from '../tables/live.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The key by which push services know this server, made at its first start. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function pushKeys(store: Store): Promise<PushKeys> {
  const made = await store.value('push-keys', () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    // Leading zeros are left off by the library that makes the key, and missed by those that read it.
    const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
    return JSON.stringify({ publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') });
  });
  return JSON.parse(made) as PushKeys;
}

/** Sends one notice; true when the address is gone for good. */
export type Sender = (address: PushAddress, text: string) => Promise<boolean>;

/** How long a push service keeps a notice for a device that is off. */
const LIFE = 86_400;

export function webPush(keys: PushKeys, contact: string): Sender {
  return async ({ endpoint, p256dh, auth }, text) => {
    const { sendNotification } = (await import('web-push')).default;
    const vapidDetails = { subject: contact, ...keys };
    const options = { vapidDetails, TTL: LIFE, timeout: 10_000, contentEncoding: 'aes128gcm' as const };
    try {
      await sendNotification({ endpoint, keys: { p256dh, auth } }, text, options);
      return false;
    } catch (error) {
      const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 0;
      if (status === 404 || status === 410) return true;
      throw error;
    }
  };
}

export interface NoticeParts {
  readonly store: Store;
  /** Whether somebody is connected to this server. */
  readonly isHere: (person: string) => boolean;
  /** Whether somebody looks at the table through another server, as far as those have said. */
  readonly isThere: (live: Live, person: string) => boolean;
  /** Whether somebody is connected, to this server or another one: those are asked. */
  readonly isOnline: (person: string) => boolean | Promise<boolean>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly send: Sender;
}

/** Tells people who are not there that it is their turn, that their table is full or laid, or that they are challenged. Of turns only where one plays over days: who plays live is there. */
export class Notices {
  readonly #parts: NoticeParts;
  /** Turns of people who were at the table elsewhere when they began, by table and seat. */
  readonly #watched = new Map<string, NodeJS.Timeout>();

  constructor(parts: NoticeParts) {
    this.#parts = parts;
  }

  changed(live: Live, before: Table | null): void {
    const { game, committed } = live;
    if (before === null) return;
    if (isFull(committed) && !isFull(before)) this.#full(game, committed);
    if (committed.clock.kind !== 'days') return;
    for (const { seat, bot } of agendaOf(live, committed).awaited) {
      const { person } = committed.chairs[seat] as Chair;
      // Most are here: only of the others is it looked up whether it was their turn before, and only then are other servers asked.
      if (bot !== null || person === null || this.#parts.isHere(person)) continue;
      if (awaits(game, before).some((one) => one.seat === seat)) continue;
      if (this.#parts.isThere(live, person)) this.#waitFor(live, seat, person);
      else void this.#notify('turn', person, committed.id, game);
    }
  }

  /**
   * Whoever is at the table through another server most likely answers within a moment: to ask for it with each turn would cost
   * as much as the turn. It may also be on its way out, which is told late: if the turn still stands then, it is asked for.
   */
  #waitFor(live: Live, seat: Seat, person: string): void {
    const turn = `${live.id}/${seat}`;
    clearTimeout(this.#watched.get(turn));
    const look = (): void => {
      this.#watched.delete(turn);
      const isAwaited = awaits(live.game, live.committed).some((one) => one.seat === seat);
      if (isAwaited && live.committed.chairs[seat]?.person === person) void this.#notify('turn', person, live.id, live.game);
    };
    this.#watched.set(turn, setTimeout(look, 2 * GRACE).unref());
  }

  stop(): void {
    for (const timer of this.#watched.values()) clearTimeout(timer);
  }

  #full(game: Game, { id, chairs }: Table): void {
    for (const { person } of chairs) if (person !== null) void this.#notify('full', person, id, game);
  }

  /** The table of a tournament is laid. */
  cup(person: string, table: string, title: string): Promise<void> {
    return this.#say('cup', person, table, async () => title);
  }

  /** Somebody challenges a person. */
  challenge(person: string, table: string, name: string): Promise<void> {
    return this.#say('challenge', person, table, async () => name);
  }

  /** Tells all devices of a person that something about its account has changed. */
  async account(person: string, what: IncidentKind): Promise<void> {
    const { log } = this.#parts;
    try {
      await this.#push(person, async (language) => ({ type: 'account', what, language }));
    } catch (error) {
      log.warn({ problem: error instanceof Error ? error.name : 'unknown' }, 'a notice about an account could not be sent');
    }
  }

  async #push(person: string, say: (language: Language) => Promise<object>): Promise<void> {
    const { store, metrics, send } = this.#parts;
    for (const address of await store.pushes.of(person)) {
      if (await send(address, JSON.stringify(await say(address.language as Language)))) await store.pushes.drop(address.endpoint);
      else metrics.count('banquise_notices_total');
    }
  }

  #notify(type: 'turn' | 'full', person: string, table: string, game: Game): Promise<void> {
    return this.#say(type, person, table, async (language) => (await game.texts[language]()).title, { game: game.id });
  }

  async #say(
    type: 'turn' | 'full' | 'cup' | 'challenge',
    person: string,
    table: string,
    titleIn: (language: Language) => Promise<string>,
    more: object = {},
  ): Promise<void> {
    const { store, log } = this.#parts;
    try {
      if (await this.#parts.isOnline(person)) return;
      const account = (await store.people.find(person))?.merged ?? person;
      await this.#push(account, async (language) => ({ type, table, ...more, title: await titleIn(language), language }));
    } catch (error) {
      log.warn({ table, problem: error instanceof Error ? error.name : 'unknown' }, 'a notice could not be sent');
    }
  }
}

/** Everybody has come, and the game has not begun. */
const isFull = ({ phase, chairs }: Table): boolean =>
  phase === 'open' && chairs.every(({ person, bot }) => person !== null || bot !== null);
