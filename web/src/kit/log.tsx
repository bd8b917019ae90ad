import { type GameTypes, signed } from '@banquise/kernel';
import { Fragment, memo, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useWords, type Words } from '../ui/i18n/index.ts';
import { Icon, Mark, seatLetter } from '../ui/icon.tsx';
import type { Moment, Turn } from './board.ts';
import { useTable } from './context.ts';
import type { Controller } from './controller.ts';
import { gainOf, whyOf } from './gain.ts';
import { cutAt, type Part, stepsOf } from './logged.ts';
import { roundAfter, toldOf, turnsOf } from './turns.ts';
import { Why } from './why.tsx';
import './log.css';

/** Room for the picture of a card, in pixels. */
const PEEK = 240;

/** One line a turn: who, what, and what it brought; its steps are folded below. A click shows the table after that turn. */
export function Log({ onLook }: { onLook?: () => void }): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const { mirror, moment, looking, told } = scenery;
  const { texts, names, you } = moment;
  // A log grows long and changes seldom: its lines are made once, not at every click on the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the moment only its words and its reader matter here
  const lines = useMemo(() => {
    const entries = mirror.entries.filter(({ version }) => version <= told);
    return tellingsOf(controller, moment, turnsOf(entries, controller.board), words);
  }, [mirror.entries, told, texts, names, you, controller, words]);
  const list = useRef<HTMLOListElement>(null);
  // A walk through the past lights one line after the other; back from it, the newest turns stand at the top.
  useEffect(() => {
    if (looking === null) list.current?.parentElement?.scrollTo(0, 0);
    else list.current?.querySelector('.shown')?.scrollIntoView({ block: 'nearest' });
  }, [looking]);
  if (lines.length === 0) return <p className="muted small">{words.logEmpty}</p>;
  const look = (version: number): void => {
    controller.look(version);
    onLook?.();
  };
  const rounds = lines.some(({ round }, i) => i > 0 && round === lines[i - 1]?.round);
  return (
    <ol ref={list} className="log">
      {lines.map((line, i) => (
        <Fragment key={line.turn.first}>
          {rounds && line.round !== lines[i - 1]?.round && (
            <li className="round">{controller.board.turnName?.(moment, line.round) ?? words.turn(line.round)}</li>
          )}
          <LogLine
            line={line}
            name={line.turn.seat === you && controller.board.tell !== undefined ? words.you : (names[line.turn.seat] ?? '')}
            shown={looking !== null && looking >= line.turn.first && looking <= line.turn.last}
            onLook={() => look(line.turn.last)}
          />
        </Fragment>
      ))}
    </ol>
  );
}

/** A turn as the log writes it. */
interface ToldTurn {
  readonly turn: Turn;
  /** The number that the bar showed during this turn. */
  readonly round: number;
  readonly said: readonly Part[];
  readonly steps: readonly (readonly Part[])[];
  readonly gain: number | undefined;
}

/** The newest first. */
function tellingsOf(controller: Controller, moment: Moment, turns: readonly Turn[], words: Words): ToldTurn[] {
  const { board } = controller;
  let round = board.firstRound ?? 1;
  const lines: ToldTurn[] = [];
  for (const turn of turns) {
    const mentions = turn.events.flatMap((event) => board.mentions(moment, event as GameTypes['Event']));
    const steps = stepsOf(moment, turn, words);
    const said = toldOf(board, moment, turn, turns).full;
    if (said !== '') {
      const gain = gainOf(controller, turn, turn.seat);
      lines.unshift({ turn, round, said: cutAt(said, mentions), steps: steps.map((step) => cutAt(step, mentions)), gain });
    }
    round = roundAfter(board, round, turn.events);
  }
  return lines;
}

interface LineProps {
  readonly line: ToldTurn;
  readonly name: string;
  readonly shown: boolean;
  readonly onLook: () => void;
}

/** What unfolds at the foot of a low log would stay below its edge. */
const inSight = (steps: HTMLElement | null): void => steps?.closest('.line')?.scrollIntoView({ block: 'nearest' });

const LogLine = memo(
  function LogLine({ line: { turn, said, steps, gain }, name, shown, onLook }: LineProps): ReactNode {
    const words = useWords();
    const [open, setOpen] = useState(false);
    const text = said.map((part) => (typeof part === 'string' ? part : part.name)).join('');
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the mark of the line is a button that does the same
      <li
        className={`line ${shown ? 'shown' : ''}`}
        data-keep
        onClick={({ target }) => target instanceof Element && target.closest('button, [role=button]') === null && onLook()}
      >
        <button
          type="button"
          className="when"
          aria-label={`${seatLetter(turn.seat)}. ${words.lookBack(`${name} ${text}`)}`}
          aria-current={shown ? 'step' : undefined}
          onClick={onLook}
        >
          <Mark seat={turn.seat} size="s" />
        </button>
        <p>
          <b>{name}</b> <Sentence parts={said} />
        </p>
        <span className={`gain num ${gain === undefined ? 'none' : ''}`}>{gain === undefined ? '–' : signed(gain)}</span>
        <button type="button" className="fold" aria-expanded={open} aria-label={words.steps(steps.length)} onClick={() => setOpen(!open)}>
          <Icon name="down" />
        </button>
        {open && (
          <ul ref={inSight}>
            {steps.map((parts, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a turn stand in their order, and two may read alike
              <li key={i}>
                <Sentence parts={parts} />
              </li>
            ))}
            {gain !== undefined && gain !== 0 && (
              <li className="num">
                <TurnWhy turn={turn} />
              </li>
            )}
          </ul>
        )}
      </li>
    );
  },
  (before, after) => before.line === after.line && before.shown === after.shown && before.name === after.name,
);

/** Which lines of the score a turn changed; reckoned only when somebody wants to know. */
function TurnWhy({ turn }: { turn: Turn }): ReactNode {
  const { controller } = useTable();
  const gain = useMemo(() => whyOf(controller, turn, turn.seat), [controller, turn]);
  return gain === undefined ? null : <Why gain={gain} />;
}

/** A sentence whose names can be looked at. */
const Sentence = ({ parts }: { parts: readonly Part[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice in a sentence, and a sentence never changes
  parts.map((part, i) => (typeof part === 'string' ? part : <Name key={`${i} ${part.place}`} {...part} />));

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
    // biome-ignore lint/a11y/useSemanticElements: a button does not break over two lines as the words of a sentence do
    <span
      role="button"
      tabIndex={0}
      className="name"
      aria-label={words.explain(name)}
      onClick={() => explain(place)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        explain(place);
      }}
      // A line that comes to lie under a resting mouse was not pointed at.
      onPointerMove={(event) => event.pointerType === 'mouse' && at === null && show(event)}
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
    </span>
  );
}
