import type { GameTypes } from '@banquise/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
import { Mark, seatLetter } from '../shell/icon.tsx';
import { useTable } from './context.ts';
import { cutAt, type Line, linesOf } from './lines.ts';

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
  const words = useWords();
  const { controller, scenery, explain } = useTable();
  const { moment } = scenery;
  return cutAt(text, controller.board.mentions(moment, event)).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <button key={part.place} type="button" className="name" aria-label={words.explain(part.name)} onClick={() => explain(part.place)}>
        {part.name}
        <span className="peek" aria-hidden="true">
          {controller.board.help(moment, part.place)?.figure}
        </span>
      </button>
    ),
  );
}
