import { type ReactNode, useEffect } from 'react';
import { Icon } from './icon.tsx';

/** Long enough to be read; news that matters is never told here alone. */
const STAYS = 5000;

/** A short message at the foot of the page. */
export function Toast({ text, onDone }: { text: string; onDone: () => void }): ReactNode {
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(onDone, STAYS);
    return () => clearTimeout(timer);
  }, [text, onDone]);
  return (
    <div className="toasts" role="status">
      {text !== '' && (
        <div className="toast">
          <Icon name="info" />
          {text}
        </div>
      )}
    </div>
  );
}
