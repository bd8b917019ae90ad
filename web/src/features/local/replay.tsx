import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { Consulted } from '../../kit/consult.tsx';
import { AtTable, type Inquiry, type TableState } from '../../kit/context.ts';
import type { Controller } from '../../kit/controller.ts';
import { Explanation } from '../../kit/help.tsx';
import { Log } from '../../kit/log.tsx';
import { loggedIn } from '../../kit/logged.ts';
import { isAlone } from '../../kit/scenery.ts';
import { Tabletop } from '../../kit/tabletop.tsx';
import { useTurns } from '../../kit/turns.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Lost } from '../../ui/lost.tsx';
import { useStylesOf } from '../../ui/of-game.ts';
import type { Route } from '../../ui/router.ts';
import { useStore } from '../../ui/store.ts';
import { PageTop } from '../../ui/top.tsx';
import { useOpenTable } from './open-table.ts';
import { Reel } from './reel.tsx';
import './replay.css';

/** A game again, moment by moment. */
export function Replay({ id }: { id: string }): ReactNode {
  const words = useWords();
  const [state] = useOpenTable(id, 'look');
  if (state.is === 'lost' || state.is === 'failed' || state.is === 'full') return <Lost />;
  if (state.is === 'loading') return <main id="main" className="page" aria-busy="true" aria-label={words.loading} />;
  return <LocalReplay controller={state.controller} id={id} />;
}

function LocalReplay({ controller, id }: { controller: Controller; id: string }): ReactNode {
  const words = useWords();
  const title = tileOf(controller.board.game.id)?.title ?? '';
  const over = useStore(controller.scenery).mirror.status.phase === 'finished';
  return (
    <ReplayScreen controller={controller} title={words.replayOf(title)} back={{ page: 'table', id }}>
      {over && (
        <p>
          <Link className="btn" to={{ page: 'analysis', id }}>
            <Icon name="eye" />
            {words.analyse}
          </Link>
        </p>
      )}
    </ReplayScreen>
  );
}

interface ScreenProps {
  readonly controller: Controller;
  readonly title: string;
  readonly back: Route;
  /** What else can be asked of it; under the table, where it covers nothing of it. */
  readonly children?: ReactNode;
}

/** A table with a slider instead of moves. */
export function ReplayScreen({ controller, title: heading, back, children }: ScreenProps): ReactNode {
  const words = useWords();
  const scenery = useStore(controller.scenery);
  const [focus, setFocus] = useState('');
  const [inquiry, setInquiry] = useState<Inquiry | null>(null);
  const [explained, setExplained] = useState<string | null>(null);
  const { mirror, moment, looking } = scenery;
  const { texts, names } = moment;
  // Where several people look at one device, none of them is "you".
  const you = isAlone(mirror) ? moment.you : 'spectator';
  const lines = useMemo(() => loggedIn(mirror.entries, { texts, names, you }, words), [mirror.entries, texts, names, you, words]);
  const at = looking === null ? lines.length : lines.filter(({ version }) => version <= looking).length;
  const told = useTurns(scenery, controller.board);
  const table: TableState = {
    ...{ controller, scenery, focus, setFocus, ...told },
    lit: new Set(),
    explain: setExplained,
    consult: setInquiry,
  };
  const title = tileOf(mirror.status.game)?.title ?? '';
  const started = mirror.entries.find(({ what }) => what === 'started')?.version ?? 1;
  const show = (n: number): void => {
    const to = Math.max(0, Math.min(lines.length, n));
    controller.look(to === 0 ? started : (lines[to - 1]?.version ?? null));
  };
  // A replay is watched from its beginning.
  const begin = useRef(show);
  useEffect(() => begin.current(0), []);
  const said = lines[at - 1]?.said.join(' ') ?? '';
  const { Board, game } = controller.board;
  useStylesOf(game.id);
  const slider = <Reel at={looking === null ? 0 : at} length={lines.length} show={show} />;
  return (
    <AtTable value={table}>
      <div className="table">
        <PageTop title={heading} to={back} />
        <main id="main" className="play">
          <Tabletop label={title}>
            <Board
              moment={moment}
              picked={[]}
              choices={[]}
              recent={[]}
              lately={told.lately}
              parts={{
                prompt: (
                  <p className="prompt" role="status">
                    {said || words.start}
                  </p>
                ),
                ledge: slider,
                log: <Log />,
                first: null,
              }}
            />
          </Tabletop>
          {children !== undefined && <div className="replay-more">{children}</div>}
        </main>
      </div>
      {explained !== null && <Explanation place={explained} onClose={() => setExplained(null)} />}
      <Consulted game={mirror.status.game} inquiry={inquiry} onClose={() => setInquiry(null)} />
    </AtTable>
  );
}
