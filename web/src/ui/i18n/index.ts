import { createContext, useContext } from 'react';
import type { Words } from './en.ts';

export { loadWords } from './catalogues.ts';
export type { Words };

const WordsContext = createContext<Words | undefined>(undefined);
export const Speaking = WordsContext.Provider;

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('no language is loaded');
  return words;
}
