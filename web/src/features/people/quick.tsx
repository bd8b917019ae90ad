import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { tileOf, tiles } from '../../games/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { welcome } from '../online/connection.ts';
import { Gate, Online } from '../online/gate.tsx';
import { LineNotice } from '../online/notices.tsx';
import { Found } from './found.tsx';
import { Looking } from './looking.tsx';
import { gamesFor, lookFor } from './search.ts';
import { search } from './searching.ts';
import { type KeptWish, keptWish } from './wish.ts';
import { useCompany } from './words/index.ts';
import './people.css';
import './quick.css';
import './search.css';

/** *Quick game*: what to look for, the search, and whom it found. */
export const QuickPage = (): ReactNode => (
  <Online>
    <Quick />
  </Online>
);

function Quick(): ReactNode {
  const { quick: words } = useCompany();
  const now = useStore(search);
  const ready = useStore(welcome) !== null;
  const title = now.state === 'found' ? words.hereMany : now.state === 'looking' ? words.looking : words.title;
  useEffect(() => {
    document.title = `${now.state === 'found' ? '● ' : ''}${title} · Banquise`;
  }, [now.state, title]);
  const game = now.state === 'found' ? now.found.game : now.state === 'looking' ? onlyGame(now.seeking?.wish.games) : undefined;
  const accent = tileOf(game ?? '')?.accent ?? 'glacier';
  const dress = { '--accent': `var(--${accent}-strong)`, '--tint': `var(--${accent}-soft)` } as CSSProperties;
  return (
    <Gate title={words.title} ready={ready}>
      <PageTop title={words.title} />
      <main id="main" className={`quick plane ${now.state}`} style={dress}>
        <div className="side" aria-hidden="true">
          <Pictures game={game} />
          {now.state === 'looking' && <Compass />}
        </div>
        <div className="in">
          {now.state === 'off' && <Choose />}
          {now.state === 'looking' && <Looking looking={now} />}
          {now.state === 'found' && <Found {...now} />}
        </div>
      </main>
      <LineNotice />
    </Gate>
  );
}

const onlyGame = (games: readonly string[] | undefined): string | undefined => (games?.length === 1 ? games[0] : undefined);

function Pictures({ game }: { game: string | undefined }): ReactNode {
  const shown = game === undefined ? tiles : tiles.filter(({ id }) => id === game);
  return (
    <div className={shown.length > 1 ? 'pictures four' : 'pictures'}>
      {shown.map(({ id, picture }) => (
        <img key={id} src={picture} alt="" width="480" height="300" />
      ))}
    </div>
  );
}

const Compass = (): ReactNode => (
  <div className="compass">
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path fill="#fff" d="M60 8 140 4l50 46 8 78-48 58-82 10L10 148 2 66z" />
      <path fill="#d6e6f0" d="M190 50l8 78-48 58-82 10-30-22c80 10 142-40 152-124z" />
      <g className="needle">
        <path fill="#e8654e" d="M100 14 86 78h14z" />
        <path fill="#b93d2a" d="M100 14l14 64h-14z" />
        <path fill="#1b5f8c" d="M86 78l14 52V78z" />
        <path fill="#124766" d="M114 78l-14 52V78z" />
      </g>
      <circle cx="100" cy="78" r="5" fill="#fff" />
    </svg>
  </div>
);

function Choose(): ReactNode {
  const { quick: words } = useCompany();
  const [wish, setWish] = useState<KeptWish>(keptWish);
  const change = (more: Partial<KeptWish>): void => setWish({ ...wish, ...more });
  const possible = gamesFor(wish).length > 0;
  return (
    <>
      <div>
        <h2>{words.title}</h2>
        <p className="lead">{words.kept}</p>
      </div>
      <fieldset className="games">
        <legend className="sr">{words.game}</legend>
        {['', ...gamesFor({ game: '', size: wish.size })].map((id) => (
          <label key={id}>
            <input type="radio" name="game" checked={wish.game === id} onChange={() => change({ game: id })} />
            <span className={id === '' ? 'thumb any' : 'thumb'} aria-hidden="true">
              {(id === '' ? tiles : tiles.filter((tile) => tile.id === id)).map((tile) => (
                <img key={tile.id} src={tile.picture} alt="" />
              ))}
            </span>
            <span>{id === '' ? words.any : tileOf(id)?.title}</span>
          </label>
        ))}
      </fieldset>
      <div className="sets">
        <Segments
          legend={words.pace}
          values={['live', 'days'] as const}
          value={wish.pace}
          name={(pace) => words.paces[pace]}
          onChange={(pace) => change({ pace })}
        />
        <Segments
          legend={words.counts}
          values={['rated', 'casual'] as const}
          value={wish.rated ? 'rated' : 'casual'}
          name={(kind) => words.kinds[kind]}
          onChange={(kind) => change({ rated: kind === 'rated' })}
        />
        <Segments
          legend={words.players}
          values={['two', 'more'] as const}
          value={wish.size}
          name={(size) => words.sizes[size]}
          onChange={(size) => change({ size, game: gamesFor({ game: wish.game, size }).length > 0 ? wish.game : '' })}
        />
      </div>
      <p className="small muted">{words.how[wish.pace]}</p>
      <div className="foot">
        <button type="button" className="btn primary big" aria-disabled={!possible || undefined} onClick={() => possible && lookFor(wish)}>
          <Icon name="bolt" />
          {words.look}
        </button>
      </div>
    </>
  );
}
