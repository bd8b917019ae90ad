import type { ReactNode } from 'react';
import { explaining } from '../../kit/learn/book.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { OpenBook, Prose } from './prose.tsx';
import { useBook } from './reader.tsx';

interface Props {
  readonly game: string;
  readonly clauses: readonly string[];
  readonly onParagraph: (paragraph: string) => void;
}

/** More than this and nobody reads any. */
const MOST = 4;

/** The rules behind a piece: the paragraphs that explain its clauses. */
export function Behind({ game, clauses, onParagraph }: Props): ReactNode {
  const words = useWords();
  const [opened] = useBook(game);
  if (opened.is !== 'open') return null;
  const { book } = opened;
  return (
    <OpenBook book={book} turnTo={onParagraph}>
      {explaining(book.plan, clauses)
        .slice(0, MOST)
        .map((id) => {
          const { heading, text } = book.words.paragraphs[id] ?? { heading: '', text: '' };
          return (
            <details key={id}>
              <summary>{words.rule(heading)}</summary>
              <div className="paragraph">
                <Prose text={text} />
              </div>
              <button type="button" className="btn bare" onClick={() => onParagraph(id)}>
                {book.frame.whole}
              </button>
            </details>
          );
        })}
    </OpenBook>
  );
}
