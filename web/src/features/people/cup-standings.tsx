import type { CupStanding, GameResult, CupPage as Page } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { figure, percent } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Face } from './face.tsx';
import { useCompany } from './words/index.ts';
import './ranking.css';
import './cups.css';
import './cup-standings.css';

/** Points for a game won in an arena. */
const ARENA_WIN = 2;

/** Half points are told in halves. */
export const points = (value: number, language: 'fr' | 'it' | 'en'): string => figure(value, language, Number.isInteger(value) ? 0 : 1);

/** Where everybody stands, and what decides among equals. */
export function Standings({ cup: { standings, kind } }: { cup: Page }): ReactNode {
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
            <th scope="col" className={arena ? 'wide' : ''}>
              {arena ? words.last : <abbr title={words.opponentsMore}>{words.opponents}</abbr>}
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
              <td className={arena ? 'wide' : ''}>{arena ? <LastGames last={last} /> : points(opponents, language)}</td>
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
    <span className="last-games">
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
export function OwnFigures({ standing: { played, wins, points: own } }: { standing: CupStanding }): ReactNode {
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
