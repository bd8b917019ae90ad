import type { GameRecord } from '@banquise/kernel';
import type { AnswerMessage, ChatText, Client, Refusal, SeatFacts, ServerMessage } from '@banquise/protocol';
import type { Mirror } from '@banquise/table';
import { call } from '../../ui/api.ts';
import { createStore, type Store } from '../../ui/store.ts';
import { attach, listen, request } from './connection.ts';
import { note, noteOf } from './notes.ts';

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

/** Being at a table of the server, seated or not: what one knows of it, and what one can ask. */
export interface Attendance {
  readonly id: string;
  /** Nothing before the first news. */
  readonly mirror: Store<Mirror | null>;
  /** Why the table does not open. */
  readonly refused: Store<Refusal | null>;
  readonly links: Store<Message<'links'> | null>;
  readonly presence: Store<Message<'presence'> | null>;
  readonly chat: Store<readonly ChatText[]>;
  /** Of who sits on each seat: the way to its page, its rating, how many games it sees to their end. */
  readonly facts: Store<readonly SeatFacts[]>;
  say(text: string): Promise<AnswerMessage>;
  mute(seat: number, on: boolean): Promise<AnswerMessage>;
  /** The table as these eyes saw it at an earlier version. */
  past(version: number): Promise<object | null>;
  record(): Promise<GameRecord | null>;
  leave(): void;
}

/** Goes to a table. The key of the link is remembered: the address may lose it. */
export function attend(id: string, linkKey: string, eyes: 'own' | 'spectator'): Attendance {
  if (linkKey !== '') note(id, { key: linkKey });
  // Asked anew each time: who gets up from a table of its own needs the key that it gave to others.
  const way = (): { table: string; key?: string } => {
    const { key } = noteOf(id);
    return { table: id, ...(key === '' ? {} : { key }) };
  };
  const look = eyes === 'spectator' ? ({ seat: eyes } as const) : {};
  const mirror = createStore<Mirror | null>(null);
  const refused = createStore<Refusal | null>(null);
  const links = createStore<Message<'links'> | null>(null);
  const presence = createStore<Message<'presence'> | null>(null);
  const chat = createStore<readonly ChatText[]>([]);
  const facts = createStore<readonly SeatFacts[]>([]);
  let sitting = '';

  const hear = (message: ServerMessage): void => {
    if (!('table' in message) || message.table !== id) return;
    if (message.type === 'links') {
      links.set(message);
      note(id, { watch: message.watch ?? '', ...(message.invite === null ? {} : { key: message.invite }) });
    } else if (message.type === 'presence') presence.set(message);
    else if (message.type === 'chat') chat.set(withLines(chat.get(), message.lines));
    else if (message.type === 'chat-gone') chat.set(chat.get().filter(({ n }) => !message.lines.includes(n)));
  };
  const noted = mirror.subscribe(() => {
    const first = mirror.get();
    if (first !== null && noteOf(id).commitment === '') note(id, { commitment: first.status.commitment });
    noted();
  });
  const met = mirror.subscribe(() => {
    const people = JSON.stringify(mirror.get()?.status.seats.map(({ kind, name }) => (kind === 'person' ? name : null)) ?? null);
    if (people === sitting) return;
    sitting = people;
    const { table, key = noteOf(id).watch } = way();
    void call<{ readonly seats: readonly SeatFacts[] }>('/api/seats', { table, ...(key === '' ? {} : { key }) }).then(
      (answer) => answer.ok && people === sitting && facts.set(answer.value.seats),
    );
  });
  const deaf = listen(hear);
  const watch = (client: Client): void =>
    client.watch({
      ...{ table: id, ...look, onTable: mirror.set, onRefused: refused.set },
      get key() {
        return way().key;
      },
    });
  const detach = attach(watch, (client) => client.unwatch(id));
  return {
    ...{ id, mirror, refused, links, presence, chat, facts },
    say: (text) => request({ type: 'say', table: id, text }),
    mute: (seat, on) => request({ type: 'mute', table: id, seat, on }),
    async past(version) {
      const answer = await request({ type: 'past', ...way(), ...look, version });
      return answer.ok ? (answer.view ?? null) : null;
    },
    async record() {
      const answer = await request({ type: 'record', ...way() });
      return answer.ok ? (answer.record ?? null) : null;
    },
    leave() {
      deaf();
      met();
      detach();
    },
  };
}

/** After a break the last lines come again. */
function withLines(known: readonly ChatText[], news: readonly ChatText[]): readonly ChatText[] {
  const last = known.at(-1)?.n ?? 0;
  return [...known, ...news.filter(({ n }) => n > last)];
}
