import type { Viewer } from '@banquise/kernel';
import type { Status } from '@banquise/table';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Company } from './company.ts';
import type { Inquiry } from './context.ts';

/** What stands at a table but is no part of it: features of the app, handed in by it. The kit says only where they go. */
export interface Handed {
  /** Keeps a finished game, and tells what was earned by it. */
  readonly Earned: ComponentType<{ readonly status: Status; readonly viewer: Viewer }>;
  /** The book beside the table, open at what was asked. */
  readonly Book: ComponentType<{
    readonly game: string;
    readonly title: string;
    readonly inquiry: Inquiry;
    readonly onClose: () => void;
  }>;
  /** The rules behind a piece. */
  readonly Behind: ComponentType<{
    readonly game: string;
    readonly clauses: readonly string[];
    readonly onParagraph: (paragraph: string) => void;
  }>;
  /** The player aid. */
  readonly Aid: ComponentType<{ readonly game: string; readonly onParagraph: (paragraph: string) => void }>;
  /** The rules of a game in a few sentences, with the way to its lesson. */
  readonly InShort: ComponentType<{ readonly game: string; readonly lesson: ReactNode }>;
  /** What somebody has achieved at a game. */
  readonly Achieved: ComponentType<{ readonly game: string; readonly earned: readonly string[]; readonly none: string }>;
  /** Tells those who keep the house in order about somebody at the table. */
  readonly Report: ComponentType<{
    readonly name: string;
    readonly whom: { readonly table: string; readonly seat: number };
    readonly onClose: () => void;
    readonly say: (text: string) => void;
  }>;
  /** What can be set, also at the table. */
  readonly Settings: ComponentType<{ readonly confirm?: Company['confirm'] }>;
}

const Context = createContext<Handed | undefined>(undefined);
export const HandedIn = Context.Provider;

export function useHanded(): Handed {
  const handed = useContext(Context);
  if (handed === undefined) throw new Error('nothing was handed in');
  return handed;
}
