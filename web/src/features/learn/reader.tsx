import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { indexOf, type Placed } from '../../kit/learn/book.ts';
import { Icon } from '../../ui/icon.tsx';
import { figure } from '../../ui/number.ts';
import { useStylesOf } from '../../ui/of-game.ts';
import { write } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { LiveExample } from './example.tsx';
import { type Book, loadBook } from './files.ts';
import { IconSign, Marked, OpenBook, ParagraphLink, Prose, useReading } from './prose.tsx';
import { find, termsOf } from './search.ts';
import './book.css';
import './reader.css';
import './print.css';

export type Opened = { readonly is: 'loading' | 'failed' } | { readonly is: 'open'; readonly book: Book };

/** Opens the book of a game in the language of the page. */
export function useBook(game: string): readonly [Opened, () => void] {
  useStylesOf(game);
  const { language } = useStore(settings);
  const [opened, setOpened] = useState<Opened>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let here = true;
    loadBook(game, language).then(
      (book) => here && setOpened(book === undefined ? { is: 'failed' } : { is: 'open', book }),
      () => here && setOpened({ is: 'failed' }),
    );
    return () => {
      here = false;
    };
  }, [game, language, attempt]);
  return [opened, () => setAttempt(attempt + 1)];
}

/** The complete rules: search, chapters, examples, index. `at` is the paragraph it opens at. */
export function Reader({ book, at, children }: { book: Book; at: string; children?: ReactNode }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [here, setHere] = useState(at);
  const found = useMemo(() => find(book, query), [book, query]);
  useEffect(() => setHere(at), [at]);
  // A paragraph one is led to is brought before the eyes and under the keyboard, once it is there.
  useEffect(() => {
    if (here === '') return;
    const paragraph = root.current?.querySelector<HTMLElement>(`[data-paragraph="${CSS.escape(here)}"]`);
    paragraph?.scrollIntoView({ block: 'start' });
    paragraph?.querySelector<HTMLElement>('h4')?.focus({ preventScroll: true });
  }, [here]);
  const turnTo = useCallback((paragraph: string): void => {
    setQuery('');
    setHere('');
    setTimeout(() => setHere(paragraph));
  }, []);
  const terms = useMemo(() => termsOf(query), [query]);
  const searching = query.trim() !== '';
  return (
    <OpenBook book={book} terms={terms} turnTo={turnTo}>
      <div ref={root} className={`book ${searching ? 'searching' : ''}`}>
        {children}
        <Search query={query} found={found.length} onQuery={setQuery} />
        <div className="book-body">
          <Contents />
          <div className="book-text">
            <Chapters found={found} here={here} />
            {!searching && <StrongPlay />}
            {!searching && <Index />}
          </div>
        </div>
      </div>
    </OpenBook>
  );
}

function Search({ query, found, onQuery }: { query: string; found: number; onQuery: (query: string) => void }): ReactNode {
  const { frame } = useReading().book;
  return (
    <search className="book-search">
      <h2>{frame.whole}</h2>
      <label>
        <span className="sr">{frame.search}</span>
        <input
          type="search"
          className="field"
          placeholder={frame.search}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.preventDefault();
            event.stopPropagation();
            onQuery('');
          }}
        />
      </label>
      <p className="small muted" role="status">
        {query.trim() === '' ? '' : found === 0 ? frame.foundNone : frame.found(found)}
      </p>
    </search>
  );
}

function Contents(): ReactNode {
  const { book } = useReading();
  return (
    <nav className="book-contents" aria-label={book.frame.contents}>
      <ol>
        {Object.entries(book.plan.chapters).map(([chapter, paragraphs]) => (
          <li key={chapter}>
            <ParagraphLink to={Object.keys(paragraphs)[0] ?? ''}>{book.words.chapters[chapter]}</ParagraphLink>
          </li>
        ))}
        {book.strong !== undefined && (
          <li>
            <ParagraphLink to="strong">{book.frame.strong}</ParagraphLink>
          </li>
        )}
        <li>
          <ParagraphLink to="index">{book.frame.index}</ParagraphLink>
        </li>
      </ol>
    </nav>
  );
}

function Chapters({ found, here }: { found: readonly Placed[]; here: string }): ReactNode {
  const { book } = useReading();
  return Object.keys(book.plan.chapters).map((chapter) => {
    const paragraphs = found.filter((paragraph) => paragraph.chapter === chapter);
    return paragraphs.length === 0 ? null : (
      <section key={chapter} className="chapter">
        <h3>{book.words.chapters[chapter]}</h3>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph.id} paragraph={paragraph} here={here === paragraph.id} />
        ))}
      </section>
    );
  });
}

function Paragraph({ paragraph: { id, clauses, cards = [], example }, here }: { paragraph: Placed; here: boolean }): ReactNode {
  const { book, turnTo } = useReading();
  const address = write({ page: 'learn', game: book.game, at: id });
  const { heading, text } = book.words.paragraphs[id] ?? { heading: '', text: '' };
  return (
    <section className={`paragraph ${here ? 'here' : ''}`} id={id} data-paragraph={id} data-clauses={clauses.join(' ')}>
      <h4 tabIndex={-1}>
        <Marked text={heading} />
        <a
          className="anchor"
          href={address}
          aria-label={book.frame.toParagraph(heading)}
          onClick={(event) => {
            event.preventDefault();
            turnTo(id);
            if (address.startsWith(location.pathname)) history.replaceState(null, '', address);
          }}
        >
          <Icon name="share" />
        </a>
      </h4>
      <Prose text={text} />
      {cards.length > 0 && cards.length <= MOST_CARDS && <Cards ids={cards} />}
      {example !== undefined && <LiveExample id={example} />}
    </section>
  );
}

/** A paragraph shows its cards where they are few; the index has them all. */
const MOST_CARDS = 8;

function Cards({ ids }: { ids: readonly string[] }): ReactNode {
  const { book } = useReading();
  return (
    <ul className="book-cards">
      {ids.map((id) => (
        <li key={id}>
          {book.drawings.card(id, 84)}
          <small>
            <Marked text={book.drawings.cardName(id, book.texts)} />
          </small>
        </li>
      ))}
    </ul>
  );
}

/** What the trained nets do when they win, counted. */
function StrongPlay(): ReactNode {
  const { strong, frame, language } = useReading().book;
  if (strong === undefined) return null;
  return (
    <section className="chapter" id="strong" data-paragraph="strong">
      <h3>{frame.strong}</h3>
      <section className="paragraph">
        <h4 tabIndex={-1}>{frame.strongFrom(figure(strong.games, language))}</h4>
        <Prose text={strong.lines[language].map((line) => `- ${line}`).join('\n')} />
        <p className="small muted">{frame.strongMore}</p>
      </section>
    </section>
  );
}

function Index(): ReactNode {
  const { book } = useReading();
  const { plan, words, drawings, texts, frame } = book;
  const links = (ids: readonly string[]): ReactNode =>
    ids.map((id) => (
      <ParagraphLink key={id} to={id}>
        {words.paragraphs[id]?.heading}
      </ParagraphLink>
    ));
  const byName = [...indexOf(plan, 'cards')]
    .map(([id, paragraphs]) => ({ id, paragraphs, name: drawings.cardName(id, texts) }))
    .sort((a, b) => a.name.localeCompare(b.name, book.language));
  return (
    <section className="chapter book-index" id="index" data-paragraph="index">
      <h3>{frame.index}</h3>
      <h4 tabIndex={-1}>{frame.byIcon}</h4>
      <ul>
        {[...indexOf(plan, 'icons')].map(([id, paragraphs]) => (
          <li key={id}>
            <span className="index-sign">
              <IconSign id={id} />
            </span>
            <span>
              <b>{words.icons[id]}</b>
              {links(paragraphs)}
            </span>
          </li>
        ))}
      </ul>
      {byName.length > 0 && <h4>{frame.byCard}</h4>}
      <ul>
        {byName.map(({ id, paragraphs, name }) => (
          <li key={id}>
            <span className="index-sign">{drawings.card(id, 44)}</span>
            <span>
              <b>{name}</b>
              {links(paragraphs)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
