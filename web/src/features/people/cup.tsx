import type { CupStanding, CupPage as Page } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { call } from '../../ui/api.ts';
import { useCopy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Toast } from '../../ui/toast.tsx';
import { PageTop } from '../../ui/top.tsx';
import { clockFace } from '../online/clocks.ts';
import { welcome } from '../online/connection.ts';
import { Gate, Online } from '../online/gate.tsx';
import '../online/people/attention.ts';
import { useNow } from '../online/ticking.ts';
import { useSpeech } from '../online/words.ts';
import { KindMark } from './cup-kind.tsx';
import { Pairings } from './cup-pairings.tsx';
import { OwnFigures, points, Standings } from './cup-standings.tsx';
import { CupChips, stateOf } from './cups.tsx';
import { useFetched } from './fetched.ts';
import { Podium } from './podium.tsx';
import { useCompany } from './words/index.ts';
import './people.css';
import './ranking.css';
import './cups.css';

/** How often the page looks what has happened. */
const AGAIN = 3000;

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
  const own = cup.standings.find(({ you }) => you);
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
        <div className="cup-done">
          <div role="status">
            <h2 className="winner">
              <Icon name="cup" />
              {words.winner(first.name)}
            </h2>
          </div>
          <Podium places={cup.standings.map(({ name, points: own, you }) => ({ name, told: points(own, language), you }))} />
          {own !== undefined && (
            <section className="plane">
              <OwnFigures cup={cup} standing={own} />
            </section>
          )}
          <div className="actions">
            <Link className="btn primary" to={{ page: 'new-cup' }}>
              <Icon name="plus" />
              {words.nextOne}
            </Link>
          </div>
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

/** Two games won in a row: the next one counts double. */
const isDoubled = (own: CupStanding | undefined): boolean => own?.last.slice(-2).join() === 'won,won';

/** How long an arena still goes on. */
function TimeLeft({ ends }: { ends: number }): ReactNode {
  const { cups: words } = useCompany();
  const { words: speech } = useSpeech();
  const now = useNow(true);
  return (
    <span className="time-left num" role="timer">
      <b>{clockFace(Math.max(0, ends - now), speech.letters)}</b>
      {words.timeLeft}
    </span>
  );
}

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
      {yours.table === null && yours.in && (
        <p className="next" role="status">
          <span>
            {pause ? words.partner : words.waiting}
            {pause && isDoubled(own) && <small className="muted">{words.double}</small>}
          </span>
          {pause && cup.ends !== null && <TimeLeft ends={cup.ends} />}
        </p>
      )}
      {yours.away && <p role="status">{words.back}</p>}
      {kind === 'arena' && own !== undefined && own.played > 0 && <OwnFigures cup={cup} standing={own} />}
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
