import { below, type Game, type Rng } from '@banquise/kernel';
import { Client } from '@banquise/protocol';
import type { Mirror } from '@banquise/table';
import type { WebSocket } from 'ws';
import { Device } from '../../server/test/person.ts';

/** How a request is refused after one that was stored although it was told otherwise: it stands already, or it ended the game. */
const ITSELF: ReadonlySet<string> = new Set(['already-so', 'finished']);

/** What a player holds the server to: every answer it got. */
export interface Promised {
  readonly table: string;
  /** The id of the request that was answered with yes. */
  readonly id: string;
}

/** Somebody who plays without a pause, through every break of the connection. */
export class Player {
  readonly device: Device;
  readonly client: Client;
  readonly promised: Promised[] = [];
  readonly mirrors = new Map<string, Mirror>();
  readonly problems: string[] = [];
  online = false;
  /** When news of its table last came. */
  heard = 0;
  table = '';
  games = 0;
  /** Requests that could not be stored, and were told so. */
  refused = 0;
  /** Plays its game to the end, and no further one. */
  last = false;
  /** Told of every view that comes. */
  onView: (table: string, mirror: Mirror) => void = () => undefined;
  #socket: WebSocket | undefined;
  readonly #rng: Rng;
  #busy = false;
  #stopped = false;
  /** The last answer was that it could not be stored: a database that was cut off in a commit may have it all the same. */
  #doubted = false;

  constructor(device: Device, rng: Rng) {
    this.device = device;
    this.#rng = rng;
    this.client = new Client({
      dial: (events) => {
        const socket = device.socket();
        this.#socket = socket;
        socket.on('open', () => events.opened());
        socket.on('message', (data) => {
          const text = String(data);
          if (text.includes('"fresh":true')) this.problems.push('the server knew less than it had told');
          events.heard(text);
        });
        socket.on('error', () => undefined);
        socket.on('close', () => events.closed());
        return { send: (text) => socket.readyState === socket.OPEN && socket.send(text), close: () => socket.close() };
      },
      onState: (state) => {
        this.online = state === 'online';
      },
    });
  }

  static async arrive(address: string, name: string, rng: Rng): Promise<Player> {
    return new Player(await new Device(address).guest(name), rng);
  }

  play(table: string): void {
    this.table = table;
    this.client.watch({ table, onTable: (mirror) => this.#saw(table, mirror) });
  }

  /** In words, for somebody who looks for it. */
  where(): string {
    const { phase, next } = this.mirrors.get(this.table)?.status ?? {};
    return `at ${this.table}, ${phase}, next ${next}, ${this.online ? 'online' : 'offline'}${this.#busy ? ', waiting for an answer' : ''}`;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Its connection breaks; it finds another one by itself. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Lays out a table for two. */
  async open(game: Game): Promise<string> {
    const answer = await this.client.request({
      ...{ type: 'create', game: game.id, options: {}, clock: { kind: 'days', days: 1, grace: 0 }, listed: true },
      ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'me' }, { kind: 'empty' }] },
    });
    if (!answer.ok || answer.table === undefined) throw new Error(`no table: ${JSON.stringify(answer)}`);
    return answer.table;
  }

  #saw(table: string, mirror: Mirror): void {
    const before = this.mirrors.get(table);
    if (before !== undefined && mirror.version < before.version) this.problems.push('a table went back');
    this.mirrors.set(table, mirror);
    this.onView(table, mirror);
    this.heard = performance.now();
    if (table === this.table) setTimeout(() => void this.#act(), below(this.#rng, 20));
  }

  /** One request at a time, as a person would: a move, or another game. */
  async #act(): Promise<void> {
    if (this.#busy || this.#stopped) return;
    const { table } = this;
    const mirror = this.mirrors.get(table);
    if (mirror === undefined || mirror.own === null) return;
    const { own, status, version } = mirror;
    const { seat } = own;
    if (status.next !== null) {
      this.games++;
      this.client.unwatch(table);
      this.play(status.next);
      return;
    }
    const again = !this.last && status.phase === 'finished' && !status.rematchAsked.includes(seat);
    if (!again && own.moves.length === 0) return;
    this.#busy = true;
    const move = { ...own.moves[below(this.#rng, Math.max(1, own.moves.length))] } as { type: string };
    const answer = await this.client.ask(
      table,
      version,
      again ? { type: 'rematch', seat, agree: true } : { type: 'move', seat, step: 0, move },
    );
    this.#busy = false;
    const doubted = this.#doubted;
    this.#doubted = !answer.ok && answer.refusal.code === 'not-stored';
    if (answer.ok) this.promised.push({ table, id: answer.id });
    else if (answer.refusal.code === 'not-stored') {
      // A person who is told that the disk is full does not ask again at once.
      this.refused++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } else if (answer.refusal.code !== 'stale-version' && !(doubted && ITSELF.has(answer.refusal.code))) {
      this.problems.push(`refused: ${JSON.stringify(answer.refusal)}`);
    }
    void this.#act();
  }
}
