import { type CurvePoint, type Profile, RANKED_FROM } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf, tiles } from '../../games/index.ts';
import { call } from '../../ui/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Toast } from '../../ui/toast.tsx';
import { PageTop } from '../../ui/top.tsx';
import { Achieved } from './achieved.tsx';
import { Curve } from './curve.tsx';
import { ChallengeDialog, ReportDialog } from './dialogs.tsx';
import { Face } from './face.tsx';
import { useFetched } from './fetched.ts';
import { Presence } from './presence.tsx';
import { Results } from './results.tsx';
import { useCompany } from './words/index.ts';
import './people.css';
import './profile.css';
import './profile-phone.css';

/** The page of somebody with an account. */
export function ProfilePage({ login }: { login: string }): ReactNode {
  const { profile: words } = useCompany();
  const { answer, again } = useFetched<Profile>(`/api/people/${encodeURIComponent(login)}`);
  const [said, say] = useState('');
  const title = answer?.ok === true ? answer.value.name : login;
  useEffect(() => {
    document.title = `${title} · Banquise`;
  }, [title]);
  return (
    <>
      <PageTop title={title} />
      <main id="main" className="page profile" aria-busy={answer === null}>
        {answer?.ok === true && <Somebody profile={answer.value} again={again} say={say} />}
        {answer?.ok === false && (
          <section className="empty plane" role="status">
            <p>{answer.problem.code === 'not-found' ? words.gone : words.problem}</p>
            <button type="button" className="btn" onClick={again}>
              {words.again}
            </button>
          </section>
        )}
      </main>
      <Toast text={said} onDone={() => say('')} />
    </>
  );
}

interface Shown {
  readonly profile: Profile;
  readonly again: () => void;
  readonly say: (text: string) => void;
}

function Somebody({ profile, again, say }: Shown): ReactNode {
  const { profile: words } = useCompany();
  const { language } = useStore(settings);
  const most = profile.statistics.toSorted((a, b) => b.games - a.games)[0]?.game;
  const [game, setGame] = useState(most ?? tiles[0]?.id ?? '');
  const since = new Date(profile.since).toLocaleDateString(language, { month: 'long', year: 'numeric' });
  return (
    <>
      <header className="person">
        <Face name={profile.name} size="xl" />
        <div className="who">
          <p className="display-name" aria-hidden="true">
            {profile.name}
          </p>
          <p className="facts">
            <Presence kind={profile.presence} away={profile.away} />
            <span className="small num">{words.since(since)}</span>
            {profile.finishes !== null && <span className="small num">{words.finishes(profile.finishes)}</span>}
          </p>
          {!profile.you && <Acts profile={profile} again={again} say={say} />}
        </div>
      </header>
      <Cards profile={profile} game={game} onGame={setGame} />
      <div className="columns">
        <div className="main">
          <RatingCurve login={profile.login} game={game} />
          <section>
            <h2>{words.results}</h2>
            <Results results={profile.results} />
          </section>
        </div>
        <div className="side">
          {profile.yours !== null && <Together profile={profile} yours={profile.yours} />}
          <Achieved login={profile.login} game={game} />
        </div>
      </div>
    </>
  );
}

function Acts({ profile: { name, login, yours }, again, say }: Shown): ReactNode {
  const { profile: words } = useCompany();
  const [open, setOpen] = useState<'challenge' | 'report' | null>(null);
  const done = async (path: string, on: boolean, text: string): Promise<void> => {
    const answer = await call(path, { login, on });
    say(answer.ok ? text : words.problem);
    again();
  };
  return (
    <div className="actions">
      {yours?.blocks !== true && (
        <>
          <button type="button" className="btn primary" onClick={() => setOpen('challenge')}>
            <Icon name="vs" />
            {words.challenge}
          </button>
          <button type="button" className="btn" onClick={() => void done('/api/follow', !yours?.follows, '')}>
            <Icon name={yours?.follows ? 'check' : 'plus'} />
            {yours?.follows ? words.unfollow : words.follow}
          </button>
        </>
      )}
      <details className="more">
        <summary className="btn icon" aria-label={words.more}>
          <Icon name="dots" />
        </summary>
        <div className="plane pop">
          <button
            type="button"
            className="btn bare"
            onClick={() => void done('/api/block', !yours?.blocks, yours?.blocks ? words.unblocked(name) : words.blocked(name))}
          >
            <Icon name="block" />
            {yours?.blocks ? words.unblock : words.block}
          </button>
          <p className="small muted">{words.blockMore(name)}</p>
          <button type="button" className="btn bare" onClick={() => setOpen('report')}>
            <Icon name="flag" />
            {words.report}
          </button>
          <p className="small muted">{words.reportMore}</p>
        </div>
      </details>
      {open === 'challenge' && <ChallengeDialog name={name} login={login} onClose={() => setOpen(null)} say={say} />}
      {open === 'report' && (
        <ReportDialog
          name={name}
          whom={{ login }}
          onClose={() => {
            setOpen(null);
            again();
          }}
          say={say}
        />
      )}
    </div>
  );
}

function Cards({ profile, game, onGame }: { profile: Profile; game: string; onGame: (game: string) => void }): ReactNode {
  const { profile: words, quick } = useCompany();
  const { language } = useStore(settings);
  return (
    <div className="cards">
      {tiles.map(({ id, title, picture }) => {
        const rating = profile.ratings.find((one) => one.game === id);
        const played = profile.statistics.find((one) => one.game === id);
        const shown =
          rating === undefined ? '–' : `${figure(rating.rating, language)}${rating.games < RANKED_FROM ? ` (${quick.fresh})` : ''}`;
        return (
          <button key={id} type="button" className="card plane" aria-pressed={id === game} onClick={() => onGame(id)}>
            <img src={picture} alt="" width="64" height="46" />
            <span>
              <small>{title}</small>
              <b className="num">{shown}</b>
              <small className="num">
                {words.games(played?.games ?? 0)}
                {played !== undefined && `, ${words.won(played.wins)}`}
              </small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

function RatingCurve({ login, game }: { login: string; game: string }): ReactNode {
  const { profile: words } = useCompany();
  const { answer } = useFetched<{ readonly curve: readonly CurvePoint[] }>(`/api/people/${encodeURIComponent(login)}/curve/${game}`);
  return (
    <section className="plane part">
      <h2>{words.ratingAt(tileOf(game)?.title ?? game)}</h2>
      {answer?.ok === true && <Curve points={answer.value.curve} />}
    </section>
  );
}

function Together({ profile, yours }: { profile: Profile; yours: NonNullable<Profile['yours']> }): ReactNode {
  const { profile: words, quick } = useCompany();
  const { won, drawn, lost } = yours;
  return (
    <section className="plane part together">
      <h2>{words.together(profile.name)}</h2>
      {won + drawn + lost === 0 ? (
        <p>{words.never}</p>
      ) : (
        <>
          <p className="tally num" aria-hidden="true">
            <b>{won}</b>
            <span className="small muted">{quick.you}</span>
            <span className="grow" />
            <span className="small muted">{profile.name}</span>
            <b>{lost}</b>
          </p>
          <p className="share" aria-hidden="true">
            <span style={{ flexGrow: won }} />
            <span style={{ flexGrow: drawn }} />
            <span style={{ flexGrow: lost }} />
          </p>
          <p className="small num">{words.tally(won, drawn, lost)}</p>
        </>
      )}
    </section>
  );
}
