import { type ReactNode, useMemo, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { Consulted } from '../../kit/consult.tsx';
import { AtTable, type Question, type TableState } from '../../kit/context.ts';
import type { Controller } from '../../kit/controller.ts';
import { Explanation } from '../../kit/help.tsx';
import { linesOf } from '../../kit/lines.ts';
import { Log } from '../../kit/log.tsx';
import { Stage } from '../../kit/stage.tsx';
import { useTurns } from '../../kit/turns.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Lost } from '../../ui/lost.tsx';
import type { Route } from '../../ui/router.ts';
import { useStore } from '../../ui/store.ts';
import { PageTop } from '../../ui/top.tsx';
import { useOpenTable } from './open-table.ts';
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
  return <ReplayScreen controller={controller} title={words.replayOf(title)} back={{ page: 'table', id }} />;
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
  const [question, setQuestion] = useState<Question | null>(null);
  const [explained, setExplained] = useState<string | null>(null);
  const { mirror, moment, looking } = scenery;
  const lines = useMemo(() => linesOf(mirror.entries, moment.texts, moment.names).reverse(), [mirror.entries, moment.texts, moment.names]);
  const at = looking === null ? lines.length : lines.filter(({ version }) => version <= looking).length;
  const told = useTurns(scenery);
  const table: TableState = {
    ...{ controller, scenery, focus, setFocus, ...told },
    lit: new Set(),
    explain: setExplained,
    consult: setQuestion,
  };
  const title = tileOf(mirror.status.game)?.title ?? '';
  const started = mirror.entries.find(({ what }) => what === 'started')?.version ?? 1;
  const show = (n: number): void => {
    const to = Math.max(0, Math.min(lines.length, n));
    controller.look(to === 0 ? started : (lines[to - 1]?.version ?? null));
  };
  const said = lines[at - 1]?.said.map(({ text }) => text).join(' ') ?? '';
  const { Board } = controller.board;
  const slider = (
    <aside className="sheet replay" data-keep aria-label={words.replaySlider}>
      <div className="deeds">
        <button type="button" className="btn icon" aria-label={words.previous} onClick={() => show(at - 1)}>
          <Icon name="back" />
        </button>
        <input
          type="range"
          min="0"
          max={lines.length}
          value={at}
          aria-label={words.replaySlider}
          aria-valuetext={words.moment(at, lines.length)}
          onChange={({ target }) => show(Number(target.value))}
        />
        <button type="button" className="btn icon forward" aria-label={words.next} onClick={() => show(at + 1)}>
          <Icon name="back" />
        </button>
        <span className="num small">{words.moment(at, lines.length)}</span>
      </div>
    </aside>
  );
  return (
    <AtTable value={table}>
      <div className="table">
        <PageTop title={heading} to={back} />
        <main id="main" className="play">
          <Stage label={title}>
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
                sheet: slider,
                log: <Log />,
                first: null,
              }}
            />
          </Stage>
          {children !== undefined && <div className="replay-more">{children}</div>}
        </main>
      </div>
      {explained !== null && <Explanation place={explained} onClose={() => setExplained(null)} />}
      <Consulted game={mirror.status.game} question={question} onClose={() => setQuestion(null)} />
    </AtTable>
  );
}
