import type { ServerMessage, Wish } from '@banquise/protocol';
import { hasBoard, loadBoard, tiles } from '../../games/index.ts';
import { play as sound } from '../../kit/sound.ts';
import { go, route } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { attach, connection, hold, listen, request } from '../online/connection.ts';
import { search } from './searching.ts';
import { type KeptWish, keepWish } from './wish.ts';

/** The search of this page: it holds the connection, and goes on after a break. */

let wish: Wish | null = null;
let letGo: (() => void) | null = null;

const playable = tiles.filter(({ id }) => hasBoard(id));

/** The games that suit a wish: a table for more needs a game that takes more. */
export const gamesFor = ({ game, size }: Pick<KeptWish, 'game' | 'size'>): string[] =>
  playable.filter(({ id, seats }) => (game === '' || id === game) && (size === 'two' || seats.max > 2)).map(({ id }) => id);

function ask(): void {
  if (wish !== null) void request({ type: 'seek', ...wish });
}

function begin(next: Wish): void {
  wish = next;
  search.set({ state: 'looking', seeking: null, began: Date.now() });
  if (letGo === null) {
    const hush = listen(hear);
    // After a break the server may have forgotten, or be another one.
    const watch = connection.subscribe(() => connection.get() === 'online' && ask());
    const detach = attach(ask, () => undefined);
    letGo = () => {
      hush();
      watch();
      detach();
    };
  } else ask();
}

/** Looks for what was chosen, and keeps the choice for next time. */
export function lookFor(chosen: KeptWish): void {
  keepWish(chosen);
  const games = gamesFor(chosen);
  for (const game of games.slice(0, 1)) void loadBoard(game);
  begin({ games, pace: chosen.pace, rated: chosen.rated, size: chosen.size, wide: false });
}

/** Goes on with another wish; what is not named stays. */
export function lookOn(more: Partial<Wish>): void {
  if (wish !== null) begin({ ...wish, ...more });
}

export function stopLooking(): void {
  over();
  const held = hold();
  void request({ type: 'unseek' }).finally(held);
}

function over(): void {
  wish = null;
  search.set({ state: 'off' });
  letGo?.();
  letGo = null;
}

export async function answer(table: string, yes: boolean): Promise<void> {
  const now = search.get();
  if (now.state === 'found' && yes) search.set({ ...now, ready: true });
  await request({ type: 'found', table, begin: yes });
  if (!yes) over();
}

function hear(message: ServerMessage): void {
  const now = search.get();
  if (message.type === 'seeking')
    search.set({ state: 'looking', seeking: message, began: now.state === 'looking' ? now.began : Date.now() });
  else if (message.type === 'found') {
    void loadBoard(message.game);
    if (settings.get().sounds) sound('turn');
    search.set({ state: 'found', found: message, ready: false });
  } else if (message.type === 'found-begun') {
    const held = hold();
    over();
    go({ page: 't', id: message.table, key: '' }, route.get().page === 'quick' ? 'replace' : 'push');
    // The table takes the connection over.
    setTimeout(held, 2000);
  } else if (message.type === 'unsought' && now.state !== 'off') {
    over();
    if (message.why === 'gone') go({ page: 'mine' });
  }
}
