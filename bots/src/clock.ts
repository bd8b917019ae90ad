import type { Budget } from './bot.ts';

/**
 * Repeats a step until the budget is used up, in slices. Where the slices are cut makes no difference to an iteration
 * budget: the same steps are done in the same order.
 */
export function paced({ iterations = Number.POSITIVE_INFINITY, ms }: Budget, step: () => void): (ms: number) => boolean {
  const end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  let steps = 0;
  return (slice) => {
    const pause = performance.now() + slice;
    for (;;) {
      if (steps >= iterations || performance.now() >= end) return true;
      step();
      steps++;
      if (performance.now() >= pause) return steps >= iterations;
    }
  };
}

/** The same limits, wider by a factor. */
export function times({ iterations, ms }: Budget, factor: number): Budget {
  if (iterations === undefined) return { ms: (ms as number) * factor };
  const wider = Math.round(iterations * factor);
  return ms === undefined ? { iterations: wider } : { iterations: wider, ms: ms * factor };
}

/** The same limits, and no more iterations than given. */
export function atMost(budget: Budget, iterations: number): Budget {
  return { ...budget, iterations: Math.min(iterations, budget.iterations ?? iterations) };
}
