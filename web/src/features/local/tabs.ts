import { createStore, type Store } from '../../ui/store.ts';

/** Whose game it is: this tab's, another's that opened it before (`elsewhere`), or another's that took it over (`moved`). */
export type Claim = 'mine' | 'elsewhere' | 'moved';

type Message = { readonly is: 'opened' | 'held' | 'taken'; readonly id: string; readonly from: string };

export interface Claimed {
  readonly state: Store<Claim>;
  letGo(): void;
}

/**
 * A kept game is played in one tab at a time; the one that comes later steps back, unless it takes the game over. Tabs
 * tell each other over a channel; that no move is lost if two ever write at once is for the save to see to.
 */
export function claim(id: string, how: 'open' | 'take'): Claimed {
  const from = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const state = createStore<Claim>('mine');
  const channel = new BroadcastChannel('banquise.tabs');
  const say = (is: Message['is']): void => channel.postMessage({ is, id, from } satisfies Message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.id !== id || data.from === from) return;
    if (data.is === 'opened' && state.get() === 'mine') say('held');
    if (data.is === 'held' && state.get() === 'mine' && asking) state.set('elsewhere');
    if (data.is === 'taken') state.set('moved');
  };
  // Only who has just come asks; an answer to somebody else is none to this tab.
  let asking = how === 'open';
  setTimeout(() => {
    asking = false;
  }, 1000);
  say(how === 'open' ? 'opened' : 'taken');
  return { state, letGo: () => channel.close() };
}
