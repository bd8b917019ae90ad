import type { CupPairing, CupPage as Page } from '@banquise/protocol';
import { type ReactNode, useState } from 'react';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { CrossTable } from './cup-cross.tsx';
import { points } from './cup-standings.tsx';
import { Face } from './face.tsx';
import { useCompany } from './words/index.ts';
import './cup-pairings.css';

type Seat = CupPairing['seats'][number];

/** How many finished games of an arena stand here. */
const LATEST = 12;

const isOver = ({ seats }: CupPairing): boolean => seats.every(({ score }) => score !== null);

/** Who plays whom: in an arena now and last, elsewhere round by round. */
export function Pairings({ cup }: { cup: Page }): ReactNode {
  if (cup.pairings.length === 0) return null;
  return cup.kind === 'arena' ? <ArenaGames cup={cup} /> : <Rounds cup={cup} />;
}

function ArenaGames({ cup }: { cup: Page }): ReactNode {
  const { cups: words } = useCompany();
  const { pairings } = cup;
  const groups = [
    { name: words.states.playing, games: pairings.filter((pairing) => !isOver(pairing)) },
    { name: words.latest, games: pairings.filter(isOver).slice(0, LATEST) },
  ].filter(({ games }) => games.length > 0);
  return (
    <div className="cup-games">
      {groups.map(({ name, games }) => (
        <section key={name}>
          <h2>
            {name} <small className="muted num">{games.length}</small>
          </h2>
          <Pairs cup={cup} games={games} numbered={false} />
        </section>
      ))}
    </div>
  );
}

/** One round at a time, the latest first; where everybody meets everybody, all games at a glance. */
function Rounds({ cup }: { cup: Page }): ReactNode {
  const { cups: words } = useCompany();
  const [chosen, choose] = useState<string | null>(null);
  const rounds = [...new Set(cup.pairings.map(({ round }) => String(round)))].reverse();
  const latest = rounds.at(-1) as string;
  const shown = chosen !== null && rounds.includes(chosen) ? chosen : latest;
  const games = cup.pairings.filter(({ round }) => String(round) === shown).toSorted((a, b) => a.n - b.n);
  const laid = games.filter(({ table }) => table !== null);
  return (
    <div className="cup-games">
      {cup.kind === 'robin' && <CrossTable cup={cup} />}
      <section>
        <div className="round-head">
          <h2>
            {words.round(Number(shown))} <small className="muted num">{words.tablesOver(laid.filter(isOver).length, laid.length)}</small>
          </h2>
          {rounds.length > 1 && (
            <Segments legend={words.rounds} hideLegend values={rounds} value={shown} name={(round) => round} onChange={choose} />
          )}
        </div>
        {cup.kind === 'rounds' ? <Tables games={games} /> : <Pairs cup={cup} games={games} numbered />}
      </section>
    </div>
  );
}

function Pairs({ cup, games, numbered }: { cup: Page; games: readonly CupPairing[]; numbered: boolean }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const resultOf = ([a, b]: readonly Seat[]): string =>
    a?.score == null || b?.score == null ? '–' : `${points(a.score, language)} – ${points(b.score, language)}`;
  return (
    <ul className={`plane pairs num ${numbered ? 'numbered' : ''}`}>
      {games.map((game) => {
        const { round, n, table, seats } = game;
        const [first, second] = seats;
        return (
          <li key={`${round}/${n}`} className={seats.some(({ you }) => you) ? 'mine' : ''}>
            {numbered && <span className="muted">{table === null ? '–' : n + 1}</span>}
            {first !== undefined && <Side cup={cup} seat={first} />}
            <b className="result">{second === undefined ? `+ ${points(first?.score ?? 0, language)}` : resultOf(seats)}</b>
            {second === undefined ? <small className="muted">{words.free}</small> : <Side cup={cup} seat={second} />}
            <Way pairing={game} />
          </li>
        );
      })}
    </ul>
  );
}

/** Somebody in a pairing, with what it has in all. */
function Side({ cup, seat: { name, login, place } }: { cup: Page; seat: Seat }): ReactNode {
  const { language } = useStore(settings);
  const own = place === null ? undefined : cup.standings[place - 1];
  return (
    <span className="side">
      <Face name={name} size="s" />
      <span>
        {login === null ? name : <Link to={{ page: 'person', login }}>{name}</Link>}{' '}
        {own !== undefined && <small className="muted">{points(own.points, language)}</small>}
      </span>
    </span>
  );
}

/** To the table: to watch it, or to read what was played there. */
function Way({ pairing }: { pairing: CupPairing }): ReactNode {
  const { cups: words } = useCompany();
  const { table, seats } = pairing;
  if (table === null) return <span />;
  const over = isOver(pairing);
  return (
    <Link className="way" to={over ? { page: 'record', id: table, key: '' } : { page: 'watch', id: table, key: '' }}>
      {!over && <Icon name="eye" />}
      <span>{over ? words.record : words.watch}</span>
      <span className="sr"> {seats.map(({ name }) => name).join(', ')}</span>
    </Link>
  );
}

/** Tables of three to six, each with its seats. */
function Tables({ games }: { games: readonly CupPairing[] }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  return (
    <ul className="cup-tables num">
      {games.map((game) => (
        <li key={game.n} className={`plane ${game.seats.some(({ you }) => you) ? 'mine' : ''}`}>
          <div className="round-head">
            <h3>{words.tableOf(game.n + 1)}</h3>
            <Way pairing={game} />
          </div>
          <ul>
            {game.seats.map(({ name, login, score }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
              <li key={seat}>
                <Mark seat={seat} size="s" />
                {login === null ? <span>{name}</span> : <Link to={{ page: 'person', login }}>{name}</Link>}
                <b>{score === null ? '–' : points(score, language)}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
