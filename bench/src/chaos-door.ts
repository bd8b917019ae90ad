import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { below, type Rng } from '@banquise/kernel';

/** What a host's proxy is told, in milliseconds. */
const CADDY = readFileSync(new URL('../../server/deploy/Caddyfile', import.meta.url), 'utf8');
function told(name: string): number {
  const [, amount, unit] = new RegExp(`\\b${name} (\\d+)(ms|s)\\b`).exec(CADDY) ?? [];
  if (amount === undefined) throw new Error(`the Caddyfile says nothing of ${name}`);
  return Number(amount) * (unit === 's' ? 1000 : 1);
}
const TRIED = told('lb_try_duration');
const BETWEEN = told('lb_try_interval');
const SHUNNED = told('fail_duration');
const LOOKED = told('health_interval');
const PATIENCE = told('health_timeout');

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A line to a server, and which one that is. */
export interface Way {
  readonly address: string;
  readonly socket: Socket;
}

/**
 * What a proxy does for people: it tries servers until one takes the line, and leaves alone for a while who took none, and who
 * said of itself that it is not well or said nothing. Whom it leads there is left to chance.
 */
export class Door {
  readonly addresses: readonly string[];
  readonly #shunned = new Map<string, number>();
  readonly #ill = new Set<string>();
  readonly #timer: NodeJS.Timeout;

  constructor(addresses: readonly string[]) {
    this.addresses = addresses;
    this.#timer = setInterval(() => {
      for (const address of addresses) void this.#look(address);
    }, LOOKED);
  }

  async lead(rng: Rng): Promise<Way> {
    for (const end = performance.now() + TRIED; ; await pause(BETWEEN)) {
      const address = this.#pick(rng);
      const socket = address === undefined ? undefined : await dial(address);
      if (address !== undefined && socket !== undefined) return { address, socket };
      if (address !== undefined) this.#shunned.set(address, performance.now() + SHUNNED);
      if (performance.now() > end) throw new Error('no server is there');
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #pick(rng: Rng): string | undefined {
    const now = performance.now();
    const well = this.addresses.filter((address) => (this.#shunned.get(address) ?? 0) <= now && !this.#ill.has(address));
    return well.length > 0 ? well[below(rng, well.length)] : undefined;
  }

  async #look(address: string): Promise<void> {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) this.#ill.delete(address);
    else this.#ill.add(address);
  }
}

function dial(address: string): Promise<Socket | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
