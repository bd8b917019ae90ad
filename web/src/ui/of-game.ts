import { useLayoutEffect } from 'react';

/** Says on the root whose pieces the page shows: the styles of a board hold under its game alone (`vite.config.ts`). */
export function useStylesOf(game: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.game;
    dataset.game = game;
    return () => {
      // A book that was open beside a table gives back what it found.
      if (before === undefined) delete dataset.game;
      else dataset.game = before;
    };
  }, [game]);
}
