import { DONE, type Seat } from '@banquise/kernel';
import { CAMP_LEFT, CAMP_RIGHT, placeOf } from '../data.ts';
import type { BorealisEvent } from '../events.ts';
import { type MoveOf, PLACE } from '../moves.ts';
import { type BorealisState, headcount, type Player } from '../state.ts';
import { award } from './objectives.ts';
import type { Stage } from './stage.ts';

/** P4. Nobody in the camps, nobody comes back: no site is asked and no objective can be new (BLS-34, BLS-35). */
export const placeStage: Stage<MoveOf<'place'>> = {
  name: 'place',
  answers: ['place'],
  enter: ({ players, turn }) => inCamps(players[turn] as Player) > 0,
  list: () => PLACE.slice(),
  refuse: () => undefined,
  apply(state, move, events, seat) {
    comeBack(state, seat, move, events);
    return DONE;
  },
};

/** Step 4: everybody in the camps goes to one site, and nobody stays behind (BLS-34). */
function comeBack(state: BorealisState, seat: Seat, { site }: MoveOf<'place'>, events: BorealisEvent[]): void {
  const player = state.players[seat] as Player;
  const { scientists } = player;
  const returned = inCamps(player);
  const left = leave(scientists, CAMP_LEFT, placeOf(site));
  const right = leave(scientists, CAMP_RIGHT, placeOf(site));
  events.push({ type: 'returned', seat, site, left, right });
  award(state, seat, returned, events);
}

export const inCamps = ({ scientists }: Player): number => headcount(scientists, CAMP_LEFT) + headcount(scientists, CAMP_RIGHT);

/** Moves all scientists of a camp to a place; how many of each colour left. */
function leave(scientists: number[], camp: number, place: number): number[] {
  const left = [0, 0, 0];
  for (let colour = 0; colour < 3; colour++) {
    const count = scientists[3 * camp + colour] as number;
    scientists[3 * camp + colour] = 0;
    scientists[3 * place + colour] = (scientists[3 * place + colour] as number) + count;
    left[colour] = count;
  }
  return left;
}
