import { type ArrowMove, score } from '@banquise/expeditions';
import type { Seat } from '@banquise/kernel';
import { isArrow } from './choices.ts';
import { type EndCause, type ExpeditionsMoment, type ExpeditionsMove, type ExpeditionsView, type SeenEvent, seatOf } from './types.ts';

/** What a move would set off, as far as its player can tell. */
export interface ExpeditionsOutlook {
  /** A card of my own hand is laid, and its token comes back. */
  readonly mine: boolean;
  readonly token: boolean;
  readonly common: boolean;
  /** Whose card is known to fall, besides mine. */
  readonly theirs: Seat | undefined;
  readonly ticket: boolean;
  readonly bonus: boolean;
  readonly loop: boolean;
  /** The last arrow of its colour. */
  readonly last: boolean;
  /** The last card of my hand, or the last of all arrows: the end is announced. */
  readonly ending: EndCause | undefined;
  readonly points: { readonly now: number; readonly after: number };
  /** What can be said beforehand of what would happen. */
  readonly events: readonly SeenEvent[];
}

export const pointsOf = (view: ExpeditionsView): readonly number[] => score(view).seats.map(({ total }) => total);

export function outlookOf(moment: ExpeditionsMoment, move: ExpeditionsMove): ExpeditionsOutlook {
  const seat = seatOf(moment);
  const outlook = moment.after([move]);
  const events = (outlook.events as readonly SeenEvent[]).filter((event) => isSure(moment.view, seat, event));
  const has = (wanted: (event: SeenEvent) => boolean): boolean => events.some(wanted);
  const fallen = events.find((event) => event.type === 'laid' && event.seat !== seat);
  return {
    mine: has((event) => event.type === 'laid' && event.seat === seat && event.source === 'hand'),
    token: has((event) => event.type === 'recovered' && event.seat === seat),
    common: has((event) => event.type === 'laid' && event.source === 'row'),
    theirs: fallen?.type === 'laid' ? fallen.seat : undefined,
    ticket: has(({ type }) => type === 'gained'),
    bonus: has(({ type }) => type === 'earned'),
    loop: has(({ type }) => type === 'looped'),
    last: isArrow(move) && moment.view.expeditions[move.colour]?.left === 1,
    ending: events.find((event) => event.type === 'ending')?.cause,
    points: { now: pointsOf(moment.view)[seat] ?? 0, after: pointsOf(outlook.view)[seat] ?? 0 },
    events,
  };
}

/**
 * The cards that others hold are dreamt where they are not known: what would happen to those is left unsaid, and so is
 * the card that would come from the deck.
 */
function isSure(view: ExpeditionsView, seat: Seat, event: SeenEvent): boolean {
  switch (event.type) {
    case 'laid':
    case 'recovered':
      return event.seat === seat || (view.hands[event.seat]?.includes(event.card) ?? false);
    case 'ending':
      return event.seat === seat || event.cause === 'arrows';
    case 'refilled':
    case 'drew':
      return false;
    default:
      return true;
  }
}

/** The mark beside a legal end, most important first. */
export type Badge = 'lay' | 'common' | 'ticket' | 'bonus' | 'loop';

export function badgesOf(moment: ExpeditionsMoment, move: ArrowMove): readonly Badge[] {
  const { mine, common, ticket, bonus, loop } = outlookOf(moment, move);
  const badges: Badge[] = [];
  if (mine) badges.push('lay');
  else if (common) badges.push('common');
  else if (ticket) badges.push('ticket');
  else if (bonus) badges.push('bonus');
  if (loop) badges.push('loop');
  return badges;
}
