import { type BorealisLine, cardStars, progressOf, score, standingOf } from '@banquise/borealis';
import { type BorealisEvent, type BorealisMoment, type BorealisMove, type BorealisView, playerAt, seatOf } from './types.ts';

/** Points as they would count now: what the score sheet would say if the game stopped. */
export const pointsOf = (view: BorealisView): readonly number[] => score(view).seats.map(({ total }) => total);
export const linesOf = (view: BorealisView, seat: number): Readonly<Record<BorealisLine, number>> =>
  score(view).seats[seat]?.lines as Record<BorealisLine, number>;

/** What each score card is worth to a player now. */
export const scoreOf = (view: BorealisView, card: number, seat: number): number => cardStars(card, standingOf(playerAt(view, seat)));

type OfType<Type> = Extract<BorealisEvent, { readonly type: Type }>;

/** What would come of a move, in the figures and places a player looks at. */
export interface BorealisOutlook {
  readonly view: BorealisView;
  readonly points: { readonly from: number; readonly to: number };
  readonly walks: readonly OfType<'moved'>[];
  readonly advance: OfType<'advanced'> | undefined;
  readonly reached: readonly number[];
  readonly ends: boolean;
}

export function outlookOf(moment: BorealisMoment, move: BorealisMove): BorealisOutlook {
  const seat = seatOf(moment);
  const { view, events } = moment.after([move]);
  const of = <Type extends BorealisEvent['type']>(type: Type): OfType<Type>[] =>
    events.filter((event): event is OfType<Type> => event.type === type);
  return {
    view,
    points: { from: pointsOf(moment.view)[seat] ?? 0, to: pointsOf(view)[seat] ?? 0 },
    walks: of('moved'),
    advance: of('advanced')[0],
    reached: of('reached').map(({ objective }) => objective),
    ends: of('triggered').length > 0,
  };
}

/** What is told about one player and one objective. */
export interface Standing {
  readonly seat: number;
  readonly have: number;
  readonly need: number;
  readonly got: boolean;
}

export const standingsOf = (view: BorealisView, index: number): readonly Standing[] =>
  view.players.map((player, seat) => ({
    seat,
    ...progressOf(view.objectives[index] ?? 0, player),
    got: ((view.reached[index] ?? 0) & (1 << seat)) !== 0,
  }));

/** Reached by somebody in this round, while others who have not yet played in it can still reach it. */
export function isHot({ players, reached, removed, first, turn, stage }: BorealisView, index: number): boolean {
  const got = reached[index] ?? 0;
  if (got === 0 || removed[index] === true) return false;
  const place = (seat: number): number => (seat - first + players.length) % players.length;
  // Whoever draws has been tested already.
  const next = place(turn) + (stage === 'draw' ? 1 : 0);
  return players.some((_, seat) => place(seat) >= next && (got & (1 << seat)) === 0);
}
