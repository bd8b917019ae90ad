import { type ReactNode, useEffect, useState } from 'react';
import { AidCard } from '../../features/learn/aid.tsx';
import { type Book, hasTutorial } from '../../features/learn/files.ts';
import { hasBegun } from '../../features/learn/lesson.ts';
import { Sections } from '../../features/learn/prose.tsx';
import { Reader, useBook } from '../../features/learn/reader.tsx';
import { playNow } from '../../features/local/start.ts';
import { tileOf } from '../../games/index.ts';
import type { Tile } from '../../games/tile.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Lost } from '../../ui/lost.tsx';
import { PageTop } from '../../ui/top.tsx';

/** How to learn a game: by playing, in short, or with every rule. */
export function Learn({ game }: { game: string }): ReactNode {
  const words = useWords();
  const [opened, again] = useBook(game);
  const at = useHash();
  const tile = tileOf(game);
  const title = opened.is === 'open' ? opened.book.frame.rulesOf(tile?.title ?? '') : (tile?.title ?? '');
  useEffect(() => {
    document.title = `${title} · Banquise`;
  }, [title]);
  if (tile === undefined) return <Lost />;
  return (
    <>
      <PageTop title={title} />
      <main id="main" className="page learn" aria-busy={opened.is === 'loading'}>
        {opened.is === 'open' && (
          <Reader book={opened.book} at={at}>
            <Ways tile={tile} book={opened.book} />
            <Short book={opened.book} />
            <AidCard book={opened.book} />
          </Reader>
        )}
        {opened.is === 'failed' && (
          <section className="empty plane">
            <p>{words.failedMore}</p>
            <button type="button" className="btn primary" onClick={again}>
              {words.reload}
            </button>
          </section>
        )}
        {opened.is !== 'loading' && (
          <p className="muted small">
            {words.by(tile.author, tile.publisher)}. {words.independent}
          </p>
        )}
      </main>
    </>
  );
}

/** The paragraph in the address. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const read = (): void => setHash(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
}

function Ways({ tile, book: { words: said, frame } }: { tile: Tile; book: Book }): ReactNode {
  const words = useWords();
  return (
    <section className="ways">
      <img src={tile.picture} alt="" width="480" height="300" />
      <div>
        <p className="display lead">{said.lead}</p>
        <p className="actions">
          {hasTutorial(tile.id) && (
            <Link className="btn primary" to={{ page: 'tutorial', game: tile.id }}>
              <Icon name="learn" />
              {hasBegun(tile.id) ? frame.resume : frame.byPlaying}
            </Link>
          )}
          <button type="button" className="btn" onClick={() => void playNow(tile.id, words)}>
            <Icon name="play" />
            {words.playNow}
          </button>
        </p>
        {hasTutorial(tile.id) && <p className="muted small">{frame.byPlayingMore}</p>}
      </div>
    </section>
  );
}

function Short({ book: { plan, words, frame } }: { book: Book }): ReactNode {
  return (
    <section className="short">
      <div className="short-head">
        <h2>{frame.short}</h2>
        <PrintButton part="rules" label={frame.printRules} />
        <PrintButton part="aid" label={frame.printAid} />
      </div>
      <div className="short-parts">
        <Sections ids={plan.short} sections={words.short} />
      </div>
    </section>
  );
}

/** What is printed is told to the style sheet by an attribute of the page. */
function PrintButton({ part, label }: { part: 'rules' | 'aid'; label: string }): ReactNode {
  return (
    <button
      type="button"
      className="btn bare"
      onClick={() => {
        document.documentElement.dataset.print = part;
        print();
      }}
    >
      <Icon name="copy" />
      {label}
    </button>
  );
}
