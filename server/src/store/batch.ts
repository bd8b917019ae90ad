import { type Append, type Entered, textOf } from './row.ts';

/** The fields of a table in a batch, before those of its commands. */
const FIELDS = ['table', 'after', 'edition', 'phase', 'due', 'awaited', 'taken', 'listing', 'summary', 'seated', 'snapshot'] as const;

/**
 * A batch as one row of values, commands written out as the journal will have them: it goes to the thread of the store several
 * times faster than objects do, and nothing of it has to be read there.
 */
export function packed(batch: readonly Append[]): unknown[] {
  const row: unknown[] = [];
  for (const one of batch) {
    for (const field of FIELDS) row.push(one[field]);
    row.push(one.accepted.length);
    for (const accepted of one.accepted) row.push(accepted.revision, accepted.at, textOf(accepted));
  }
  return row;
}

export function unpacked(row: readonly unknown[]): Append[] {
  const batch: Append[] = [];
  for (let at = 0; at < row.length; ) {
    const one: Record<string, unknown> = {};
    for (const field of FIELDS) one[field] = row[at++];
    const accepted: Entered[] = [];
    for (let left = row[at++] as number; left > 0; left--)
      accepted.push({ revision: row[at++] as number, at: row[at++] as number, command: row[at++] as string });
    batch.push({ ...one, accepted } as unknown as Append);
  }
  return batch;
}

/** Nearly all that is stored are moves: only they go over in this form. */
export const isBatch = (space: string, method: string | symbol): boolean => space === 'tables' && method === 'append';
