import type { GameTypes } from '@banquise/kernel';
import type { Store } from '../ui/store.ts';
import { type Choice, cancel, drop, lift, NOTHING, type Picked, pick, type Selection } from './choice.ts';
import type { Scenery, Setting } from './scenery.ts';
import { play as sound } from './sound.ts';

/** From pointing at places to what is asked of the table. It knows nothing of how that is shown. */
export interface Selecting<T extends GameTypes> {
  pick(place: string): void;
  lift(place: string): void;
  drop(from: string, to: string): void;
  cancel(): void;
  select(path: readonly string[]): void;
  commit(choice: Choice<T['Move']>): void;
}

export function createSelection<T extends GameTypes>(
  { session, board, texts, manner }: Setting<T>,
  scenery: Store<Scenery<T>>,
  say: (text: string) => void,
  begin: () => void,
): Selecting<T> {
  const set = (selection: Selection): void => scenery.set({ ...scenery.get(), selection });

  function apply({ selection, commit: done }: Picked<T['Move']>): void {
    const { moment } = scenery.get();
    if (done !== undefined) {
      commit(done);
      return;
    }
    set(selection);
    if (manner.sounds()) sound(selection.asked === null ? 'lift' : 'refuse');
    if (selection.asked !== null) say(board.reason(moment, selection.asked, selection.picked));
  }

  function commit({ moves }: Choice<T['Move']>): void {
    set(NOTHING);
    begin();
    void session.play?.act(moves).then((answer) => {
      if (answer.ok) return;
      say(answer.from === 'game' && answer.refusal.code !== 'no-such-move' ? texts.refusal(answer.refusal as T['Refusal']) : '');
    });
  }

  return {
    pick(place) {
      const { choices, selection } = scenery.get();
      apply(pick(choices, selection, place));
    },
    lift(place) {
      const { choices, selection } = scenery.get();
      apply({ selection: lift(choices, selection, place) });
    },
    drop(from, to) {
      const { choices, selection } = scenery.get();
      apply({ selection: drop(choices, selection, from, to) });
    },
    cancel: () => set(cancel(scenery.get().selection)),
    select: (path) => set({ picked: path, asked: null }),
    commit,
  };
}
