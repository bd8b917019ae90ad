import { below, type Rng } from '@banquise/kernel';
import { PROTOCOL, type ServerMessage } from '@banquise/protocol';
import type { News, Own, Status } from '@banquise/table';
import type { WebSocket } from 'ws';
import type { Device } from '../../server/test/person.ts';

/** What came of the moves of all clients. */
export interface Counts {
  readonly times: number[];
  refused: number;
  games: number;
}

/** The rhythm of a table: a move so often, however long the last one took; 0 is as fast as it goes. */
export class Pace {
  readonly #every: number;
  #next: number;

  constructor(every: number) {
    this.#every = every;
    this.#next = performance.now() + Math.random() * every;
  }

  /** Milliseconds to wait before the next move. What is late is not made up for: that would be a flood. */
  wait(): number {
    const now = performance.now();
    const wait = Math.max(0, this.#next - now);
    this.#next = now + wait + this.#every;
    return wait;
  }
}

const NOT_ASKING = { id: '', sent: 0, move: false };
const UPDATE = '{"type":"update"';
const NOTHING_TO_DO = '"moves":[]';
const WHOLE = '"phase":';

/** The least a client can do: it keeps no copy, and answers each of its turns with a random legal move at once. */
export class Bare {
  readonly device: Device;
  readonly #rng: Rng;
  readonly #counts: Counts;
  socket: WebSocket | undefined;
  #table = '';
  /** The request under way, when it was sent, and whether it is a move: only moves are counted. */
  #asking = NOT_ASKING;
  #latest: News | undefined;
  #status: Status | undefined;
  #asked = 0;
  pace = new Pace(0);
  #answer: ((message: Extract<ServerMessage, { type: 'answer' }>) => void) | undefined;
  running = false;

  constructor(device: Device, rng: Rng, counts: Counts) {
    this.device = device;
    this.#rng = rng;
    this.#counts = counts;
  }

  connect(): Promise<void> {
    const socket = this.device.socket();
    this.socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
      socket.on('message', (data) => this.#read(String(data), resolve));
    });
  }

  ask(message: object): Promise<Extract<ServerMessage, { type: 'answer' }>> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.socket?.send(JSON.stringify({ id: `s${++this.#asked}`, ...message }));
    });
  }

  async watch(table: string): Promise<void> {
    this.#table = table;
    await this.ask({ type: 'watch', table, from: 0 });
  }

  begin(table: string): void {
    this.#request({ type: 'ask', table, version: 1, request: { type: 'start' } });
  }

  /** News in which there is nothing to do are not even read: the driver must not be slower than the server. */
  #read(text: string, welcomed: () => void): void {
    if (text.startsWith(UPDATE) && text.includes(NOTHING_TO_DO) && !text.includes(WHOLE)) {
      this.#latest = undefined;
      return;
    }
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') welcomed();
    else if (message.type === 'update' && message.table === this.#table) this.#told(message.update);
    else if (message.type === 'answer') this.#answered(message);
    this.#play();
  }

  /** What is told of the status is whole at first and after each change of it, and the moment alone between. */
  #told(news: News): void {
    this.#latest = news;
    if ('phase' in news.status) this.#status = news.status;
  }

  #answered(message: Extract<ServerMessage, { type: 'answer' }>): void {
    const { id, sent, move } = this.#asking;
    if (message.id !== id) {
      this.#answer?.(message);
      return;
    }
    this.#asking = NOT_ASKING;
    if (message.ok && move) this.#counts.times.push(performance.now() - sent);
    // A full table that waits for long begins by itself: then there is nothing left to begin.
    else if (!message.ok && move) this.#counts.refused++;
  }

  /** One request at a time, on the latest news. */
  #play(): void {
    const status = this.#status;
    if (!this.running || this.#latest === undefined || status === undefined || this.#asking !== NOT_ASKING) return;
    const { own, version } = this.#latest;
    if (own === null) return;
    if (status.next !== null) {
      this.#counts.games++;
      this.#latest = undefined;
      this.socket?.send(JSON.stringify({ id: 'left', type: 'unwatch', table: this.#table }));
      this.#table = status.next;
      this.#request({ type: 'watch', table: status.next, from: 0 });
      return;
    }
    const request = requestOf(own, status, this.#rng);
    if (request === undefined) return;
    this.#latest = undefined;
    const wait = this.pace.wait();
    this.#asking = { ...NOT_ASKING, id: 'soon' };
    const ask = (): void => this.#request({ type: 'ask', table: this.#table, version, request }, status.phase === 'playing');
    if (wait < 1) ask();
    else setTimeout(ask, wait);
  }

  #request(message: object, move = false): void {
    const id = `m${++this.#asked}`;
    this.#asking = { id, sent: performance.now(), move };
    this.socket?.send(JSON.stringify({ id, ...message }));
  }
}

function requestOf(own: Own, status: Status, rng: Rng): object | undefined {
  const { seat, moves } = own;
  if (status.phase === 'finished') return status.rematchAsked.includes(seat) ? undefined : { type: 'rematch', seat, agree: true };
  return moves.length === 0 ? undefined : { type: 'move', seat, step: 0, move: moves[below(rng, moves.length)] };
}
