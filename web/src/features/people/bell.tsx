import type { ListedTable } from '@banquise/protocol';
import { type ReactNode, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type Route, route } from '../../ui/router.ts';
import { useStore } from '../../ui/store.ts';
import { mine } from '../online/connection.ts';
import { isKnown } from '../online/people/known.ts';
import { useTurns } from '../online/turns.ts';
import '../online/people/attention.ts';
import { type Card, useCards } from './cards.ts';
import { Cards } from './waits.tsx';
import { useCompany } from './words/index.ts';
import './waits.css';

/** Where one decides who one is no line is held: it would make a guest of who has just left. */
const LINELESS: readonly Route['page'][] = ['me', 'safety'];
/** When somebody last looked: what ended since is told. */
const LOOKED = 'banquise.looked';
/** How many ended games are told at most. */
const TOLD = 5;

/** In the bar of every page: how much waits for one, and the list of it. */
export function Bell(): ReactNode {
  const { page } = useStore(route);
  if (!isKnown()) return null;
  return (
    <>
      {!LINELESS.includes(page) && <Listening />}
      <BellButton />
    </>
  );
}

/** Who is called hears it on every page. */
function Listening(): ReactNode {
  useTurns();
  return null;
}

function BellButton(): ReactNode {
  const { home: words } = useCompany();
  const cards = useCards();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn bare icon bell" onClick={() => setOpen(true)}>
        <Icon name="bell" />
        <span className="sr">{words.waitsN(cards.length)}</span>
        {cards.length > 0 && (
          <span className="badge num" aria-hidden="true">
            {cards.length}
          </span>
        )}
      </button>
      {open && <BellList cards={cards} onClose={() => setOpen(false)} />}
    </>
  );
}

function BellList({ cards, onClose }: { cards: readonly Card[]; onClose: () => void }): ReactNode {
  const { home: words, cups } = useCompany();
  const [since] = useState(lookNow);
  const ended = (useStore(mine) ?? []).filter(({ phase, changed }) => phase === 'finished' && changed > since);
  return (
    <Dialog title={words.waits} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: whatever is followed in here leads away */}
      <div className="bell-list" onClick={({ target }) => target instanceof Element && target.closest('a') !== null && onClose()}>
        {cards.length === 0 && <p className="muted">{words.nothing}</p>}
        <Cards cards={cards} />
        {ended.length > 0 && (
          <>
            <h3 className="label">{words.ended}</h3>
            <Cards cards={ended.slice(0, TOLD).map((table) => endedCard(table, cups.record))} />
          </>
        )}
        <p>
          <Link to={{ page: 'mine' }}>{words.all}</Link>
        </p>
      </div>
    </Dialog>
  );
}

function endedCard({ id, game, seats, own }: ListedTable, act: string): Card {
  const others = seats.flatMap(({ name, taken }, seat) => (taken && !own.includes(seat) ? [name] : [])).join(', ');
  return { key: id, game, title: tileOf(game)?.title ?? game, more: others, act, to: { page: 'record', id, key: '' } };
}

/** Takes down that somebody looks now; comes back with when it did before. */
function lookNow(): number {
  try {
    const before = Number(localStorage.getItem(LOOKED) ?? 0);
    localStorage.setItem(LOOKED, String(Date.now()));
    return before;
  } catch {
    return Date.now();
  }
}
