import type { ListedTable } from '@banquise/protocol';
import { tileOf } from '../../../games/index.ts';
import { settings } from '../../../ui/settings.ts';
import { cupTable } from '../challenges.ts';
import { welcome } from '../connection.ts';
import { onTurn } from '../turns.ts';
import { know } from './known.ts';
import { lookAtNotices, notices } from './push.ts';
import { loadPeopleWords, type PeopleWords } from './words/index.ts';

/** A page that nobody looks at says what waits; the same notice as a push would bring, so that they replace each other. */
async function show(table: string, say: (words: PeopleWords) => readonly [string, string]): Promise<void> {
  if (!document.hidden || notices.get() === 'off') return;
  const [heading, body] = say(await loadPeopleWords(settings.get().language));
  const registration = await navigator.serviceWorker?.getRegistration();
  try {
    await registration?.showNotification(heading, { body, tag: table, icon: '/icon-192.png', data: { table } });
  } catch {
    // The browser has its reasons; the title of the page tells as well.
  }
}

function tell({ id, game, phase }: ListedTable): Promise<void> {
  const title = tileOf(game)?.title ?? game;
  return show(id, (words) => (phase === 'open' ? [words.fullTitle(title), words.fullBody] : [words.turnTitle(title), words.turnBody]));
}

welcome.subscribe(() => welcome.get() !== null && know(true));
void lookAtNotices(settings.get().language);
onTurn((table) => void tell(table));
cupTable.subscribe(() => {
  const laid = cupTable.get();
  if (laid !== null) void show(laid.table, (words) => [words.cupTitle(laid.title), words.cupBody]);
});
