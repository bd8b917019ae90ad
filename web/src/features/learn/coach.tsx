import type { AnyMove } from '@banquise/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { armed, type Choice, nextPlaces, placeless, placesOf } from '../../kit/choice.ts';
import type { Controller } from '../../kit/controller.ts';
import { type LessonStep, matches, patternsAt } from '../../kit/learn/tutorial.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useStore } from '../../ui/store.ts';
import type { Tutorial } from './files.ts';
import { type Lesson, type Phase, phaseOf } from './lesson.ts';
import { inline } from './markup.ts';
import { Scores } from './scores.tsx';
import '../../kit/coach.css';

interface Props {
  readonly tutorial: Tutorial;
  readonly lesson: Lesson;
  readonly controller: Controller;
  readonly onAgain: () => void;
  readonly onPlayOn: () => void;
}

/** The voice beside the table: says what to do and why, points at it, and answers other choices kindly. */
export function Coach({ tutorial, lesson, controller, onAgain, onPlayOn }: Props): ReactNode {
  const { script, lines, frame } = tutorial;
  const progress = useStore(lesson.progress);
  const { choices, selection, moving } = useStore(controller.scenery);
  const [sure, setSure] = useState(false);
  const phase = phaseOf(script, progress);
  const step = script.steps[progress.step];
  const wanted = step === undefined || phase !== 'do' ? [] : leading(choices, step, progress.decision);
  const astray = phase === 'do' && !wanted.some((choice) => isOnTheWay(choice, selection.picked));
  const target = phase === 'do' ? targetsOf(wanted, astray ? [] : selection.picked) : (step?.point ?? []);
  usePointing(moving ? [] : target);
  const said = step === undefined ? undefined : lines[step.id];
  const other = (astray && selection.picked.length > 0) || progress.other;
  return (
    <section className="coach" aria-label={frame.coach} data-phase={phase} data-step={step?.id} data-keep>
      <div className="coach-words">
        <div role="status">
          {phase === 'done' ? <p className="coach-say display">{frame.doneTitle}</p> : <Say text={said?.say ?? ''} />}
          {phase === 'done' && <p>{frame.doneMore}</p>}
          {phase === 'watch' && <p className="muted">{frame.waiting}</p>}
          {phase === 'do' && other && <p className="coach-other">{said?.other ?? frame.other}</p>}
        </div>
        {step?.show === 'scores' && phase === 'say' && <Scores controller={controller} sheet={lesson.sheet()} title={frame.ifNow} />}
      </div>
      <div className="coach-acts">
        <p className="coach-count num small">
          {frame.step(Math.min(progress.step + 1, script.steps.length), script.steps.length)}
          <button
            type="button"
            className="btn bare icon"
            aria-label={frame.startAgain}
            title={frame.startAgain}
            onClick={() => setSure(true)}
          >
            <Icon name="rematch" />
          </button>
        </p>
        <Acts phase={phase} tutorial={tutorial} lesson={lesson} controller={controller} target={target} onPlayOn={onPlayOn} />
      </div>
      {sure && (
        <Dialog title={frame.startAgainSure} onClose={() => setSure(false)}>
          <p>{frame.startAgainMore}</p>
          <div className="row">
            <button type="button" className="btn danger" onClick={onAgain}>
              {frame.startAgain}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Choices on the board that make the decisions a step still asks for. */
function leading(choices: readonly Choice<AnyMove>[], step: LessonStep, decision: number): readonly Choice<AnyMove>[] {
  const fits = (choice: Choice<AnyMove>, upTo: number): boolean =>
    choice.moves.slice(0, upTo).every((move, i) => patternsAt(step, decision + i).some((pattern) => matches(move, pattern)));
  const whole = choices.filter((choice) => fits(choice, choice.moves.length));
  // A gesture that decides more than the step asks for begins, at least, with what it asks for.
  return whole.length > 0 ? whole : choices.filter((choice) => fits(choice, 1));
}

const isOnTheWay = (choice: Choice<AnyMove>, picked: readonly string[]): boolean => {
  const places = placesOf(choice);
  return picked.every((place) => places.includes(place));
};

/** Where to point next on the way to a choice: at a place, or at the button that does it once all places are picked. */
function targetsOf(wanted: readonly Choice<AnyMove>[], picked: readonly string[]): readonly string[] {
  const ready = picked.length === 0 ? placeless(wanted) : armed(wanted, picked);
  const places = [...nextPlaces(wanted, picked)];
  return ready[0] === undefined ? places : [DEED + ready[0].verb];
}

interface ActsProps extends Pick<Props, 'tutorial' | 'lesson' | 'controller' | 'onPlayOn'> {
  readonly phase: Phase;
  readonly target: readonly string[];
}

function Acts({ phase, tutorial: { frame }, lesson, controller, target, onPlayOn }: ActsProps): ReactNode {
  const main = useRef<HTMLButtonElement>(null);
  const { step } = useStore(lesson.progress);
  const { moving } = useStore(controller.scenery);
  const [first] = target;
  // The keyboard is where the next thing is to be done: on "Go on", or on what is pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step leads the focus once
  useEffect(() => {
    if (moving || document.querySelector('dialog[open]') !== null) return;
    const next = phase === 'do' ? (first === undefined ? undefined : findPlace(first)) : main.current;
    next?.focus({ preventScroll: true });
  }, [phase, step, moving, first]);
  if (phase === 'say')
    return (
      <button ref={main} type="button" className="btn primary" onClick={() => lesson.goOn()}>
        {frame.goOn}
        <Icon name="next" />
      </button>
    );
  if (phase !== 'done') return null;
  return (
    <div className="coach-ends">
      <button ref={main} type="button" className="btn primary" onClick={onPlayOn}>
        <Icon name="play" />
        {frame.playOn}
      </button>
      <Link className="btn" to={{ page: 'learn', game: controller.board.game.id }}>
        {frame.toRules}
      </Link>
    </div>
  );
}

/** The coach's sentences: stress only; the icons of a game are on the table. */
function Say({ text }: { text: string }): ReactNode {
  return (
    <p className="coach-say">
      {inline(text).map((part, i) => {
        const words = 'parts' in part ? part.parts.map((inner) => (inner.is === 'text' ? inner.text : '')).join('') : '';
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, in order
        return part.is === 'text' ? part.text : <strong key={i}>{words}</strong>;
      })}
    </p>
  );
}

/** Before the name of a button, which may be that of a place too. */
const DEED = 'deed ';
const KINDS = ['place', 'zone', 'piece', 'point'] as const;

const selectorOf = (name: string): string =>
  name.startsWith(DEED)
    ? `.tabletop [data-deed="${CSS.escape(name.slice(DEED.length))}"]`
    : KINDS.map((kind) => `.tabletop [data-${kind}="${CSS.escape(name)}"]`).join(', ');

/** All drawings of what has a name: a place may be drawn more than once. */
const drawn = (name: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selectorOf(name))];

/** The drawing that the keyboard can reach. */
const findPlace = (name: string): HTMLElement | undefined => {
  const all = drawn(name);
  return all.find((element) => element.tabIndex >= 0) ?? all.find((element) => element.matches('button, [tabindex]')) ?? all[0];
};

/** Marks what is pointed at, and brings the first of it into sight. */
function usePointing(places: readonly string[]): void {
  const [first] = places;
  useLayoutEffect(() => {
    const marked = places.flatMap(drawn);
    for (const element of marked) element.dataset.pointed = '';
    return () => {
      for (const element of marked) delete element.dataset.pointed;
    };
  });
  useEffect(() => {
    const place = first === undefined ? undefined : findPlace(first);
    place?.scrollIntoView({ block: 'nearest' });
    // What lies over the edge of the table, such as a hand, may still hide it.
    if (place !== undefined && isCovered(place)) place.scrollIntoView({ block: 'center' });
  }, [first]);
}

function isCovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && !element.contains(there) && !there.contains(element);
}
