import { type ReactNode, useEffect } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { go } from '../../ui/router.ts';
import { type CupTable, cupTable } from '../online/challenges.ts';
import { useCompany } from './words/index.ts';
import './people.css';

const MARK = '● ';

/** The next table of a tournament is laid: said on whichever page one is, and in its title. */
export function CupBar({ laid, table }: { laid: CupTable; table: boolean }): ReactNode {
  const { cups: words, quick } = useCompany();
  useEffect(() => {
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    return () => {
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
  }, []);
  const leave = (): void => cupTable.set(null);
  return (
    <aside className={`search-bar found ${table ? 'at-table' : ''}`}>
      <Icon name="cup" />
      <span role="status">
        <b>{words.laid(laid.title, laid.round)}</b> {laid.against.length > 0 && words.againstOf(laid.against.join(', '))}
      </span>
      <button
        type="button"
        className="btn primary"
        onClick={() => {
          leave();
          go({ page: 't', id: laid.table, key: '' });
        }}
      >
        {words.go}
      </button>
      <button type="button" className="btn bare icon" aria-label={quick.later} onClick={leave}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
