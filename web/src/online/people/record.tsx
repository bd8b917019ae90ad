import { type ReactNode, useEffect, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { settings } from '../../settings.ts';
import { Link } from '../../shell/link.tsx';
import { PageTop } from '../../shell/top.tsx';
import { useStore } from '../../store.ts';
import { call, type Fetched } from '../api.ts';
import { problemText } from './problem.tsx';
import { usePeopleWords } from './words/index.ts';
import './people.css';

/** How somebody did, as the server says it. */
interface Standing {
  readonly statistics: readonly {
    readonly game: string;
    readonly games: number;
    readonly wins: number;
    readonly best: number;
    readonly mean: number;
  }[];
  readonly ratings: readonly { readonly game: string; readonly mu: number; readonly sigma: number }[];
}

/** One number for a belief: what is all but certain of it, in steps one can see move. */
export const ratingPoints = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }): number =>
  Math.max(0, Math.round(40 * (mu - 3 * sigma)));

function useFetched<T>(path: string): Fetched<T> | null {
  const [answer, setAnswer] = useState<Fetched<T> | null>(null);
  useEffect(() => {
    let here = true;
    void call<T>(path).then((given) => here && setAnswer(given));
    return () => {
      here = false;
    };
  }, [path]);
  return answer;
}

/** One's own record; with a login it has a page that others can see too. */
export function OwnRecord({ login }: { login: string | null }): ReactNode {
  const words = usePeopleWords();
  const standing = useFetched<Standing>('/api/statistics');
  if (standing?.ok !== true) return null;
  return (
    <section className="plane form">
      <h2>{words.record}</h2>
      <RecordTable standing={standing.value} caption={words.record} />
      {login !== null && (
        <p>
          <Link to={{ page: 'person', login }}>{words.person(login)}</Link>
        </p>
      )}
    </section>
  );
}

/** The page of somebody with an account: what it has played here. */
export function PersonPage({ login }: { login: string }): ReactNode {
  const words = usePeopleWords();
  const somebody = useFetched<Standing & { readonly name: string }>(`/api/people/${encodeURIComponent(login)}`);
  const title = somebody?.ok === true ? words.person(somebody.value.name) : somebody === null ? login : words.noPerson;
  useEffect(() => {
    document.title = `${title} · Banquise`;
  }, [title]);
  return (
    <>
      <PageTop title={title} />
      <main id="main" className="page" aria-busy={somebody === null}>
        {somebody?.ok === true && (
          <section className="plane form">
            <RecordTable standing={somebody.value} caption={title} />
          </section>
        )}
        {somebody?.ok === false && (
          <section className="empty plane" role="status">
            <p>{somebody.problem.code === 'not-found' ? words.noPersonMore : problemText(words, somebody.problem)}</p>
          </section>
        )}
      </main>
    </>
  );
}

function RecordTable({ standing, caption }: { standing: Standing; caption: string }): ReactNode {
  const words = usePeopleWords();
  const { language } = useStore(settings);
  const { statistics, ratings } = standing;
  const { columns } = words;
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (statistics.length === 0) return <p>{words.noRecord}</p>;
  return (
    <>
      <p className="small muted">{words.recordMore}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="record" aria-label={caption} tabIndex={0}>
        <table className="num">
          <thead>
            <tr>
              {(['game', 'games', 'wins', 'best', 'mean', 'rating'] as const).map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statistics.map((row) => {
              const rating = ratings.find(({ game }) => game === row.game);
              return (
                <tr key={row.game}>
                  <th scope="row">{tileOf(row.game)?.title ?? row.game}</th>
                  <td>{row.games}</td>
                  <td>{row.wins}</td>
                  <td>{row.best}</td>
                  <td>{mean.format(row.mean)}</td>
                  <td>{rating === undefined ? '–' : ratingPoints(rating)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <p className="small muted">{words.ratingMore}</p>
    </>
  );
}
