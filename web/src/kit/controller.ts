import type { Game, GameTypes, Language, Names, Texts } from '@banquise/kernel';
import type { Mirror, SeenEntry } from '@banquise/table';
import { createStore, type Store } from '../ui/store.ts';
import type { BoardModule, Moment } from './board.ts';
import { armed, type Choice, cancel, drop, NOTHING, nextPlaces, pick, type Selection, type Step, survive } from './choice.ts';
import { createDirector, type Director, type Frame } from './director.ts';
import { momentOf } from './moment.ts';
import type { Session } from './session.ts';
import { play as sound } from './sound.ts';

/** Everything the screens of a table are drawn from. */
export interface Scenery<T extends GameTypes = GameTypes> {
  readonly mirror: Mirror<T>;
  /** The picture now: on the way, in the past, or as things stand. */
  readonly moment: Moment<T>;
  readonly choices: readonly Choice<T['Move']>[];
  readonly selection: Selection;
  /** The version of the past that is being looked at. */
  readonly looking: number | null;
  readonly moving: boolean;
  /** The last version that was shown: the log must not run ahead of the pieces. */
  readonly told: number;
  /** What happened since the viewer's own last turn. */
  readonly recent: readonly T['Event'][];
  /** Said once to those who cannot see: refusals, what others did, what was taken back. */
  readonly spoken: string;
}

export interface Controller<T extends GameTypes = GameTypes> {
  readonly scenery: Store<Scenery<T>>;
  readonly session: Session<T>;
  readonly board: BoardModule<T>;
  /** Where pieces are drawn; changes a picture so that they can be seen travelling. */
  stage: (change: () => void, frame: Frame<T['View']>, ms: number) => void;
  pick(place: string): void;
  drop(from: string, to: string): void;
  cancel(): void;
  select(path: readonly string[]): void;
  commit(choice: Choice<T['Move']>): void;
  undo(): void;
  confirm(): void;
  skip(): void;
  look(version: number | null): void;
  say(text: string): void;
  close(): void;
}

export interface Manner {
  readonly language: Language;
  /** Factor on durations; 0: nothing moves. */
  pace(): number;
  sounds(): boolean;
  /** Words of the shell that the controller itself says. */
  readonly you: string;
  readonly undone: string;
  readonly nothingToUndo: string;
}

export function createController<T extends GameTypes>(
  session: Session<T>,
  board: BoardModule<T>,
  texts: Texts<T>,
  manner: Manner,
): Controller<T> {
  const game: Game<T> = board.game;
  const namesOf = (mirror: Mirror<T>): Names => mirror.status.seats.map(({ name }) => name);
  // Whose eyes the picture is drawn for. While a curtain falls the session looks with the next pair already, and what the
  // last one still sees must not be drawn as hers: she would hold cards that view does not know.
  let eyes = session.viewer.get();
  const labelsOf = (mirror: Mirror<T>): Names => {
    const alone = mirror.status.seats.filter(({ kind }) => kind === 'person').length === 1;
    return namesOf(mirror).map((name, seat) => (alone && seat === eyes ? manner.you : name));
  };
  const first = session.mirror.get();
  let shownVersion = first.version;
  let shownSteps = first.own?.draft.length ?? 0;
  let spoken = '';

  const momentAt = (mirror: Mirror<T>, view: T['View'], moves: readonly T['Move'][]): Moment<T> =>
    momentOf(game, texts, manner.language, namesOf(mirror), eyes, view, moves, labelsOf(mirror));

  const settled = (mirror: Mirror<T>): Scenery<T> => {
    const moment = momentAt(mirror, mirror.view as T['View'], mirror.own?.moves ?? []);
    const choices = mirror.own === null || mirror.own.moves.length === 0 ? [] : board.choices(moment);
    return {
      mirror,
      moment,
      choices,
      selection: NOTHING,
      looking: null,
      moving: false,
      told: mirror.version,
      recent: recentOf(mirror),
      spoken,
    };
  };

  const scenery = createStore<Scenery<T>>(settled(first));
  const patch = (part: Partial<Scenery<T>>): void => scenery.set({ ...scenery.get(), ...part });

  const director: Director<T['View']> = createDirector<T['View']>(
    {
      now: () => scenery.get().moment.view,
      show(frame, ms) {
        const { mirror } = scenery.get();
        if (frame.sound !== undefined && ms > 0 && manner.sounds()) sound(frame.sound);
        // What one has picked stays picked: where all choose at once, the others' choices must not undo one's own.
        controller.stage(() => patch({ moment: momentAt(mirror, frame.view, []), choices: [], moving: true }), frame, ms);
      },
      later(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      pace: manner.pace,
    },
    () => settle(),
  );

  /** Everything was shown: the table as it is, ready for the next choice. */
  function settle(): void {
    if (session.curtain.get() !== null && eyes !== session.viewer.get()) return;
    eyes = session.viewer.get();
    const mirror = session.mirror.get();
    const before = scenery.get();
    const next = settled(mirror);
    const selection = survive(next.choices, before.selection);
    const mine = next.choices.length > 0 && before.choices.length === 0;
    if (mine && manner.sounds() && mirror.entries.length > 1) sound('turn');
    if (mirror.status.phase === 'finished' && before.mirror.status.phase !== 'finished' && manner.sounds()) sound('end');
    controller.stage(() => scenery.set({ ...next, selection }), { view: next.moment.view, ms: 200 }, manner.pace() === 0 ? 0 : 200);
  }

  const scene =
    (events: readonly T['Event'][]) =>
    (view: T['View']): readonly Frame<T['View']>[] => {
      const frames: Frame<T['View']>[] = [];
      for (const event of events) frames.push(...board.frames(frames.at(-1)?.view ?? view, event, eyes));
      return frames;
    };

  /** The table changed: what is new is shown in the order in which it happened. */
  function follow(): void {
    const mirror = session.mirror.get();
    patch({ mirror, looking: null });
    const viewer = session.viewer.get();
    if (session.curtain.get() !== null) return;
    if (eyes !== viewer) turnTable(mirror);
    const news = mirror.entries.filter(({ version }) => version > shownVersion);
    shownVersion = mirror.version;
    const told: string[] = [];
    for (const entry of news) {
      if (entry.what === 'undone') shownSteps = 0;
      if (entry.what !== 'move') continue;
      if (entry.seat === viewer && shownSteps > 0) {
        shownSteps--;
        continue;
      }
      if (entry.seat !== viewer) told.push(...sentences(entry, texts, namesOf(mirror)));
      const play = scene(entry.events as readonly T['Event'][]);
      director.add((view) => {
        patch({ told: entry.version });
        return play(view);
      });
    }
    const draft = mirror.own?.draft ?? [];
    for (const events of draft.slice(shownSteps)) director.add(scene(events as readonly T['Event'][]));
    shownSteps = draft.length;
    if (told.length > 0) say(told.join(' '));
    if (!director.busy()) settle();
  }

  /** Somebody else looks now: the table turns to her as she last saw it, and what happened since is played back. */
  function turnTable(mirror: Mirror<T>): void {
    director.skip();
    eyes = session.viewer.get();
    shownSteps = 0;
    const past = session.past(shownVersion);
    const view = past === null || past instanceof Promise ? (mirror.view as T['View']) : past;
    patch({ moment: momentAt(mirror, view, []), choices: [], selection: NOTHING });
  }

  function say(text: string): void {
    // The same words twice must be heard twice.
    spoken = text === spoken ? `${text}\u200b` : text;
    patch({ spoken });
  }

  function apply({ selection, commit: done }: Step<T['Move']>): void {
    const { moment } = scenery.get();
    if (done !== undefined) {
      commit(done);
      return;
    }
    patch({ selection });
    if (manner.sounds()) sound(selection.asked === null ? 'lift' : 'refuse');
    if (selection.asked !== null) say(board.reason(moment, selection.asked, selection.picked));
  }

  function commit(choice: Choice<T['Move']>): void {
    patch({ selection: NOTHING });
    void (async () => {
      for (const move of choice.moves) {
        const answer = await session.move(move);
        if (!answer.ok) {
          say(answer.from === 'game' && answer.refusal.code !== 'no-such-move' ? texts.refusal(answer.refusal as T['Refusal']) : '');
          return;
        }
      }
    })();
  }

  function lookAt(version: number | null, view: T['View'] | null): void {
    if (view === null) {
      settle();
      return;
    }
    const mirror = session.mirror.get();
    const show = (): void => patch({ moment: momentAt(mirror, view, []), choices: [], selection: NOTHING, looking: version });
    controller.stage(show, { view, ms: 260 }, 260 * manner.pace());
  }

  const controller: Controller<T> = {
    scenery,
    session,
    board,
    stage: (change) => change(),
    pick(place) {
      director.skip();
      const { choices, selection } = scenery.get();
      apply(pick(choices, selection, place));
    },
    drop(from, to) {
      const { choices, selection } = scenery.get();
      apply(drop(choices, selection, from, to));
    },
    cancel: () => patch({ selection: cancel(scenery.get().selection) }),
    select: (path) => patch({ selection: { picked: path, asked: null } }),
    commit,
    undo() {
      director.skip();
      const { own } = session.mirror.get();
      if ((own?.undo.steps ?? 0) === 0) {
        say(manner.nothingToUndo);
        return;
      }
      shownSteps = Math.max(0, shownSteps - 1);
      void session.undo().then((answer) => answer.ok && say(manner.undone));
    },
    confirm: () => void session.confirm(),
    skip: () => director.skip(),
    look(version) {
      director.skip();
      const view = version === null ? null : session.past(version);
      if (view instanceof Promise) void view.then((past) => lookAt(version, past));
      else lookAt(version, view);
    },
    say,
    close() {
      stopMirror();
      stopCurtain();
      director.skip();
    },
  };
  const stopMirror = session.mirror.subscribe(follow);
  const stopCurtain = session.curtain.subscribe(() => session.curtain.get() === null && follow());
  return controller;
}

/** Places to light, and what could be done with those picked. */
export const litPlaces = <T extends GameTypes>({ choices, selection }: Scenery<T>): ReadonlySet<string> =>
  nextPlaces(choices, selection.picked);
export const ready = <T extends GameTypes>({ choices, selection }: Scenery<T>): readonly Choice<T['Move']>[] =>
  armed(choices, selection.picked);

/** An entry of the log as sentences. */
export function sentences<T extends GameTypes>(entry: SeenEntry<T>, texts: Texts<T>, names: Names): string[] {
  if (entry.what !== 'move') return [];
  return entry.events.map((event) => texts.event(event, names)).filter((text) => text !== '');
}

/** What the others did since the viewer last played: those pieces carry a mark. */
function recentOf<T extends GameTypes>({ entries, own }: Mirror<T>): readonly T['Event'][] {
  const recent: T['Event'][] = [];
  for (const entry of entries) {
    if (entry.what !== 'move') continue;
    if (entry.seat === own?.seat) recent.length = 0;
    else recent.push(...(entry.events as readonly T['Event'][]));
  }
  return recent;
}

/** The turn under way, counted from 1; of a moment of the past, the turn of that moment. */
export function turnNumber<T extends GameTypes>({ mirror, looking }: Scenery<T>, board: BoardModule<T>): number {
  let turns = 1;
  for (const entry of mirror.entries) {
    if (entry.what !== 'move' || (looking !== null && entry.version > looking)) continue;
    for (const event of entry.events as readonly T['Event'][]) if (board.beginsTurn(event)) turns++;
  }
  return turns;
}
