import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { createStore, useStore } from '../ui/store.ts';

/** A newer version has been fetched and waits. */
const waiting = createStore<ServiceWorker | null>(null);
const kept = createStore(false);

/** Registers the service worker; it keeps everything at the first visit and tells when there is something newer. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(() => kept.set(true));
  addEventListener('load', () => {
    void registered().then((registration) => {
      if (registration === undefined) return;
      const watch = (): void => {
        if (registration.waiting !== null && navigator.serviceWorker.controller !== null) waiting.set(registration.waiting);
      };
      watch();
      registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', watch));
    });
  });
}

/** A browser may keep pages from working offline; then one plays online. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js');
  } catch {
    return undefined;
  }
}

/** Said once everything is here. */
export function OfflineChip(): ReactNode {
  const words = useWords();
  if (!useStore(kept)) return null;
  return (
    <span className="chip good">
      <Icon name="check" />
      {words.readyOffline}
    </span>
  );
}

/** A newer version is ready: the person says when. */
export function UpdatePrompt(): ReactNode {
  const words = useWords();
  const worker = useStore(waiting);
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (worker === null) return;
    const reload = (): void => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    return () => navigator.serviceWorker.removeEventListener('controllerchange', reload);
  }, [worker]);
  if (worker === null || later) return null;
  return (
    <div className="toasts" role="status">
      <div className="toast">
        <Icon name="info" />
        {words.updateReady}
        <button type="button" className="btn primary" onClick={() => worker.postMessage('change-over')}>
          {words.updateNow}
        </button>
        <button type="button" className="btn bare" onClick={() => setLater(true)}>
          {words.later}
        </button>
      </div>
    </div>
  );
}
