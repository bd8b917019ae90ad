import type { ReactNode } from 'react';
import { useWords } from '../../ui/i18n/index.ts';
import { Link } from '../../ui/link.tsx';
import { useStore } from '../../ui/store.ts';
import type { LocalTable, Trouble } from './host.ts';
import './notice.css';

interface Props {
  readonly trouble: LocalTable['trouble'];
  /** Takes the game over from the other tab. */
  readonly onTake: () => void;
  readonly children: ReactNode;
}

/** A table of this browser, or why nothing can be done at it here: it steps back, and nothing is lost. */
export function Troubled({ trouble, onTake, children }: Props): ReactNode {
  const found = useStore(trouble);
  return (
    <>
      <div className={found === null || found === 'full' ? '' : 'stepped-back'} inert={found !== null && found !== 'full'}>
        {children}
      </div>
      {found !== null && <Notice found={found} onTake={onTake} />}
    </>
  );
}

function Notice({ found, onTake }: { found: Trouble; onTake: () => void }): ReactNode {
  const words = useWords();
  const [heading, more] = {
    full: [words.storeFull, words.storeFullMore],
    elsewhere: [words.openElsewhere, words.openElsewhereMore],
    moved: [words.playedElsewhere, words.openElsewhereMore],
  }[found] as [string, string];
  return (
    <div className="tab-notice" role="alert">
      <p>
        <b>{heading}</b> {more}
      </p>
      {found === 'full' ? (
        <Link className="btn" to={{ page: 'saved' }}>
          {words.allSaved}
        </Link>
      ) : (
        <button type="button" className="btn" onClick={onTake}>
          {words.playHere}
        </button>
      )}
    </div>
  );
}
