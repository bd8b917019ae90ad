import { type AccountLedger, LEDGER_SIZE, type Me } from '@banquise/protocol';
import { call } from '../../ui/api.ts';
import { isKnown } from '../online/people/known.ts';
import { type Account, fitted, joinedAccounts, readAccount } from './account.ts';
import { type BestsByGame, bestsByGame, joinedByGame } from './best.ts';
import { history, historyChanged, type Kept } from './history.ts';
import { keepElsewhere, padRows } from './keep.ts';
import { ME } from './player.ts';
import { databaseShelf, type Shelf } from './shelf.ts';

/** Room for what goes round the account in a request. */
const ROUND = 1024;
const TRIES = 3;
const BOUND = 'banquise.account';

let shelf: Shelf | undefined;
const bestsShelf = (): Shelf => {
  shelf ??= databaseShelf('sheet');
  return shelf;
};

/** What this browser knows of the person's progress elsewhere. */
export async function knownBests(): Promise<BestsByGame> {
  const row = (await bestsShelf().get('me')) as { readonly sheets?: unknown } | undefined;
  return readAccount(row).sheets;
}

/** The account this browser's games belong to. Somebody else's account on the same device gets none of them. */
function isOwn(login: string): boolean {
  try {
    const bound = localStorage.getItem(BOUND);
    if (bound === null) localStorage.setItem(BOUND, login);
    return bound === null || bound === login;
  } catch {
    return false;
  }
}

/** Joins this browser's games with those of the account, both ways. Guests keep theirs here; no server, nothing to do. */
export async function syncLedger(): Promise<void> {
  if (!navigator.onLine || !isKnown()) return;
  const who = await call<{ readonly me: Me | null }>('/api/me');
  if (!who.ok || who.value.me === null) return;
  const { login } = who.value.me;
  if (login !== null && !isOwn(login)) return;
  await keepElsewhere();
  if (login === null) return;
  for (let tries = 0; tries < TRIES; tries++) if (await joinOnce()) return;
}

/** True when there is nothing more to do; false when another device was quicker. */
async function joinOnce(): Promise<boolean> {
  const answer = await call<AccountLedger>('/api/sheet');
  if (!answer.ok) return true;
  const there = readAccount(answer.value.sheet);
  const rows = (await history().list()).filter(({ me }) => me !== null);
  const own = bestsByGame([...rows, ...(await padRows())], ME);
  const here = { games: rows, sheets: joinedByGame(await knownBests(), own) };
  const both = joinedAccounts(there, here);
  await bringHome(both, rows);
  const next = fitted(both, LEDGER_SIZE - ROUND);
  if (JSON.stringify(next) === JSON.stringify(there)) return true;
  const sent = await call('/api/sheet', { after: answer.value.revision, sheet: next });
  return sent.ok || sent.problem.code !== 'other-revision';
}

async function bringHome({ games, sheets: all }: Account, rows: readonly Kept[]): Promise<void> {
  const known = new Set(rows.map(({ id }) => id));
  const news = games.filter(({ id }) => !known.has(id));
  for (const row of news) await history().keep(row);
  await bestsShelf().put({ id: 'me', sheets: all });
  if (news.length > 0) historyChanged.set(historyChanged.get() + 1);
}
