import type { Seat } from '@banquise/kernel';
import type { ReactNode } from 'react';
import type { Route } from '../ui/router.ts';

/** What playing with others from afar adds to a table. A table in this page has none of it. */
export interface Company {
  /** Where the arrow in the bar leads. */
  readonly back: Route;
  /** Who is there and how much time they have, in the bar. */
  readonly strip: ReactNode;
  /** More tools in the bar. */
  readonly tools: ReactNode;
  /** What people say, under the log where a board shows it. */
  readonly talk?: ReactNode;
  /** The page of who sits on a seat. */
  readonly pageOf?: (seat: Seat) => Route | undefined;
  /** What can be done beside the game, at the head of the menu; done, it closes. */
  readonly menu: ((onDone: () => void) => ReactNode) | null;
  /** Why nobody gives hints here. */
  readonly noHints: string | undefined;
  /** Whether this seat confirms its turns; nothing for who only looks. */
  readonly confirm: { readonly on: boolean; readonly set: (on: boolean) => void } | undefined;
  /** In place of the button for the next game. */
  readonly rematch: ReactNode;
  readonly onReplay: () => void;
}
