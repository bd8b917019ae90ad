import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';
/** Beyond the last one (10080) that browsers and fetch refuse to dial. */
const LOWEST = 10_100;

/** Where the system begins to give ports to who dials: what listens there may find its port taken when it starts again. */
function ephemeral(): number {
  const first = existsSync(RANGE) ? Number.parseInt(readFileSync(RANGE, 'utf8'), 10) : Number.NaN;
  return first > LOWEST + 1000 ? first : 32_768;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port for something that is stopped and started again: nobody is given it by chance in between. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (ephemeral() - LOWEST));
    if (await isFree(port)) return port;
  }
}
