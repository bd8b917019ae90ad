import type { ReactNode } from 'react';
import { Absent } from '../../ui/extra.tsx';
import type { Book } from './files.ts';
import { OpenBook, Sections } from './prose.tsx';
import { useBook } from './reader.tsx';

/** The player aid: the one card that lies beside the table. */
export const AidCard = ({ book: { plan, words, frame } }: { book: Book }): ReactNode => (
  <section className="aid plane" id="aid" data-paragraph="aid">
    <h2>{frame.aid}</h2>
    <div className="aid-parts">
      <Sections ids={plan.aid} sections={words.aid} />
    </div>
  </section>
);

/** The same at the table, where links open the book beside it. */
export function TableAid({ game, onParagraph }: { game: string; onParagraph: (paragraph: string) => void }): ReactNode {
  const [opened] = useBook(game);
  if (opened.is === 'failed') return <Absent />;
  if (opened.is !== 'open') return <div className="aid" aria-busy="true" />;
  return (
    <OpenBook book={opened.book} turnTo={onParagraph}>
      <AidCard book={opened.book} />
    </OpenBook>
  );
}
