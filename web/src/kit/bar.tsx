import { type ReactNode, type RefObject, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { change, settings } from '../ui/settings.ts';
import { useStore } from '../ui/store.ts';
import { useTable } from './context.ts';
import type { Panel } from './panels.tsx';
import { turnNumber } from './scenery.ts';
import { hasPlayed, undoEnd } from './undo.ts';

interface Props {
  readonly title: string;
  /** Its undo, which the key presses too: where it ends it says why, or asks. */
  readonly undoing: RefObject<HTMLButtonElement | null>;
  readonly onHint: () => void;
  readonly onPanel: (panel: Panel) => void;
  /** A button that does nothing now says why. */
  readonly onDead: (why: string) => void;
}

/** The bar over a table: undo, hint, help, log and menu, in this order in every game. */
export function Bar({ title, undoing, onHint, onPanel, onDead }: Props): ReactNode {
  const words = useWords();
  const { controller, scenery, company } = useTable();
  const { plain } = useStore(settings);
  const back = useUndo();
  const practice = scenery.mirror.status.practice ? ` · ${words.practice}` : '';
  const turn = turnNumber(scenery, controller.board);
  const silent = company?.noHints ?? (scenery.choices.length > 0 ? undefined : words.hintNone);
  return (
    <header className="bar">
      <Link className="btn bare icon" to={company?.back ?? { page: 'home' }} aria-label={words.quit}>
        <Icon name="back" />
      </Link>
      <h1>
        {title}{' '}
        <small className="num">
          {controller.board.turnName?.(scenery.moment, turn) ?? words.turn(turn)}
          {practice}
        </small>
      </h1>
      <button type="button" className="btn bare plain-switch" onClick={() => change({ plain: !plain })}>
        {plain ? words.toPicture : words.toPlain}
      </button>
      {company?.strip}
      <nav aria-label={words.menu}>
        {company?.tools}
        <Tool ref={undoing} icon="undo" label={words.undo} keyName="Z" why={back.why} onDead={onDead} onClick={back.undo} />
        <Tool icon="hint" label={words.hint} keyName="I" why={silent} onDead={onDead} onClick={onHint} />
        <Tool icon="help" label={words.help} keyName="?" onClick={() => onPanel('help')} />
        <Tool icon="log" label={words.log} keyName="J" onClick={() => onPanel('log')} />
        <Tool icon="menu" label={words.menu} onClick={() => onPanel('menu')} />
      </nav>
      {back.dialog}
    </header>
  );
}

/** One step back where that is fair; against bots alone also what is not, and then the game is practice. */
function useUndo(): { readonly why: string | undefined; readonly undo: () => void; readonly dialog: ReactNode } {
  const words = useWords();
  const { controller, scenery } = useTable();
  const [asked, setAsked] = useState(false);
  const { own, status } = scenery.mirror;
  const rewind = controller.session.play?.rewind;
  const fair = (own?.undo.steps ?? 0) > 0;
  if (fair || rewind === undefined || own?.rewind !== true || !hasPlayed(scenery.mirror))
    return { why: fair ? undefined : undoEnd(scenery, words, controller.board), undo: () => controller.undo(), dialog: null };
  const takeBack = (): void => {
    setAsked(false);
    controller.skip();
    void rewind().then((answer) => answer.ok && controller.say(words.undone));
  };
  const dialog = asked && (
    <Dialog title={words.rewind} onClose={() => setAsked(false)}>
      <p>{undoEnd(scenery, words, controller.board)}</p>
      <p>{words.rewindMore}</p>
      <div className="actions">
        <button type="button" className="btn" onClick={() => setAsked(false)}>
          {words.close}
        </button>
        <button type="button" className="btn primary" onClick={takeBack}>
          {words.rewind}
        </button>
      </div>
    </Dialog>
  );
  return { why: undefined, undo: status.practice ? takeBack : () => setAsked(true), dialog };
}

interface ToolProps {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly icon: string;
  readonly label: string;
  readonly keyName?: string;
  /** Why it does nothing now. */
  readonly why?: string | undefined;
  readonly onDead?: (why: string) => void;
  readonly onClick: () => void;
}

export const Tool = ({ ref, icon, label, keyName, why, onDead, onClick }: ToolProps): ReactNode => (
  <button
    ref={ref}
    type="button"
    className="btn bare tool"
    aria-disabled={why === undefined ? undefined : true}
    title={why}
    onClick={() => (why === undefined ? onClick() : onDead?.(why))}
  >
    <Icon name={icon} />
    <span className="tool-name">{label}</span>
    {keyName !== undefined && (
      <span className="key" aria-hidden="true">
        {keyName}
      </span>
    )}
  </button>
);
