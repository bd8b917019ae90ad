import { type ClientMessage, clientMessage, PROTOCOL } from '@banquise/protocol';
import * as v from 'valibot';
import type { Allowance } from '../host/credits.ts';
import type { House } from '../house.ts';
import type { Identity } from '../people/session.ts';
import { type Caller, Connection } from './connection.ts';
import { leaveTable, react } from './requests.ts';
import { HEARTBEAT } from './switchboard.ts';

/** The largest message that is read. */
export const LARGEST = 16_384;

export const flowOf = ({ config }: House): Allowance => ({ most: 5 * config.messageRate, perSecond: config.messageRate });

/** Lets somebody in whom the session names, and listens until the socket closes. */
export function welcome(house: House, caller: Caller, identity: Identity): void {
  const { socket } = caller;
  const flow = flowOf(house);
  const connection = new Connection(caller, identity, house.metrics, flow, house.now());
  house.switchboard.add(connection);
  socket.on('message', (data, isBinary) => {
    house.metrics.count('banquise_messages_in_total');
    connection.heard = house.now();
    const wait = connection.pay(flow, connection.heard);
    receive(house, connection, isBinary ? '' : String(data), wait);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => leave(house, connection));
}

function leave(house: House, connection: Connection): void {
  house.switchboard.remove(connection);
  house.directory.watchLobby(connection, false);
  if (connection.mine) house.directory.watchMine(connection, false);
  for (const table of [...(connection.watching?.keys() ?? [])]) leaveTable(house, connection, table);
}

function receive(house: House, connection: Connection, text: string, wait: number): void {
  const raw = parsed(text);
  const id = idOf(raw);
  if (wait > 0) {
    connection.tell({ type: 'answer', id, ok: false, from: 'server', refusal: { code: 'too-fast', wait } });
    return;
  }
  const result = v.safeParse(clientMessage, raw, { abortEarly: true });
  if (result.success) {
    hear(house, connection, result.output);
  } else {
    const [issue] = result.issues;
    const field = v.getDotPath(issue) ?? '';
    const expected = (issue.expected ?? issue.message).slice(0, 300);
    connection.tell({ type: 'answer', id, ok: false, from: 'server', refusal: { code: 'bad-message', field, expected } });
  }
}

function hear(house: House, connection: Connection, message: ClientMessage): void {
  if (message.type === 'ping') connection.tell({ type: 'pong', now: house.now() });
  else if (message.type === 'hello') void greet(house, connection, message.protocol);
  else if (connection.greeted) react(house, connection, message);
  else connection.tell({ type: 'answer', id: message.id, ok: false, from: 'server', refusal: { code: 'hello-first' } });
}

async function greet(house: House, connection: Connection, protocol: number): Promise<void> {
  if (protocol !== PROTOCOL) return connection.farewell('protocol', null);
  connection.greeted = true;
  const { name, login } = connection;
  const games = [...house.games.values()].map(({ id, rules, seats, options }) => ({ id, rules, seats: { ...seats }, options }));
  connection.tell({ type: 'welcome', protocol: PROTOCOL, now: house.now(), heartbeat: HEARTBEAT, you: { name, login }, games });
  try {
    const muted = await house.store.people.muted(connection.person);
    if (muted.length > 0) connection.muted = new Set(muted);
  } catch {
    house.log.warn({}, 'the list of muted people could not be read');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const idOf = (raw: unknown): string | null =>
  typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' && raw.id.length <= 64 ? raw.id : null;
