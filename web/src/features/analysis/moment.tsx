import type { AnyMove } from '@banquise/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { type Choice, placesOf } from '../../kit/choice.ts';
import { AtTable, type TableState } from '../../kit/context.ts';
import type { Controller } from '../../kit/controller.ts';
import { Explanation } from '../../kit/help.tsx';
import type { Scenery } from '../../kit/scenery.ts';
import { Tabletop } from '../../kit/tabletop.tsx';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStylesOf } from '../../ui/of-game.ts';
import { go } from '../../ui/router.ts';
import { PageTop } from '../../ui/top.tsx';
import type { Subject } from './page.tsx';
import { known, tableAt } from './position.ts';
import { numberOf } from './rounds.ts';
import type { Turn } from './study.ts';
import { tryFrom } from './try.ts';
import { TurnText } from './turn.tsx';
import './analysis.css';

type Shown = 'better' | 'played';

/** A turning point on the board: the better move lies there as if it had been chosen. */
export function MomentScreen({ subject, turn }: { subject: Subject; turn: Turn }): ReactNode {
  const controller = useMemo(() => tableAt(subject, turn), [subject, turn]);
  if (controller === undefined) return null;
  return <Board subject={subject} turn={turn} controller={controller} />;
}

/** Where one would point for a move; of a gesture that makes several decisions, where it begins. */
function choiceOf(
  choices: readonly Choice<AnyMove>[],
  move: AnyMove,
): { readonly choice: Choice<AnyMove>; readonly picked: readonly string[] } | undefined {
  const whole = choices.find(({ moves }) => moves.length === 1 && moves[0] === move);
  if (whole !== undefined) return { choice: whole, picked: placesOf(whole) };
  const begun = choices.find(({ moves }) => moves[0] === move);
  return begun && { choice: begun, picked: placesOf(begun).slice(0, 1) };
}

function Board({ subject, turn, controller }: { subject: Subject; turn: Turn; controller: Controller }): ReactNode {
  const { words, id, title, names } = subject;
  const [shown, setShown] = useState<Shown>('better');
  const [focus, setFocus] = useState('');
  const [explained, setExplained] = useState<string | null>(null);
  const before = controller.scenery.get();
  const move = known(subject, shown === 'better' ? turn.best : turn.played);
  const found = choiceOf(before.choices, move);
  const picked = found?.picked ?? [];
  const scenery: Scenery = {
    ...before,
    // Only this move: a map opens on where it leads.
    moment: { ...before.moment, labels: names, moves: [move] },
    choices: found === undefined ? [] : [found.choice],
    selection: { picked, asked: null },
    recent: [],
  };
  const nothing = (): void => undefined;
  const still: Controller = { ...controller, pick: setExplained, drop: nothing, cancel: nothing, commit: nothing };
  const table: TableState = {
    ...{ scenery, focus, setFocus, turns: [], lately: [] },
    controller: still,
    lit: new Set(picked),
    explain: setExplained,
    consult: nothing,
  };
  const { Board: Drawn, game } = controller.board;
  useStylesOf(game.id);
  const prompt = (
    <p className="prompt" role="status">
      {words.shownAs(words[shown], subject.texts.move(move, scenery.moment.view))}
    </p>
  );
  return (
    <AtTable value={table}>
      <div className="table">
        <PageTop title={words.turnAt(numberOf(subject, turn), names[turn.seat] ?? '')} to={{ page: 'analysis', id }} />
        <main id="main" className="play">
          <Tabletop label={title}>
            <Drawn
              key={shown}
              moment={scenery.moment}
              picked={picked}
              choices={scenery.choices}
              recent={[]}
              lately={[]}
              parts={{
                prompt,
                ledge: <Ledge subject={subject} turn={turn} shown={shown} onShow={setShown} placeless={picked.length === 0} />,
                log: <TurnText subject={subject} turn={turn} />,
                first: null,
              }}
            />
          </Tabletop>
        </main>
      </div>
      {explained !== null && <Explanation place={explained} onClose={() => setExplained(null)} />}
    </AtTable>
  );
}

interface LedgeProps {
  readonly subject: Subject;
  readonly turn: Turn;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly placeless: boolean;
}

function Ledge({ subject, turn, shown, onShow, placeless }: LedgeProps): ReactNode {
  const shell = useWords();
  const { words, board, played } = subject;
  const tryIt = (): void => {
    const id = tryFrom(board.game, played, turn.index, turn.seat, shell);
    if (id !== undefined) go({ page: 'table', id });
  };
  return (
    <aside className="ledge turning" data-keep aria-label={words.analysis}>
      <fieldset className="seg">
        <legend className="sr">{words.shown}</legend>
        {(['played', 'better'] as const).map((which) => (
          <label key={which}>
            <input type="radio" name="shown" checked={which === shown} onChange={() => onShow(which)} />
            {words[which]}
          </label>
        ))}
      </fieldset>
      {placeless && <p className="why">{words.noPlace}</p>}
      <p className="why small">{words.tryMore}</p>
      <div className="deeds">
        <button type="button" className="btn primary deed" onClick={tryIt}>
          <Icon name="play" />
          {words.tryHere}
        </button>
      </div>
    </aside>
  );
}
