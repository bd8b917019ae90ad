import type { TableRequest } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from './ticking.ts';
import { useSpeech } from './words.ts';
import './countdown.css';

/** How long a full table counts down; the ring is whole at its beginning. */
const WHOLE = 10;

interface Props {
  readonly begins: number;
  /** Only who sits there may stop it. */
  readonly ask: ((request: TableRequest) => void) | null;
}

/** The table is full: it starts by itself, and everybody who sits there may stop it. */
export function Countdown({ begins, ask }: Props): ReactNode {
  const { words } = useSpeech();
  const left = Math.max(0, Math.ceil((begins - useNow(true)) / 1000));
  return (
    <div className="countdown">
      <svg className="countdown-ring" viewBox="0 0 48 48" role="timer" aria-label={words.startsIn(left)}>
        <circle cx="24" cy="24" r="20" />
        <circle className="left" cx="24" cy="24" r="20" pathLength={WHOLE} strokeDasharray={`${Math.min(WHOLE, left)} ${WHOLE}`} />
        <text x="24" y="25">
          {left}
        </text>
      </svg>
      <p className="countdown-told">{words.fullStarts}</p>
      {/* Read aloud at ten, at five and at the end, not every second. */}
      <span className="sr" role="status">
        {words.startsIn(left > 5 ? WHOLE : left > 0 ? 5 : 0)}
      </span>
      {ask !== null && (
        <button type="button" className="btn" onClick={() => ask({ type: 'wait' })}>
          <Icon name="pause" />
          {words.wait}
        </button>
      )}
    </div>
  );
}
