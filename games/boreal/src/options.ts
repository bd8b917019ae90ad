import type { OptionSpec } from '@banquise/kernel';

/** There is nothing to choose before a game of Boreal. */
export const OPTIONS: readonly OptionSpec[] = [];
