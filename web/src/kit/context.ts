import type { GameTypes, Viewer } from '@banquise/kernel';
import { createContext, useContext } from 'react';
import type { Turn } from './board.ts';
import type { Company } from './company.ts';
import type { Controller } from './controller.ts';
import type { Scenery } from './scenery.ts';

/** What somebody at a table wants to read about: clauses, a paragraph, or the decision that a view asks for. */
export type Inquiry =
  | { readonly clauses: readonly string[] }
  | { readonly paragraph: string }
  | { readonly view: object; readonly you: Viewer };

/** What the parts of a table share. */
export interface TableState<T extends GameTypes = GameTypes> {
  readonly controller: Controller<T>;
  readonly scenery: Scenery<T>;
  /** Places that may be pointed at next. */
  readonly lit: ReadonlySet<string>;
  /** Everything that was shown so far, turn by turn. */
  readonly turns: readonly Turn<T>[];
  /** By seat: what others did since the reader's own last step. */
  readonly lately: readonly (Turn<T> | undefined)[];
  /** The one place of the board that Tab leads to; arrows go on from there. */
  readonly focus: string;
  setFocus(place: string): void;
  /** Opens the explanation of a place. */
  explain(place: string): void;
  /** Opens the book beside the table. */
  consult(inquiry: Inquiry): void;
  /** Others at the table, from afar. */
  readonly company?: Company | undefined;
}

const TableContext = createContext<TableState | undefined>(undefined);
export const AtTable = TableContext.Provider;

export function useTable(): TableState {
  const state = useContext(TableContext);
  if (state === undefined) throw new Error('there is no table around this');
  return state;
}

/** A board whose secret lies open to the reader says so: then what it is given to show may speak of it. */
export const SecretOpen = createContext(false);
