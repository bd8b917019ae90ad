import { type ArcticMove, type ArcticView, game, NONE } from '@banquise/arctic';
import type { ArcticMoment } from './types.ts';

const KNOWN = new Map(game.vocabulary.map((move) => [JSON.stringify(move), move]));

/** Moves are the very objects of the vocabulary. */
const known = (move: ArcticMove): ArcticMove => KNOWN.get(JSON.stringify(move)) ?? move;

export type To = 'top' | 'bottom' | 'under';
export const SKIP = known({ type: 'skip' });
export const TAKE_BACK = known({ type: 'take-back' });
export const BLIND = known({ type: 'blind' });
export const MAIN_RIGHT = known({ type: 'tokens', right: 'main' });
export const ASSOCIATED_RIGHT = known({ type: 'tokens', right: 'associated' });
export const place = (card: number, to: To = 'top'): ArcticMove => known({ type: 'place', card, to });
export const draw = (slot: number): ArcticMove => known({ type: 'draw', slot });
export const discard = (card: number): ArcticMove => known({ type: 'discard', card });
export const swap = (card: number): ArcticMove => known({ type: 'swap', card });
export const swapWith = (slot: number): ArcticMove => known({ type: 'swap-with', slot });
export const recover = (animal: number): ArcticMove => known({ type: 'recover', animal });
export const recoverCard = (card: number): ArcticMove => known({ type: 'recover-card', card });
export const walrus = (direction: 'left' | 'right'): ArcticMove => known({ type: 'walrus', direction });
const announce = (value: number): ArcticMove => known({ type: 'value', value });

/** Decisions a turn may go past, each with a power that is done without then. */
export type Passed = 'swap' | 'take-back' | 'value' | 'walrus' | 'gift';

/** Where a turn gets to by doing without what is optional, and the moves that say so. */
export interface Shortcut {
  readonly moves: readonly ArcticMove[];
  /** What is done without, in order. */
  readonly passed: readonly Passed[];
  readonly view: ArcticView;
}

/**
 * From an optional decision on to placing or drawing: who points at a card means it, and the power before it is done
 * without. Nothing when the turn does not get there.
 */
export function shortcutTo(moment: ArcticMoment, stage: 'place' | 'draw'): Shortcut | undefined {
  if (moment.moves.length === 0) return undefined;
  const { turn } = moment.view;
  const moves: ArcticMove[] = [];
  const passed: Passed[] = [];
  let { view } = moment;
  while (view.stage !== stage) {
    if (!isPassed(view.stage)) return undefined;
    passed.push(view.stage);
    moves.push(view.stage === 'value' ? announce(view.value) : SKIP);
    view = moment.after(moves).view;
    if (view.turn !== turn) return undefined;
  }
  return { moves, passed, view };
}

const PASSED: readonly string[] = ['swap', 'take-back', 'value', 'walrus', 'gift'] satisfies Passed[];
const isPassed = (stage: string): stage is Passed => PASSED.includes(stage);

/** Slots of the River in which a card lies. */
export const filled = (river: readonly number[]): number[] => river.flatMap((card, slot) => (card === NONE ? [] : [slot]));
