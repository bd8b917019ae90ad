import type { Ruling, Seat } from '@banquise/kernel';
import { RIVER_SIZE } from './data.ts';

/**
 * The readings of section 12 of RULES.md that could have gone another way. What can be said in a figure or a condition
 * is here; the others are the plain behaviour of the file that RULINGS names.
 */

/** ARC-20, ARC-R12: the base value without a visible card, be the pile empty or a joker on top. */
export const BASE_WITHOUT_VISIBLE = 1;

/** ARC-21, ARC-R9: moose-place may lower the value to 0, but without a visible card one card at least is placed. */
export const leastValue = (base: number, hasVisible: boolean): number => (hasVisible ? base - 1 : Math.max(1, base - 1));

/** ARC-22, ARC-R6: the last card actually placed is the one the Fox may redirect, also when the hand was too small. */
export const isLastCard = (left: number): boolean => left === 1;

/** ARC-26, ARC-R3: River cards that become penalties go from the highest-numbered slot down. */
export const MISSING_SLOTS: readonly number[] = Array.from({ length: RIVER_SIZE }, (_, i) => RIVER_SIZE - 1 - i);

/** ARC-48, ARC-R16: which card bear-give gives is of no consequence in a game with this side: always the newest. */
export const givenPlace = (zone: readonly number[]): number => zone.length - 1;

/** ARC-38, ARC-52, ARC-R11: least and most cards to draw; moose-draw is settled by stopping, without an announcement. */
export const leastDraw = (draw: number, moose: boolean): number => (moose ? draw - 1 : draw);
export const mostDraw = (draw: number, moose: boolean): number => (moose ? draw + 1 : draw);

/** ARC-40, ARC-R18: with the River empty one may stop whatever the count, and the rest costs nothing. */
export const mayStop = (taken: number, least: number, inRiver: number): boolean => taken >= least || inRiver === 0;

/** ARC-72, ARC-R23: among equal totals the earlier in turn order from the Holder is better; more is better. */
export const turnOrderBreak = (seat: Seat, paw: Seat, seats: number): number => 0 - ((seat - paw + seats) % seats);

export const RULINGS: readonly Ruling[] = [
  { id: 'ARC-R1', file: 'rules/settle.ts', reading: 'penalty cards lie face down, and only their owner may look at them' },
  { id: 'ARC-R2', file: 'rules/supply.ts', reading: 'a missing card opens the Reserve too' },
  {
    id: 'ARC-R3',
    file: 'rulings.ts',
    reading: 'with deck and Reserve used up, penalties are River cards from the highest slot down, then markers',
  },
  { id: 'ARC-R4', file: 'rules/supply.ts', reading: 'an empty deck opens nothing until a card is needed' },
  { id: 'ARC-R5', file: 'rules/turn.ts', reading: 'the Holder begins the final round, instead of a normal turn' },
  { id: 'ARC-R6', file: 'rulings.ts', reading: 'the last card for the Fox is the last one actually placed' },
  { id: 'ARC-R7', file: 'rules/powers.ts', reading: 'the Fox may move the only card of a turn; the visible card stays' },
  { id: 'ARC-R8', file: 'rules/powers.ts', reading: 'the Fox needs a pile, or a visible card, to move a card under' },
  { id: 'ARC-R9', file: 'rulings.ts', reading: 'the placement value can drop to 0, but not without a visible card' },
  { id: 'ARC-R10', file: 'rules/value.ts', reading: 'moose-place is announced before placing, and may cause penalties' },
  { id: 'ARC-R11', file: 'rulings.ts', reading: 'moose-draw is settled by stopping' },
  { id: 'ARC-R12', file: 'rulings.ts', reading: 'a joker on top is no visible card: the base value is 1' },
  { id: 'ARC-R13', file: 'rules/take-back.ts', reading: 'one card is taken back in a turn' },
  { id: 'ARC-R14', file: 'rules/swap.ts', reading: 'one swap in a turn, and none with an empty hand' },
  { id: 'ARC-R15', file: 'rules/walrus.ts', reading: 'the Walrus steps after the compulsory moves, in either direction' },
  { id: 'ARC-R16', file: 'rules/gift.ts', reading: 'a gift is made before drawing, to another player, and is optional' },
  { id: 'ARC-R17', file: 'rules/supply.ts', reading: 'orca-refill opens the Reserve, orca-blind does not' },
  { id: 'ARC-R18', file: 'rulings.ts', reading: 'with the River empty one may stop, and nothing is paid for what is missing' },
  { id: 'ARC-R19', file: 'rules/discard.ts', reading: 'the hand limit comes after the refill, and not in the final round' },
  { id: 'ARC-R20', file: 'rules/settle.ts', reading: 'taking the Power card is compulsory, also when nothing was placed on top' },
  { id: 'ARC-R21', file: 'rules/runs.ts', reading: 'every joker has a type of its own, any animal, for the highest total' },
  { id: 'ARC-R22', file: 'rules/runs.ts', reading: 'of two equal longest runs of an animal one counts' },
  { id: 'ARC-R23', file: 'rulings.ts', reading: 'on a tie the earlier in turn order from the Holder is better' },
  { id: 'ARC-R24', file: 'state.ts', reading: 'the packs in play are public, single backs are alike' },
  { id: 'ARC-R25', file: 'view.ts', reading: 'nobody looks through another pile, but what was laid openly is remembered' },
  { id: 'ARC-R26', file: 'rules/settle.ts', reading: 'a Power card that is held already is not taken again' },
  { id: 'ARC-R27', file: 'rules/settle.ts', reading: 'a Power card leaves a player only when another one takes it' },
  { id: 'ARC-R28', file: 'rules/take-back.ts', reading: 'taking a card back does not cost its Power card' },
  { id: 'ARC-R29', file: 'rules/turn.ts', reading: 'jokers stay face down at the end' },
  { id: 'ARC-R30', file: 'rules/supply.ts', reading: 'River slots are bookkeeping, refilled from the lowest' },
];
