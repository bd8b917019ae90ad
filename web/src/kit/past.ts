import type { GameTypes } from '@banquise/kernel';
import type { BoardModule, Turn } from './board.ts';
import type { Scenery } from './scenery.ts';
import { turnsOf } from './turns.ts';

/** Where one stands in the past: which turn of how many, and where the steps to either side lead. */
export interface Past {
  /** 0 is the beginning, before the first turn. */
  readonly at: number;
  readonly turns: readonly Turn[];
  readonly previous: number | null;
  /** Nothing at the last turn: the next step is the present. */
  readonly next: number | null;
}

export function pastAt<T extends GameTypes>({ mirror, told }: Scenery<T>, version: number, board: BoardModule<T>): Past {
  const entries = mirror.entries.filter((entry) => entry.version <= told);
  const turns = turnsOf(entries, board) as unknown as readonly Turn[];
  const at = turns.filter(({ first }) => first <= version).length;
  const started = mirror.entries.find(({ what }) => what === 'started')?.version ?? 1;
  return {
    ...{ at, turns },
    previous: at === 0 ? null : at === 1 ? started : (turns[at - 2]?.last ?? started),
    next: turns[at]?.last ?? null,
  };
}
