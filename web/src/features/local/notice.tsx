import type { ReactNode } from 'react';
import { useWords } from '../../ui/i18n/index.ts';
import { Link } from '../../ui/link.tsx';
import { useStore } from '../../ui/store.ts';
import { type LocalTable, standsBack, type Trouble } from './host.ts';
import './notice.css';

interface Props {
  readonly trouble: LocalTable['trouble'];
  /** Opens the table anew, and takes it over from another tab. */
  readonly onTake: () => void;
  readonly children: ReactNode;
}

/** A table of this browser, or why nothing can be done at it here: it steps back, and nothing is lost. */
export function Troubled({ trouble, onTake, children }: Props): ReactNode {
  const found = useStore(trouble);
  return (
    <>
      <div className={standsBack(found) ? 'stepped-back' : ''} inert={standsBack(found)}>
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
    silent: [words.botsSilent, words.botsSilentMore],
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
          {found === 'silent' ? words.tryAgain : words.playHere}
        </button>
      )}
    </div>
  );
}
