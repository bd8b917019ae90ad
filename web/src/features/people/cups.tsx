import type { CupLine } from '@banquise/protocol';
import { type ReactNode, useEffect } from 'react';
import { tileOf } from '../../games/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PageTop } from '../../ui/top.tsx';
import { KindMark } from './cup-kind.tsx';
import { useFetched } from './fetched.ts';
import { useCompany } from './words/index.ts';
import './people.css';
import './cups.css';

/** The tournaments: those being played, those one may enter, and the latest that are over. */
export function CupsPage(): ReactNode {
  const { cups: words, profile } = useCompany();
  const { answer, again } = useFetched<{ readonly cups: readonly CupLine[] }>('/api/cups');
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

function CupCard({ cup }: { cup: CupLine }): ReactNode {
  return (
    <li>
      <Link className="cup-card plane" to={{ page: 'cup', id: cup.id }}>
        <KindMark kind={cup.kind} />
        <span>
          <b>{cup.title}</b>
          <CupFacts cup={cup} />
        </span>
        <Icon name="fwd" />
      </Link>
    </li>
  );
}

/** Game, kind, pace, whether it counts, how many, how far. */
export function CupFacts({ cup: { game, kind, pace, rated, people, state, round, rounds } }: { cup: CupLine }): ReactNode {
  const { cups: words, quick } = useCompany();
  const facts = [
    tileOf(game)?.title ?? game,
    words.kinds[kind],
    quick[pace],
    rated ? quick.rated : quick.casual,
    words.people(people),
    ...(state === 'playing' && kind !== 'arena' ? [words.roundOf(round, rounds)] : []),
  ];
  return <small className="muted num">{facts.join(' · ')}</small>;
}
