import type { GameTypes, Viewer } from '@banquise/kernel';
import type { Mirror } from '@banquise/table';
import type { Store } from '../ui/store.ts';
import { NOTHING, survive } from './choice.ts';
import { createDirector, type Frame } from './director.ts';
import { momentAt, namesOf, recentOf, type Scenery, type Setting, sentences, settledAt } from './scenery.ts';
import { curtainOf } from './session.ts';
import { play as sound } from './sound.ts';

/** What the timeline changes, and how it is seen and heard. */
export interface Show<T extends GameTypes> {
  readonly scenery: Store<Scenery<T>>;
  /** Changes a picture so that pieces can be seen travelling. */
  fly(change: () => void, frame: Frame<T['View']>, ms: number): void;
  say(text: string): void;
}

/** From news of the table to pictures, one after the other; and back into the past. It knows nothing of choosing. */
export interface Timeline {
  /** The table changed: what is new is shown in the order in which it happened. */
  advance(): void;
  /** Straight to the end of what is being shown. */
  skip(): void;
  look(version: number | null): void;
  /** The last step is about to be taken back: it will not come again in the news. */
  stepBack(): void;
}

export function createTimeline<T extends GameTypes>(setting: Setting<T>, { scenery, fly, say }: Show<T>): Timeline {
  const { session, board, texts, manner } = setting;
  const first = session.mirror.get();
  // Whose eyes the picture is drawn for. While a curtain falls the session looks with the next pair already, and what the
  // last one still sees must not be drawn as hers: she would hold cards that view does not know.
  let eyes = session.viewer.get();
  let shownVersion = session.left?.version ?? first.version;
  let shownSteps = session.left === undefined ? (first.own?.draft.length ?? 0) : 0;
  const patch = (part: Partial<Scenery<T>>): void => scenery.set({ ...scenery.get(), ...part });
  // What comes in one piece of news is shown as one: a step without a picture must not bring the table of the end before
  // the steps that follow it.
  let gathering = false;

  const director = createDirector<T['View']>(
    {
      now: () => scenery.get().moment.view,
      show(frame, ms) {
        const { mirror } = scenery.get();
        if (frame.sound !== undefined && ms > 0 && manner.sounds()) sound(frame.sound);
        // What one has picked stays picked: where all choose at once, the others' choices must not undo one's own.
        fly(() => patch({ moment: momentAt(setting, mirror, frame.view, [], eyes), choices: [], moving: true }), frame, ms);
      },
      later(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      pace: manner.pace,
    },
    () => {
      if (!gathering) settle();
    },
  );

  /** Everything was shown: the table as it is, ready for the next choice. */
  function settle(): void {
    if (curtainOf(session as never).get() !== null && eyes !== session.viewer.get()) return;
    eyes = session.viewer.get();
    const before = scenery.get();
    const next = settledAt(setting, before.spoken);
    const { mirror } = next;
    const selection = survive(next.choices, before.selection);
    const mine = next.choices.length > 0 && before.choices.length === 0;
    if (mine && manner.sounds() && mirror.entries.length > 1) sound('turn');
    if (mirror.status.phase === 'finished' && before.mirror.status.phase !== 'finished' && manner.sounds()) sound('end');
    fly(() => scenery.set({ ...next, selection }), { view: next.moment.view, ms: 200 }, manner.pace() === 0 ? 0 : 200);
  }

  const scene =
    (events: readonly T['Event'][]) =>
    (view: T['View']): readonly Frame<T['View']>[] => {
      const frames: Frame<T['View']>[] = [];
      for (const event of events) frames.push(...board.frames(frames.at(-1)?.view ?? view, event, eyes));
      return frames;
    };

  /** Somebody else looks now: the table turns to her as she last saw it, and what happened since is played back. */
  function turnTable(mirror: Mirror<T>): void {
    director.skip();
    eyes = session.viewer.get();
    shownSteps = 0;
    const past = session.past?.(shownVersion) ?? null;
    const view = past === null || past instanceof Promise ? (mirror.view as T['View']) : past;
    patch({ mirror, looking: null, moment: momentAt(setting, mirror, view, [], eyes), choices: [], selection: NOTHING });
  }

  function advance(): void {
    // Before the curtain everything stays as the last one saw it, the log too.
    if (curtainOf(session as never).get() !== null) return;
    const mirror = session.mirror.get();
    const viewer = session.viewer.get();
    if (eyes !== viewer) turnTable(mirror);
    else patch({ mirror, looking: null });
    const news = mirror.entries.filter(({ version }) => version > shownVersion);
    shownVersion = mirror.version;
    const told: string[] = [];
    gathering = true;
    for (const entry of news) {
      if (entry.what === 'undone') shownSteps = 0;
      if (entry.what !== 'move') continue;
      if (entry.seat === viewer && shownSteps > 0) {
        shownSteps--;
        continue;
      }
      if (entry.seat !== viewer) told.push(...sentences(entry, texts, namesOf(mirror as never)));
      const play = scene(entry.events as readonly T['Event'][]);
      director.add((view) => {
        patch({ told: entry.version });
        return play(view);
      });
    }
    const draft = mirror.own?.draft ?? [];
    for (const events of draft.slice(shownSteps)) director.add(scene(events as readonly T['Event'][]));
    shownSteps = draft.length;
    gathering = false;
    if (told.length > 0) say(told.join(' '));
    if (!director.busy()) settle();
  }

  function lookAt(version: number | null, view: T['View'] | null, by: Viewer): void {
    // The past is remembered with the eyes of whoever asked; meanwhile the device may have been handed on.
    if (by !== eyes) return;
    if (view === null) {
      settle();
      return;
    }
    const mirror = session.mirror.get();
    const show = (): void =>
      patch({
        moment: momentAt(setting, mirror, view, [], eyes),
        choices: [],
        selection: NOTHING,
        looking: version,
        recent: recentOf(mirror, version),
      });
    fly(show, { view, ms: 260 }, 260 * manner.pace());
  }

  return {
    advance,
    skip: () => director.skip(),
    look(version) {
      director.skip();
      const by = session.viewer.get();
      const view = version === null ? null : (session.past?.(version) ?? null);
      if (view instanceof Promise) void view.then((past) => lookAt(version, past, by));
      else lookAt(version, view, by);
    },
    stepBack() {
      shownSteps = Math.max(0, shownSteps - 1);
    },
  };
}
