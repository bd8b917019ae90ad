import { follow, type Mirror } from '@banquise/table';
import type { AnswerMessage, Refusal, ServerMessage } from './message.ts';
import { PROTOCOL } from './parts.ts';
import type { ClientMessage, ClientRequest, TableRequest } from './request.ts';

/** A socket as far as a client needs one: `WebSocket` of a browser, or any other. */
export interface Connection {
  send(text: string): void;
  close(): void;
}

export interface ConnectionEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export type ConnectionState = 'connecting' | 'online' | 'ended';

export interface ClientParts {
  /** Opens a new connection to the server. */
  dial(events: ConnectionEvents): Connection;
  /** Every message that is not about a watched table's state or an answer. */
  onMessage?(message: ServerMessage): void;
  /** `ended`: the server does not want this client or session any more. */
  onState?(state: ConnectionState): void;
  /** How many requests to watched tables are on their way. */
  onPending?(count: number): void;
}

export interface WatchParts {
  readonly table: string;
  readonly seat?: number | 'spectator';
  /** Read each time: who gets up from a table of its own needs the key that it gave to others. */
  readonly key?: string | undefined;
  onTable(mirror: Mirror): void;
  /** There is no such table, or it does not open with this key. What may open in a moment is asked for again without a word. */
  onRefused?(refusal: Refusal): void;
}

interface Pending {
  readonly message: ClientRequest;
  readonly resolve: (answer: AnswerMessage) => void;
}

interface Watched {
  readonly parts: WatchParts;
  current: Mirror | undefined;
  /** The version that was shown last: what is asked is asked by somebody who sees this one. */
  shown: number;
  /** The request that is to be answered. */
  asked: string;
}

/** Without the id, which the client gives. */
type Unnamed<M> = M extends unknown ? Omit<M, 'id'> : never;

/** What is asked again by itself when it came too fast. */
const PATIENT: readonly ClientRequest['type'][] = ['ask', 'record', 'past'];

const FIRST_WAIT = 100;
const LONGEST_WAIT = 1000;
/**
 * A server that has said no welcome for this long is left for another one; then it gets longer. Not less: who gives up early on a
 * server that is only busy makes it busier.
 */
const FIRST_PATIENCE = 10_000;
const LONGEST_PATIENCE = 60_000;

/**
 * A client that stays connected by itself. After a break it asks for what it missed and sends again what was not answered:
 * requests carry an id, so they are done once however often they arrive.
 */
export class Client {
  readonly #parts: ClientParts;
  readonly #pending = new Map<string, Pending>();
  readonly #watched = new Map<string, Watched>();
  readonly #wanted = new Map<'lobby' | 'mine', true>();
  #connection: Connection | undefined;
  /** Something can be said; whether anybody listens is known with the welcome. */
  #open = false;
  #failures = 0;
  #hurry: ReturnType<typeof setTimeout> | undefined;
  #named = 0;
  #asking = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #heard = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#dial();
  }

  /** Asks something of a table, on the version one sees. Resolves when the server has stored or refused it. */
  ask(table: string, version: number, request: TableRequest, key?: string): Promise<AnswerMessage> {
    return this.request({ type: 'ask', table, version, request, ...(key === undefined ? {} : { key }) });
  }

  /** The same of a table that is watched: its version and its key are known here. */
  async askWatched(table: string, request: TableRequest): Promise<AnswerMessage> {
    const watched = this.#watched.get(table);
    this.#parts.onPending?.(++this.#asking);
    const answer = await this.ask(table, watched?.shown ?? 0, request, watched?.parts.key);
    this.#parts.onPending?.(--this.#asking);
    return answer;
  }

  request(message: Unnamed<ClientRequest>): Promise<AnswerMessage> {
    const id = `${this.#prefix}-${++this.#named}`;
    return new Promise((resolve) => {
      const named = { ...message, id } as ClientRequest;
      this.#pending.set(id, { message: named, resolve });
      if (this.#open) this.#send(named);
    });
  }

  /** Keeps a copy of a table up to date; the same table again takes the place of the first. */
  watch(parts: WatchParts): void {
    const watched: Watched = { parts, current: undefined, shown: 0, asked: '' };
    this.#watched.set(parts.table, watched);
    if (this.#open) this.#ask(watched);
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    if (this.#open) this.#send({ type: 'unwatch', id: this.#silent(), table });
  }

  /** Lists that come as messages, now and as they change. */
  list(which: 'lobby' | 'mine', on: boolean): void {
    if (on) this.#wanted.set(which, true);
    else this.#wanted.delete(which);
    if (this.#open) this.#send({ type: which, id: this.#silent(), on });
  }

  close(): void {
    this.#end();
    this.#connection?.close();
  }

  /** A name for requests whose answer nobody waits for. */
  #silent(): string {
    return `${this.#prefix}-${++this.#named}`;
  }

  #dial(): void {
    this.#parts.onState?.('connecting');
    let connection: Connection | undefined;
    const mine = (act: () => void) => (): void => {
      if (this.#connection === connection && connection !== undefined) act();
    };
    connection = this.#parts.dial({
      opened: mine(() => this.#opened()),
      heard: (text) => mine(() => this.#hear(JSON.parse(text) as ServerMessage))(),
      closed: mine(() => this.#lost(this.#wait())),
    });
    this.#connection = connection;
    const patience = Math.min(LONGEST_PATIENCE, FIRST_PATIENCE * 2 ** Math.max(0, this.#failures - 1));
    clearTimeout(this.#hurry);
    this.#hurry = setTimeout(() => {
      connection.close();
      this.#lost(this.#wait());
    }, patience);
  }

  /** Says at once all that there is to say: each word that waited for the one before would cost a way to the server and back. */
  #opened(): void {
    this.#open = true;
    this.#send({ type: 'hello', protocol: PROTOCOL });
    for (const watched of this.#watched.values()) this.#ask(watched);
    for (const which of this.#wanted.keys()) this.#send({ type: which, id: this.#silent(), on: true });
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #send(message: ClientMessage): void {
    this.#connection?.send(JSON.stringify(message));
  }

  #ask(watched: Watched): void {
    const { table, seat, key } = watched.parts;
    const from = watched.current?.version ?? 0;
    watched.asked = this.#silent();
    const eyes = { ...(seat === undefined ? {} : { seat }), ...(key === undefined ? {} : { key }) };
    this.#send({ type: 'watch', id: watched.asked, table, from, ...eyes });
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.#greeted(message.heartbeat);
        break;
      case 'answer':
        this.#answered(message);
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'goodbye':
        if (message.retry === null) this.#end();
        else this.#lost(message.retry);
        break;
    }
    if (message.type !== 'answer' && message.type !== 'update') this.#parts.onMessage?.(message);
  }

  #greeted(heartbeat: number): void {
    this.#failures = 0;
    clearTimeout(this.#hurry);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#pulse(heartbeat), heartbeat / 2);
    this.#parts.onState?.('online');
  }

  /** Says that it is there, and notices when the server is not. */
  #pulse(heartbeat: number): void {
    if (Date.now() - this.#heard > 2 * heartbeat) {
      this.#connection?.close();
      this.#lost(0);
    } else {
      this.#send({ type: 'ping' });
    }
  }

  #answered(answer: AnswerMessage): void {
    if (!answer.ok) for (const watched of this.#watched.values()) if (watched.asked === answer.id) this.#unopened(watched, answer.refusal);
    const pending = answer.id === null ? undefined : this.#pending.get(answer.id);
    if (pending === undefined || answer.id === null) return;
    const wait = !answer.ok && 'wait' in answer.refusal ? answer.refusal.wait : undefined;
    if (typeof wait === 'number' && PATIENT.includes(pending.message.type)) {
      // Too fast is no answer to a move, nor to a look at a game: it goes again when the server has breath.
      setTimeout(() => this.#open && this.#send(pending.message), wait);
      return;
    }
    this.#pending.delete(answer.id);
    pending.resolve(answer);
  }

  /** What cannot be read just now, or was asked for too fast, is no refusal: who gave it up would look at an old table for ever. */
  #unopened(watched: Watched, refusal: Refusal): void {
    const { parts, asked } = watched;
    const wait = 'wait' in refusal ? Number(refusal.wait) : refusal.code === 'not-stored' ? LONGEST_WAIT : undefined;
    if (wait === undefined) parts.onRefused?.(refusal);
    else
      setTimeout(() => {
        if (this.#open && watched.asked === asked && this.#watched.get(parts.table) === watched) this.#ask(watched);
      }, wait);
  }

  #updated({ table, update }: Extract<ServerMessage, { readonly type: 'update' }>): void {
    const watched = this.#watched.get(table);
    if (watched === undefined) return;
    const next = follow(watched.current, update);
    if (next === undefined) {
      this.#ask(watched);
      return;
    }
    watched.current = next;
    // A long log comes in pages: a table is shown when it is whole.
    if (update.more) return;
    watched.shown = next.version;
    watched.parts.onTable(next);
  }

  #wait(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    return wait / 2 + (Math.random() * wait) / 2;
  }

  #lost(wait: number): void {
    this.#open = false;
    this.#connection = undefined;
    clearTimeout(this.#hurry);
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    if (this.#ended) return;
    this.#failures++;
    this.#parts.onState?.('connecting');
    this.#retry = setTimeout(() => this.#dial(), wait);
  }

  #end(): void {
    this.#ended = true;
    this.#open = false;
    clearTimeout(this.#hurry);
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#parts.onState?.('ended');
  }
}
