import {
  type AnswerMessage,
  Client,
  type ClientMessage,
  type ConnectionState,
  type ServerMessage,
  type TableRequest,
} from '@banquise/protocol';
import type { Mirror } from '@banquise/table';
import { WebSocket } from 'ws';

/** A browser without a window: it has a cookie, and everything it ever received. */
export class Device {
  readonly address: string;
  /** What a proxy would add. */
  readonly stamp: Readonly<Record<string, string>>;
  cookie = '';

  constructor(address: string, stamp: Readonly<Record<string, string>> = {}) {
    this.address = address;
    this.stamp = stamp;
  }

  async post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${this.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.cookie ? { cookie: this.cookie } : {}), ...this.stamp, ...headers },
      body: JSON.stringify(body),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';', 1)[0] as string;
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  }

  async get(path: string): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${this.address}${path}`, {
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...this.stamp },
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  }

  async guest(name: string): Promise<this> {
    await this.post('/api/guest', { name });
    return this;
  }

  socket(headers: Record<string, string> = {}): WebSocket {
    const address = this.address.replace('http', 'ws');
    return new WebSocket(`${address}/live`, {
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...this.stamp, ...headers },
      perMessageDeflate: false,
    });
  }
}

/** Somebody at a device, connected by the client that people have. */
export class Person {
  readonly device: Device;
  readonly client: Client;
  /** Every byte that came. */
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly mirrors = new Map<string, Mirror>();
  readonly states: ConnectionState[] = [];
  socket: WebSocket | undefined;
  #waiting: (() => void)[] = [];

  constructor(device: Device) {
    this.device = device;
    this.client = new Client({
      dial: (events) => {
        const socket = device.socket();
        this.socket = socket;
        socket.on('open', () => events.opened());
        socket.on('message', (data) => {
          const text = String(data);
          this.received.push(text);
          const message = JSON.parse(text) as ServerMessage;
          this.messages.push(message);
          events.heard(text);
          this.#wake();
        });
        socket.on('error', () => undefined);
        socket.on('close', () => events.closed());
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      onState: (state) => {
        this.states.push(state);
        this.#wake();
      },
    });
  }

  static async guest(address: string, name: string): Promise<Person> {
    const person = new Person(await new Device(address).guest(name));
    await person.until(() => person.states.includes('online'));
    return person;
  }

  /** Waits until something is so; fails with what was waited for. */
  async until(condition: () => boolean, ms = 10_000): Promise<void> {
    const end = Date.now() + ms;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`it never came to be: ${condition}`);
      await Promise.race([
        new Promise<void>((resolve) => this.#waiting.push(resolve)),
        new Promise<void>((resolve) => setTimeout(resolve, 50)),
      ]);
    }
  }

  async watch(table: string, more: { key?: string; seat?: number | 'spectator' } = {}): Promise<Mirror> {
    this.client.watch({ table, ...more, onTable: (mirror) => void this.mirrors.set(table, mirror) });
    await this.until(() => this.mirrors.has(table));
    return this.mirrors.get(table) as Mirror;
  }

  see(table: string): Mirror {
    const mirror = this.mirrors.get(table);
    if (mirror === undefined) throw new Error('this table is not watched');
    return mirror;
  }

  async ask(table: string, request: TableRequest, key?: string): Promise<AnswerMessage> {
    const answer = await this.client.ask(table, this.mirrors.get(table)?.version ?? 0, request, key);
    const { version } = answer as { version?: number };
    if (answer.ok && version !== undefined && this.mirrors.has(table)) await this.until(() => this.see(table).version >= version);
    return answer;
  }

  of<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.messages.filter((message): message is Extract<ServerMessage, { type: Type }> => message.type === type);
  }

  last<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }> | undefined {
    return this.of(type).at(-1);
  }

  leave(): void {
    this.client.close();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** A raw connection, for what no honest client would say. */
export async function rawConnection(
  device: Device,
): Promise<{ say(message: ClientMessage | string): void; heard: ServerMessage[]; socket: WebSocket; closed: Promise<number> }> {
  const socket = device.socket();
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return { say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)), heard, socket, closed };
}
