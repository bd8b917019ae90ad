import type { CupPairing, CupStanding, GameResult, CupPage as Page } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { useCopy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { figure, percent } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Toast } from '../../ui/toast.tsx';
import { PageTop } from '../../ui/top.tsx';
import { call } from '../online/api.ts';
import { welcome } from '../online/connection.ts';
import { Gate, Online } from '../online/gate.tsx';
import '../online/people/attention.ts';
import { KindMark } from './cup-kind.tsx';
import { CupChips, stateOf } from './cups.tsx';
import { Face } from './face.tsx';
import { useFetched } from './fetched.ts';
import { useCompany } from './words/index.ts';
import './people.css';
import './ranking.css';
import './cups.css';

/** So often the page looks what has happened. */
const AGAIN = 3000;
/** Points for a game won in an arena. */
const ARENA_WIN = 2;

export const CupPage = ({ id }: { id: string }): ReactNode => (
  <Online>
    <Cup id={id} />
  </Online>
);

function Cup({ id }: { id: string }): ReactNode {
  const { cups: words, profile } = useCompany();
  const ready = useStore(welcome) !== null;
  const { answer, again } = useFetched<Page>(ready ? `/api/cups/${encodeURIComponent(id)}` : null);
  const [said, say] = useState('');
  const title = answer?.ok === true ? answer.value.title : words.title;
  const finished = answer?.ok === true && answer.value.state === 'finished';
  useEffect(() => {
    document.title = `${title} · Banquise`;
  }, [title]);
  useEffect(() => {
    if (finished) return;
    const timer = setInterval(() => document.hidden || again(), AGAIN);
    return () => clearInterval(timer);
  }, [again, finished]);
  return (
    <Gate title={words.title} ready={ready}>
      <PageTop title={title} to={{ page: 'cups' }} />
      <main id="main" className="page cups" aria-busy={answer === null}>
        {answer?.ok === true && <Shown cup={answer.value} again={again} say={say} />}
        {answer?.ok === false && (
          <section className="empty plane" role="status">
            <p>{answer.problem.code === 'not-found' ? words.gone : profile.problem}</p>
          </section>
        )}
      </main>
      <Toast text={said} onDone={() => say('')} />
    </Gate>
  );
}

interface ShownProps {
  readonly cup: Page;
  readonly again: () => void;
  readonly say: (text: string) => void;
}

function Shown({ cup, again, say }: ShownProps): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const [first] = cup.standings;
  return (
    <>
      <header className="cup-head plane">
        <KindMark kind={cup.kind} />
        <div>
          <p className="cup-title" aria-hidden="true">
            {cup.title}
          </p>
          <span className="chips">
            <span className="chip amber num">
              <Icon name="clock" />
              {stateOf(cup, words, language)}
            </span>
            <span className="chip">{`${words.kinds[cup.kind]}, ${tileOf(cup.game)?.title ?? cup.game}`}</span>
            <span className="chip">
              <Icon name="crown" />
              {words.host(cup.host)}
            </span>
          </span>
          <CupChips cup={cup} />
          <p className="small muted">{words.kindsMore[cup.kind]}</p>
        </div>
        <img src={tileOf(cup.game)?.picture} alt="" width="480" height="160" />
      </header>
      <Yours cup={cup} again={again} say={say} />
      {cup.state === 'finished' && first !== undefined && (
        <div role="status">
          <h2 className="winner">
            <Icon name="cup" />
            {words.winner(first.name)}
          </h2>
        </div>
      )}
      <div className="cup-columns">
        <Pairings cup={cup} />
        <Standings cup={cup} />
      </div>
    </>
  );
}

/** Whom one meets at the table that waits. */
const against = ({ pairings, yours }: Page): string =>
  pairings
    .find(({ table }) => table === yours.table)
    ?.seats.flatMap(({ name, you }) => (you ? [] : [name]))
    .join(', ') ?? '';

/** What one may do now, first of all one's own table. */
function Yours({ cup, again, say }: ShownProps): ReactNode {
  const { cups: words, profile } = useCompany();
  const { yours, id, kind } = cup;
  const own = cup.standings.find(({ you }) => you);
  const pause = kind === 'arena' && cup.state === 'playing';
  const { said, copy } = useCopy();
  useEffect(() => {
    if (said !== '') say(said);
  }, [said, say]);
  const ask = async (what: 'join' | 'leave' | 'start'): Promise<void> => {
    const answer = await call(`/api/cups/${what}`, { id });
    if (!answer.ok) say(profile.problem);
    again();
  };
  if (cup.state === 'finished') return null;
  return (
    <section className={`plane yours ${yours.table === null ? '' : 'now'}`}>
      {yours.table !== null && (
        <p className="next" role="status">
          <span>
            <b>{words.yourTable}</b>
            <small className="muted">{words.againstOf(against(cup))}</small>
          </span>
          <Link className="btn primary" to={{ page: 't', id: yours.table, key: '' }}>
            <Icon name="play" />
            {words.go}
          </Link>
        </p>
      )}
      {yours.table === null && yours.in && <p role="status">{words.waiting}</p>}
      {yours.away && <p role="status">{words.back}</p>}
      {kind === 'arena' && own !== undefined && own.played > 0 && <OwnFigures standing={own} />}
      <div className="actions">
        {yours.mayJoin && (
          <button type="button" className="btn primary" onClick={() => void ask('join')}>
            <Icon name="plus" />
            {yours.away ? words.again : words.join}
          </button>
        )}
        {yours.mayStart && (
          <button type="button" className="btn primary" onClick={() => void ask('start')}>
            <Icon name="play" />
            {words.start}
          </button>
        )}
        <button type="button" className="btn" onClick={() => void copy(`${location.origin}/tournaments/${id}`)}>
          <Icon name="copy" />
          {words.copy}
        </button>
        {yours.in && (
          <button type="button" className="btn bare" title={words.leaveMore} onClick={() => void ask('leave')}>
            {pause && <Icon name="pause" />}
            {pause ? words.pause : words.leave}
          </button>
        )}
      </div>
      <p className="small muted">
        {words.link} {cup.state === 'open' && cup.starts !== null && words.bySelf}{' '}
        {yours.mayStart && (kind === 'robin' ? words.startFull : words.startMore)}
      </p>
    </section>
  );
}

/** Half points are told in halves. */
const points = (value: number, language: 'fr' | 'it' | 'en'): string => figure(value, language, Number.isInteger(value) ? 0 : 1);

function Standings({ cup: { standings, kind } }: { cup: Page }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const arena = kind === 'arena';
  return (
    <section>
      <h2>{words.standings}</h2>
      <table className="plane list num">
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span className="sr">{words.standings}</span>
            </th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">
              {arena ? <span className="wide">{words.last}</span> : <abbr title={words.opponentsMore}>{words.opponents}</abbr>}
            </th>
            {arena && (
              <th scope="col">
                <abbr title={words.played}>{words.playedShort}</abbr>
              </th>
            )}
            <th scope="col">{words.wins}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ place, name, login, points: own, opponents, wins, played, last, left, you }) => (
            <tr key={place} className={you ? 'me' : ''}>
              <td>
                <span className={`place p${place}`}>{place}</span>
              </td>
              <td>
                <span className="named">
                  <Face name={name} size="s" />
                  <span>
                    {login === null ? name : <Link to={{ page: 'person', login }}>{name}</Link>}
                    {left && <small> ({words.left})</small>}
                  </span>
                </span>
              </td>
              <td>
                <b>{points(own, language)}</b>
              </td>
              <td>{arena ? <LastGames last={last} /> : points(opponents, language)}</td>
              {arena && <td>{played}</td>}
              <td>{wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">
        {arena && words.arenaPoints} {words.ties}
      </p>
    </section>
  );
}

/** How the latest games went: shape, colour and word. */
function LastGames({ last }: { last: readonly GameResult[] }): ReactNode {
  const { profile } = useCompany();
  return (
    <span className="last-games wide">
      {last.map((result, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: games have no other name here
        <span key={i} className={result} title={profile.result[result]}>
          <span className="sr">{profile.result[result]} </span>
        </span>
      ))}
    </span>
  );
}

/** In an arena everybody plays as many games as it likes: how many, how many won, and what share of the points. */
function OwnFigures({ standing: { played, wins, points: own } }: { standing: CupStanding }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const figures = [
    [figure(played, language), words.yourGames],
    [figure(wins, language), words.yourWins],
    [played === 0 ? '–' : percent(own, ARENA_WIN * played, language), words.yourShare],
  ];
  return (
    <dl className="own-figures num">
      {figures.map(([value, name]) => (
        <div key={name}>
          <dd>{value}</dd>
          <dt>{name}</dt>
        </div>
      ))}
    </dl>
  );
}

function Pairings({ cup: { pairings } }: { cup: Page }): ReactNode {
  const { cups: words } = useCompany();
  const rounds = [...new Set(pairings.map(({ round }) => round))];
  if (rounds.length === 0) return null;
  return (
    <section>
      <h2>{words.pairings}</h2>
      {rounds.map((round) => (
        <details key={round} open={round === rounds[0]} className="plane pairings">
          <summary>
            <h3>{words.round(round)}</h3>
          </summary>
          <ul>
            {pairings
              .filter((pairing) => pairing.round === round)
              .map((pairing, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pairings have no other name
                <PairingLine key={i} pairing={pairing} />
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function PairingLine({ pairing: { table, seats } }: { pairing: CupPairing }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const over = seats.every(({ score }) => score !== null);
  return (
    <li className={seats.some(({ you }) => you) ? 'mine' : ''}>
      <span className="num">
        {seats.map(({ name, login, score }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <span key={i}>
            {i > 0 && ' – '}
            {login === null ? name : <Link to={{ page: 'person', login }}>{name}</Link>}
            {score !== null && <b> {points(score, language)}</b>}
          </span>
        ))}
      </span>
      {table === null ? (
        <small className="muted">{words.free}</small>
      ) : (
        <Link to={over ? { page: 'record', id: table, key: '' } : { page: 'watch', id: table, key: '' }}>
          {over ? words.record : words.watch}
          <span className="sr"> {seats.map(({ name }) => name).join(', ')}</span>
        </Link>
      )}
    </li>
  );
}
