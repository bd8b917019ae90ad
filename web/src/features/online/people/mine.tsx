import type { ListedTable } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { tileOf } from '../../../games/index.ts';
import { momentOf } from '../../../ui/date.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { settings } from '../../../ui/settings.ts';
import { useStore } from '../../../ui/store.ts';
import { PageTop } from '../../../ui/top.tsx';
import { useMine } from '../connection.ts';
import { Gate, Online } from '../gate.tsx';
import { useSpeech } from '../words.ts';
import { NextTable } from './next.tsx';
import { usePeopleWords } from './words/index.ts';
import './people.css';

type Group = 'yourTurn' | 'under' | 'gathering' | 'finished';
const GROUPS: readonly Group[] = ['yourTurn', 'under', 'gathering', 'finished'];

function groupOf({ phase, turn }: ListedTable): Group {
  if (phase === 'finished') return 'finished';
  if (phase === 'open') return 'gathering';
  return turn ? 'yourTurn' : 'under';
}

/** The tables one sits at: those that wait first, the finished ones last. */
export const MinePage = (): ReactNode => (
  <Online>
    <Mine />
  </Online>
);

function Mine(): ReactNode {
  const words = usePeopleWords();
  const tables = useMine();
  const waiting = (tables ?? []).filter((table) => groupOf(table) === 'yourTurn').length;
  return (
    <Gate title={words.mine} ready={tables !== null}>
      <PageTop title={words.mine} />
      <main id="main" className="page mine-page">
        {tables?.length === 0 ? (
          <section className="empty plane">
            <h2>{words.noMine}</h2>
            <p>{words.noMineMore}</p>
            <Link className="btn primary" to={{ page: 'lobby' }}>
              {words.toLobby}
            </Link>
          </section>
        ) : (
          <>
            <div className="lead">
              <p role="status">{words.mineLead(waiting)}</p>
              <NextTable />
            </div>
            {GROUPS.map((group) => (
              <Tables key={group} group={group} tables={(tables ?? []).filter((table) => groupOf(table) === group)} />
            ))}
          </>
        )}
        <p className="links">
          <Link to={{ page: 'lobby' }}>{words.toLobby}</Link>
          <Link to={{ page: 'me' }}>{words.you}</Link>
        </p>
      </main>
    </Gate>
  );
}

function Tables({ group, tables }: { group: Group; tables: readonly ListedTable[] }): ReactNode {
  const words = usePeopleWords();
  if (tables.length === 0) return null;
  return (
    <section aria-label={words[group]}>
      <h2>{words[group]}</h2>
      <ul className="saves">
        {tables.map((table) => (
          <li key={table.id}>
            <MyTable table={table} group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MyTable({ table, group }: { table: ListedTable; group: Group }): ReactNode {
  const words = usePeopleWords();
  const speech = useSpeech();
  const { language } = useStore(settings);
  const { id, game, seats, own, clock, due, changed } = table;
  const tile = tileOf(game);
  const others = seats.flatMap(({ name, taken }, seat) => (taken && !own.includes(seat) ? [name] : [])).join(', ');
  const when = (at: number): string => momentOf(at, language);
  const time = group === 'finished' ? when(changed) : clock === 'days' && due !== null ? words.by(when(due)) : speech.words.paces[clock];
  return (
    <Link className="save plane" to={group === 'finished' ? { page: 'record', id, key: '' } : { page: 't', id, key: '' }}>
      <img src={tile?.picture} alt="" width="64" height="46" />
      <span className="of">
        <b>{tile?.title ?? game}</b>
        <span>{others === '' ? words.alone : others}</span>
        <span className="small muted num">{time}</span>
      </span>
      <span className={`chip ${table.turn ? 'good' : ''}`}>
        <Icon name={group === 'finished' ? 'replay' : group === 'yourTurn' ? 'play' : 'eye'} />
        {group === 'finished' ? words.replay : group === 'yourTurn' ? words.go : table.turn ? words.full : words.look}
      </span>
    </Link>
  );
}
