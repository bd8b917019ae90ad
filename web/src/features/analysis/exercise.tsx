import type { AnyMove, GameTypes, Viewer } from '@banquise/kernel';
import { handle, reflect } from '@banquise/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import type { Company } from '../../kit/company.ts';
import { type Controller, createController } from '../../kit/controller.ts';
import { TableFrame } from '../../kit/frame.tsx';
import type { Session } from '../../kit/session.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { createStore, type Store, useStore } from '../../ui/store.ts';
import { PERSON, replayed } from '../local/lay.ts';
import { mannerOf } from '../local/open-table.ts';
import type { Subject } from './page.tsx';
import { numberOf } from './rounds.ts';
import type { Study, Turn } from './study.ts';
import { TurnText } from './turn.tsx';
import '../../kit/coach.css';
import './analysis.css';

/** How far one has come with a position. */
type Verdict = 'open' | 'again' | 'same' | 'found' | 'shown';

interface Trial {
  readonly controller: Controller;
  readonly verdict: Store<Verdict>;
}

/** A position in which one gave away points, to be played again until a good move is found. */
export function Exercise({ subject, study, turn }: { subject: Subject; study: Study; turn: Turn }): ReactNode {
  const shell = useWords();
  const trial = useMemo(() => trialOf(subject, turn, shell), [subject, turn, shell]);
  useEffect(() => () => trial?.controller.close(), [trial]);
  if (trial === undefined) return null;
  const { title, id, words } = subject;
  const company: Company = {
    ...{ back: { page: 'analysis', id }, strip: null, tools: null, menu: null, noHints: words.noHelp, confirm: undefined, rematch: null },
    onReplay: () => undefined,
  };
  return (
    <TableFrame
      controller={trial.controller}
      title={words.learn}
      accent={tileOf(subject.board.game.id)?.accent ?? 'glacier'}
      company={company}
      coach={<Task subject={subject} study={study} turn={turn} trial={trial} label={title} />}
    />
  );
}

/** The table before the decision. A good move is played; any other one changes nothing. */
function trialOf(subject: Subject, turn: Turn, shell: ReturnType<typeof useWords>): Trial | undefined {
  const { board, texts, played, language } = subject;
  const { record } = played;
  const laid = replayed(board.game, { ...record, moves: record.moves.slice(0, turn.index) });
  if (!laid.ok) return undefined;
  const verdict = createStore<Verdict>('open');
  let { table } = laid.value;
  const mirror = createStore(reflect(board.game, table, turn.seat));
  const is = (one: AnyMove, other: AnyMove): boolean => JSON.stringify(one) === JSON.stringify(other);
  const session: Session = {
    ...{ mirror, viewer: createStore<Viewer>(turn.seat) },
    play: {
      async act(moves) {
        const [first] = moves as readonly AnyMove[];
        const isGood = first !== undefined && turn.good.some((good) => is(good, first));
        if (!isGood || verdict.get() === 'found') {
          if (verdict.get() !== 'found') verdict.set(first !== undefined && is(first, turn.played) ? 'same' : 'again');
          return { ok: false, from: 'table', refusal: { code: 'already-so' } };
        }
        const { version } = mirror.get();
        const command = { id: 'found', by: { person: PERSON }, version, type: 'move', seat: turn.seat, step: 0, move: first } as const;
        const outcome = handle<GameTypes>(board.game, table, command, table.now);
        table = outcome.table;
        verdict.set('found');
        mirror.set(reflect(board.game, table, turn.seat));
        return outcome.answer;
      },
    },
  };
  return { controller: createController(session, board, texts, mannerOf(language, shell)), verdict };
}

interface TaskProps {
  readonly subject: Subject;
  readonly study: Study;
  readonly turn: Turn;
  readonly trial: Trial;
  readonly label: string;
}

/** What is to be done, how it went, and the way to the next one. */
function Task({ subject, study, turn, trial, label }: TaskProps): ReactNode {
  const { words, names, id } = subject;
  const verdict = useStore(trial.verdict);
  const [tries, setTries] = useState(0);
  useEffect(() => trial.verdict.subscribe(() => setTries((n) => n + 1)), [trial]);
  const own = study.turns.filter(({ seat }) => seat === turn.seat);
  const n = own.indexOf(turn);
  const next = own[n + 1];
  const over = verdict === 'found' || verdict === 'shown';
  return (
    <section className={`coach exercise ${over ? 'over' : ''}`} aria-label={`${words.learn}, ${label}`}>
      <div className="coach-words">
        <p className="coach-count num">
          {words.exercise(n + 1, own.length)} · {words.turnAt(numberOf(subject, turn), names[turn.seat] ?? '')}
        </p>
        <div role="status" key={tries}>
          <p className="coach-say">{words.verdicts[verdict]}</p>
          {over && <TurnText subject={subject} turn={turn} />}
        </div>
      </div>
      <div className="coach-acts">
        {!over && (
          <button type="button" className="btn" onClick={() => trial.verdict.set('shown')}>
            <Icon name="eye" />
            {words.solution}
          </button>
        )}
        {over && next !== undefined && (
          <Link className="btn primary" to={{ page: 'analysis', id, at: `learn-${next.index}` }}>
            {words.nextExercise}
            <Icon name="next" />
          </Link>
        )}
        {over && (
          <Link className={`btn ${next === undefined ? 'primary' : ''}`} to={{ page: 'analysis', id }}>
            {words.back}
          </Link>
        )}
      </div>
    </section>
  );
}
