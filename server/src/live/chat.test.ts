import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatLine, ChatStore } from '../store/store.ts';
import type { Live } from '../tables/live.ts';
import { Chat } from './chat.ts';
import type { Connection } from './connection.ts';

const rejected: unknown[] = [];
const note = (error: unknown): void => void rejected.push(error);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => {
  process.off('unhandledRejection', note);
  rejected.length = 0;
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

const line = (n: number): ChatLine => ({ table: 't', n, at: n, seat: 0, person: 'ada', name: 'Ada', text: `line ${n}` });

/** A table with one who looks on, and a store that can be away. */
function scene() {
  const kept = [line(1)];
  const store = { isAway: false };
  const away = async <T>(value: () => T): Promise<T> => {
    if (store.isAway) throw new Error('the database is away');
    return value();
  };
  const chat = new Chat({
    say: (said: ChatLine) => away(() => void kept.push(said)),
    lines: () => away(() => [...kept]),
  } as unknown as ChatStore);
  const sent: string[] = [];
  const listener = {
    muted: new Set(),
    send: (text: string) => sent.push(text),
    tell: (message: object) => sent.push(JSON.stringify(message)),
  };
  const live = { id: 't', watchers: new Set([{ listener }]), committed: { chairs: [{ name: 'Ada' }] } } as unknown as Live;
  return { chat, store, kept, live, sent, listener: listener as unknown as Connection };
}

test('a database that is away while others are heard again ends no server, and nothing said stays unheard', async () => {
  const { chat, store, kept, live, sent, listener } = scene();
  store.isAway = true;
  await chat.catchUp(live);
  await chat.heard(live, line(2));
  chat.forget([live], 'bob');
  await expect(chat.show(live, listener)).rejects.toThrow('away');
  await settled();
  expect(rejected).toEqual([]);
  store.isAway = false;
  kept.push(line(2));
  await chat.show(live, listener);
  expect(sent.join()).toContain('line 2');
  await chat.heard(live, line(3));
  expect(sent.join()).toContain('line 3');
});

test('a line that cannot be stored is refused, and the next one is heard', async () => {
  const { chat, store, live, sent } = scene();
  await chat.catchUp(live);
  store.isAway = true;
  await expect(chat.say(live, 0, 'ada', 'lost', 5)).rejects.toThrow('away');
  await settled();
  expect(rejected).toEqual([]);
  store.isAway = false;
  await chat.say(live, 0, 'ada', 'said again', 6);
  expect(sent.join()).toContain('said again');
});
