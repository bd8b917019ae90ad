import type { GameTypes, Seat, Viewer } from '@banquise/kernel';
import type { Answer, Mirror } from '@banquise/table';
import { createStore, type Store } from '../ui/store.ts';

/** A move with what a bot expects of it. */
export interface Advice<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  readonly margin: number;
  /** The chance to win with it, from 0 to 1, where it was reckoned. */
  readonly win?: number;
}

/** What can be done at a table. The answer comes when it is kept, or refused. */
export interface Play<T extends GameTypes = GameTypes> {
  /** Moves that are one act: all of them or none. */
  act(moves: readonly T['Move'][]): Promise<Answer<T>>;
  /** Not where a script would lose its thread. */
  undo?(): Promise<Answer<T>>;
  confirm?(): Promise<Answer<T>>;
  setConfirm?(on: boolean): Promise<Answer<T>>;
  /**
   * Moves that the one who looks makes with the decisions after this one, as they come, without being asked for again;
   * only where a device would have to go round for each.
   */
  plan?(moves: readonly T['Move'][]): void;
  /** Back to the last position one decided in; not everywhere. */
  rewind?(): Promise<Answer<T>>;
  /** The best moves, in the opinion of a bot; there only while nobody else would mind. */
  readonly advise?: (() => Promise<readonly Advice<T>[]>) | undefined;
  /** Starts the next game with the same people; tells where. */
  rematch?(): Promise<string>;
}

/** A device that goes from hand to hand. */
export interface Device {
  /** The person it must be handed to before anything is shown; nobody most of the time. */
  readonly curtain: Store<Seat | null>;
  /** The person before whom the curtain hangs is here. */
  lift(): void;
}

/** A table to look at, and mostly to play at, wherever it stands: in this page, on a server, in a book. */
export interface Session<T extends GameTypes = GameTypes> {
  /** The table as the viewer may see it now: the one copy of it that everything is drawn from. */
  readonly mirror: Store<Mirror<T>>;
  /** Through whose eyes; changes when a device is handed on. */
  readonly viewer: Store<Viewer>;
  /** The table as it was last seen here; what happened since is played back. */
  readonly left?: { readonly version: number; readonly view: T['View'] };
  /** The bot that is thinking. */
  readonly thinking?: Store<Seat | null>;
  readonly play?: Play<T>;
  readonly device?: Device;
  /** The view of an earlier version; from afar it takes a moment. */
  past?(version: number): T['View'] | null | Promise<T['View'] | null>;
  /** The whole game in one line, once it is over. */
  record?(): string | null;
  close?(): void;
}

/** In the place of a seat where there never is one. */
const NOBODY: Store<Seat | null> = createStore<Seat | null>(null);
export const curtainOf = ({ device }: Session): Store<Seat | null> => device?.curtain ?? NOBODY;
export const thinkingOf = ({ thinking }: Session): Store<Seat | null> => thinking ?? NOBODY;
