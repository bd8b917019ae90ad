import type { GameTypes, Seat, Viewer } from '@banquise/kernel';
import type { Answer, Mirror } from '@banquise/table';
import type { Store } from '../ui/store.ts';

/** A move with what a bot expects of it. */
export interface Advice<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  readonly margin: number;
}

/** A seat at a table, wherever the table stands: in this page, or on a server. */
export interface Session<T extends GameTypes = GameTypes> {
  /** The table as the viewer may see it now. */
  readonly mirror: Store<Mirror<T>>;
  /** Through whose eyes; changes when a device is handed on. */
  readonly viewer: Store<Viewer>;
  /** The person the device must be handed to before anything is shown; nobody most of the time. */
  readonly curtain: Store<Seat | null>;
  /** The bot that is thinking. */
  readonly thinking: Store<Seat | null>;
  move(move: T['Move']): Promise<Answer<T>>;
  undo(): Promise<Answer<T>>;
  /** Back to the last position one decided in; not everywhere. */
  rewind?(): Promise<Answer<T>>;
  confirm(): Promise<Answer<T>>;
  setConfirm(on: boolean): Promise<Answer<T>>;
  /** The person before whom the curtain hangs is here. */
  lift(): void;
  /** The view of an earlier version; from afar it takes a moment. */
  past(version: number): T['View'] | null | Promise<T['View'] | null>;
  advise(): Promise<readonly Advice<T>[]>;
  /** The whole game in one line, once it is over. */
  line(): string | null;
  /** Starts the next game with the same people; tells where. */
  rematch(): Promise<string>;
  close(): void;
}
