import { type AnyMove, figure } from '@banquise/kernel';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { chance } from '../ui/number.ts';
import type { Change } from './board.ts';
import { type Choice, placeless, placesOf } from './choice.ts';
import { SecretOpen, useTable } from './context.ts';
import { ready } from './scenery.ts';
import type { Advice } from './session.ts';
import { WalkBar } from './walkbar.tsx';

export interface HintState {
  /** What it was asked for: with another decision it is gone. */
  readonly decision: string;
  readonly thinking: boolean;
  readonly advice: readonly Advice[];
}

/** What lies under the thumb: what a choice would do, and the buttons that do it. One thing at a time. */
export function Ledge({ hints, onHintDone }: { hints: HintState | null; onHintDone: () => void }): ReactNode {
  const { scenery } = useTable();
  const { mirror, selection, choices, looking, moving } = scenery;
  if (looking !== null) return <WalkBar version={looking} />;
  if (moving) return null;
  if (selection.picked.length > 0) return <Chosen />;
  if (mirror.own?.complete === true) return <ConfirmTurn />;
  const deeds = placeless(choices);
  return (
    <>
      {deeds.length > 0 && (
        <aside className="ledge" data-keep>
          <Deeds deeds={deeds} />
        </aside>
      )}
      {hints !== null && <Hints hints={hints} onDone={onHintDone} />}
    </>
  );
}

function Chosen(): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const { moment, selection } = scenery;
  const deeds = ready(scenery);
  const caption = controller.board.caption(moment, selection.picked, deeds);
  const last = selection.picked.at(-1);
  const reason = last === undefined ? '' : controller.board.reason(moment, last, selection.picked);
  return (
    <aside className="ledge" data-keep aria-label={caption?.title}>
      {caption !== undefined && (
        <>
          <div className="ledge-head">
            {caption.figure}
            <div>
              <h2>{caption.title}</h2>
              {caption.text !== undefined && <p>{caption.text}</p>}
            </div>
          </div>
          {caption.changes.length > 0 && (
            <ol className="changes num">
              {caption.changes.map((change) => (
                <ChangeLine key={change.label} change={change} />
              ))}
            </ol>
          )}
          {caption.why !== undefined && <p className="why">{caption.why}</p>}
        </>
      )}
      {reason !== '' && <p className="why lacking">{reason}</p>}
      <div className="deeds">
        <button type="button" className="btn bare" onClick={() => controller.cancel()}>
          {words.cancel}
        </button>
        <Deeds deeds={deeds} />
      </div>
    </aside>
  );
}

const ChangeLine = ({ change: { icon, label, from, to } }: { change: Change }): ReactNode => (
  <li>
    {icon}
    <span>
      <small>{label}</small>
      <b>
        {figure(from)} <i aria-hidden="true">→</i>
        <span className="sr"> → </span> {figure(to)}
      </b>
    </span>
  </li>
);

/**
 * The second half of a double click was meant for what lay here before it, and does nothing: a button that came in between was not read yet.
 * Of quick taps nobody knows: a finger that goes from one button to the next one is counted as a double tap too.
 */
const single =
  (act: () => void) =>
  ({ detail, nativeEvent }: MouseEvent): void => {
    const finger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (detail < 2 || finger) act();
  };

/** The first deed is the main one and stands last, the largest. */
function Deeds({ deeds }: { deeds: readonly Choice<AnyMove>[] }): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const { moment } = scenery;
  const open = useContext(SecretOpen);
  return [...deeds].reverse().map((deed, i) => {
    const reveals = moment.after(deed.moves).reveals;
    return (
      <button
        // It stays the same button, and keeps the focus, when its places are chosen.
        key={`${deed.verb} ${(deed.shown ?? deed.path).join(' ')}`}
        type="button"
        data-deed={deed.verb}
        className={`btn deed ${controller.board.declines?.(deed) ? 'bare declines' : i === deeds.length - 1 ? 'primary' : ''}`}
        title={reveals ? words.reveals : undefined}
        onClick={single(() => (deed.shown === undefined ? controller.commit(deed) : controller.select(deed.shown)))}
      >
        {reveals && <Icon name="eye" />}
        {controller.board.verb(moment, deed, open)}
        {reveals && <span className="sr"> ({words.reveals})</span>}
      </button>
    );
  });
}

/** The prompt says that the turn is ready: said twice, one wonders what the difference is. */
function ConfirmTurn(): ReactNode {
  const words = useWords();
  const { controller } = useTable();
  return (
    <aside className="ledge" data-keep aria-label={words.confirmTurn}>
      <div className="deeds">
        <button type="button" className="btn" onClick={() => controller.undo()}>
          <Icon name="undo" />
          {words.undo}
        </button>
        <button type="button" className="btn primary deed" onClick={single(() => controller.confirm())}>
          <Icon name="check" />
          {words.confirmTurn}
        </button>
      </div>
    </aside>
  );
}

/** Three moves a strong bot thinks best; choosing one shows it on the board, and does nothing yet. */
function Hints({ hints: { thinking, advice }, onDone }: { hints: HintState; onDone: () => void }): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const { moment, choices } = scenery;
  const show = (move: AnyMove): void => {
    onDone();
    const found = choices.find(({ moves }) => moves.length === 1 && moves[0] === move);
    // Of a gesture that makes more than one decision, the place it begins with.
    const begun = choices.find(({ moves }) => moves[0] === move);
    // What has no place on the board cannot be shown there: it is done.
    if (found !== undefined && placesOf(found).length === 0) controller.commit(found);
    else if (found !== undefined) controller.select(placesOf(found));
    else if (begun !== undefined) controller.select(placesOf(begun).slice(0, 1));
  };
  return (
    <aside className="ledge advice" data-keep aria-label={words.hint}>
      <p className="why" role="status">
        {thinking ? words.hintThinking : words.hintLead}
      </p>
      <ol className="hints">
        {advice.map(({ move, margin, win }) => (
          <li key={JSON.stringify(move)}>
            <button type="button" className="btn" onClick={() => show(move)}>
              <span>{moment.texts.move(move, moment.view)}</span>
              <b className="num">
                {words.byPoints(Math.round(margin))}
                {win === undefined ? '' : ` · ${chance(win, moment.language)}`}
              </b>
            </button>
          </li>
        ))}
      </ol>
      <div className="deeds">
        <button type="button" className="btn bare" onClick={onDone}>
          {words.close}
        </button>
      </div>
    </aside>
  );
}
