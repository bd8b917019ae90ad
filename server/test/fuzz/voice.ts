import { PROTOCOL, type ServerMessage } from '@banquise/protocol';
import type { WebSocket } from 'ws';
import { Device } from '../person.ts';

/** Somebody with a session and a connection, and all it heard since the last look. */
export class Voice {
  readonly device: Device;
  readonly name: string;
  readonly answers = new Map<string, boolean>();
  readonly keys = new Map<string, string>();
  /** Tables that it was found company for. */
  readonly found: string[] = [];
  person = '';
  heard: string[] = [];
  granted = 0;
  answered = 0;
  #socket: WebSocket | undefined;
  /** Whom it was since the last look, and since the one before: what it asked as one of them may still be on its way. */
  #now = new Set<string>();
  #before = new Set<string>();
  /** Told of every message as it comes. */
  readonly #onMessage: (message: ServerMessage) => void;

  constructor(address: string, name: string, onMessage: (message: ServerMessage) => void) {
    this.device = new Device(address);
    this.name = name;
    this.#onMessage = onMessage;
  }

  get token(): string {
    return this.device.cookie.split('=')[1] ?? '';
  }

  /** Everybody whom it may speak and hear as. */
  get people(): ReadonlySet<string> {
    return new Set([...this.#now, ...this.#before]);
  }

  become(person: string): void {
    this.person = person;
    this.#now.add(person);
  }

  /** Everything it heard was looked at. */
  looked(): void {
    this.heard = [];
    this.#before = this.#now;
    this.#now = new Set([this.person]);
  }

  async connect(): Promise<void> {
    const socket = this.device.socket();
    this.#socket = socket;
    // What was asked on another connection is not answered on this one.
    this.answers.clear();
    socket.on('message', (data) => this.#hear(String(data)));
    await new Promise<void>((resolve) => {
      socket.once('open', () => resolve());
      socket.once('error', () => resolve());
    });
    this.say({ type: 'hello', protocol: PROTOCOL });
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  say(message: unknown): void {
    if (this.isOpen) this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  hangUp(): void {
    this.#socket?.terminate();
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.#onMessage(message);
    if (message.type === 'links' && message.invite !== null) this.keys.set(message.table, message.invite);
    if (message.type === 'challenge') this.keys.set(message.table, message.key);
    if (message.type === 'found') this.found.push(message.table);
    if (message.type !== 'answer' || message.id === null) return;
    if (this.answers.get(message.id) === true) throw new Error(`${message.id} was answered twice`);
    if (!this.answers.has(message.id)) return;
    this.answers.set(message.id, true);
    this.answered++;
    if (message.ok) this.granted++;
  }
}
