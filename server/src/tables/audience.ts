import type { Viewer } from '@banquise/kernel';
import { eyesOf, type Live, type Watcher } from './live.ts';
import { type Page, pageOf } from './page.ts';

/** Sends a watcher what it lacks. */
export function show(live: Live, watcher: Watcher): void {
  send(live, watcher, pageOf(live, eyesOf(live.committed, watcher.listener.selves, watcher.wanted), watcher.version, watcher.still));
}

/** The same, to who still looks. */
export function showIfThere(live: Live, watcher: Watcher): void {
  if (live.watchers.has(watcher)) show(live, watcher);
}

/** Sends those who look with these eyes what they lack. */
export function tell(live: Live, viewers: readonly Viewer[]): void {
  // Who looks with the same eyes and has seen as much gets the same news; spectators do, by the dozen.
  const sent: { readonly viewer: Viewer; readonly after: number; readonly seen: string | null; readonly news: Page }[] = [];
  for (const watcher of live.watchers) {
    const viewer = eyesOf(live.committed, watcher.listener.selves, watcher.wanted);
    const { version: after, still: seen } = watcher;
    // Who has seen more than is known here is shown the table when that is known.
    if (!viewers.includes(viewer) || after > live.committed.entries.length) continue;
    const like = sent.find((one) => one.viewer === viewer && one.after === after && one.seen === seen);
    const news = like?.news ?? pageOf(live, viewer, after, seen);
    if (like === undefined) sent.push({ viewer, after, seen, news });
    send(live, watcher, news);
  }
}

/** The next page goes out by itself, after others had their turn. */
function send(live: Live, watcher: Watcher, { text, version, more, still }: Page): void {
  watcher.version = version;
  watcher.still = still;
  watcher.listener.send(text);
  if (more)
    setImmediate(() => {
      if (watcher.version === version) showIfThere(live, watcher);
    });
}
