import type { TableLine } from '@banquise/protocol';
import { tileOf } from '../../../games/index.ts';
import { settings } from '../../../ui/settings.ts';
import { welcome } from '../line.ts';
import { onTurn } from '../turns.ts';
import { know } from './known.ts';
import { lookAtNotices, notices } from './push.ts';
import { loadPeopleWords } from './words/index.ts';

/** A page that nobody looks at says that a table waits; the same notice as a push would bring, so that they replace each other. */
async function tell({ id: table, game, phase }: TableLine): Promise<void> {
  if (!document.hidden || notices.get() === 'off') return;
  const words = await loadPeopleWords(settings.get().language);
  const registration = await navigator.serviceWorker?.getRegistration();
  const full = phase === 'open';
  const options = { body: full ? words.fullBody : words.turnBody, tag: table, icon: '/icon-192.png', data: { table } };
  try {
    await registration?.showNotification((full ? words.fullTitle : words.turnTitle)(tileOf(game)?.title ?? game), options);
  } catch {
    // The browser has its reasons; the title of the page tells as well.
  }
}

welcome.subscribe(() => welcome.get() !== null && know(true));
void lookAtNotices(settings.get().language);
onTurn((table) => void tell(table));
