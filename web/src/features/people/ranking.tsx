import { type RankingPage as Page, RANKED_FROM } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf, tiles } from '../../games/index.ts';
import { Link } from '../../ui/link.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { Face } from './face.tsx';
import { useFetched } from './fetched.ts';
import { useCompany } from './words/index.ts';
import './people.css';
import './ranking.css';

/** The best of the season, game by game. */
export function RankingPage(): ReactNode {
  const { ranking: words, profile } = useCompany();
  const [game, setGame] = useState(tiles[0]?.id ?? '');
  const { answer, again } = useFetched<Page>(`/api/ranking/${game}`);
  useEffect(() => {
    document.title = `${words.title} · Banquise`;
  }, [words]);
  return (
    <>
      <PageTop title={words.title} place="ranking" />
      <main id="main" className="page ranking" aria-busy={answer === null}>
        <Segments
          legend={words.title}
          hideLegend
          values={tiles.map(({ id }) => id)}
          value={game}
          name={(id) => tileOf(id)?.title}
          onChange={setGame}
        />
        {answer?.ok === true && <Table page={answer.value} />}
        {answer?.ok === false && (
          <section className="empty plane" role="status">
            <p>{profile.problem}</p>
            <button type="button" className="btn" onClick={again}>
              {profile.again}
            </button>
          </section>
        )}
      </main>
    </>
  );
}

function Table({ page: { season, rows, yours } }: { page: Page }): ReactNode {
  const { ranking: words } = useCompany();
  const { language } = useStore(settings);
  const [year = '', quarter = ''] = season.split('-');
  return (
    <>
      <p className="num">
        {words.season(year, quarter)}. {words.from(RANKED_FROM)}
      </p>
      {yours !== null && (
        <p className="num" role="status">
          <b>
            {yours.place === null
              ? words.notYet(Math.min(yours.games, RANKED_FROM), RANKED_FROM)
              : words.yours(figure(yours.place, language), figure(yours.rating, language))}
          </b>
        </p>
      )}
      {rows.length === 0 ? (
        <section className="empty plane">
          <p>{words.empty}</p>
        </section>
      ) : (
        <table className="plane list num">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.games}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, login, rating, games, you }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
              <tr key={i} className={you ? 'me' : ''}>
                <td>
                  <span className={`place p${i + 1}`}>{i + 1}</span>
                </td>
                <td>
                  <span className="named">
                    <Face name={name} size="s" />
                    {login === null ? name : <Link to={{ page: 'person', login }}>{name}</Link>}
                    {you && <small> {words.you}</small>}
                  </span>
                </td>
                <td>{figure(rating, language)}</td>
                <td>{figure(games, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
