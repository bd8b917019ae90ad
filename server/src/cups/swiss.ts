import { matching } from './matching.ts';

/** Somebody in a Swiss tournament, as the next round needs to know it. */
export interface SwissPlayer {
  readonly id: string;
  readonly points: number;
  readonly rating: number;
  /** Whom it has met. */
  readonly met: readonly string[];
  /** How often it had the first seat, less how often it had the second. */
  readonly balance: number;
  /** Free rounds it had. */
  readonly byes: number;
}

export interface SwissRound {
  /** The first of two has the first seat. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly bye: string | null;
}

/** Beyond this, one more of the same seat would leave the balance by more than one. */
const leans = ({ balance }: SwissPlayer): number => (balance >= 1 ? 1 : balance <= -1 ? -1 : 0);

const hasMet = (a: SwissPlayer, b: SwissPlayer): boolean => a.met.includes(b.id);
/** Whether they can be seated so that neither has one seat too often. */
const clash = (a: SwissPlayer, b: SwissPlayer): boolean => leans(a) !== 0 && leans(a) === leans(b);

const size = (mate: readonly number[]): number => mate.filter((partner) => partner !== -1).length / 2;

/**
 * The next round. From the leaders down, each gets the partner nearest in points with whom everybody else can still be
 * paired well: that is asked of a largest matching at each step. So nobody meets again while that can be avoided, and among
 * such rounds, if there is one in which every seat is balanced within one, one of those is taken.
 */
export function swissRound(players: readonly SwissPlayer[]): SwissRound {
  const order = players.toSorted((a, b) => b.points - a.points || b.rating - a.rating || (a.id < b.id ? -1 : 1));
  const bye = order.length % 2 === 1 ? byeOf(order) : null;
  const field = order.filter((player) => player !== bye);
  const fresh = (a: SwissPlayer, b: SwissPlayer): boolean => !hasMet(a, b);
  const even = (a: SwissPlayer, b: SwissPlayer): boolean => fresh(a, b) && !clash(a, b);
  const perfect = best(field, even) * 2 === field.length;
  const pairs = pairAll(field, perfect ? even : fresh);
  return { pairs: pairs.map(([a, b]) => seated(a, b)), bye: bye?.id ?? null };
}

type Fits = (a: SwissPlayer, b: SwissPlayer) => boolean;

const best = (field: readonly SwissPlayer[], fits: Fits): number =>
  size(matching(field.length, (a, b) => fits(field[a] as SwissPlayer, field[b] as SwissPlayer)));

/** The last in the order who had the fewest free rounds, and without whom the others can be paired as well as with anybody out. */
function byeOf(order: readonly SwissPlayer[]): SwissPlayer {
  const fresh: Fits = (a, b) => !hasMet(a, b);
  const without = (one: SwissPlayer): number =>
    best(
      order.filter((other) => other !== one),
      fresh,
    );
  const candidates = order.toReversed().sort((a, b) => a.byes - b.byes);
  const most = (order.length - 1) / 2;
  return candidates.find((one) => without(one) === most) ?? candidates.reduce((a, b) => (without(b) > without(a) ? b : a));
}

function pairAll(field: readonly SwissPlayer[], fits: Fits): [SwissPlayer, SwissPlayer][] {
  const pairs: [SwissPlayer, SwissPlayer][] = [];
  let rest = [...field];
  let reach = best(rest, fits);
  while (rest.length > 1) {
    const [first, ...others] = rest as [SwissPlayer, ...SwissPlayer[]];
    const drop = (partner: SwissPlayer): SwissPlayer[] => others.filter((other) => other !== partner);
    // Those of as many points are split in halves, as is usual: the best of the upper half meets the best of the lower one.
    const wishes = wishesOf(first, others);
    const partner =
      wishes.find((other) => fits(first, other) && best(drop(other), fits) >= reach - 1) ??
      (wishes.find((other) => !fits(first, other) && best(drop(other), fits) >= reach) as SwissPlayer);
    if (fits(first, partner)) reach--;
    pairs.push([first, partner]);
    rest = drop(partner);
  }
  return pairs;
}

/** Partners in the order in which they are wished for: near in points, in the own group from its middle on. */
function wishesOf(first: SwissPlayer, others: readonly SwissPlayer[]): SwissPlayer[] {
  const group = others.filter(({ points }) => points === first.points);
  const middle = Math.floor(group.length / 2);
  const mine = [...group.slice(middle), ...group.slice(0, middle).reverse()];
  return [...mine, ...others.filter(({ points }) => points !== first.points)];
}

/** Who had the first seat less often has it now; of equals the one further behind. */
function seated(a: SwissPlayer, b: SwissPlayer): readonly [string, string] {
  return a.balance < b.balance || (a.balance === b.balance && a.points < b.points) ? [a.id, b.id] : [b.id, a.id];
}
