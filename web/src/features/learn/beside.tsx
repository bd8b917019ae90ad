import type { ReactNode } from 'react';
import type { Inquiry } from '../../kit/context.ts';
import { explaining, paragraphsOf } from '../../kit/learn/book.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/i18n/index.ts';
import { write } from '../../ui/router.ts';
import { AidCard } from './aid.tsx';
import type { Book } from './files.ts';
import { Reader, useBook } from './reader.tsx';

function answerOf({ plan, topic }: Book, inquiry: Inquiry): string {
  if ('paragraph' in inquiry) return inquiry.paragraph;
  const first = paragraphsOf(plan)[0]?.id ?? '';
  return ('clauses' in inquiry ? explaining(plan, inquiry.clauses)[0] : topic(inquiry.view, inquiry.you)) ?? first;
}

/** The book beside the table: the game stays where it is. */
export function Beside({ game, inquiry, title, onClose }: Props): ReactNode {
  const words = useWords();
  const [opened, again] = useBook(game);
  return (
    <Dialog title={title} className="beside" onClose={onClose}>
      {opened.is === 'open' && (
        <>
          <a className="book-page" href={write({ page: 'learn', game })} target="_blank" rel="noreferrer">
            {opened.book.frame.openPage}
          </a>
          <Reader book={opened.book} at={answerOf(opened.book, inquiry)}>
            <AidCard book={opened.book} />
          </Reader>
        </>
      )}
      {opened.is === 'failed' && (
        <button type="button" className="btn" onClick={again}>
          {words.reload}
        </button>
      )}
    </Dialog>
  );
}

interface Props {
  readonly game: string;
  readonly title: string;
  readonly inquiry: Inquiry;
  readonly onClose: () => void;
}
