import { NONE, restOf, sheetOf, uncovered, values } from '@banquise/boreal';
import { type BorealEvent, type BorealMoment, type BorealMove, type BorealView, seatOf } from './types.ts';

/** What would come of a choice, in the figures a player looks at. */
export interface BorealOutlook {
  readonly cost: number;
  readonly gain: number;
  readonly loss: number;
  readonly income: number;
  readonly bonus: number;
  /** Squares of my token: now, after payment and gain, and after the rest. */
  readonly token: { readonly now: number; readonly paid: number; readonly rested: number };
  /** Whether the turn rests after it. */
  readonly rests: boolean;
  /** Whether its effect asks for a choice before the rest: the figures of the rest are those without it. */
  readonly asks: boolean;
  readonly points: { readonly now: number; readonly after: number };
  /** The other's points: a majority may change hands. */
  readonly theirs: { readonly now: number; readonly after: number };
  /** Slots of my pyramid whose card becomes worth more or less, by how much. */
  readonly worth: ReadonlyMap<number, number>;
  /** Slots whose compass would be covered. */
  readonly covered: readonly number[];
}

const layout = (view: BorealView, seat: number): BorealView['players'][number] => view.players[seat] as BorealView['players'][number];

export const pointsOf = (view: BorealView): readonly number[] => sheetOf(layout(view, 0), layout(view, 1)).seats.map(({ total }) => total);

type OfType<Type> = Extract<BorealEvent, { readonly type: Type }>;

export function outlookOf(moment: BorealMoment, moves: readonly BorealMove[]): BorealOutlook {
  const seat = seatOf(moment);
  const { view, events } = moment.after(moves);
  const find = <Type extends BorealEvent['type']>(type: Type): OfType<Type> | undefined =>
    events.find((event): event is OfType<Type> => event.type === type);
  const mine = layout(moment.view, seat);
  const then = layout(view, seat);
  const asks = find('placed') !== undefined && find('rested') === undefined && view.stage !== 'over';
  const rested = find('rested') ?? (asks ? restOf(then) : undefined);
  const before = values(mine, layout(moment.view, 1 - seat));
  const after = values(then, layout(view, 1 - seat));
  const worth = new Map<number, number>();
  // By card: two that change places are worth what they were, and no place is worth anything.
  const later = new Map(then.pyramid.map((card, slot) => [card, after[slot] ?? 0]));
  mine.pyramid.forEach((card, slot) => {
    const change = card === NONE ? 0 : (later.get(card) ?? 0) - (before[slot] ?? 0);
    if (change !== 0) worth.set(slot, change);
  });
  const [was, is] = [pointsOf(moment.view), pointsOf(view)];
  const open = uncovered(mine.filled);
  const still = uncovered(then.filled);
  return {
    cost: find('paid')?.cost ?? 0,
    gain: find('gained')?.amount ?? 0,
    loss: find('lost')?.amount ?? 0,
    income: rested?.income ?? 0,
    bonus: rested?.bonus ?? 0,
    token: { now: mine.token, paid: rested?.from ?? then.token, rested: rested?.to ?? then.token },
    rests: rested !== undefined,
    asks,
    points: { now: was[seat] ?? 0, after: is[seat] ?? 0 },
    theirs: { now: was[1 - seat] ?? 0, after: is[1 - seat] ?? 0 },
    worth,
    covered: mine.pyramid.flatMap((_, slot) => ((open & ~still & (1 << slot)) !== 0 ? [slot] : [])),
  };
}
