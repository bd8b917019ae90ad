import type { Game, GameTypes, Viewer } from '@banquise/kernel';
import { reflect, type Table, viewAt } from '@banquise/table';
import type { Session } from '../../kit/session.ts';
import { createStore } from '../../ui/store.ts';

/** A game that is over, to be looked at through any eyes. */
export interface Reel<T extends GameTypes = GameTypes> {
  readonly session: Session<T>;
  see(viewer: Viewer): void;
}

export function reelOf<T extends GameTypes>(game: Game<T>, table: Table<T>): Reel<T> {
  const viewer = createStore<Viewer>('spectator');
  const mirror = createStore(reflect(game, table, 'spectator'));
  return {
    session: { mirror, viewer, past: (version) => viewAt(game, table, viewer.get(), version) },
    see(eyes) {
      viewer.set(eyes);
      mirror.set(reflect(game, table, eyes));
    },
  };
}
