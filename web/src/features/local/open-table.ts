import type { Language } from '@banquise/kernel';
import { useEffect, useState } from 'react';
import { loadBoard } from '../../games/index.ts';
import { type Controller, createController, type Manner } from '../../kit/controller.ts';
import { useWords, type Words } from '../../ui/i18n/index.ts';
import { moves, type Speed, settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { openTable } from './host.ts';
import { readSave } from './saves.ts';
import { wake } from './think.ts';

const PACE: Readonly<Record<Speed, number>> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** Read each time a piece sets out, so that the setting works at once. */
export const pace = (): number => (moves() ? PACE[settings.get().speed] : 0);

export type Opening =
  | { readonly is: 'loading' }
  | { readonly is: 'lost' }
  | { readonly is: 'failed' }
  | { readonly is: 'open'; readonly controller: Controller };

/** How a table behaves in a language, by what the person has chosen. */
export const mannerOf = (language: Language, words: Words): Manner => ({
  language,
  pace,
  sounds: () => settings.get().sounds,
  you: words.you,
  undone: words.undone,
  nothingToUndo: words.undoNothing,
});

/** Opens a table of this browser for as long as the page shows it. */
export function useOpenTable(id: string): Opening {
  const words = useWords();
  const { language } = useStore(settings);
  const [state, setState] = useState<Opening>({ is: 'loading' });
  useEffect(() => {
    let here = true;
    let opened: Controller | undefined;
    const open = async (): Promise<Opening> => {
      const save = readSave(id);
      if (save === undefined) return { is: 'lost' };
      wake();
      const board = await loadBoard(save.game, save.stored.creation.rules);
      const texts = await board?.game.texts[language]();
      if (board === undefined || texts === undefined) return { is: 'lost' };
      if (!here) return { is: 'loading' };
      const session = openTable(board.game, id, board.secretHands);
      if (session === undefined) return { is: 'lost' };
      opened = createController(session, board, texts, mannerOf(language, words));
      return { is: 'open', controller: opened };
    };
    open().then(
      (next) => here && setState(next),
      () => here && setState({ is: 'failed' }),
    );
    return () => {
      here = false;
      opened?.close();
      opened?.session.close();
    };
  }, [id, language, words]);
  return state;
}
