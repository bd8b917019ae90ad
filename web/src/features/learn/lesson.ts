import { type AnyMove, type Game, type Seat, type Sheet, seedFromText, type Viewer } from '@banquise/kernel';
import {
  type Accepted,
  type Answer,
  type Creation,
  create,
  handle,
  type Mirror,
  type Request,
  reflect,
  restore,
  type Speaker,
  type Stored,
  type Table,
  viewAt,
} from '@banquise/table';
import { type LessonStep, type Made, matches, patternsAt, type Script } from '../../kit/learn/tutorial.ts';
import type { Session } from '../../kit/session.ts';
import { createStore, type Store } from '../../ui/store.ts';
import { keepTable, newId, PERSON } from '../local/lay.ts';

/** How far a learner is: the step, how many of its decisions are made, how many of the script's own moves. */
export interface Progress {
  readonly step: number;
  readonly decision: number;
  readonly made: number;
  /** The learner has just tried something legal that was not asked for. */
  readonly other: boolean;
}

export interface Lesson {
  readonly session: Session;
  readonly progress: Store<Progress>;
  /** What the learner has read is done. */
  goOn(): void;
  /** The score sheet as it would be now. */
  sheet(): Sheet;
  /** Keeps the table as it stands as a game of its own; tells where. */
  playOn(): string;
}

interface Kept {
  readonly progress: Progress;
  readonly stored: Stored;
}

const keyOf = (game: string): string => `banquise.tutorial.${game}`;
const START: Progress = { step: 0, decision: 0, made: 0, other: false };
/** An easy bot: it plays on when the script is over. */
const EASY = 2;

/** Decisions a step waits for; one "Go on" where it only tells something. */
const needs = ({ play }: LessonStep): number => play?.length ?? 1;

export type Phase = 'say' | 'do' | 'watch' | 'done';

export function phaseOf({ steps }: Script, { step, decision }: Progress): Phase {
  const current = steps[step];
  if (current === undefined) return 'done';
  return decision >= needs(current) ? 'watch' : current.play === undefined ? 'say' : 'do';
}

/** How many moves of the learner the script asks for, one after the other with nothing in between, and how far they lead. */
export function hear(
  { steps }: Script,
  from: Progress,
  moves: readonly AnyMove[],
): { readonly moves: number; readonly progress: Progress } {
  let heard = { moves: 0, progress: from };
  for (const move of moves) {
    let { step, decision, made } = heard.progress;
    const before = steps[step];
    const next = steps[step + 1];
    // What the others do, or the coach says, comes between two steps.
    if (heard.moves > 0 && before !== undefined && decision >= needs(before) && !before.after?.length && !next?.later?.length)
      [step, decision, made] = [step + 1, 0, 0];
    const asked = steps[step];
    if (asked === undefined || !patternsAt(asked, decision).some((pattern) => matches(move, pattern))) break;
    heard = { moves: heard.moves + 1, progress: { step, decision: decision + 1, made, other: false } };
  }
  return heard;
}

export function hasBegun(game: string): boolean {
  return localStorage.getItem(keyOf(game)) !== null;
}

export function forget(game: string): void {
  localStorage.removeItem(keyOf(game));
}

/** Whatever was kept of this very script. */
function recall(game: Game, { seed }: Script): { readonly progress: Progress; readonly stored: Stored; readonly table: Table } | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game.id)) ?? 'null') as Kept | null;
    if (kept === null || kept.stored.creation.seed !== seedFromText(seed)) return undefined;
    const restored = restore(game, kept.stored);
    return restored.ok ? { ...kept, table: restored.value } : undefined;
  } catch {
    return undefined;
  }
}

/** A scripted deal at a real table: the learner's moves are heard when they are those asked for, the others follow the script. */
export function openLesson(game: Game, script: Script, names: readonly string[], breath: () => number): Lesson {
  const recalled = recall(game, script);
  const creation = recalled?.stored.creation ?? creationOf(game, script, names);
  const journal: Accepted[] = [...(recalled?.stored.journal ?? [])];
  let table = recalled?.table ?? made(game, creation);
  let closed = false;
  const { you, steps } = script;
  const progress = createStore(recalled?.progress ?? START);
  const thinking = createStore<Seat | null>(null);
  const viewer = createStore<Viewer>(you);

  const command = (by: Speaker, request: Request): Answer => {
    const outcome = handle(game, table, { id: newId(), by, version: table.entries.length, ...request }, Date.now());
    table = outcome.table;
    if (outcome.append !== null) journal.push(outcome.append);
    return outcome.answer;
  };
  if (recalled === undefined) command('host', { type: 'start' });

  /** Nothing is taken back here: the script would lose its thread. */
  const seen = (known?: Mirror): Mirror => {
    const next = reflect(game, table, you, known);
    return next.own === null ? next : { ...next, own: { ...next.own, undo: { steps: 0, stop: 'start' } } };
  };
  const mirror = createStore(seen());
  const tell = (part: Partial<Progress>): void => {
    progress.set({ ...progress.get(), other: false, ...part });
    const kept: Kept = { progress: { ...progress.get(), other: false }, stored: { creation, journal } };
    try {
      localStorage.setItem(keyOf(game.id), JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still teaches; it only cannot come back.
    }
    mirror.set(seen(mirror.get()));
  };

  const perform = ([seat, pattern]: Made): void => {
    const move = game.moves(table.state as never, seat).find((one) => matches(one, pattern));
    command(seat === you ? { person: PERSON } : 'host', { type: 'move', seat, step: 0, move });
  };

  /** What the script does by itself until it is the learner's turn to do or to read something. */
  async function run(): Promise<void> {
    for (;;) {
      const now = progress.get();
      const step = steps[now.step];
      if (step === undefined || closed) return;
      const later = step.later ?? [];
      if (now.made < later.length) {
        later.slice(now.made).forEach(perform);
        tell({ made: later.length });
        continue;
      }
      if (now.decision < needs(step)) return;
      const next = step.after?.[now.made - later.length];
      if (next === undefined) {
        tell({ ...START, step: now.step + 1 });
        continue;
      }
      thinking.set(next[0]);
      await new Promise((resolve) => setTimeout(resolve, breath()));
      thinking.set(null);
      if (closed) return;
      perform(next);
      tell({ made: now.made + 1 });
    }
  }

  /** What the script asks for goes to the table as one act, as at any table; what is beyond it waits. */
  async function act(moves: readonly AnyMove[]): Promise<Answer> {
    const heard = hear(script, progress.get(), moves);
    const asked = moves.slice(0, heard.moves);
    const seat = { seat: you, step: 0 };
    const answer =
      asked.length === 0
        ? REFUSED
        : command(
            { person: PERSON },
            asked.length === 1 ? { type: 'move', ...seat, move: asked[0] } : { type: 'act', ...seat, moves: asked },
          );
    if (answer.ok) {
      tell(heard.progress);
      void run();
    }
    if (asked.length === moves.length) return answer;
    progress.set({ ...progress.get(), other: true });
    return REFUSED;
  }

  const session: Session = {
    ...{ mirror, viewer, thinking, play: { act } },
    past: (version) => viewAt(game, table, you, version),
    close: () => {
      closed = true;
    },
  };
  void run();
  return {
    ...{ session, progress },
    goOn() {
      tell({ decision: 1 });
      void run();
    },
    sheet: () => game.score(table.state as never),
    playOn() {
      closed = true;
      forget(game.id);
      return keepTable(game, table, { creation, journal });
    },
  };
}

const REFUSED: Answer = { ok: false, from: 'table', refusal: { code: 'not-started' } };

function creationOf(game: Game, { seed, seats, options = {}, you }: Script, names: readonly string[]): Creation {
  return {
    ...{ id: newId(), game: game.id, rules: game.rules, options, owner: PERSON, seed: seedFromText(seed), at: Date.now() },
    seats: Array.from({ length: seats }, (_, seat) => {
      const name = names[seat] ?? `${seat + 1}`;
      return seat === you ? { kind: 'person', name, person: PERSON, confirm: false } : { kind: 'bot', name, level: EASY };
    }),
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: EASY },
  };
}

function made(game: Game, creation: Creation): Table {
  const laid = create(game, creation);
  if (!laid.ok) throw new Error(`${laid.problem.field} should be ${laid.problem.expected}`);
  return laid.value;
}
