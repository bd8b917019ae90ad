import type { Earned } from '@banquise/protocol';
import { type ReactNode, Suspense } from 'react';
import { useHanded } from '../../kit/handed.ts';
import { useFetched } from './fetched.ts';
import { useCompany } from './words/index.ts';

/** The achievements of somebody at a game. */
export function Achieved({ login, game }: { login: string; game: string }): ReactNode {
  const { profile: words } = useCompany();
  const { Achieved: Shown } = useHanded();
  const { answer } = useFetched<{ readonly earned: readonly Earned[] }>(`/api/people/${encodeURIComponent(login)}/achievements`);
  if (answer?.ok !== true) return null;
  const earned = answer.value.earned.flatMap((one) => (one.game === game ? [one.id] : []));
  return (
    <Suspense>
      <Shown game={game} earned={earned} none={words.noneEarned} />
    </Suspense>
  );
}
