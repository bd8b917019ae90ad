import { figure, type Sheet } from '@banquise/kernel';
import { Fragment, type ReactNode, useState } from 'react';
import { tileOf, tiles } from '../../games/index.ts';
import { dayOf } from '../../ui/date.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { figuresOf } from './figures.ts';
import { hasPad } from './game.ts';
import { calledOf } from './result.tsx';
import { dropLeaf, type Leaf, listLeaves, padChanged, writeLeaf } from './store.ts';
import { usePadWords } from './words/words.ts';

/** The leaf thrown away last: it can be brought back while the pad lies open. */
const thrown = createStore<Leaf | null>(null);

export function throwAway(leaf: Leaf): void {
  dropLeaf(leaf.id);
  thrown.set(leaf);
}

/** The pad itself: a game to begin, games so far, everybody's figures. */
export function Cover(): ReactNode {
  const words = usePadWords();
  useStore(padChanged);
  const leaves = listLeaves();
  return (
    <>
      <PageTop title={words.title} />
      <main id="main" className="page pad-cover">
        <p className="lead">{words.lead}</p>
        <section aria-labelledby="pad-new">
          <h2 id="pad-new">{words.newGame}</h2>
          <ul className="pad-games">
            {tiles
              .filter(({ id }) => hasPad(id))
              .map(({ id, title, picture }) => (
                <li key={id}>
                  <Link className="plane" to={{ page: 'pad', at: id }}>
                    <img src={picture} alt="" width="160" height="100" />
                    <b>{title}</b>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
        <section aria-labelledby="pad-history">
          <h2 id="pad-history">{words.history}</h2>
          {leaves.length === 0 && (
            <div className="empty plane">
              <h3>{words.empty}</h3>
              <p>{words.emptyMore}</p>
            </div>
          )}
          <ul className="saves">
            {leaves.map((leaf) => (
              <li key={leaf.id}>
                <LeafLink leaf={leaf} />
                <button
                  type="button"
                  className="btn icon"
                  aria-label={`${words.remove}: ${tileOf(leaf.game)?.title ?? leaf.game}, ${calledOf(leaf, words).join(', ')}`}
                  onClick={() => throwAway(leaf)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </section>
        {leaves.length > 0 && <Statistics leaves={leaves} />}
      </main>
      <Thrown />
    </>
  );
}

function LeafLink({ leaf }: { leaf: Leaf }): ReactNode {
  const words = usePadWords();
  const { language } = useStore(settings);
  const tile = tileOf(leaf.game);
  const names = calledOf(leaf, words);
  return (
    <Link className="save plane" to={{ page: 'pad', at: leaf.id }}>
      <img src={tile?.picture} alt="" width="64" height="46" />
      <span className="of">
        <b>
          {tile?.title ?? leaf.game}, {dayOf(leaf.day, language)}
        </b>
        <span className="num">{leaf.outcome === null ? names.join(', ') : <Scores sheet={leaf.outcome.sheet} names={names} />}</span>
      </span>
      {leaf.outcome === null && <span className="chip warn">{words.unfinished}</span>}
    </Link>
  );
}

/** Names with their points, those who won in bold. */
const Scores = ({ sheet, names }: { sheet: Sheet; names: readonly string[] }): ReactNode =>
  names.map((name, seat) => {
    const text = `${name} ${figure(sheet.seats[seat]?.total ?? 0)}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
      <Fragment key={seat}>
        {seat > 0 && ', '}
        {sheet.winners.includes(seat) ? <b>{text}</b> : text}
      </Fragment>
    );
  });

function Statistics({ leaves }: { leaves: readonly Leaf[] }): ReactNode {
  const words = usePadWords();
  const { language } = useStore(settings);
  const played = tiles.filter(({ id }) => leaves.some(({ game, outcome }) => game === id && outcome !== null)).map(({ id }) => id);
  const [game, setGame] = useState('');
  const shown = played.length === 1 ? (played[0] ?? '') : game;
  const figures = figuresOf(leaves, shown === '' ? undefined : shown);
  const one = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="pad-stats">
      <h2 id="pad-stats">{words.stats}</h2>
      {figures.length === 0 && <p className="muted">{words.noStats}</p>}
      {played.length > 1 && (
        <Segments
          legend={words.whichGames}
          hideLegend
          values={['', ...played]}
          value={game}
          name={(id) => (id === '' ? words.allGames : (tileOf(id)?.title ?? id))}
          onChange={setGame}
        />
      )}
      {figures.length > 0 && (
        <table className="pad-figures plane">
          <caption className="sr">{words.stats}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.name}</th>
              <th scope="col">{words.columns.games}</th>
              <th scope="col">{words.columns.wins}</th>
              {shown !== '' && <th scope="col">{words.columns.best}</th>}
              {shown !== '' && <th scope="col">{words.columns.mean}</th>}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ name, games, wins, best, mean }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="num">{games}</td>
                <td className="num">{wins}</td>
                {shown !== '' && <td className="num">{figure(best)}</td>}
                {shown !== '' && <td className="num">{one.format(mean)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Thrown(): ReactNode {
  const words = usePadWords();
  const leaf = useStore(thrown);
  return (
    <div className="toasts" role="status">
      {leaf !== null && (
        <div className="toast">
          {words.removed(tileOf(leaf.game)?.title ?? leaf.game)}
          <button
            type="button"
            className="btn"
            onClick={() => {
              writeLeaf(leaf);
              thrown.set(null);
            }}
          >
            {words.bringBack}
          </button>
          <button type="button" className="btn bare icon" aria-label={words.close} onClick={() => thrown.set(null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
