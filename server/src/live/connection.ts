import type { Socket } from 'node:net';
import type { ServerMessage } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { WebSocket } from 'ws';
import type { Limits } from '../context.ts';
import type { Metrics } from '../host/metrics.ts';
import type { Identity } from '../people/session.ts';
import type { Listener, Live, Watcher } from '../tables/live.ts';
import type { Connections } from './connections.ts';
import { frames } from './frame.ts';

/** Who does not read lets this much pile up, and all connections of an address this much together; then it is told to come back. */
const PILE = 1_000_000;
const PILES = 8_000_000;
/** A pile is reckoned with in steps of this size. */
const STEP = 64_000;
/** Messages beyond the allowance that are still answered. */
const PATIENCE = 200;

/** How a connection ends: RFC 6455 leaves 4000 and up to us. */
const CODES = { restart: 1012, protocol: 4400, 'signed-out': 4401, silent: 4408, 'too-fast': 4429, 'too-slow': 4413 } as const;
type Farewell = Extract<ServerMessage, { readonly type: 'goodbye' }>['reason'];

export interface Watching {
  readonly live: Live;
  readonly watcher: Watcher;
}

/** Who is at the door: the socket, the wire under it, and where it comes from. */
export interface Caller {
  readonly socket: WebSocket;
  readonly wire: Socket;
  readonly address: string;
}

/** One open socket and what it has asked for. Kept small: thousands of them only wait. */
export class Connection implements Listener {
  readonly address: string;
  readonly person: PersonId;
  readonly selves: readonly PersonId[];
  name: string;
  readonly login: string | null;
  readonly session: string;
  readonly #socket: WebSocket;
  readonly #wire: Caller['wire'];
  /** What goes out as soon as whatever is being done now is done. */
  #leaving: string[] | null = null;
  readonly #metrics: Metrics;
  readonly #connections: Connections;
  #piled = 0;
  #excess = 0;
  greeted = false;
  heard: number;
  mine = false;
  watching: Map<string, Watching> | null = null;
  muted: ReadonlySet<PersonId> | null = null;

  constructor(
    { socket, wire, address }: Caller,
    { person, selves, session }: Identity,
    metrics: Metrics,
    connections: Connections,
    now: number,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.#metrics = metrics;
    this.#connections = connections;
    this.address = address;
    this.person = person.id;
    this.selves = selves;
    this.name = person.name;
    this.login = person.login;
    this.session = session.token;
    this.heard = now;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#isSlow()) {
      this.farewell('too-slow', 1000);
      return;
    }
    this.#metrics.count('banquise_messages_out_total');
    this.#metrics.count('banquise_bytes_out_total', text.length);
    if (this.#leaving === null) {
      this.#leaving = [text];
      if (speaking.push(this) === 1) queueMicrotask(flushAll);
    } else this.#leaving.push(text);
  }

  /** News and the answer that follows it leave in one write. What the library itself sends stands between whole frames. */
  flush(): void {
    const texts = this.#leaving;
    this.#leaving = null;
    if (texts !== null && this.isOpen) this.#wire.write(frames(texts), 'latin1');
  }

  /** Whether it leaves too much unread, alone or together with its neighbours. */
  #isSlow(): boolean {
    const pile = this.#socket.bufferedAmount;
    if (pile > PILE) return true;
    const change = pile - this.#piled;
    if (Math.abs(change) < STEP) return false;
    this.#piled = pile;
    return this.#connections.pile(this.address, change) > PILES && pile >= STEP;
  }

  /** It is over: nothing waits here any more. */
  closed(): void {
    this.#connections.pile(this.address, -this.#piled);
    this.#piled = 0;
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Says why, and closes; a client that does not answer the close is cut off. */
  farewell(reason: Farewell, retry: number | null): void {
    if (!this.isOpen) return;
    this.flush();
    this.#socket.send(JSON.stringify({ type: 'goodbye', reason, retry } satisfies ServerMessage));
    this.#socket.close(CODES[reason], reason);
    setTimeout(() => this.#socket.terminate(), 2000).unref();
  }

  /** Pays for a message out of what its person has on all connections, and its address: nothing, or for how long to wait. Who floods is sent away. */
  pay({ messages, crowd }: Pick<Limits, 'messages' | 'crowd'>, cost: number, now: number): number {
    if (cost === 0) return 0;
    const wait = messages.pay(this.person, cost, now) || crowd.pay(this.address, cost, now);
    this.#excess = wait > 0 ? this.#excess + 1 : Math.max(0, this.#excess - 1);
    if (this.#excess > PATIENCE) this.farewell('too-fast', 10_000);
    return wait;
  }
}

/** Those who have something to say as soon as whatever is being done now is done. */
let speaking: Connection[] = [];

function flushAll(): void {
  const all = speaking;
  speaking = [];
  for (const connection of all) connection.flush();
}
