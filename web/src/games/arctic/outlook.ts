import { ASSOCIATED, CENTRE, LANDSCAPE, MAIN, powerInPlay, RESERVE_SIZE, startingDeck, visibleCard } from '@banquise/arctic';
import { UNKNOWN } from '@banquise/kernel';
import { ASSOCIATED_RIGHT, MAIN_RIGHT, walrus } from './moves.ts';
import { openPoints, type Standing, standingOf, totalOf } from './series.ts';
import { type ArcticMoment, type ArcticMove, type ArcticView, seatOf } from './types.ts';

/** One way the tokens can go: a choice has a letter, what must be has none, an extra step has its direction. */
export interface Way {
  readonly id: 'a' | 'b' | 'forced' | 'left' | 'right';
  readonly move: ArcticMove | undefined;
  readonly steps: readonly { readonly animal: number; readonly from: number; readonly to: number }[];
  /** By animal: where the tokens stand then. */
  readonly tokens: readonly number[];
}

/** What would come of a choice, in the figures a player looks at. */
export interface ArcticOutlook {
  readonly view: ArcticView;
  readonly reveals: boolean;
  readonly before: Standing;
  readonly after: Standing;
  /** The power that would be taken, and from whom (or CENTRE). */
  readonly power: { readonly animal: number; readonly from: number } | undefined;
  readonly ways: readonly Way[];
  /** The visible card then, or NONE. */
  readonly visible: number;
  /** Cards that would be missing: as many penalties. */
  readonly missing: number;
}

export function outlookOf(moment: ArcticMoment, moves: readonly ArcticMove[]): ArcticOutlook {
  const seat = seatOf(moment);
  const { view, events, reveals } = moment.after(moves);
  const taken = events.find((event) => event.type === 'power-taken');
  return {
    view,
    reveals,
    before: standingOf(moment.view, seat),
    after: standingOf(view, seat),
    power: taken === undefined ? undefined : { animal: animalOf(moment.view, taken.power), from: taken.from },
    ways: waysAfter(moment, moves),
    visible: visibleCard(view, seat),
    missing: events.filter((event) => event.type === 'penalised').length,
  };
}

/** What a choice brings at once. `open`: with what a step that must be does to my Totem. */
export function gainOf({ before, after }: ArcticOutlook, open: boolean): number {
  const points = open ? totalOf : openPoints;
  return points(after) - points(before);
}

const animalOf = (view: ArcticView, power: string): number => view.sides.findIndex((_, animal) => powerInPlay(view, animal).id === power);

const difference = (before: ArcticView, after: ArcticView): Way['steps'] =>
  after.tokens.flatMap((to, animal) => {
    const from = before.tokens[animal] ?? to;
    return from === to ? [] : [{ animal, from, to }];
  });

/** Where the tokens may go, now or after some moves: two ways, one that must be, an extra step, or none. */
export function waysAfter(moment: ArcticMoment, moves: readonly ArcticMove[]): readonly Way[] {
  const { turn } = moment.view;
  const then = moves.length === 0 ? moment.view : moment.after(moves).view;
  const way = (id: Way['id'], move: ArcticMove): readonly Way[] => {
    const { view, events } = moment.after([...moves, move]);
    const moved = events.some((event) => event.type === 'token-moved' && event.seat === turn);
    return moved ? [{ id, move, steps: difference(then, view), tokens: view.tokens }] : [];
  };
  if (then.turn === turn && then.stage === 'tokens') return [...way('a', MAIN_RIGHT), ...way('b', ASSOCIATED_RIGHT)];
  if (moves.length === 0) return then.stage === 'walrus' ? [...way('left', walrus('left')), ...way('right', walrus('right'))] : [];
  const steps = difference(moment.view, then);
  return steps.length === 0 ? [] : [{ id: 'forced', move: undefined, steps, tokens: then.tokens }];
}

/** What a seat's Totem is worth with the tokens there; nothing when one may not know it. */
export function totemPoints(view: ArcticView, seat: number, tokens: readonly number[] = view.tokens): number | undefined {
  const totem = view.totems[seat] ?? UNKNOWN;
  return totem === UNKNOWN ? undefined : LANDSCAPE[tokens[totem] ?? 0];
}

export interface End {
  /** Deck at the start, and cards set aside then. */
  readonly start: number;
  readonly distance: 'far' | 'near' | 'closing' | 'final' | 'over';
  /** Turns of anybody until the Reserve is opened, as far as one can tell. */
  readonly turns: number;
  /** The player whose turn is the last before the final round. */
  readonly last: number;
}

/** Placement and draw value add up to six: a turn uses three cards, on average. */
const CARDS_A_TURN = 3;

export function endOf({ deck, hands, stage, closing, final, paw }: ArcticView): End {
  const { length } = hands;
  const turns = Math.max(1, Math.ceil((deck + 1) / CARDS_A_TURN));
  const distance = stage === 'over' ? 'over' : final ? 'final' : closing ? 'closing' : turns <= length ? 'near' : 'far';
  return { start: startingDeck(length), distance, turns, last: (paw + length - 1) % length };
}

export const reserveAtStart = (seats: number): number => RESERVE_SIZE[seats] ?? 0;

export type PowerState = 'now' | 'active' | 'later' | 'idle' | 'next-turn' | 'waiting' | 'not-last-round' | 'theirs' | 'middle';

/** When a power works: what belongs to each phase of a turn. */
const PHASE_STAGES: Readonly<Record<'A' | 'B' | 'C', readonly string[]>> = {
  A: ['swap', 'swap-slot', 'take-back', 'value', 'place'],
  B: ['tokens', 'walrus'],
  C: ['gift', 'draw', 'recover', 'discard'],
};
const PHASES = ['A', 'B', 'C'] as const;

/** Whether I may use the power of an animal now, and if not, why. */
export function powerState(moment: ArcticMoment, animal: number): PowerState {
  const { view, moves } = moment;
  const seat = seatOf(moment);
  const holder = view.holders[animal] ?? CENTRE;
  if (holder === CENTRE) return 'middle';
  if (holder !== seat) return 'theirs';
  const power = powerInPlay(view, animal);
  if (view.turn !== seat || view.stage === 'over') return view.final && !power.inFinalRound ? 'not-last-round' : 'waiting';
  if (moves.some((move) => uses(power.id, move))) return 'now';
  // All cards are drawn: this turn has no more use for any.
  if (view.stage === 'discard') return 'next-turn';
  if (view.final && !power.inFinalRound) return 'not-last-round';
  const now = PHASES.findIndex((phase) => PHASE_STAGES[phase].includes(view.stage));
  const its = PHASES.indexOf(power.phase);
  if (now === its && (power.id === 'orca-refill' || power.id === 'moose-draw')) return 'active';
  if (now === its) return power.phase === 'A' ? 'later' : 'idle';
  return now < its ? 'later' : 'next-turn';
}

/** Whether a legal move is the use of a power. */
function uses(power: string, move: ArcticMove): boolean {
  switch (power) {
    case 'bear-give':
      return move.type === 'give';
    case 'bear-recover':
      return move.type === 'recover' || move.type === 'recover-card';
    case 'fox-bottom':
    case 'fox-joker':
      return move.type === 'place' && move.to !== 'top';
    case 'moose-place':
      return move.type === 'value';
    case 'moose-draw':
      return move.type === 'stop';
    case 'orca-blind':
      return move.type === 'blind';
    // It works by itself, as the moose's draw does before it may stop.
    case 'orca-refill':
      return false;
    case 'puffin-swap':
      return move.type === 'swap' || move.type === 'swap-with';
    case 'puffin-takeback':
      return move.type === 'take-back';
    default:
      return move.type === 'walrus';
  }
}

/** How few and how many cards I draw after some moves: found by going on, without what is optional. */
export function drawRange(moment: ArcticMoment, moves: readonly ArcticMove[]): { readonly least: number; readonly most: number } {
  let at = moment.after(moves);
  const legal = (type: ArcticMove['type']): ArcticMove | undefined => at.moves.find((move) => move.type === type);
  for (let next = at.moves[0]; next !== undefined && at.view.stage !== 'draw'; next = at.moves[0]) at = at.after([legal('skip') ?? next]);
  let least: number | undefined;
  let most = 0;
  for (let next = legal('draw'); next !== undefined; next = legal('draw')) {
    if (legal('stop') !== undefined) least ??= most;
    at = at.after([next]);
    most++;
  }
  return { least: least ?? most, most };
}

/** The two animals of a card. */
export const pairOf = (card: number): readonly [number, number] => [MAIN[card] ?? 0, ASSOCIATED[card] ?? 0];
