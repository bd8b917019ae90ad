import { type Animal, type PowerId, SIDES } from '../data.ts';
import { isLastCard } from '../rulings.ts';
import { type ArcticState, NONE, riverCount, type Table, visibleCard } from '../state.ts';

/** One side of a Power card (section 7 of the rules). */
export interface Power {
  readonly id: PowerId;
  readonly animal: Animal;
  readonly side: number;
  /** ARC-16: the only phase in which it works. Phase A is over when a power is taken, so nothing has to check ARC-17. */
  readonly phase: 'A' | 'B' | 'C';
  /** ARC-64: there is no phase C in the final round. */
  readonly inFinalRound: boolean;
  /** What it needs beside being held, at its moment of the turn. */
  open(state: ArcticState): boolean;
}

const always = (): boolean => true;
const ownHand = (state: ArcticState): number[] => state.hands[state.turn] as number[];
const ownPile = (state: ArcticState): number[] => state.piles[state.turn] as number[];
const ownZone = (state: ArcticState): number[] => state.zones[state.turn] as number[];
const hasVisible = (state: ArcticState): boolean => visibleCard(state, state.turn) !== NONE;

type Facts = Pick<Power, 'phase' | 'open'>;

const FACTS: Readonly<Record<PowerId, Facts>> = {
  // ARC-45, ARC-R14: needs a card of each.
  'puffin-swap': { phase: 'A', open: (state) => ownHand(state).length > 0 && riverCount(state.river) > 0 },
  // ARC-47: jokers never leave a pile.
  'puffin-takeback': { phase: 'A', open: hasVisible },
  'moose-place': { phase: 'A', open: always },
  // ARC-55: also as the only card to place (ARC-R7), but not on an empty pile (ARC-R8).
  'fox-bottom': { phase: 'A', open: (state) => isLastCard(state.left) && ownPile(state).length > 0 },
  // ARC-56, in the same way (ARC-R7, ARC-R8).
  'fox-joker': { phase: 'A', open: (state) => isLastCard(state.left) && hasVisible(state) },
  'walrus-main': { phase: 'B', open: always },
  'walrus-associated': { phase: 'B', open: always },
  // ARC-48: markers cannot be given.
  'bear-give': { phase: 'C', open: (state) => ownZone(state).length > 0 },
  'bear-recover': { phase: 'C', open: (state) => ownZone(state).length > 0 },
  'orca-refill': { phase: 'C', open: always },
  // ARC-51, ARC-R17.
  'orca-blind': { phase: 'C', open: (state) => state.deck.length > 0 },
  'moose-draw': { phase: 'C', open: always },
};

function print(id: PowerId, animal: Animal, side: number): Power {
  const { phase, open } = FACTS[id];
  return Object.freeze({ id, animal, side, phase, inFinalRound: phase !== 'C', open });
}

/** The twelve powers, two of each animal, in the order of ANIMALS. */
export const POWERS: readonly Power[] = SIDES.flatMap((sides, animal) => sides.map((id, side) => print(id, animal, side)));

const named = (id: PowerId): Power => POWERS.find((power) => power.id === id) as Power;
export const PUFFIN_SWAP = named('puffin-swap');
export const PUFFIN_TAKEBACK = named('puffin-takeback');
export const MOOSE_PLACE = named('moose-place');
export const MOOSE_DRAW = named('moose-draw');
export const FOX_BOTTOM = named('fox-bottom');
export const FOX_JOKER = named('fox-joker');
export const WALRUS_MAIN = named('walrus-main');
export const WALRUS_ASSOCIATED = named('walrus-associated');
export const BEAR_GIVE = named('bear-give');
export const BEAR_RECOVER = named('bear-recover');
export const ORCA_REFILL = named('orca-refill');
export const ORCA_BLIND = named('orca-blind');

/** ARC-16: the player whose turn it is holds the card, and it shows this side. */
export const holds = (table: Pick<Table, 'holders' | 'sides' | 'turn'>, power: Power): boolean =>
  table.holders[power.animal] === table.turn && table.sides[power.animal] === power.side;

/** Whether the player whose turn it is may use a power at this moment. */
export const usable = (state: ArcticState, power: Power): boolean => holds(state, power) && power.open(state);

/** The power of an animal that is in the game. */
export const powerInPlay = (table: Pick<Table, 'sides'>, animal: Animal): Power =>
  POWERS[animal * 2 + (table.sides[animal] as number)] as Power;
