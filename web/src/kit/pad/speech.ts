import { createContext, useContext } from 'react';

/** What the pad's own controls say, in the language of the pad around them. */
export interface ControlWords {
  less(what: string): string;
  more(what: string): string;
  badCount(hint: string): string;
  hintRange(least: number, most: number): string;
}

const Context = createContext<ControlWords | undefined>(undefined);
export const ControlsSpeak = Context.Provider;

export function useControlWords(): ControlWords {
  const words = useContext(Context);
  if (words === undefined) throw new Error('no language is loaded');
  return words;
}
