import type { TableLine } from '@banquise/protocol';
import { type ReactNode, useEffect } from 'react';
import { tileOf } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useStore } from '../../ui/store.ts';
import { PageTop } from '../../ui/top.tsx';
import { Gate } from './gate.tsx';
import { useLobby } from './line.ts';
import { LineNotice } from './notices.tsx';
import { Elsewhere } from './strip.tsx';
import { turns, useTurns } from './turns.ts';
import { useSpeech } from './words.ts';
import './lobby.css';

/** The tables that are open to everybody, as they come and go. */
export function Lobby(): ReactNode {
  const { words } = useSpeech();
  const tables = useLobby();
  useTurns();
  const waiting = useStore(turns).length > 0;
  useEffect(() => {
    document.title = `${waiting ? '● ' : ''}${words.lobby} · Banquise`;
  }, [waiting, words]);
  return (
    <Gate title={words.lobby} ready={tables !== null}>
      <PageTop title={words.lobby} place="lobby" />
      <main id="main" className="page lobby">
        <Elsewhere id="" />
        {tables?.length === 0 ? (
          <section className="empty plane">
            <h2>{words.noTables}</h2>
            <p>{words.noTablesMore}</p>
            <QuickLink />
            <Link className="btn primary" to={{ page: 'invite', game: '' }}>
              <Icon name="invite" />
              {words.openTable}
            </Link>
          </section>
        ) : (
          <>
            <div className="lead">
              <p>{words.lobbyLead}</p>
              <QuickLink />
              <Link className="btn primary" to={{ page: 'invite', game: '' }}>
                <Icon name="invite" />
                {words.openTable}
              </Link>
            </div>
            <ul className="opens">
              {tables?.map((table) => (
                <OpenTable key={table.id} table={table} />
              ))}
            </ul>
          </>
        )}
      </main>
      <LineNotice />
    </Gate>
  );
}

function QuickLink(): ReactNode {
  const shell = useWords();
  return (
    <Link className="btn" to={{ page: 'quick' }}>
      <Icon name="bolt" />
      {shell.quickGame}
    </Link>
  );
}

function OpenTable({ table: { id, game, seats, clock } }: { table: TableLine }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const tile = tileOf(game);
  const free = seats.filter(({ taken }) => !taken).length;
  const names = seats.flatMap(({ name, taken }) => (taken ? [name] : [])).join(', ');
  const which = <span className="sr">{words.atTable(tile?.title ?? game, names)}</span>;
  return (
    <li className="open-table plane">
      <img src={tile?.picture} alt="" width="96" height="68" />
      <div className="of">
        <h2>{tile?.title ?? game}</h2>
        <p className="facts num">
          <span>
            <Icon name="clock" />
            {words.paces[clock]}
          </span>
          <span>
            <Icon name="people" />
            {words.freeSeats(free)}
          </span>
        </p>
        <ul className="sitting">
          {seats.map(({ name, level, taken, here }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
            <li key={seat} className={taken ? '' : 'muted'}>
              <Mark seat={seat} size="s" />
              {taken ? name : words.free}
              {taken && level === null && (
                <span className={`small muted ${here ? 'is-here' : 'not-here'}`}>{here ? words.here : words.away}</span>
              )}
              {level !== null && <span className="muted small"> {shell.botLevel(shell.levels[level] ?? '')}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className="actions">
        {free > 0 && (
          <Link className="btn primary" to={{ page: 't', id, key: '' }}>
            {words.join}
            {which}
          </Link>
        )}
        <Link className="btn" to={{ page: 'watch', id, key: '' }}>
          <Icon name="eye" />
          {words.watch}
          {which}
        </Link>
      </div>
    </li>
  );
}
