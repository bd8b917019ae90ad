import {
  type AnswerMessage,
  Client,
  type Connection,
  type ConnectionEvents,
  type ConnectionState,
  type ListedTable,
  type ServerMessage,
  type TableRequest,
} from '@banquise/protocol';
import { useEffect } from 'react';
import { call } from '../../ui/api.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { challenge, cupTable } from './challenges.ts';

/**
 * The one connection of this page. It opens when the first online page wants it, is kept for a moment after the last one
 * has gone, and comes back by itself after a break.
 */

/** `off`: nobody wants it. `no-server`: there is none behind these files. `ended`: the server has sent this session away. */
export type ConnectionStatus = 'off' | 'connecting' | 'online' | 'ended' | 'no-server';
export type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;
type Request = Parameters<Client['request']>[0];

export const connection = createStore<ConnectionStatus>('off');
/** Requests to tables on their way. */
export const pending = createStore(0);
export const welcome = createStore<Welcome | null>(null);
/** Open tables of everybody; nothing before the first answer. */
export const lobby = createStore<readonly ListedTable[] | null>(null);
/** The tables one sits at, those that wait for one first. */
export const mine = createStore<readonly ListedTable[] | null>(null);

/** A change of page does not hang up. */
const LINGER = 2000;

type Listener = (message: ServerMessage) => void;
type Wish = (client: Client) => void;
const listeners = new Set<Listener>();
const wishes = new Set<Wish>();
let client: Client | undefined;
let holders = 0;
/** What the clock of the server is ahead of ours. */
let ahead = 0;
/** Whether the cookie was good the last time: a guest is made only when it was not. */
let known = false;

export const serverNow = (): number => Date.now() + ahead;

/** Keeps the connection open until the answer is called. */
export function hold(): () => void {
  holders++;
  open();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders--;
    if (holders === 0) setTimeout(() => holders === 0 && hangUp(), LINGER);
  };
}

function open(): Client {
  if (client === undefined) {
    const onState = (state: ConnectionState): void => {
      if (connection.get() !== 'no-server') connection.set(state);
    };
    client = new Client({ dial, onMessage: hear, onState, onPending: pending.set });
    for (const wish of wishes) wish(client);
  }
  return client;
}

function hangUp(): void {
  client?.close();
  client = undefined;
  known = false;
  connection.set('off');
  pending.set(0);
  welcome.set(null);
  lobby.set(null);
  mine.set(null);
}

/** Somebody else now, or nobody, or another try: the connection begins anew. */
export function redial(): void {
  hangUp();
  if (holders > 0) open();
}

/** Asks something of a table that this page watches. */
export const ask = (table: string, asked: TableRequest): Promise<AnswerMessage> => open().askWatched(table, asked);
export const request = (message: Request): Promise<AnswerMessage> => open().request(message);

/** Holds the connection and asks something of it, again whenever it begins anew. */
export function attach(wish: Wish, undo: Wish): () => void {
  const letGo = hold();
  wishes.add(wish);
  wish(open());
  return () => {
    wishes.delete(wish);
    if (client !== undefined) undo(client);
    letGo();
  };
}

/** Hears every message that is not the answer to a request nor the state of a watched table. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function dial(events: ConnectionEvents): Connection {
  let gone = false;
  let own: WebSocket | undefined;
  const hush = (): void => {
    gone = true;
    removeEventListener('offline', lost);
  };
  const lost = (): void => {
    if (gone) return;
    hush();
    own?.close();
    events.closed();
  };
  const connect = async (): Promise<void> => {
    await network();
    const admitted = known ? 'yes' : await admit();
    known = false;
    if (gone) return;
    if (admitted === 'no-server') connection.set('no-server');
    if (admitted === 'no') lost();
    if (admitted !== 'yes') return;
    own = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
    own.onopen = () => events.opened();
    own.onmessage = ({ data }) => events.heard(String(data));
    own.onclose = lost;
  };
  // After the constructor of the client: it does not know this connection yet.
  queueMicrotask(() => void connect());
  addEventListener('offline', lost);
  return {
    send: (text) => own?.send(text),
    close() {
      hush();
      own?.close();
    },
  };
}

/** A browser that says it has no network is asked again now and then: a server on the same machine is there all the same. */
const DOUBT = 5000;

const network = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, DOUBT);
  });

/** A guest, at once; with a good cookie this does nothing. */
async function admit(): Promise<'yes' | 'no' | 'no-server'> {
  const guest = await call('/api/guest', {});
  if (guest.ok) return 'yes';
  return guest.problem.code === 'no-server' ? 'no-server' : 'no';
}

function hear(message: ServerMessage): void {
  switch (message.type) {
    case 'welcome':
      known = true;
      ahead = message.now - Date.now();
      welcome.set(message);
      break;
    case 'pong':
      ahead = message.now - Date.now();
      break;
    case 'lobby':
      lobby.set(message.tables);
      break;
    case 'lobby-change':
      lobby.set(withTable(lobby.get(), message.table).sort((a, b) => b.changed - a.changed));
      break;
    case 'lobby-gone':
      lobby.set(without(lobby.get(), message.table));
      break;
    case 'mine':
      mine.set(message.tables);
      break;
    case 'mine-change':
      mine.set(withTable(mine.get(), message.table).sort(byUrgency));
      break;
    case 'challenge':
      challenge.set(message);
      break;
    case 'cup-table':
      cupTable.set(message);
      break;
    case 'mine-gone':
      mine.set(without(mine.get(), message.table));
      break;
  }
  for (const listener of [...listeners]) listener(message);
}

const without = (tables: readonly ListedTable[] | null, id: string): ListedTable[] => (tables ?? []).filter((table) => table.id !== id);
const withTable = (tables: readonly ListedTable[] | null, table: ListedTable): ListedTable[] => [table, ...without(tables, table.id)];

/** As the server sorts them: whose turn it is first, then whose time is up soonest; finished ones last. */
function byUrgency(a: ListedTable, b: ListedTable): number {
  const over = (table: ListedTable): number => Number(table.phase === 'finished');
  const due = (table: ListedTable): number => table.due ?? Number.MAX_SAFE_INTEGER;
  return over(a) - over(b) || Number(b.turn) - Number(a.turn) || due(a) - due(b) || b.changed - a.changed;
}

type ListName = 'lobby' | 'mine';
const wanted: Record<ListName, number> = { lobby: 0, mine: 0 };

function useList(which: ListName): void {
  useEffect(() => {
    wanted[which]++;
    const detach = attach(
      (own) => own.list(which, true),
      (own) => wanted[which] === 0 && own.list(which, false),
    );
    return () => {
      wanted[which]--;
      detach();
    };
  }, [which]);
}

/** Holds the connection as long as the component is there. */
export const useConnection = (): void => useEffect(hold, []);
export function useLobby(): readonly ListedTable[] | null {
  useList('lobby');
  return useStore(lobby);
}
export function useMine(): readonly ListedTable[] | null {
  useList('mine');
  return useStore(mine);
}
