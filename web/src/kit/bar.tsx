import type { ReactNode } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { change, settings } from '../ui/settings.ts';
import { useStore } from '../ui/store.ts';
import { useTable } from './context.ts';
import { turnNumber } from './controller.ts';
import type { Panel } from './panels.tsx';

interface Props {
  readonly title: string;
  readonly onHint: () => void;
  readonly onPanel: (panel: Panel) => void;
  /** A button that does nothing now says why. */
  readonly onDead: (why: string) => void;
}

/** The bar over a table: undo, hint, help, log and menu, in this order in every game. */
export function Bar({ title, onHint, onPanel, onDead }: Props): ReactNode {
  const words = useWords();
  const { controller, scenery, company } = useTable();
  const { plain } = useStore(settings);
  const dead = (scenery.mirror.own?.undo.steps ?? 0) > 0 ? undefined : words.undoNothing;
  const turn = turnNumber(scenery, controller.board);
  const silent = company?.noHints ?? (scenery.choices.length > 0 ? undefined : words.hintNone);
  return (
    <header className="bar">
      <Link className="btn bare icon" to={company?.back ?? { page: 'home' }} aria-label={words.quit}>
        <Icon name="back" />
      </Link>
      <h1>
        {title} <small className="num">{controller.board.turnName?.(scenery.moment, turn) ?? words.turn(turn)}</small>
      </h1>
      <button type="button" className="btn bare plain-switch" onClick={() => change({ plain: !plain })}>
        {plain ? words.toPicture : words.toPlain}
      </button>
      {company?.strip}
      <nav aria-label={words.menu}>
        {company?.tools}
        <Tool icon="undo" label={words.undo} keyName="Z" why={dead} onDead={onDead} onClick={() => controller.undo()} />
        <Tool icon="hint" label={words.hint} keyName="I" why={silent} onDead={onDead} onClick={onHint} />
        <Tool icon="help" label={words.help} keyName="?" onClick={() => onPanel('help')} />
        <Tool icon="log" label={words.log} keyName="J" onClick={() => onPanel('log')} />
        <Tool icon="menu" label={words.menu} onClick={() => onPanel('menu')} />
      </nav>
    </header>
  );
}

interface ToolProps {
  readonly icon: string;
  readonly label: string;
  readonly keyName?: string;
  /** Why it does nothing now. */
  readonly why?: string | undefined;
  readonly onDead?: (why: string) => void;
  readonly onClick: () => void;
}

export const Tool = ({ icon, label, keyName, why, onDead, onClick }: ToolProps): ReactNode => (
  <button
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
