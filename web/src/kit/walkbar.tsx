import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { pastAt } from './past.ts';
import './walkbar.css';

/** Milliseconds a turn of the past is shown when they are played one after the other. */
const SHOWN = 1000;

/** Walking through the past, in the place of the buttons: back, on, by itself, and home to the present. */
export function WalkBar({ version }: { version: number }): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const [plays, setPlays] = useState(false);
  const { at, turns, previous, next } = pastAt(scenery, version, controller.board);
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => controller.look(next), SHOWN);
    return () => clearTimeout(timer);
  }, [plays, next, controller]);
  const ago = turns.length - at;
  return (
    <aside className="ledge walkbar" data-keep aria-label={words.momentLead}>
      <div className="where num" style={{ '--at': `${(100 * at) / Math.max(1, turns.length)}%` } as CSSProperties}>
        <small>{ago === 0 ? words.lastTurn : words.ago(ago)}</small>
        <i aria-hidden="true" />
      </div>
      <div className="deeds">
        <button
          type="button"
          className="btn icon"
          aria-label={words.previousTurn}
          aria-disabled={previous === null}
          onClick={() => previous !== null && controller.look(previous)}
        >
          <Icon name="back" />
        </button>
        <button type="button" className="btn icon onward" aria-label={words.playOn} aria-pressed={plays} onClick={() => setPlays(!plays)}>
          <Icon name="play" />
        </button>
        <button type="button" className="btn icon" aria-label={words.nextTurn} onClick={() => controller.look(next)}>
          <Icon name="next" />
        </button>
        <button type="button" className="btn primary now" onClick={() => controller.look(null)}>
          {words.momentBack}
        </button>
      </div>
    </aside>
  );
}
