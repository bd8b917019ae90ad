import type { Seat } from '@banquise/kernel';
import { RIVER_SIZE } from './data.ts';

/**
 * Every reading that could have gone another way and shows in the code, in one place. Rulings that are merely the order
 * of the stages are in `rules/turn.ts`, R-16 (when), R-19, R-20, R-28. What opens the Reserve is in
 * `rules/supply.ts`. What is seen is in `memory.ts` and `view.ts`. Scoring is in
 * `score.ts`.
 */

/** ARC-20, R-12: the base value without a visible card, be the pile empty or a joker on top. */
export const BASE_WITHOUT_VISIBLE = 1;

/** ARC-21, R-9: moose-place may lower the value to 0, but without a visible card one card at least is placed. */
export const leastValue = (base: number, hasVisible: boolean): number => (hasVisible ? base - 1 : Math.max(1, base - 1));

/** ARC-22, R-6: the last card actually placed is the one the Fox may redirect, also when the hand was too small. */
export const isLastCard = (left: number): boolean => left === 1;

/** ARC-26, R-3: River cards that become penalties go from the highest-numbered slot down. */
export const MISSING_SLOTS: readonly number[] = Array.from({ length: RIVER_SIZE }, (_, i) => RIVER_SIZE - 1 - i);

/** ARC-48, R-16: which card bear-give gives is of no consequence in a game with this side: always the newest. */
export const givenPlace = (zone: readonly number[]): number => zone.length - 1;

/** ARC-38, ARC-52, R-11: least and most cards to draw; moose-draw is settled by stopping, without an announcement. */
export const leastDraw = (draw: number, moose: boolean): number => (moose ? draw - 1 : draw);
export const mostDraw = (draw: number, moose: boolean): number => (moose ? draw + 1 : draw);

/** ARC-40, R-18: with the River empty one may stop whatever the count, and the rest costs nothing. */
export const mayStop = (taken: number, least: number, inRiver: number): boolean => taken >= least || inRiver === 0;

/** ARC-72, R-23: among equal totals the earlier in turn order from the Holder is better; more is better. */
export const turnOrderBreak = (seat: Seat, paw: Seat, seats: number): number => 0 - ((seat - paw + seats) % seats);
