import { ON } from '@banquise/kernel';
import { ASSOCIATED, LAST_STEP, MAIN } from '../data.ts';
import type { ArcticEvent } from '../events.ts';
import { ASSOCIATED_RIGHT, MAIN_RIGHT, type MoveOf } from '../moves.ts';
import { type ArcticState, visibleCard } from '../state.ts';
import { payMissing, takePower } from './settle.ts';
import type { Stage } from './stage.ts';

/** Phase B: the end of phase A is settled, then both tokens of the visible card move (ARC-30). */
export const tokensStage: Stage<MoveOf<'tokens'>> = {
  name: 'tokens',
  answers: ['tokens'],
  enter(state, events) {
    payMissing(state, events);
    takePower(state, events);
    const step = forcedStep(indexOf(state, mainAnimal(state)), indexOf(state, associatedAnimal(state)));
    if (step === undefined) return true;
    moveBoth(state, step.main, step.associated, events);
    return false;
  },
  list: () => [MAIN_RIGHT, ASSOCIATED_RIGHT],
  refuse: () => undefined,
  // ARC-31: one to the right, the other to the left.
  apply(state, move, events) {
    if (move.right === 'main') moveBoth(state, 1, -1, events);
    else moveBoth(state, -1, 1, events);
    return ON;
  },
};

export const mainAnimal = (state: ArcticState): number => MAIN[visibleCard(state, state.turn)] as number;
export const associatedAnimal = (state: ArcticState): number => ASSOCIATED[visibleCard(state, state.turn)] as number;
export const indexOf = (state: ArcticState, animal: number): number => state.tokens[animal] as number;
const isEnd = (index: number): boolean => index === 0 || index === LAST_STEP;
const inwards = (index: number): number => (index === 0 ? 1 : -1);

interface Steps {
  readonly main: number;
  readonly associated: number;
}

/** The steps of two tokens when the rules leave no choice, by their indices (ARC-34). */
const FORCED: readonly (readonly (Steps | undefined)[])[] = Array.from({ length: LAST_STEP + 1 }, (_, main) =>
  Array.from({ length: LAST_STEP + 1 }, (__, associated) => {
    // ARC-33: both step inwards. ARC-32: the one at an end steps inwards, the other the opposite way.
    if (isEnd(main)) return { main: inwards(main), associated: isEnd(associated) ? inwards(associated) : -inwards(main) };
    return isEnd(associated) ? { main: -inwards(associated), associated: inwards(associated) } : undefined;
  }),
);

export const forcedStep = (main: number, associated: number): Steps | undefined => (FORCED[main] as (Steps | undefined)[])[associated];

function moveBoth(state: ArcticState, main: number, associated: number, events: ArcticEvent[]): void {
  moveToken(state, mainAnimal(state), main, 'card', events);
  moveToken(state, associatedAnimal(state), associated, 'card', events);
}

export function moveToken(state: ArcticState, animal: number, by: number, cause: 'card' | 'walrus', events: ArcticEvent[]): void {
  const from = indexOf(state, animal);
  const to = from + by;
  state.tokens[animal] = to;
  events.push({ type: 'token-moved', seat: state.turn, animal, from, to, by: cause });
}
