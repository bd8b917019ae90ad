import type { Game, Texts } from '@banquise/kernel';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { loadRules } from '../../games/rules.ts';
import type { Tile } from '../../games/tile.ts';
import { dayOf } from '../../ui/date.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { figure, percent } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { LineTable, ScoreChart } from './charts.tsx';
import { csvOf } from './csv.ts';
import { type Figures, figuresOf, type Outing, outingsOf, type WinRow } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { KeepPage, nameOf, PlayerChoice } from './page.tsx';
import { ME, type Player } from './player.ts';
import { useKeepWords } from './words/words.ts';
import './statistics.css';

/** How many games fit into the chart. */
const CHARTED = 40;
const LISTED = 8;

export const Statistics = ({ game }: { game: string | undefined }): ReactNode => (
  <KeepPage page="statistics" game={game}>
    {(ledger, tile) => <Board key={tile.id} ledger={ledger} tile={tile} />}
  </KeepPage>
);

interface Known {
  readonly game: Game;
  readonly texts: Texts;
}

function Board({ ledger, tile }: { ledger: Ledger; tile: Tile }): ReactNode {
  const words = useKeepWords();
  const { language } = useStore(settings);
  const [player, setPlayer] = useState(ME);
  const known = useLoaded(`${tile.id} ${language}`, async (): Promise<Known | null> => {
    const game = await loadRules(tile.id);
    return game === undefined ? null : { game, texts: await game.texts[language]() };
  });
  if (known == null) return <p aria-busy="true">{words.loading}</p>;
  const figures = figuresOf(outingsOf(ledger.rows, tile.id, player), known.game.lines);
  return (
    <div className="statistics" style={{ '--accent-now': `var(--${tile.accent})` } as CSSProperties}>
      <PlayerChoice ledger={ledger} player={player} onChoose={setPlayer} />
      {figures === null ? <Nothing /> : <Told figures={figures} known={known} tile={tile} player={player} />}
      <section className="plane card">
        <h2>{words.online}</h2>
        <p>{words.onlineMore}</p>
        <p>
          <Link to={{ page: 'me' }}>{words.toOnline}</Link>
        </p>
      </section>
      <p className="muted small">{words.statisticsLead}</p>
    </div>
  );
}

function Nothing(): ReactNode {
  const words = useKeepWords();
  return (
    <section className="empty plane card">
      <h2>{words.none}</h2>
      <p>{words.noneMore}</p>
      <Link className="btn primary" to={{ page: 'home' }}>
        {words.choose}
      </Link>
    </section>
  );
}

interface ToldProps {
  readonly figures: Figures;
  readonly known: Known;
  readonly tile: Tile;
  readonly player: Player;
}

function Told({ figures, known, tile, player }: ToldProps): ReactNode {
  const shell = useWords();
  const words = useKeepWords();
  const { language } = useStore(settings);
  const { outings, wins, best, mean, longestRun, currentRun } = figures;
  const numbers: readonly (readonly [string, string])[] = [
    [words.played, String(outings.length)],
    [words.won, `${wins} (${percent(wins, outings.length, language)})`],
    [words.bestScore, figure(best, language)],
    [words.meanScore, figure(mean, language, 1)],
    [words.longestRun, String(longestRun)],
    [words.currentRun, String(currentRun)],
  ];
  const levelName = (level: number | null): string => (level === null ? words.people : words.level(shell.levels[level] ?? ''));
  return (
    <>
      <section className="plane card" aria-labelledby="figures">
        <h2 id="figures">
          {nameOf(player, words)} <small>{tile.title}</small>
        </h2>
        <dl className="figures">
          {numbers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <OverTime outings={outings.slice(-CHARTED)} />
      <div className="two">
        <WinTable title={words.byPlayers} rows={figures.byPlayers} name={words.players} />
        <WinTable title={words.byOpponent} rows={figures.byOpponent} name={levelName} />
        <WinTable title={words.byFrom} rows={figures.byFrom} name={(from) => words.froms[from]} />
      </div>
      <section className="plane card">
        <h2>{words.byLine}</h2>
        <LineTable figures={figures.byLine} name={(line) => known.texts.line(line)} />
      </section>
      <Latest outings={outings.slice(-LISTED)} />
      <Export figures={figures} known={known} tile={tile} />
    </>
  );
}

function OverTime({ outings }: { outings: readonly Outing[] }): ReactNode {
  const words = useKeepWords();
  return (
    <section className="plane card">
      <h2>{words.overTime}</h2>
      <p className="muted small">{words.overTimeMore(outings.length)}</p>
      <ScoreChart outings={outings} />
      <details>
        <summary>{words.asTable}</summary>
        <OutingTable outings={outings} />
      </details>
    </section>
  );
}

function OutingTable({ outings }: { outings: readonly Outing[] }): ReactNode {
  const words = useKeepWords();
  const { language } = useStore(settings);
  return (
    <table className="keep-table">
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.with}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.place}</th>
        </tr>
      </thead>
      <tbody>
        {outings.map(({ row, seat, total, rank }) => (
          <tr key={row.id}>
            <th scope="row" className="num">
              {dayOf(row.at, language)}
            </th>
            <td>{othersOf({ row, seat })}</td>
            <td className="num">{figure(total, language)}</td>
            <td className="num">{rank}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const othersOf = ({ row, seat }: Pick<Outing, 'row' | 'seat'>): string =>
  row.seats
    .filter((_, other) => other !== seat)
    .map(({ name }) => name)
    .join(', ');

function WinTable<Kind extends number | string | null>({
  title,
  rows,
  name,
}: {
  title: string;
  rows: readonly WinRow<Kind>[];
  name: (kind: Kind) => string;
}): ReactNode {
  const words = useKeepWords();
  const { language } = useStore(settings);
  return (
    <section className="plane card">
      <h2>{title}</h2>
      <table className="keep-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.played}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, games, wins }) => (
            <tr key={kind}>
              <th scope="row">{name(kind)}</th>
              <td className="num">{games}</td>
              <td className="num">{wins}</td>
              <td className="num">{percent(wins, games, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The way from a game to its analysis, also when its table is long gone. */
function Latest({ outings }: { outings: readonly Outing[] }): ReactNode {
  const shell = useWords();
  const words = useKeepWords();
  const { language } = useStore(settings);
  const readable = outings.filter(({ row }) => row.line !== null).reverse();
  if (readable.length === 0) return null;
  return (
    <section className="plane card">
      <h2>{words.recent}</h2>
      <ul className="latest">
        {readable.map(({ row, seat, total, won }) => (
          <li key={row.id}>
            <span className="num">
              {dayOf(row.at, language)}
              <small>
                {othersOf({ row, seat })}, {words.froms[row.from]}
              </small>
            </span>
            <b className="num">
              {won && <Icon name="star" />}
              {figure(total, language)}
            </b>
            <Link className="btn" to={{ page: 'analysis', id: row.id }}>
              {shell.analyse}
              <span className="sr"> {othersOf({ row, seat })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Export({ figures, known: { game, texts }, tile }: { figures: Figures; known: Known; tile: Tile }): ReactNode {
  const shell = useWords();
  const words = useKeepWords();
  const download = (): void => {
    const text = csvOf(figures.outings, game.lines, {
      ...{ day: words.day, game: words.game, players: words.player, with: words.with, points: words.points, place: words.place },
      ...{ won: words.won, from: words.from },
      line: (line) => texts.line(line),
      opponent: (name, level) => (level === null ? name : `${name} (${words.level(shell.levels[level] ?? '')})`),
      truth: (yes) => (yes ? words.yes : words.no),
      source: (from) => words.froms[from],
    });
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: url, download: `banquise-${tile.id}.csv` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <p className="export">
      <button type="button" className="btn" onClick={download}>
        {words.exportCsv}
      </button>
      <small className="muted">{words.exportMore}</small>
    </p>
  );
}
