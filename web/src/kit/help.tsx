import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useTable } from './context.ts';
import { LETTERS } from './keys.ts';
import { placeAt } from './place.ts';
import './help.css';

/** A piece or place, large: its picture, its text in words, why it cannot be chosen, and the rule behind it. */
export function Explanation({ place, onClose }: { place: string; onClose: () => void }): ReactNode {
  const words = useWords();
  const { controller, scenery, explain } = useTable();
  const { moment, selection, choices } = scenery;
  const help = controller.board.help(moment, place);
  if (help === undefined) return null;
  const reason = choices.length === 0 ? '' : controller.board.reason(moment, place, selection.picked);
  const rules = moment.texts.help.filter(({ clauses }) => clauses.some((clause) => help.clauses.includes(clause)));
  return (
    <Dialog title={help.title} wide className="explanation" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pieces inside are buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pieces inside are buttons */}
      <div
        className="explained"
        onClick={({ target }) => {
          const other = placeAt(target);
          if (other !== undefined) explain(other);
        }}
      >
        {help.figure}
        <div>
          <ul>
            {help.lines.map(({ icon, text }) => (
              <li key={text}>
                {icon}
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {reason !== '' && <p className="refusal">{reason}</p>}
          {rules.map(({ heading, body }) => (
            <details key={heading}>
              <summary>{words.rule(heading)}</summary>
              <p>{body}</p>
            </details>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

const KEYS: readonly (readonly [string, string])[] = [
  ['arrows', '← ↑ ↓ →'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
  ['help', '?'],
  ...Object.entries(LETTERS).map(([deed, key]) => [deed, key.toUpperCase()] as const),
];

/** The rules in short and the keys. */
export function GameHelp({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const { scenery } = useTable();
  return (
    <Dialog title={words.rules} wide className="rules" onClose={onClose}>
      <div className="prose">
        {scenery.moment.texts.help.map(({ heading, body }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{body}</p>
          </section>
        ))}
        <section>
          <h3>{words.keysTitle}</h3>
          <dl className="keys">
            {KEYS.map(([deed, key]) => (
              <div key={deed}>
                <dt>
                  <kbd className="key">{key}</kbd>
                </dt>
                <dd>{words.keyNames[deed]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
