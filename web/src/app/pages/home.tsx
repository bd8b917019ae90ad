import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { listSaves, savesChanged } from '../../features/local/saves.ts';
import { isKnown } from '../../features/online/people/known.ts';
import { hasPad } from '../../features/pad/game.ts';
import { type KeptWish, keptWish } from '../../features/people/wish.ts';
import { hasBoard, loadBoard, tiles } from '../../games/index.ts';
import { hasRules, loadRules } from '../../games/rules.ts';
import type { Tile } from '../../games/tile.ts';
import { extra } from '../../ui/extra.tsx';
import { useWords, type Words } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import logo from '../../ui/logo.svg';
import { Places } from '../../ui/places.tsx';
import { go } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { LanguageSwitch, ThemeButton } from '../../ui/tools.tsx';
import { useTopTool } from '../../ui/top.tsx';
import { OfflineChip } from '../offline.tsx';
import { BustleLine } from './bustle.tsx';
import './home.css';
import './tiles.css';
import { SaveLink } from './saved.tsx';

const Waits = extra(async () => (await import('../../features/people/waits.tsx')).Waits);
const Announcement = extra(async () => (await import('../../features/people/announcement.tsx')).Announcement);

export function Home(): ReactNode {
  const words = useWords();
  return (
    <>
      <header className="hero">
        <div className="home-bar">
          <img className="logo" src={logo} alt="" width="48" height="48" />
          <Places on="home" />
          <div className="tools">
            <LanguageSwitch />
            <ThemeButton />
            {useTopTool()}
            <Link className="btn icon" to={{ page: 'settings' }} aria-label={words.settings}>
              <Icon name="settings" />
            </Link>
          </div>
        </div>
        <div className="say">
          <h1>Banquise</h1>
          <p>
            <span>{words.tagline}</span>
            <span>{words.taglineMore}</span>
          </p>
        </div>
      </header>
      <main id="main" className="home-main">
        {isKnown() && (
          <Suspense>
            <Announcement />
          </Suspense>
        )}
        <QuickStart />
        {isKnown() && (
          <Suspense>
            <Waits />
          </Suspense>
        )}
        <Continue />
        <h2 className="sr">{words.fourGames}</h2>
        <ul className="tiles">
          {tiles.map((tile) => (
            <GameTile key={tile.id} tile={tile} />
          ))}
        </ul>
        <nav className="ways">
          <Link className="btn" to={{ page: 'achievements' }}>
            {words.achievements}
          </Link>
          <Link className="btn" to={{ page: 'statistics' }}>
            {words.statistics}
          </Link>
        </nav>
        <footer className="foot">
          <p>{words.independent}</p>
          <p className="links">
            <Link to={{ page: 'about' }}>{words.about}</Link>
            <Link to={{ page: 'open' }}>{words.openRecord}</Link>
            <OfflineChip />
          </p>
        </footer>
      </main>
    </>
  );
}

/** What lays a table comes when the first one is wanted; the rules and the board travel beside it, not after it. */
async function play(id: string, words: Words): Promise<void> {
  void loadRules(id);
  void loadBoard(id);
  const { playNow } = await import('../../features/local/start.ts');
  await playNow(id, words);
}

/** Looks for company at once: what for stands on the button, and beside it the way to change it. */
async function quickly(wish: KeptWish): Promise<void> {
  go({ page: 'quick' });
  const { lookFor } = await import('../../features/people/search.ts');
  lookFor(wish);
}

function QuickStart(): ReactNode {
  const words = useWords();
  const wish = keptWish();
  const game = tiles.find(({ id }) => id === wish.game)?.title ?? words.quickAny;
  const kind = words.quickKinds[wish.rated ? 'rated' : 'casual'];
  return (
    <nav className="yours" aria-label={words.quickGame}>
      <button type="button" className="btn primary quick-start" onClick={() => void quickly(wish)}>
        <Icon name="bolt" />
        <span>
          <b>{words.quickGame}</b>
          <small>{`${game} · ${words.quickPaces[wish.pace]} · ${kind}`}</small>
        </span>
      </button>
      <Link className="btn icon" to={{ page: 'quick' }} aria-label={words.changeQuick} title={words.changeQuick}>
        <Icon name="settings" />
      </Link>
      <Link className="btn" to={{ page: 'lobby' }}>
        <Icon name="people" />
        {words.openTables}
      </Link>
      <Yours />
      <BustleLine />
    </nav>
  );
}

/** The games to go on with, at most two of them here. */
function Continue(): ReactNode {
  const words = useWords();
  useStore(savesChanged);
  const saves = listSaves();
  const open = saves.filter(({ finished }) => !finished);
  if (saves.length === 0) return null;
  const all = <Link to={{ page: 'saved' }}>{words.allSaved}</Link>;
  if (open.length === 0) return <p className="continue">{all}</p>;
  return (
    <section className="continue" aria-label={words.continueGame}>
      <h2 className="label">{words.continueGame}</h2>
      <ul>
        {open.slice(0, 2).map((save) => (
          <li key={save.id}>
            <SaveLink save={save} />
          </li>
        ))}
      </ul>
      {all}
    </section>
  );
}

/** Tables with others, where somebody has been at the server. */
function Yours(): ReactNode {
  const words = useWords();
  if (!isKnown()) return null;
  return (
    <Link className="btn" to={{ page: 'mine' }}>
      <Icon name="cards" />
      {words.yourTables}
    </Link>
  );
}

function GameTile({ tile }: { tile: Tile }): ReactNode {
  const words = useWords();
  const { language } = useStore(settings);
  const { id, title, seats, minutes, author, publisher, tease, picture, accent } = tile;
  const playable = hasBoard(id);
  return (
    <li
      data-game={id}
      className={`tile plane ${playable ? '' : 'closed'}`}
      style={{ '--accent': `var(--${accent}-strong)` } as CSSProperties}
    >
      <article aria-labelledby={`tile-${id}`}>
        <div className="art">
          <img src={picture} alt="" width="480" height="300" />
        </div>
        <div className="text">
          <h3 id={`tile-${id}`}>{title}</h3>
          <p className="facts num">
            <span>
              <Icon name="people" />
              {words.players(seats.min, seats.max)}
            </span>
            <span>
              <Icon name="clock" />
              {words.minutes(minutes)}
            </span>
          </p>
          <p className="tease">{tease[language]}</p>
          <p className="by">{words.by(author, publisher)}</p>
        </div>
        <div className="acts">
          {playable ? (
            <>
              <button type="button" className="btn primary" onClick={() => void play(id, words)}>
                <Icon name="play" />
                {words.playNow}
                <span className="sr">{words.playNowAt(title)}</span>
              </button>
              <button type="button" className="btn tint" onClick={() => void quickly({ ...keptWish(), game: id, size: 'two' })}>
                <Icon name="bolt" />
                {words.quickGame}
                <span className="sr">{words.quickGameAt(title)}</span>
              </button>
              <Link className="btn bare stack" to={{ page: 'seats', game: id }}>
                <Icon name="device" />
                {words.sameDevice}
                <span className="sr">, {title}</span>
              </Link>
              <Link className="btn bare stack" to={{ page: 'invite', game: id }}>
                <Icon name="invite" />
                {words.invite}
                <span className="sr">, {title}</span>
              </Link>
            </>
          ) : (
            <p className="notyet">{words.noBoard}</p>
          )}
          {hasRules(id) && (
            <Link className="btn bare stack" to={{ page: 'learn', game: id }}>
              <Icon name="learn" />
              {words.learn}
              <span className="sr">, {title}</span>
            </Link>
          )}
          {hasPad(id) && (
            <Link className="btn bare stack" to={{ page: 'pad', at: id }}>
              <Icon name="log" />
              {words.scorePad}
              <span className="sr">, {title}</span>
            </Link>
          )}
        </div>
      </article>
    </li>
  );
}
