import { lazy, type ReactNode, Suspense } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import type { Question } from './context.ts';

/** The book is fetched when somebody asks for it. */
const Beside = lazy(async () => ({ default: (await import('../features/learn/beside.tsx')).Beside }));

/** The rules beside a table, open at what was asked. */
export function Consulted({ game, question, onClose }: { game: string; question: Question | null; onClose: () => void }): ReactNode {
  const words = useWords();
  return question === null ? null : (
    <Suspense>
      <Beside game={game} title={words.allRules} question={question} onClose={onClose} />
    </Suspense>
  );
}
