import type { CupPairing, CupPage as Page } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { points } from './cup-standings.tsx';
import { useCompany } from './words/index.ts';
import './cups.css';
import './cup-standings.css';

/** How many finished games of an arena stand here. */
const LATEST = 12;

/** An arena has no rounds: what is being played, and what was played last. */
function ArenaGames({ cup: { pairings } }: { cup: Page }): ReactNode {
  const { cups: words } = useCompany();
  const isOver = ({ seats }: CupPairing): boolean => seats.every(({ score }) => score !== null);
  const groups = [
    { name: words.states.playing, games: pairings.filter((pairing) => !isOver(pairing)) },
    { name: words.latest, games: pairings.filter(isOver).slice(0, LATEST) },
  ].filter(({ games }) => games.length > 0);
  return (
    <div className="arena-games">
      {groups.map(({ name, games }) => (
        <section key={name}>
          <h2>
            {name} <small className="muted num">{games.length}</small>
          </h2>
          <div className="plane pairings">
            <ul>
              {games.map((pairing, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pairings have no other name
                <PairingLine key={i} pairing={pairing} />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

/** Who plays whom, round by round, the latest first. */
export function Pairings({ cup }: { cup: Page }): ReactNode {
  const { cups: words } = useCompany();
  const { pairings } = cup;
  const rounds = [...new Set(pairings.map(({ round }) => round))];
  if (rounds.length === 0) return null;
  if (cup.kind === 'arena') return <ArenaGames cup={cup} />;
  return (
    <section>
      <h2>{words.pairings}</h2>
      {rounds.map((round) => (
        <details key={round} open={round === rounds[0]} className="plane pairings">
          <summary>
            <h3>{words.round(round)}</h3>
          </summary>
          <ul>
            {pairings
              .filter((pairing) => pairing.round === round)
              .map((pairing, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pairings have no other name
                <PairingLine key={i} pairing={pairing} />
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function PairingLine({ pairing: { table, seats } }: { pairing: CupPairing }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const over = seats.every(({ score }) => score !== null);
  return (
    <li className={seats.some(({ you }) => you) ? 'mine' : ''}>
      <span className="num">
        {seats.map(({ name, login, score }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <span key={i}>
            {i > 0 && ' – '}
            {login === null ? name : <Link to={{ page: 'person', login }}>{name}</Link>}
            {score !== null && <b> {points(score, language)}</b>}
          </span>
        ))}
      </span>
      {table === null ? (
        <small className="muted">{words.free}</small>
      ) : (
        <Link to={over ? { page: 'record', id: table, key: '' } : { page: 'watch', id: table, key: '' }}>
          {over ? words.record : words.watch}
          <span className="sr"> {seats.map(({ name }) => name).join(', ')}</span>
        </Link>
      )}
    </li>
  );
}
