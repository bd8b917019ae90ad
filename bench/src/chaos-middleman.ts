import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { below, type Rng } from '@banquise/kernel';

/** Stands between a server and what it depends on, and makes trouble when told to. */
export class Middleman {
  readonly port: number;
  #target: number;
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  readonly #isBus: boolean;
  readonly #rng: Rng;
  #noise = false;
  #swallow = false;

  private constructor(server: Server, port: number, target: number, rng: Rng, isBus: boolean) {
    this.#server = server;
    this.port = port;
    this.#target = target;
    this.#isBus = isBus;
    this.#rng = rng;
    server.on('connection', (near) => this.#join(near));
  }

  static async open(target: number, rng: Rng, isBus = false): Promise<Middleman> {
    const server = createServer({ noDelay: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Middleman(server, (server.address() as { port: number }).port, target, rng, isBus);
  }

  /** Leads elsewhere from now on. */
  lead(target: number): void {
    this.#target = target;
    this.cut();
  }

  cut(): void {
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.destroy();
  }

  /** Keeps the answers back for a moment and then cuts: what was asked was done, and nobody hears of it. */
  async swallow(ms: number): Promise<void> {
    this.#swallow = true;
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.cut();
    this.#swallow = false;
  }

  /** Drops and doubles messages on the bus. */
  set noise(on: boolean) {
    this.#noise = on;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    const far = createConnection({ port: this.#target, host: '127.0.0.1', noDelay: true });
    const pair = { near, far };
    this.#pairs.add(pair);
    const frames = new Frames();
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => {
      if (this.#swallow) return;
      near.write(this.#isBus ? Buffer.concat(frames.of(data).flatMap((frame) => this.#disturbed(frame))) : data);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        other.destroy();
        this.#pairs.delete(pair);
      });
    }
  }

  #disturbed({ isMessage, bytes }: Frame): Buffer[] {
    if (!this.#noise || !isMessage) return [bytes];
    const chance = below(this.#rng, 10);
    return chance < 3 ? [] : chance < 6 ? [bytes, bytes] : [bytes];
  }
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

interface Frame {
  readonly isMessage: boolean;
  readonly bytes: Buffer;
}

const END = Buffer.from('\r\n');

/** What NATS sends, cut where one message ends: MSG and HMSG name the length of what follows, everything else is one line. */
class Frames {
  #rest: Buffer = Buffer.alloc(0);

  of(data: Buffer): Frame[] {
    this.#rest = Buffer.concat([this.#rest, data]);
    const frames: Frame[] = [];
    for (;;) {
      const line = this.#rest.indexOf(END);
      if (line < 0) return frames;
      const head = this.#rest.subarray(0, line).toString();
      const isMessage = /^H?MSG /i.test(head);
      const length = line + 2 + (isMessage ? Number(head.split(' ').at(-1)) + 2 : 0);
      if (this.#rest.length < length) return frames;
      frames.push({ isMessage, bytes: this.#rest.subarray(0, length) });
      this.#rest = this.#rest.subarray(length);
    }
  }
}
