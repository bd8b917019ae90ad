import type { ReactNode } from 'react';
import { go } from '../../ui/router.ts';
import { hasTutorial } from './files.ts';
import { OpenBook, Prose } from './prose.tsx';
import { useBook } from './reader.tsx';

/** How many sections stand here: the goal, and how a turn goes. */
const SECTIONS = 4;

/** The rules in a few sentences, and the way to the lesson where there is one. */
export function InShort({ game, lesson }: { game: string; lesson: ReactNode }): ReactNode {
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
      {hasTutorial(game) && lesson}
    </OpenBook>
  );
}
