import { ON } from '@banquise/kernel';
import { LAST_STEP } from '../data.ts';
import { type ArcticMove, type Direction, type MoveOf, SKIP, WALRUS_LEFT, WALRUS_RIGHT } from '../moves.ts';
import type { ArcticState } from '../state.ts';
import { type Power, usable, WALRUS_ASSOCIATED, WALRUS_MAIN } from './powers.ts';
import { type Stage, skip } from './stage.ts';
import { associatedAnimal, indexOf, mainAnimal, moveToken } from './tokens.ts';

/** ARC-44: one more step of one of the two tokens, after the compulsory ones (ARC-R15). */
export const walrusStage: Stage<MoveOf<'walrus' | 'skip'>> = {
  name: 'walrus',
  answers: ['walrus', 'skip'],
  enter: (state) => usable(state, WALRUS_MAIN) || usable(state, WALRUS_ASSOCIATED),
  list(state) {
    const moves: ArcticMove[] = [];
    const index = indexOf(state, walrusAnimal(state));
    moves.push(SKIP);
    if (hasStep(index, 'left')) moves.push(WALRUS_LEFT);
    if (hasStep(index, 'right')) moves.push(WALRUS_RIGHT);
    return moves;
  },
  refuse(state, move) {
    if (move.type === 'skip') return undefined;
    const index = indexOf(state, walrusAnimal(state));
    return hasStep(index, move.direction) ? undefined : { code: 'landscape-ends', index };
  },
  apply(state, move, events) {
    if (move.type !== 'walrus') return skip(state, walrusPower(state), events);
    moveToken(state, walrusAnimal(state), move.direction === 'left' ? -1 : 1, 'walrus', events);
    return ON;
  },
};

const walrusPower = (state: ArcticState): Power => (usable(state, WALRUS_MAIN) ? WALRUS_MAIN : WALRUS_ASSOCIATED);
const walrusAnimal = (state: ArcticState): number => (usable(state, WALRUS_MAIN) ? mainAnimal(state) : associatedAnimal(state));
const hasStep = (index: number, direction: Direction): boolean => (direction === 'left' ? index > 0 : index < LAST_STEP);
