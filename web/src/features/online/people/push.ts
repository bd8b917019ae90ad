import { call } from '../../../ui/api.ts';
import { createStore } from '../../../ui/store.ts';

/**
 * Turn notices: as the browser shows them. `push` also comes when no page is open; `open` only while one is; `denied`: the
 * person has told the browser no; `missing`: the browser knows none.
 */
export type Notices = 'off' | 'push' | 'open' | 'denied' | 'missing';

export const notices = createStore<Notices>('off');

const KEY = 'banquise.notices';

function wanted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function want(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // The choice then lasts as long as the page.
  }
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** How notices stand in this browser. A server that pushes is told again where to, and in which language. */
export async function lookAtNotices(language: string): Promise<void> {
  if (!('Notification' in window)) return notices.set('missing');
  if (!wanted()) return notices.set('off');
  if (Notification.permission !== 'granted') return notices.set(Notification.permission === 'denied' ? 'denied' : 'off');
  const subscription = await (await registration())?.pushManager?.getSubscription();
  notices.set(subscription && (await tellServer(subscription, language)) ? 'push' : 'open');
}

/** Asks the browser, and has the server told where to push to. Where that cannot be, open pages still tell. */
export async function startNotices(language: string): Promise<void> {
  if (!('Notification' in window)) return notices.set('missing');
  if ((await Notification.requestPermission()) !== 'granted') return notices.set('denied');
  want(true);
  notices.set((await subscribe(language)) ? 'push' : 'open');
}

export async function stopNotices(): Promise<void> {
  want(false);
  notices.set('off');
  const subscription = await (await registration())?.pushManager?.getSubscription();
  if (!subscription) return;
  await call('/api/push/stop', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function subscribe(language: string): Promise<boolean> {
  const key = await call<{ key: string }>('/api/push/key');
  const manager = (await registration())?.pushManager;
  if (!key.ok || manager === undefined) return false;
  try {
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key });
    return await tellServer(subscription, language);
  } catch {
    // Some browsers have the words for it but no service behind them.
    return false;
  }
}

async function tellServer(subscription: PushSubscription, language: string): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  return (await call('/api/push', { endpoint, keys, language })).ok;
}
