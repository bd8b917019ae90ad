import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { moved, type Row, removed } from './row.ts';

interface Props<T> {
  readonly row: Row<T>;
  readonly labels: { readonly remove: string; readonly back: string; readonly forth: string };
  readonly onRow: (row: Row<T>) => void;
}

/** What can be done with the marked card. */
export function RowTools<T>({ row, labels, onRow }: Props<T>): ReactNode {
  const { at, cards } = row;
  const off = cards.length === 0;
  const free = at === null;
  return (
    <span className="row-tools">
      <button
        type="button"
        className="btn icon"
        aria-label={labels.back}
        aria-disabled={free || at === 0}
        onClick={() => onRow(moved(row, -1))}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="btn icon turned"
        aria-label={labels.forth}
        aria-disabled={free || at === cards.length - 1}
        onClick={() => onRow(moved(row, 1))}
      >
        <Icon name="back" />
      </button>
      <button type="button" className="btn" aria-disabled={off} onClick={() => off || onRow(removed(row))}>
        <Icon name="close" />
        {labels.remove}
      </button>
    </span>
  );
}
