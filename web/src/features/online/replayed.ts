import type { Game, GameTypes, Seat, Viewer } from '@banquise/kernel';
import { type Answer, follow, type Mirror, moment, since, type Table } from '@banquise/table';
import type { Session } from '../../kit/session.ts';
import { createStore } from '../../ui/store.ts';

/** A game that is over, to be looked at through any eyes. */
export interface Reel<T extends GameTypes = GameTypes> {
  readonly session: Session<T>;
  see(viewer: Viewer): void;
}

export function reelOf<T extends GameTypes>(game: Game<T>, table: Table<T>): Reel<T> {
  const through = (eyes: Viewer): Mirror<T> => follow(undefined, since(game, table, eyes, 0)) as Mirror<T>;
  const viewer = createStore<Viewer>('spectator');
  const mirror = createStore<Mirror<T>>(through('spectator'));
  const over = async (): Promise<Answer<T>> => ({ ok: false, from: 'table', refusal: { code: 'finished' } });
  return {
    session: {
      ...{ mirror, viewer, curtain: createStore<Seat | null>(null), thinking: createStore<Seat | null>(null) },
      ...{ move: over, undo: over, confirm: over, setConfirm: over },
      lift: () => undefined,
      past: (version) => moment(game, table, viewer.get(), version),
      advise: async () => [],
      line: () => null,
      rematch: async () => table.id,
      close: () => undefined,
    },
    see(eyes) {
      viewer.set(eyes);
      mirror.set(through(eyes));
    },
  };
}
