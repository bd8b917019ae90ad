import { ratingOf } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf } from '../../../games/index.ts';
import { call, type Fetched } from '../../../ui/api.ts';
import { Link } from '../../../ui/link.tsx';
import { settings } from '../../../ui/settings.ts';
import { useStore } from '../../../ui/store.ts';
import { localeOf } from './locale.ts';
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
      <RecordList standing={standing.value} />
      {login !== null && (
        <p>
          <Link to={{ page: 'person', login }}>{words.publicRecord}</Link>
        </p>
      )}
    </section>
  );
}

/** What is told of each game, in this order. */
const COLUMNS = ['games', 'wins', 'best', 'mean', 'rating'] as const;

function RecordList({ standing: { statistics, ratings } }: { standing: Standing }): ReactNode {
  const words = usePeopleWords();
  const { language } = useStore(settings);
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  // A minus is no hyphen.
  const number = (value: number): string => format.format(value).replace('-', '−');
  if (statistics.length === 0) return <p>{words.noRecord}</p>;
  return (
    <>
      <p className="small muted">{words.recordMore}</p>
      <ul className="record num">
        {statistics.map(({ game, ...row }) => {
          const rating = ratings.find((one) => one.game === game);
          const figures = { ...row, rating: rating === undefined ? null : ratingOf(rating) };
          return (
            <li key={game}>
              <h3>{tileOf(game)?.title ?? game}</h3>
              <dl>
                {COLUMNS.map((column) => (
                  <div key={column}>
                    <dt>{words.columns[column]}</dt>
                    <dd>{figures[column] === null ? '–' : number(figures[column])}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
      <p className="small muted">{words.ratingMore}</p>
    </>
  );
}
