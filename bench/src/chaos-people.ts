import { below, type Game, type Rng, range, seedFromText, stream } from '@banquise/kernel';
import type { WebSocket } from 'ws';
import { Device } from '../../server/test/person.ts';
import { Player } from './crash-player.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** As `fail_duration` in `server/deploy/Caddyfile`. */
const SHUNNED = 5000;

/** What a proxy knows of the servers behind it: one that took no connection is not tried for a while. */
export class Door {
  readonly addresses: readonly string[];
  readonly #shunned = new Map<string, number>();

  constructor(addresses: readonly string[]) {
    this.addresses = addresses;
  }

  pick(rng: Rng): string {
    const now = performance.now();
    const well = this.addresses.filter((address) => (this.#shunned.get(address) ?? 0) <= now);
    const choice = well.length > 0 ? well : this.addresses;
    return choice[below(rng, choice.length)] as string;
  }

  refused(address: string): void {
    this.#shunned.set(address, performance.now() + SHUNNED);
  }
}

/** A device that turns to any of several servers. */
export class Wanderer extends Device {
  readonly #door: Door;
  readonly #rng: Rng;
  /** The server that it turned to last. */
  at = '';
  /** The server whose connection broke last, and when that was noticed. */
  left = '';
  broke = 0;

  constructor(door: Door, rng: Rng) {
    super(door.addresses[0] as string);
    this.#door = door;
    this.#rng = rng;
  }

  override socket(): WebSocket {
    const at = this.#door.pick(this.#rng);
    this.at = at;
    const device = new Device(at);
    device.cookie = this.cookie;
    const socket = device.socket();
    let taken = true;
    socket.on('error', (error) => {
      if (!('code' in error) || error.code !== 'ECONNREFUSED') return;
      taken = false;
      this.#door.refused(at);
    });
    socket.on('close', () => {
      if (!taken) return;
      this.left = at;
      this.broke = performance.now();
    });
    return socket;
  }
}

interface Sitting {
  readonly players: readonly Player[];
  readonly wanderers: readonly Wanderer[];
}

/** People at one table: two to four of them, a bot at about every third seat, and who has no seat looks on. */
export async function sitDown(door: Door, game: Game, name: string, rng: Rng): Promise<Sitting> {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 2 + below(rng, 3)));
  const bots = range(seats).filter((seat) => seat > 0 && below(rng, 3) === 0);
  const people = Math.max(2, seats - bots.length);
  const wanderers = range(people).map((i) => new Wanderer(door, stream(seedFromText(`${name}/${i}/way`), 'play')));
  const players: Player[] = [];
  for (const [i, wanderer] of wanderers.entries()) {
    await wanderer.guest(`P${i}`);
    players.push(new Player(wanderer, stream(seedFromText(`${name}/${i}`), 'play')));
  }
  const [host, ...others] = players as [Player, ...Player[]];
  const answer = await host.client.request({
    ...{ type: 'create', game: game.id, options: {}, clock: { kind: 'days', days: 1, grace: 0 }, listed: true },
    settings: { confirm: false, standIn: 1 },
    seats: range(seats).map((seat) =>
      seat === 0 ? { kind: 'me' } : bots.includes(seat) ? { kind: 'bot', level: 1, name: `Bot ${seat}` } : { kind: 'empty' },
    ),
  });
  if (!answer.ok || answer.table === undefined) throw new Error(`no table: ${JSON.stringify(answer)}`);
  const { table } = answer;
  for (const player of players) player.play(table);
  const free = range(seats).filter((seat) => seat > 0 && !bots.includes(seat));
  for (const [i, seat] of free.entries()) {
    const player = others[i] as Player;
    while (!player.mirrors.has(table)) await pause(10);
    const version = (): number => player.mirrors.get(table)?.version ?? 0;
    while (!(await player.client.ask(table, version(), { type: 'sit', seat, name: `P${seat}` })).ok) await pause(20);
  }
  while (
    !(await host.client.ask(table, host.mirrors.get(table)?.version ?? 0, { type: 'start' })).ok &&
    host.mirrors.get(table)?.status.phase === 'open'
  )
    await pause(20);
  return { players, wanderers };
}
