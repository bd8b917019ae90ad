import { type ClientMessage, clientMessage, isPlainMove, PROTOCOL } from '@banquise/protocol';
import * as v from 'valibot';
import type { RawData } from 'ws';
import type { Context } from '../context.ts';
import type { Visit } from '../store/person.ts';
import { type Caller, Connection } from './connection.ts';
import { HEARTBEAT } from './connections.ts';
import { readShort } from './reader.ts';
import { leaveTable, react } from './requests.ts';

/** The largest message that is read. */
export const LARGEST = 16_384;

/** What takes the server longer costs more. Anything else costs one. */
const COSTS: Readonly<Partial<Record<ClientMessage['type'], number>>> = {
  ...{ hello: 5, lobby: 10, mine: 10, create: 20, watch: 10, past: 10, record: 20, say: 2, mute: 5, seek: 10, unseek: 5, found: 5 },
};

const costOf = (raw: unknown): number =>
  typeof raw === 'object' && raw !== null && 'type' in raw ? (COSTS[raw.type as ClientMessage['type']] ?? 1) : 1;

/** What people say is short: each further piece of this length costs as much as a message. */
const SHORT = 2048;

const lengthOf = (data: RawData): number => (data instanceof Buffer ? data.length : 0);

const lengthCost = (length: number): number => Math.floor(length / SHORT);

function tooFast(connection: Connection, id: string | null, wait: number): void {
  connection.tell({ type: 'answer', id, ok: false, from: 'server', refusal: { code: 'too-fast', wait } });
}

/** Lets somebody in, and listens until the socket closes. */
export function welcome(context: Context, caller: Caller, visit: Visit): void {
  const { socket } = caller;
  const { tables } = context;
  const connection = new Connection(caller, visit, context.metrics, context.connections, context.now());
  if (visit.muted.length > 0) connection.muted = new Set(visit.muted);
  context.connections.add(connection);
  const listen = (length: number, read: () => string): void => {
    context.metrics.count('banquise_messages_in_total');
    connection.heard = context.now();
    const wait = connection.pay(context.limits, lengthCost(length), connection.heard);
    // Even to read what is long and cannot be paid for would take time from others.
    if (wait > 0) {
      tooFast(connection, null, wait);
      return;
    }
    const raw = parsed(read());
    receive(context, connection, raw, connection.pay(context.limits, costOf(raw), connection.heard));
  };
  socket.on('message', (data, isBinary) => tables.listen(() => listen(lengthOf(data), () => (isBinary ? '' : String(data)))));
  readShort(caller.wire, LARGEST, (text) => tables.listen(() => listen(text.length, () => text)));
  socket.on('error', () => socket.terminate());
  // After what was said last.
  socket.on('close', () => tables.listen(() => leave(context, connection)));
}

function leave(context: Context, connection: Connection): void {
  context.connections.remove(connection);
  context.quick.left(connection);
  connection.closed();
  context.directory.watchLobby(connection, false);
  if (connection.mine) context.directory.watchMine(connection, false);
  for (const table of [...(connection.watching?.keys() ?? [])]) leaveTable(context, connection, table);
}

function receive(context: Context, connection: Connection, raw: unknown, wait: number): void {
  const id = idOf(raw);
  if (wait > 0) {
    tooFast(connection, id, wait);
    return;
  }
  if (isPlainMove(raw)) {
    hear(context, connection, raw);
    return;
  }
  const result = v.safeParse(clientMessage, raw, { abortEarly: true });
  if (result.success) {
    hear(context, connection, result.output);
  } else {
    const [issue] = result.issues;
    const field = v.getDotPath(issue) ?? '';
    const expected = (issue.expected ?? issue.message).slice(0, 300);
    connection.tell({ type: 'answer', id, ok: false, from: 'server', refusal: { code: 'bad-message', field, expected } });
  }
}

function hear(context: Context, connection: Connection, message: ClientMessage): void {
  if (message.type === 'ping') connection.tell({ type: 'pong', now: context.now() });
  else if (message.type === 'hello') greet(context, connection, message.protocol);
  else if (connection.greeted) react(context, connection, message);
  else connection.tell({ type: 'answer', id: message.id, ok: false, from: 'server', refusal: { code: 'hello-first' } });
}

function greet(context: Context, connection: Connection, protocol: number): void {
  if (protocol !== PROTOCOL) {
    connection.farewell('protocol', null);
    return;
  }
  connection.greeted = true;
  const { name, login } = connection;
  const games = [...context.games.values()].map(({ id, rules, seats, options }) => ({ id, rules, seats: { ...seats }, options }));
  connection.tell({ type: 'welcome', protocol: PROTOCOL, now: context.now(), heartbeat: HEARTBEAT, you: { name, login }, games });
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
