import type { GameRecord } from '@banquise/kernel';
import { createStore, type Store } from '../../ui/store.ts';
import type { Progress, Reading, Study } from './study.ts';

/** What the thread tells. */
export type Letter = ({ readonly is: 'progress' } & Progress) | { readonly is: 'done'; readonly study: Study } | { readonly is: 'failed' };

/** An analysis as far as it has come. */
export interface Run {
  readonly is: 'waiting' | 'running' | 'stopped' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  readonly readings: readonly Reading[];
  readonly study: Study | null;
}

export interface Analysis {
  readonly run: Store<Run>;
  start(): void;
  stop(): void;
}

const WAITING: Run = { is: 'waiting', progress: 0, readings: [], study: null };

const keyOf = (id: string): string => `banquise.analysis.${id}`;

/** A finished analysis is remembered as long as the tab: one comes back from the board to the same report. */
export function remembered(id: string): Study | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Study | null;
  } catch {
    return null;
  }
}

function remember(id: string, study: Study): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(study));
  } catch {
    // Then it is read again.
  }
}

/** Reads a game in a thread of its own. */
export function analyse(id: string, record: GameRecord): Analysis {
  const known = remembered(id);
  const run = createStore<Run>(known === null ? WAITING : { is: 'done', progress: 1, readings: known.readings, study: known });
  let worker: Worker | undefined;
  const end = (next: Run): void => {
    worker?.terminate();
    worker = undefined;
    run.set(next);
  };
  const hear = (letter: Letter): void => {
    const { readings } = run.get();
    if (letter.is === 'failed') end({ ...run.get(), is: 'failed' });
    if (letter.is === 'progress')
      run.set({
        ...{ is: 'running', progress: letter.done / letter.of, study: null },
        readings: letter.reading === null ? readings : [...readings, letter.reading],
      });
    if (letter.is !== 'done') return;
    remember(id, letter.study);
    end({ is: 'done', progress: 1, readings: letter.study.readings, study: letter.study });
  };
  return {
    run,
    start() {
      if (run.get().is === 'running' || run.get().is === 'done') return;
      run.set({ ...WAITING, is: 'running' });
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
      worker.addEventListener('message', ({ data }: MessageEvent<Letter>) => hear(data));
      worker.addEventListener('error', () => end({ ...run.get(), is: 'failed' }));
      worker.postMessage(record);
    },
    stop() {
      if (run.get().is === 'running') end({ ...run.get(), is: 'stopped' });
    },
  };
}
