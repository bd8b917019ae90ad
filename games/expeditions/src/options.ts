import type { OptionSpec } from '@banquise/kernel';

/** Who begins (EXP-20). A seat that this table does not have means: drawn at random. */
export const OPTIONS: readonly OptionSpec[] = [{ id: 'first', values: ['random', '1', '2', '3', '4', '5', '6'] }];
