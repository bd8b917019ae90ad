import type { Language } from '@banquise/kernel';
import type { Awaited, ListedCup } from '@banquise/protocol';
import { type ReactNode, useEffect } from 'react';
import { tileOf } from '../../games/index.ts';
import { momentOf, timeOf } from '../../ui/date.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { PageTop } from '../../ui/top.tsx';
import { KindMark } from './cup-kind.tsx';
import { useFetched } from './fetched.ts';
import { type PeopleWords, useCompany } from './words/index.ts';
import './people.css';
import './cups.css';

/** The tournaments: those being played, those one may enter, and the latest that are over. */
export function CupsPage(): ReactNode {
  const { cups: words, profile } = useCompany();
  const { answer, again } = useFetched<{ readonly cups: readonly ListedCup[] }>('/api/cups');
  useEffect(() => {
    document.title = `${words.title} · Banquise`;
  }, [words]);
  const all = answer?.ok === true ? answer.value.cups : [];
  return (
    <>
      <PageTop title={words.title} place="cups" />
      <main id="main" className="page cups" aria-busy={answer === null}>
        <div className="lead">
          <p>{words.lead}</p>
          <Link className="btn primary" to={{ page: 'new-cup' }}>
            <Icon name="cup" />
            {words.create}
          </Link>
        </div>
        <YourTables />
        {answer?.ok === false && (
          <section className="empty plane" role="status">
            <p>{profile.problem}</p>
            <button type="button" className="btn" onClick={again}>
              {profile.again}
            </button>
          </section>
        )}
        {answer?.ok === true && all.length === 0 && (
          <section className="empty plane">
            <p>{words.none}</p>
          </section>
        )}
        {(['playing', 'open', 'finished'] as const).map((state) => {
          const some = all.filter((cup) => cup.state === state);
          return some.length === 0 ? null : (
            <section key={state}>
              <h2>{words.states[state]}</h2>
              <ul className="cup-list">
                {some.map((cup) => (
                  <CupCard key={cup.id} cup={cup} />
                ))}
              </ul>
            </section>
          );
        })}
      </main>
    </>
  );
}

/** One's own tables in tournaments, before everything else. */
function YourTables(): ReactNode {
  const { cups: words } = useCompany();
  const { answer } = useFetched<Awaited>('/api/awaited');
  const waiting = answer?.ok === true ? answer.value.cups : [];
  return waiting.map(({ cup, title, game, round, table, against }) => (
    <section key={table} className="plane in-cup">
      <img src={tileOf(game)?.picture} alt="" width="240" height="150" />
      <div>
        <p className="label">{words.youIn}</p>
        <h2>
          <Link to={{ page: 'cup', id: cup }}>{title}</Link>
        </h2>
        <p className="num">
          {words.round(round)}, {words.againstOf(against.join(', '))}
        </p>
      </div>
      <Link className="btn primary" to={{ page: 't', id: table, key: '' }}>
        <Icon name="play" />
        {words.go}
      </Link>
    </section>
  ));
}

function CupCard({ cup }: { cup: ListedCup }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  return (
    <li>
      <Link className="cup-card plane" to={{ page: 'cup', id: cup.id }}>
        <img src={tileOf(cup.game)?.picture} alt="" width="480" height="120" />
        <b>{cup.title}</b>
        <span className="cup-kind">
          <KindMark kind={cup.kind} />
          <span>
            <b>{words.kinds[cup.kind]}</b>, {tileOf(cup.game)?.title ?? cup.game}
            <small className="muted num">{stateOf(cup, words, language)}</small>
          </span>
        </span>
        <CupChips cup={cup} />
      </Link>
    </li>
  );
}

/** Where it stands: when it begins, which round is played, until when. */
export function stateOf({ state, starts, ends, kind, round, rounds }: ListedCup, words: PeopleWords['cups'], language: Language): string {
  if (state === 'open') return starts === null ? words.states.open : words.startsAt(momentOf(starts, language));
  if (state === 'finished') return words.over;
  if (kind !== 'arena') return words.roundOf(round, rounds);
  return ends === null ? words.states.playing : words.ends(timeOf(ends, language));
}

/** The clock, whether it counts, and how many take part. */
export function CupChips({ cup: { pace, rated, people } }: { cup: ListedCup }): ReactNode {
  const { cups: words, quick } = useCompany();
  return (
    <span className="chips">
      <span className="chip num">
        <Icon name={pace === 'days' ? 'days' : 'clock'} />
        {words.clock[pace]}
      </span>
      <span className={`chip ${rated ? 'info' : ''}`}>
        <Icon name={rated ? 'graph' : 'leaf'} />
        {rated ? quick.rated : quick.casual}
      </span>
      <span className="chip num">
        <Icon name="people" />
        {words.people(people)}
      </span>
    </span>
  );
}
