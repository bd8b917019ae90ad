import type { Mirror } from '@banquise/table';
import { type ReactNode, useEffect, useState } from 'react';
import type { Controller } from '../../kit/controller.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepHere, parse, go as to } from '../../ui/router.ts';
import { useSpeech } from './words.ts';

/**
 * Who has begun a turn and not confirmed it does not walk away believing that it was played: a link, the way back and
 * closing the page all ask first.
 */
export function Unconfirmed({ mirror, controller }: { mirror: Mirror; controller: Controller }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const [leaving, setLeaving] = useState<string | null>(null);
  const steps = mirror.own?.draft.length ?? 0;
  const open = steps > 0 && mirror.status.phase === 'playing';
  const complete = mirror.own?.complete === true;
  useEffect(() => {
    if (!open) return;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(link.getAttribute('href'));
    };
    const letGo = keepHere(setLeaving);
    const title = document.title;
    document.title = `● ${shell.confirmTurn} · Banquise`;
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      document.title = title;
      removeEventListener('beforeunload', onUnload);
      letGo();
      document.removeEventListener('click', onClick, true);
    };
  }, [open, shell]);
  if (leaving === null || !open) return null;
  const leave = (): void => to(parse(leaving, ''));
  return (
    <Dialog title={words.unconfirmed} onClose={() => setLeaving(null)}>
      <p>{complete ? words.unconfirmedMore : words.unfinishedMore}</p>
      <div className="actions">
        {complete && (
          <button
            type="button"
            className="btn primary"
            onClick={() => {
              controller.confirm();
              setLeaving(null);
            }}
          >
            <Icon name="check" />
            {shell.confirmTurn}
          </button>
        )}
        <button type="button" className={`btn ${complete ? '' : 'primary'}`} onClick={() => setLeaving(null)}>
          {words.stay}
        </button>
        <button type="button" className="btn danger" onClick={leave}>
          {words.leaveSo}
        </button>
      </div>
    </Dialog>
  );
}
