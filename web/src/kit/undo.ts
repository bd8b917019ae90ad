import type { GameTypes } from '@banquise/kernel';
import type { Mirror } from '@banquise/table';
import type { Words } from '../ui/i18n/index.ts';
import type { BoardModule } from './board.ts';
import type { Scenery } from './scenery.ts';
import { turnsOf } from './turns.ts';

/** Whether a move of the reader's still stands: one that was taken back is nothing to go back to. */
export function hasPlayed<T extends GameTypes>({ own, entries }: Pick<Mirror<T>, 'own' | 'entries'>): boolean {
  return turnsOf(entries, {}).some(({ seat }) => seat === own?.seat);
}

/** Why nothing more can be taken back, in words. */
export function undoEnd<T extends GameTypes>(
  { mirror, moment }: Pick<Scenery<T>, 'mirror' | 'moment'>,
  words: Words,
  { learnt }: Pick<BoardModule<T>, 'learnt'>,
): string {
  const { own, entries } = mirror;
  switch (own?.undo.stop) {
    case 'revealed': {
      const turn = turnsOf(entries, {}).findLast(({ seat }) => seat === own.seat);
      return (turn && learnt?.(moment, turn)) ?? words.undoLearnt;
    }
    case 'chance':
      return words.undoChance;
    case 'confirmed':
      return words.undoConfirmed;
    case 'another': {
      const last = entries.findLast((entry) => entry.what === 'move' && entry.seat !== own.seat);
      return last?.what === 'move' ? words.undoOther(moment.names[last.seat] ?? '') : words.undoNothing;
    }
    default:
      return words.undoNothing;
  }
}
