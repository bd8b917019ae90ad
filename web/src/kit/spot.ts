import type { ComponentProps } from 'react';
import { useWords, type Words } from '../ui/i18n/index.ts';
import { type TableState, useTable } from './context.ts';

interface Spot {
  /** The name of the place; what a choice is made of. */
  readonly place: string;
  /** What is there, in words. */
  readonly label: string;
  /** The piece that lies there, so that it can be seen travelling. */
  readonly piece?: string;
  readonly className?: string;
}

type SpotProps = ComponentProps<'button'> & { readonly 'data-place': string; readonly 'data-piece': string | undefined };

/**
 * What makes a button a place of the table: it can be pointed at, walked to, dragged and asked about. The tabletop around
 * it listens; nothing is refused silently, so a place that cannot be chosen stays within reach and says why.
 */
export function useSpot(spot: Spot): SpotProps {
  return spotAt(useTable(), useWords(), spot);
}

/** The same for who draws many of them and asks for the table once. */
export function spotAt(
  { controller, scenery, lit, focus }: TableState,
  words: Words,
  { place, label, piece, className = '' }: Spot,
): SpotProps {
  const { picked, asked } = scenery.selection;
  const isPicked = picked.includes(place);
  const isLit = lit.has(place);
  const state = isPicked ? 'chosen' : isLit ? 'can' : scenery.choices.length > 0 ? 'idle' : '';
  const said = isPicked ? `, ${words.chosen}` : isLit ? `, ${words.canBeUsed}` : '';
  const open = isLit || isPicked;
  // A place that is refused says why; one with nothing to say against it is there to be looked at.
  const asks = scenery.choices.length > 0 && (!open || focus === place);
  const reason = asks ? controller.board.reason(scenery.moment, place, picked) : '';
  return {
    type: 'button',
    'data-place': place,
    'data-piece': piece,
    className: `spot ${className} ${state} ${asked === place ? 'asked' : ''}`,
    tabIndex: focus === place ? 0 : -1,
    'aria-label': label + said,
    'aria-disabled': !open && reason !== '' ? true : undefined,
    'aria-pressed': isPicked ? true : undefined,
    'aria-description': reason === '' ? undefined : reason,
  };
}
