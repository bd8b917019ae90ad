import type { Sound } from './sound.ts';

/** One picture of the table on the way from one position to the next. */
export interface Frame<View> {
  readonly view: View;
  /** How long the pieces take to get there, at normal speed. */
  readonly ms: number;
  readonly sound?: Sound;
  /** Pieces that were not there before, by the zone they come out of. */
  readonly from?: Readonly<Record<string, string>>;
  /** Pieces that will be gone, by the zone they leave for. */
  readonly into?: Readonly<Record<string, string>>;
}

export interface Screen<View> {
  /** What is on the table now. */
  now(): View;
  /** Changes the picture; pieces travel for `ms`, or stand there at once when it is 0. */
  show(frame: Frame<View>, ms: number): void;
  /** Calls back later; the answer cancels. */
  later(ms: number, then: () => void): () => void;
  /** Factor on every duration; 0 when nothing may move. */
  pace(): number;
}

/** A scene makes its frames when its turn comes, out of what is on the table then. */
export type Scene<View> = (view: View) => readonly Frame<View>[];

export interface Director<View> {
  add(scene: Scene<View>): void;
  /** Everything that is still to be shown, at once. */
  skip(): void;
  busy(): boolean;
}

/** Shows what happened in order, one frame after the other. */
export function createDirector<View>(screen: Screen<View>, done: () => void): Director<View> {
  const scenes: Scene<View>[] = [];
  let frames: readonly Frame<View>[] = [];
  let stop: (() => void) | undefined;

  const next = (): Frame<View> | undefined => {
    while (frames.length === 0) {
      const scene = scenes.shift();
      if (scene === undefined) return undefined;
      frames = scene(screen.now());
    }
    const [first, ...rest] = frames;
    frames = rest;
    return first;
  };

  const run = (): void => {
    stop = undefined;
    for (let frame = next(); frame !== undefined; frame = next()) {
      const ms = frame.ms * screen.pace();
      screen.show(frame, ms);
      if (ms > 0) {
        stop = screen.later(ms, run);
        return;
      }
    }
    done();
  };

  return {
    add(scene) {
      scenes.push(scene);
      if (stop === undefined) run();
    },
    skip() {
      if (stop === undefined) return;
      stop();
      stop = undefined;
      for (let frame = next(); frame !== undefined; frame = next()) screen.show(frame, 0);
      done();
    },
    busy: () => stop !== undefined,
  };
}
