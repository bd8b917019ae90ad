import type { ReactNode } from 'react';
import { go } from '../../ui/router.ts';
import { OpenBook, Prose } from '../learn/prose.tsx';
import { useBook } from '../learn/reader.tsx';

/** How many sections stand here: the goal, and how a turn goes. */
const SECTIONS = 4;

/** The rules in a few sentences. */
export function InShort({ game }: { game: string }): ReactNode {
  const [opened] = useBook(game);
  if (opened.is !== 'open') return <div className="short-lines" aria-busy={opened.is === 'loading'} />;
  const { plan, words } = opened.book;
  return (
    <OpenBook book={opened.book} turnTo={(at) => go({ page: 'learn', game, at })}>
      <ol className="short-lines">
        {plan.short.slice(0, SECTIONS).map((id) => (
          <li key={id}>
            <Prose text={words.short[id]?.text ?? ''} />
          </li>
        ))}
      </ol>
    </OpenBook>
  );
}
