import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import type { Section } from '../../kit/learn/book.ts';
import { write } from '../../ui/router.ts';
import type { Book } from './files.ts';
import { blocks, type Inline } from './markup.ts';
import { cut } from './search.ts';

/** What all parts of an open book know. */
interface Reading {
  readonly book: Book;
  /** What is being looked for. */
  readonly terms: readonly string[];
  /** Goes to a paragraph. */
  readonly turnTo: (paragraph: string) => void;
}

const ReadingContext = createContext<Reading | undefined>(undefined);

/** An open book: everything inside can show its icons and link to its paragraphs. */
export function OpenBook({
  book,
  terms = NO_TERMS,
  turnTo,
  children,
}: Partial<Reading> & Omit<Reading, 'terms'> & { children: ReactNode }): ReactNode {
  const reading = useMemo(() => ({ book, terms, turnTo }), [book, terms, turnTo]);
  return <ReadingContext value={reading}>{children}</ReadingContext>;
}
const NO_TERMS: readonly string[] = [];

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === undefined) throw new Error('there is no book around this');
  return reading;
}

/** Words, with those marked that were looked for. */
export function Marked({ text }: { text: string }): ReactNode {
  const { terms } = useReading();
  if (terms.length === 0) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
  return cut(text, terms).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : <Fragment key={i}>{piece}</Fragment>));
}

export function IconSign({ id }: { id: string }): ReactNode {
  const { book } = useReading();
  return (
    <span className="book-icon" role="img" aria-label={book.words.icons[id]}>
      {book.drawings.icon(id)}
    </span>
  );
}

export function ParagraphLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  const { book, turnTo } = useReading();
  return (
    <a
      href={write({ page: 'learn', game: book.game, at: to })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        turnTo(to);
      }}
    >
      {children}
    </a>
  );
}

function Part({ part }: { part: Inline }): ReactNode {
  switch (part.is) {
    case 'text':
      return <Marked text={part.text} />;
    case 'icon':
      return <IconSign id={part.id} />;
    case 'strong':
      return (
        <strong>
          <Parts parts={part.parts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <ParagraphLink to={part.to}>
          <Parts parts={part.parts} />
        </ParagraphLink>
      );
  }
}

const Parts = ({ parts }: { parts: readonly Inline[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, in order
  parts.map((part, i) => <Part key={i} part={part} />);

/** A text in light markup. */
export function Prose({ text }: { text: string }): ReactNode {
  return blocks(text).map(({ is, lines }, i) => {
    const key = `${i} ${is}`;
    if (is === 'list')
      return (
        <ul key={key}>
          {lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one list, in order
            <li key={n}>
              <Parts parts={line} />
            </li>
          ))}
        </ul>
      );
    return (
      <p key={key}>
        <Parts parts={lines[0] ?? []} />
      </p>
    );
  });
}

/** Sections side by side: the short part, and the aid. */
export function Sections({ ids, sections }: { ids: readonly string[]; sections: Readonly<Record<string, Section>> }): ReactNode {
  return ids.map((id) => {
    const { heading, text } = sections[id] as Section;
    return (
      <section key={id}>
        <h3>{heading}</h3>
        <Prose text={text} />
      </section>
    );
  });
}
