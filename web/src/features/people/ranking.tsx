import { type RankingPage as Page, RANKED_FROM, type RankingRow } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf, tiles } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { figure, percent } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { Face } from './face.tsx';
import { useFetched } from './fetched.ts';
import { Podium } from './podium.tsx';
import { Presence } from './presence.tsx';
import { useCompany } from './words/index.ts';
import './people.css';
import './profile.css';
import './ranking.css';

/** The best of the season, game by game. */
export function RankingPage(): ReactNode {
  const { ranking: words, profile } = useCompany();
  const [game, setGame] = useState(tiles[0]?.id ?? '');
  const [season, setSeason] = useState('');
  const { answer, again } = useFetched<Page>(`/api/ranking/${game}${season === '' ? '' : `?season=${season}`}`);
  useEffect(() => {
    document.title = `${words.title} · Banquise`;
  }, [words]);
  return (
    <>
      <PageTop title={words.title} place="ranking" />
      <main id="main" className="page ranking" aria-busy={answer === null}>
        <div className="ranking-head">
          <Segments
            legend={words.title}
            hideLegend
            values={tiles.map(({ id }) => id)}
            value={game}
            name={(id) => tileOf(id)?.title}
            onChange={setGame}
          />
          <label>
            <span className="sr">{words.choose}</span>
            <select className="field" value={season} onChange={({ target }) => setSeason(target.value)}>
              {seasons().map((one, i) => (
                <option key={one} value={i === 0 ? '' : one}>
                  {words.seasonOf(...partsOf(one))}
                  {i === 0 && ` (${words.thisSeason})`}
                </option>
              ))}
            </select>
          </label>
        </div>
        {answer?.ok === true && <Table page={answer.value} title={tileOf(game)?.title ?? game} />}
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

/** How many seasons one may look back. */
const BACK = 6;

/** The season of a quarter of a year, and those before it, the latest first. */
function seasons(): readonly string[] {
  const now = new Date();
  const quarter = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  return Array.from({ length: BACK }, (_, i) => `${Math.floor((quarter - i) / 4)}-${((quarter - i) % 4) + 1}`);
}

const partsOf = (season: string): [string, string] => season.split('-') as [string, string];

/** What the season says of the reader, and how it counts. */
function Aside({ page: { yours }, title }: { page: Page; title: string }): ReactNode {
  const { ranking: words } = useCompany();
  const shell = useWords();
  const { language } = useStore(settings);
  const told =
    yours === null
      ? words.notPlayed
      : yours.place === null
        ? words.notYet(Math.min(yours.games, RANKED_FROM), RANKED_FROM)
        : `${words.yours(figure(yours.place, language), figure(yours.rating, language))} ${yours.of === null ? '' : words.of(figure(yours.of, language))}`;
  return (
    <aside className="ranking-side">
      <section className="plane part">
        <h2 className="label">{words.youAt(title)}</h2>
        {yours?.place != null && <p className="own-place num">{figure(yours.place, language)}</p>}
        <p className="num" role="status">
          {told}
        </p>
        <Link className="btn primary" to={{ page: 'quick' }}>
          <Icon name="bolt" />
          {shell.quickGame}
        </Link>
      </section>
      <section className="plane part">
        <h2 className="label">{words.how}</h2>
        <p className="small">
          {words.from(RANKED_FROM)} {words.howMore}
        </p>
      </section>
    </aside>
  );
}

function Table({ page, title }: { page: Page; title: string }): ReactNode {
  const { rows, yours, season } = page;
  const { ranking: words } = useCompany();
  const { language } = useStore(settings);
  const weekly = season === seasons()[0];
  return (
    <>
      <Podium places={rows.map(({ name, rating, you }) => ({ name, told: figure(rating, language), you }))} />
      <div className="ranking-columns">
        {rows.length === 0 ? (
          <section className="empty plane">
            <p>{words.empty}</p>
          </section>
        ) : (
          <table className="plane list num">
            <caption className="sr">{words.caption(title, words.seasonOf(...partsOf(season)))}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr">{words.place}</span>
                </th>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.rating}</th>
                <th scope="col" className="wide">
                  {words.games}
                </th>
                <th scope="col">{words.won}</th>
                {weekly && (
                  <th scope="col">
                    <span className="long">{words.week}</span>
                    <abbr className="short" title={words.week}>
                      ±
                    </abbr>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
                <Row key={i} row={row} place={i + 1} weekly={weekly} />
              ))}
              {yours !== null && yours.near.length > 0 && (
                <>
                  <tr className="gap">
                    <td colSpan={weekly ? 6 : 5}>···</td>
                  </tr>
                  {yours.near.map((row, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
                    <Row key={`near ${i}`} row={row} place={yours.from + i} weekly={weekly} />
                  ))}
                </>
              )}
            </tbody>
          </table>
        )}
        <Aside page={page} title={title} />
      </div>
    </>
  );
}

function Row({ row, place, weekly }: { row: RankingRow; place: number; weekly: boolean }): ReactNode {
  const { name, login, rating, games, wins, gained, here, you } = row;
  const { ranking: words } = useCompany();
  const { language } = useStore(settings);
  return (
    <tr className={you ? 'me' : ''}>
      <td>
        <span className={`place p${place}`}>{figure(place, language)}</span>
      </td>
      <td>
        <span className="named">
          <Face name={name} size="s" />
          {login === null ? name : <Link to={{ page: 'person', login }}>{name}</Link>}
          {you && <small> {words.you}</small>}
          {here && <Presence kind="here" quiet />}
        </span>
      </td>
      <td>
        <b>{figure(rating, language)}</b>
      </td>
      <td className="wide">{figure(games, language)}</td>
      <td>
        <span className="share-won">
          <span aria-hidden="true">
            <span style={{ width: `${(100 * wins) / games}%` }} />
          </span>
          {percent(wins, games, language)}
        </span>
      </td>
      {weekly && (
        <td>
          <Gain gained={gained} />
        </td>
      )}
    </tr>
  );
}

/** Colour, arrow and sign: nothing depends on a hue alone. */
function Gain({ gained }: { gained: number }): ReactNode {
  const { language } = useStore(settings);
  if (gained === 0) return <span className="muted">=</span>;
  return (
    <span className={gained > 0 ? 'gain up' : 'gain down'}>
      <Icon name={gained > 0 ? 'up' : 'fall'} />
      {gained > 0 ? '+' : '−'} {figure(Math.abs(gained), language)}
    </span>
  );
}
