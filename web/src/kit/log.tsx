import type { GameTypes } from '@banquise/kernel';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { Mark, seatLetter } from '../shell/icon.tsx';
import { useTable } from './context.ts';
import { cutAt, type Line, linesOf } from './lines.ts';

/** Room for the picture of a card, in pixels. */
const PEEK = 240;

/** One line per move with what came of it; names show their card, and a click on the line shows the table as it was. */
export function Log({ onLook }: { onLook?: () => void }): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const { mirror, moment, looking } = scenery;
  const lines = linesOf(mirror.entries, moment.texts, moment.names);
  if (lines.length === 0) return <p className="muted small">{words.logEmpty}</p>;
  const look = (version: number): void => {
    controller.look(version);
    onLook?.();
  };
  return (
    <ol className="log">
      {lines.map((line) => (
        <LogLine key={line.version} line={line} shown={looking === line.version} onLook={() => look(line.version)} />
      ))}
    </ol>
  );
}

function LogLine({ line, shown, onLook }: { line: Line; shown: boolean; onLook: () => void }): ReactNode {
  const words = useWords();
  const [first, ...others] = line.said;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mark of the line is a button that does the same
    <li
      className={`line ${shown ? 'shown' : ''}`}
      data-keep
      onClick={({ target }) => target instanceof Element && target.closest('button') === null && onLook()}
    >
      <button
        type="button"
        className="when"
        aria-label={`${seatLetter(line.seat)}. ${words.lookBack(first?.text ?? '')}`}
        aria-current={shown ? 'step' : undefined}
        onClick={onLook}
      >
        <Mark seat={line.seat} size="s" />
      </button>
      <div>
        {first !== undefined && (
          <p>
            <Sentence {...first} />
          </p>
        )}
        {others.length > 0 && (
          <ul>
            {others.map(({ event, text }) => (
              <li key={text}>
                <Sentence event={event} text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** A sentence whose names can be looked at. */
function Sentence({ event, text }: { event: GameTypes['Event']; text: string }): ReactNode {
  const { controller, scenery } = useTable();
  return cutAt(text, controller.board.mentions(scenery.moment, event)).map((part) =>
    typeof part === 'string' ? part : <Name key={part.place} {...part} />,
  );
}

/** A name: pointed at, it shows its card; pressed, it explains it. */
function Name({ name, place }: { name: string; place: string }): ReactNode {
  const words = useWords();
  const { controller, scenery, explain } = useTable();
  const [at, setAt] = useState<{ readonly left: number; readonly bottom: number } | null>(null);
  const show = ({ currentTarget }: SyntheticEvent): void => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setAt({ left: Math.min(left, innerWidth - PEEK), bottom: innerHeight - top + 8 });
  };
  const hide = (): void => setAt(null);
  return (
    <button
      type="button"
      className="name"
      aria-label={words.explain(name)}
      onClick={() => explain(place)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event)}
      onPointerLeave={hide}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(event)}
      onBlur={hide}
    >
      {name}
      {at !== null && (
        <span className="peek" aria-hidden="true" style={at}>
          {controller.board.help(scenery.moment, place)?.figure}
        </span>
      )}
    </button>
  );
}
