import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Account, accountSeat } from './account.tsx';
import { useTable } from './context.ts';
import { useHanded } from './handed.ts';
import { LETTERS } from './keys.ts';
import { placeAt } from './place.ts';
import './help.css';

/** A piece or place, large: its picture, its text in words, why it cannot be chosen, and the rule behind it. */
export function Explanation({ place, onClose }: { place: string; onClose: () => void }): ReactNode {
  const { Behind } = useHanded();
  const { controller, scenery, explain, consult } = useTable();
  const { moment, selection, choices, recent } = scenery;
  const counted = accountSeat(place);
  if (counted !== undefined) return <Account seat={counted} onClose={onClose} />;
  const help = controller.board.help(moment, place, undefined, recent);
  if (help === undefined) return null;
  const reason = choices.length === 0 ? '' : controller.board.reason(moment, place, selection.picked);
  const rules = [...new Set([...moment.behind(reason), ...help.clauses])];
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
          {help.more}
          {reason !== '' && <p className="refusal">{reason}</p>}
          <div className="behind" style={{ '--rules': rules.length } as CSSProperties}>
            <Suspense>
              <Behind game={moment.game.id} clauses={rules} onParagraph={(paragraph) => consult({ paragraph })} />
            </Suspense>
          </div>
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

/** The player aid, the way to the rules, and the keys. */
export function GameHelp({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const { Aid } = useHanded();
  const { controller, scenery, consult } = useTable();
  const game = controller.board.game.id;
  const first = controller.board.firstGame?.(scenery.moment, false);
  return (
    <Dialog title={words.keyNames.aid ?? ''} wide className="rules" onClose={onClose}>
      <div className="prose">
        {first !== undefined && (
          <section>
            <h3>{first.goal}</h3>
            <p>{first.turn}</p>
          </section>
        )}
        <Suspense fallback={<div className="aid" aria-busy="true" />}>
          <Aid game={game} onParagraph={(paragraph) => consult({ paragraph })} />
        </Suspense>
        <p className="eye">
          <Icon name="eye" />
          {words.revealing}
        </p>
        <p>
          <button type="button" className="btn" onClick={() => consult({ clauses: [] })}>
            <Icon name="learn" />
            {words.allRules}
          </button>
        </p>
        <section className="keys-part">
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
