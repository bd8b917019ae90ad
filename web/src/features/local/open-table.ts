import type { Language } from '@banquise/kernel';
import { useEffect, useState } from 'react';
import { loadBoard } from '../../games/index.ts';
import { type Controller, createController } from '../../kit/controller.ts';
import type { Manner } from '../../kit/scenery.ts';
import { useWords, type Words } from '../../ui/i18n/index.ts';
import { moves, type Speed, settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { type LocalTable, openTable } from './host.ts';
import { full } from './lay.ts';
import { readSave } from './saves.ts';
import { wake } from './think.ts';

const PACE: Readonly<Record<Speed, number>> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** Read each time a piece sets out, so that the setting works at once. */
export const pace = (): number => (moves() ? PACE[settings.get().speed] : 0);

export type Opening =
  | { readonly is: 'loading' }
  | { readonly is: 'lost' }
  | { readonly is: 'failed' }
  | { readonly is: 'full' }
  | { readonly is: 'open'; readonly controller: Controller; readonly trouble: LocalTable['trouble'] };

/** How a table behaves in a language, by what the person has chosen. */
export const mannerOf = (language: Language, words: Words): Manner => ({
  language,
  pace,
  sounds: () => settings.get().sounds,
  you: words.you,
  undone: words.undone,
  nothingToUndo: words.undoNothing,
});

/** Opens a table of this browser for as long as the page shows it; `take` takes it over from another tab. */
export function useOpenTable(id: string, how: 'play' | 'look'): readonly [Opening, take: () => void] {
  const words = useWords();
  const { language } = useStore(settings);
  const [state, setState] = useState<Opening>({ is: 'loading' });
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    let here = true;
    let opened: Controller | undefined;
    const open = async (): Promise<Opening> => {
      const save = readSave(id);
      if (save === undefined) return { is: full.get() ? 'full' : 'lost' };
      wake();
      const board = await loadBoard(save.game, save.stored.creation.rules);
      const texts = await board?.game.texts[language]();
      if (board === undefined || texts === undefined) return { is: 'lost' };
      if (!here) return { is: 'loading' };
      const table = openTable(board.game, id, board.secretHands, how === 'look' ? how : taken > 0 ? 'take' : 'open');
      if (table === undefined) return { is: 'lost' };
      opened = createController(table.session, board, texts, mannerOf(language, words));
      return { is: 'open', controller: opened, trouble: table.trouble };
    };
    open().then(
      (next) => here && setState(next),
      () => here && setState({ is: 'failed' }),
    );
    return () => {
      here = false;
      opened?.close();
    };
  }, [id, language, words, how, taken]);
  return [state, () => setTaken(taken + 1)];
}
