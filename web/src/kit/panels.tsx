import { type ReactNode, Suspense } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { AbsentDialog, extra } from '../ui/extra.tsx';
import { useWords } from '../ui/i18n/index.ts';
import { useTable } from './context.ts';
import { reopenFirst } from './first.ts';
import { useHanded } from './handed.ts';
import { GameHelp } from './help.tsx';
import { Log } from './log.tsx';

const ShareDialog = extra(
  async () => (await import('./share.tsx')).ShareDialog,
  ({ onClose }) => <AbsentDialog title={useWords().share} onClose={onClose} />,
);

export type Panel = 'log' | 'help' | 'menu' | 'share' | null;

/** What opens over a table, one at a time. */
export function Panels({ open, onClose }: { open: Panel; onClose: () => void }): ReactNode {
  const words = useWords();
  const { Settings } = useHanded();
  const { controller, scenery, company } = useTable();
  switch (open) {
    case null:
      return null;
    case 'help':
      return <GameHelp onClose={onClose} />;
    case 'log':
      return (
        <Dialog title={words.log} className="logdialog" onClose={onClose}>
          <Log onLook={onClose} />
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog title={words.menu} onClose={onClose}>
          {company?.menu?.(onClose)}
          <Settings confirm={company?.confirm} />
          {company === undefined && controller.board.firstGame !== undefined && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                reopenFirst(controller.board.game.id, scenery.mirror.status.id);
                onClose();
              }}
            >
              {words.firstAgain}
            </button>
          )}
        </Dialog>
      );
    case 'share':
      return (
        <Suspense>
          <ShareDialog record={controller.session.record?.() ?? ''} game={scenery.mirror.status.game} onClose={onClose} />
        </Suspense>
      );
  }
}
