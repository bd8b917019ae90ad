import type { GameTypes, Texts } from '@banquise/kernel';
import { createStore, type Store } from '../ui/store.ts';
import type { BoardModule } from './board.ts';
import type { Frame } from './director.ts';
import { firstScenery, type Manner, type Scenery, type Setting } from './scenery.ts';
import { createSelection, type Selecting } from './selection.ts';
import { curtainOf, type Session } from './session.ts';
import { createTimeline } from './timeline.ts';

/** A table on the screen: what happens at it (`timeline`) and what is pointed at (`selection`), over one scenery. */
export interface Controller<T extends GameTypes = GameTypes> extends Selecting<T> {
  readonly scenery: Store<Scenery<T>>;
  readonly session: Session<T>;
  readonly board: BoardModule<T>;
  /** Where pieces are drawn; changes a picture so that they can be seen travelling. */
  fly: (change: () => void, frame: Frame<T['View']>, ms: number) => void;
  undo(): void;
  confirm(): void;
  skip(): void;
  look(version: number | null): void;
  /** Plays back what happened since the table was last seen here. */
  catchUp(): void;
  say(text: string): void;
  close(): void;
}

export function createController<T extends GameTypes>(
  session: Session<T>,
  board: BoardModule<T>,
  texts: Texts<T>,
  manner: Manner,
): Controller<T> {
  const setting: Setting<T> = { session, board, texts, manner };
  const scenery = createStore<Scenery<T>>(firstScenery(setting));
  const say = (text: string): void => {
    const before = scenery.get();
    // The same words twice must be heard twice.
    scenery.set({ ...before, spoken: text === before.spoken ? `${text}\u200b` : text });
  };
  const timeline = createTimeline<T>(setting, { scenery, say, fly: (...change) => controller.fly(...change) });
  const steps = (): number => session.mirror.get().own?.undo.steps ?? 0;
  // After how many steps each act began: what one button did, passing a power over and placing three cards, one undo takes back.
  let begun: readonly number[] = [];
  const earlier = (step: number): readonly number[] => begun.filter((at) => at < step);
  const selection = createSelection<T>(setting, scenery, say, () => {
    begun = [...earlier(steps()), steps()];
  });
  const takeBack = async (since: number): Promise<void> => {
    while (steps() > since) {
      timeline.stepBack();
      const answer = await session.play?.undo?.();
      if (answer?.ok !== true) return;
    }
    say(manner.undone);
  };
  const stops = [
    session.mirror.subscribe(timeline.advance),
    curtainOf(session as unknown as Session).subscribe(() => curtainOf(session as unknown as Session).get() === null && timeline.advance()),
  ];
  const controller: Controller<T> = {
    ...{ scenery, session, board, say, ...selection },
    fly: (change) => change(),
    pick(place) {
      timeline.skip();
      selection.pick(place);
    },
    undo() {
      timeline.skip();
      if (steps() === 0) {
        say(manner.nothingToUndo);
        return;
      }
      const since = earlier(steps()).at(-1) ?? steps() - 1;
      begun = earlier(since);
      void takeBack(since);
    },
    confirm: () => void session.play?.confirm?.(),
    skip: timeline.skip,
    look: timeline.look,
    catchUp: timeline.advance,
    close() {
      for (const stop of stops) stop();
      timeline.skip();
      session.close?.();
    },
  };
  return controller;
}
