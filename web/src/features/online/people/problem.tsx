import { type ReactNode, useState } from 'react';
import type { Failure } from '../../../ui/api.ts';
import type { Outcome } from './account.ts';
import { type PeopleWords, usePeopleWords } from './words/index.ts';

/** What went wrong and what to do about it, in a sentence. */
export function problemText(words: PeopleWords, problem: Failure): string {
  if (problem.code === 'too-fast') return words.tooFast(Math.max(1, Math.ceil(problem.wait / 1000)));
  if (problem.code === 'bad-request') return words.fields[problem.field] ?? words.badRequest;
  // A server may say something that this page does not know yet.
  return words.problems[problem.code] ?? words.problems.failed;
}

export function Problem({ problem }: { problem: Failure | null }): ReactNode {
  const words = usePeopleWords();
  return (
    <p className="error" role="alert" hidden={problem === null}>
      {problem !== null && problemText(words, problem)}
    </p>
  );
}

export interface Deed {
  readonly busy: boolean;
  readonly problem: Failure | null;
  /** Does it once; says so when it is done. */
  run(act: () => Promise<Outcome>, done?: () => void): Promise<void>;
}

/** Something one asks of the server: it is under way, done, or it failed for a reason. */
export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure | null>(null);
  return {
    busy,
    problem,
    async run(act, done) {
      if (busy) return;
      setBusy(true);
      setProblem(null);
      const failed = await act();
      setBusy(false);
      setProblem(failed);
      if (failed === null) done?.();
    },
  };
}
