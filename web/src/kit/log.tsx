import type { GameTypes } from '@banquise/kernel';
import { memo, type ReactNode, type SyntheticEvent, useMemo, useState } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Mark, seatLetter } from '../ui/icon.tsx';
import type { Moment } from './board.ts';
import { useTable } from './context.ts';
import type { Controller } from './controller.ts';
import { cutAt, linesOf, type Part } from './lines.ts';
import './log.css';

/** Room for the picture of a card, in pixels. */
const PEEK = 240;

/** One line per move with what came of it; names show their card, and a click on the line shows the table as it was. */
export function Log({ onLook }: { onLook?: () => void }): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const { mirror, moment, looking, told } = scenery;
  const { texts, names } = moment;
  // A log grows long and changes seldom: its lines are made once, not at every click on the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the moment only its words matter here, and they change with the texts
  const lines = useMemo(
    () =>
      linesOf(
        mirror.entries.filter(({ version }) => version <= told),
        texts,
        names,
      ).map((line) => ({
        ...line,
        said: line.said.map(({ event, text }) => partsOf(controller, moment, event, text)),
      })),
    [mirror.entries, told, texts, controller],
  );
  if (lines.length === 0) return <p className="muted small">{words.logEmpty}</p>;
  const look = (version: number): void => {
    controller.look(version);
    onLook?.();
  };
  return (
    <ol className="log">
      {lines.map(({ version, seat, said }) => (
        <LogLine key={version} seat={seat} said={said} shown={looking === version} onLook={() => look(version)} />
      ))}
    </ol>
  );
}

interface Said {
  readonly text: string;
  readonly parts: readonly Part[];
}

const partsOf = (controller: Controller, moment: Moment, event: GameTypes['Event'], text: string): Said => ({
  text,
  parts: cutAt(text, controller.board.mentions(moment, event)),
});

interface LineProps {
  readonly seat: number;
  readonly said: readonly Said[];
  readonly shown: boolean;
  readonly onLook: () => void;
}

const LogLine = memo(
  function LogLine({ seat, said, shown, onLook }: LineProps): ReactNode {
    const words = useWords();
    const [first, ...others] = said;
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
          aria-label={`${seatLetter(seat)}. ${words.lookBack(first?.text ?? '')}`}
          aria-current={shown ? 'step' : undefined}
          onClick={onLook}
        >
          <Mark seat={seat} size="s" />
        </button>
        <div>
          {first !== undefined && (
            <p>
              <Sentence parts={first.parts} />
            </p>
          )}
          {others.length > 0 && (
            <ul>
              {others.map(({ text, parts }) => (
                <li key={text}>
                  <Sentence parts={parts} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </li>
    );
  },
  (before, after) => before.said === after.said && before.shown === after.shown,
);

/** A sentence whose names can be looked at. */
const Sentence = ({ parts }: { parts: readonly Part[] }): ReactNode =>
  parts.map((part) => (typeof part === 'string' ? part : <Name key={part.place} {...part} />));

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
