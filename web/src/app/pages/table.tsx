import { type ReactNode, useEffect } from 'react';
import { useOpenTable } from '../../features/local/open-table.ts';
import { tileOf } from '../../games/index.ts';
import { TableFrame } from '../../kit/frame.tsx';
import { useWords } from '../../ui/i18n/index.ts';
import { Lost } from '../../ui/lost.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';

/** A table of this browser. */
export function TablePage({ id }: { id: string }): ReactNode {
  const words = useWords();
  const { confirm } = useStore(settings);
  const state = useOpenTable(id);

  // The switch in the settings is the switch at the table.
  useEffect(() => {
    if (state.is !== 'open') return;
    const { own } = state.controller.session.mirror.get();
    if (own !== null && own.confirm !== confirm) void state.controller.session.setConfirm(confirm);
  }, [state, confirm]);

  if (state.is === 'lost') return <Lost />;
  if (state.is === 'failed') return <Failed />;
  if (state.is === 'loading') return <main id="main" className="page" aria-busy="true" aria-label={words.loading} />;
  const tile = tileOf(state.controller.board.game.id);
  return <TableFrame controller={state.controller} title={tile?.title ?? ''} accent={tile?.accent ?? 'glacier'} />;
}

function Failed(): ReactNode {
  const words = useWords();
  return (
    <main id="main" className="page">
      <section className="empty plane">
        <h1>{words.failed}</h1>
        <p>{words.failedMore}</p>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </section>
    </main>
  );
}
