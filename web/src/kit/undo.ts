import type { GameTypes } from '@banquise/kernel';
import type { Words } from '../ui/i18n/index.ts';
import type { Scenery } from './scenery.ts';

/** Why nothing more can be taken back, in words. */
export function undoEnd<T extends GameTypes>({ mirror, moment }: Scenery<T>, words: Words): string {
  const { own, entries } = mirror;
  switch (own?.undo.stop) {
    case 'revealed':
      return words.undoLearnt;
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
