import { type ReactNode, Suspense } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import type { Inquiry } from './context.ts';
import { useHanded } from './handed.ts';

/** The rules beside a table, open at what was asked. */
export function Consulted({ game, inquiry, onClose }: { game: string; inquiry: Inquiry | null; onClose: () => void }): ReactNode {
  const words = useWords();
  const { Book } = useHanded();
  return inquiry === null ? null : (
    <Suspense>
      <Book game={game} title={words.allRules} inquiry={inquiry} onClose={onClose} />
    </Suspense>
  );
}
