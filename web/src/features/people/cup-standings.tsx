import type { Language } from '@banquise/kernel';
import type { CupKind, CupStanding, GameResult, CupPage as Page } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Face } from './face.tsx';
import { useCompany } from './words/index.ts';
import './ranking.css';
import './cups.css';
import './cup-standings.css';

const PARTS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Half points are told in halves. */
export function points(value: number, language: Language): string {
  const whole = Math.floor(value);
  const part = PARTS[value - whole];
  if (part !== undefined) return whole === 0 ? part : `${figure(whole, language)}${part}`;
  return figure(value, language, Number.isInteger(value) ? 0 : 1);
}

type Column = 'opponents' | 'beaten' | 'last' | 'played' | 'wins' | 'firsts';

/** What stands beside the points, in the order in which it decides. */
const COLUMNS: Readonly<Record<CupKind, readonly Column[]>> = {
  swiss: ['opponents', 'wins'],
  robin: ['beaten', 'wins'],
  arena: ['last', 'played', 'wins'],
  rounds: ['firsts', 'opponents'],
};

/** Where everybody stands, and what decides among equals. */
export function Standings({ cup: { standings, kind, state, round, pairings } }: { cup: Page }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const [rule, more] = words.ties[kind];
  const going = pairings.some((pairing) => pairing.round === round && pairing.seats.some(({ score }) => score === null));
  const after = kind === 'arena' || going ? words.now : words.afterRound(round);
  return (
    <section className="plane standings">
      <div className="head">
        <h2>{words.standings}</h2>
        {state === 'playing' && <small className="muted num">{after}</small>}
      </div>
      <table className="list num">
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span className="sr">{words.standings}</span>
            </th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.points}</th>
            {COLUMNS[kind].map((column) => (
              <th key={column} scope="col" className={column === 'last' ? 'wide' : ''}>
                <Head column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => (
            <tr key={row.place} className={row.you ? 'me' : ''}>
              <td>
                <span className={`place ${state === 'finished' ? `p${row.place}` : ''}`}>{row.place}</span>
              </td>
              <td>
                <span className="named">
                  <Face name={row.name} size="s" />
                  <span>
                    {row.login === null ? row.name : <Link to={{ page: 'person', login: row.login }}>{row.name}</Link>}
                    {row.left && <small> ({words.left})</small>}
                  </span>
                </span>
              </td>
              <td>
                <b>{points(row.points, language)}</b>
              </td>
              {COLUMNS[kind].map((column) => (
                <td key={column} className={column === 'last' ? 'wide' : ''}>
                  {column === 'last' ? <LastGames last={row.last} /> : points(column === 'firsts' ? row.wins : row[column], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ties">
        <b>{rule}</b> {more}
      </p>
    </section>
  );
}

function Head({ column }: { column: Column }): ReactNode {
  const { cups: words } = useCompany();
  if (column === 'last' || column === 'wins') return words[column];
  const heads = {
    opponents: [words.opponents, words.opponentsMore],
    beaten: [words.beaten, words.beatenMore],
    played: [words.playedShort, words.played],
    firsts: [words.firsts, words.firstsMore],
  } as const;
  const [short, long] = heads[column];
  return <abbr title={long}>{short}</abbr>;
}

const SIGNS = { won: '+', drawn: '=', lost: '–' } as const;

/** How the latest games went: sign, colour and word. */
function LastGames({ last }: { last: readonly GameResult[] }): ReactNode {
  const { profile } = useCompany();
  return (
    <span className="last-games">
      {last.map((result, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: games have no other name here
        <span key={i} className={result} title={profile.result[result]}>
          <span aria-hidden="true">{SIGNS[result]}</span>
          <span className="sr">{profile.result[result]} </span>
        </span>
      ))}
    </span>
  );
}

/** What one has done in it; at its end also where one came in. */
export function OwnFigures({ cup, standing }: { cup: Page; standing: CupStanding }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const { place, played, wins, points: own } = standing;
  const figures = [
    cup.state === 'finished' ? [figure(place, language), words.placeOf(cup.standings.length)] : [figure(played, language), words.yourGames],
    [points(own, language), words.yourPoints],
    [figure(wins, language), words.yourWins],
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
