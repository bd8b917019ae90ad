import { Agent } from 'node:http';
import { PassThrough } from 'node:stream';
import { below, type Game, type Rng, range, seedFromText, stream } from '@banquise/kernel';
import { WebSocket } from 'ws';
import { Device } from '../../server/test/person.ts';
import type { Door, Way } from './chaos-door.ts';
import { Player } from './crash-player.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A device that any of several servers may be behind. */
export class Wanderer extends Device {
  readonly #door: Door;
  readonly #rng: Rng;
  /** The server that it was led to last. */
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
    let at: string | undefined;
    const agent = new Agent();
    agent.createConnection = (_options, then) => {
      const led = ({ address, socket }: Way): void => {
        at = address;
        this.at = at;
        then?.(null, socket);
      };
      this.#door.lead(this.#rng).then(led, (error: Error) => then?.(error, new PassThrough()));
      return undefined;
    };
    const address = `${this.address.replace('http', 'ws')}/live`;
    const socket = new WebSocket(address, { headers: { cookie: this.cookie }, perMessageDeflate: false, agent });
    socket.on('close', () => {
      if (at === undefined) return;
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
