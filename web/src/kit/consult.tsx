import { type ReactNode, Suspense } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import type { Question } from './context.ts';
import { useHanded } from './handed.ts';

/** The rules beside a table, open at what was asked. */
export function Consulted({ game, question, onClose }: { game: string; question: Question | null; onClose: () => void }): ReactNode {
  const words = useWords();
  const { Book } = useHanded();
  return question === null ? null : (
    <Suspense>
      <Book game={game} title={words.allRules} question={question} onClose={onClose} />
    </Suspense>
  );
}
