import { type ReactNode, useEffect } from 'react';
import { Troubled } from '../../features/local/notice.tsx';
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
  const [state, take] = useOpenTable(id, 'play');

  // The switch in the settings is the switch at the table.
  useEffect(() => {
    if (state.is !== 'open') return;
    const { own } = state.controller.session.mirror.get();
    if (own !== null && own.confirm !== confirm) void state.controller.session.play?.setConfirm?.(confirm);
  }, [state, confirm]);

  if (state.is === 'lost') return <Lost />;
  if (state.is === 'full') return <Failed heading={words.storeFull} more={words.storeFullNew} />;
  if (state.is === 'failed') return <Failed heading={words.failed} more={words.failedMore} />;
  if (state.is === 'loading') return <main id="main" className="page" aria-busy="true" aria-label={words.loading} />;
  const tile = tileOf(state.controller.board.game.id);
  return (
    <Troubled trouble={state.trouble} onTake={take}>
      <TableFrame controller={state.controller} title={tile?.title ?? ''} accent={tile?.accent ?? 'glacier'} />
    </Troubled>
  );
}

function Failed({ heading, more }: { heading: string; more: string }): ReactNode {
  const words = useWords();
  return (
    <main id="main" className="page">
      <section className="empty plane">
        <h1>{heading}</h1>
        <p>{more}</p>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </section>
    </main>
  );
}
