import { type ReactNode, Suspense } from 'react';
import { tileOf } from '../../games/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useStore } from '../../ui/store.ts';
import { serverNow } from '../online/connection.ts';
import { useCountdown } from './found.tsx';
import { minutes, useSeconds } from './looking.tsx';
import { answer, stopLooking } from './search.ts';
import { type Search, search } from './searching.ts';
import { useCompany } from './words/index.ts';
import './people.css';

/** The search that goes along at the foot of every page; at a table over it, for there the thumb has work to do. */
export function SearchBar({ table }: { table: boolean }): ReactNode {
  const now = useStore(search);
  if (now.state === 'off') return null;
  return (
    <Suspense>
      <aside className={`search-bar ${now.state} ${table ? 'at-table' : ''}`}>
        {now.state === 'looking' ? <Going {...now} /> : <Come {...now} />}
      </aside>
    </Suspense>
  );
}

function Going({ seeking, began }: Extract<Search, { state: 'looking' }>): ReactNode {
  const { quick: words } = useCompany();
  const waited = useSeconds(seeking?.since ?? began, seeking === null ? Date.now : serverNow);
  const games = seeking?.wish.games ?? [];
  return (
    <>
      <Icon name="bolt" />
      <Link to={{ page: 'quick' }}>
        <b>{words.lookingBar}</b> {games.length === 1 ? tileOf(games[0] as string)?.title : ''}
      </Link>
      <span className="num time">{minutes(waited)}</span>
      <button type="button" className="btn bare" onClick={stopLooking}>
        {words.stopShort}
      </button>
    </>
  );
}

function Come({ found, ready }: Extract<Search, { state: 'found' }>): ReactNode {
  const { quick: words } = useCompany();
  const seconds = useCountdown(found.starts);
  const others = found.seats.filter(({ you }) => !you);
  return (
    <>
      <Icon name="bolt" />
      <span role="status">
        <b>{others.length === 1 ? words.here(others[0]?.name ?? '') : words.hereMany}</b> {tileOf(found.game)?.title}
      </span>
      <span className="num time">{words.startsIn(seconds)}</span>
      <button type="button" className="btn primary" aria-disabled={ready || undefined} onClick={() => void answer(found.table, true)}>
        {words.begin}
      </button>
      <button type="button" className="btn bare" onClick={() => void answer(found.table, false)}>
        {words.notNow}
      </button>
    </>
  );
}
