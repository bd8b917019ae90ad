import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Icon } from './icon.tsx';

/** Long enough to be read; news that matters is never told here alone. */
const STAYS = 5000;

/** A short message at the foot of the page. It lies over buttons, so whoever goes on to do something takes it away. */
export function Toast({ text, onDone }: { text: string; onDone: () => void }): ReactNode {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => done(), STAYS);
    const away = (): void => done();
    addEventListener('pointerdown', away);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', away);
    };
  }, [text]);
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
