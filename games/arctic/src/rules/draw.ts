import { type Mask, ON } from '@banquise/kernel';
import { type Animal, DRAW, MAIN } from '../data.ts';
import type { ArcticEvent } from '../events.ts';
import { type ArcticMove, BLIND, DRAW_SLOT, type MoveOf, RECOVER, STOP } from '../moves.ts';
import type { ArcticRefusal } from '../refusals.ts';
import { leastDraw, mayStop, mostDraw } from '../rulings.ts';
import { type ArcticState, addToHand, NONE, riverCount, type Table, visibleCard } from '../state.ts';
import { arriveUnseen } from './memory.ts';
import { BEAR_RECOVER, holds, MOOSE_DRAW, ORCA_BLIND, ORCA_REFILL, usable } from './powers.ts';
import type { Stage } from './stage.ts';
import { refillRiver } from './supply.ts';

type Drawing = Pick<Table, 'piles' | 'sunk' | 'turn' | 'holders' | 'sides'>;

const drawValue = (table: Drawing): number => DRAW[visibleCard(table, table.turn)] as number;
/** ARC-38: how many cards the player whose turn it is has to draw, and may draw at most. */
export const leastToDraw = (table: Drawing): number => leastDraw(drawValue(table), holds(table, MOOSE_DRAW));
export const mostToDraw = (table: Drawing): number => mostDraw(drawValue(table), holds(table, MOOSE_DRAW));
/** ARC-40: whether the player whose turn it is may leave it at what was taken. */
export const maySitBack = (table: Drawing & Pick<Table, 'taken' | 'river'>): boolean =>
  mayStop(table.taken, leastToDraw(table), riverCount(table.river));

/** ARC-38 to ARC-41: cards are taken one at a time, from the sources of ARC-39. */
export const drawStage: Stage<MoveOf<'draw' | 'recover' | 'blind' | 'stop'>> = {
  name: 'draw',
  answers: ['draw', 'recover', 'blind', 'stop'],
  enter(state, events) {
    state.taken = 0;
    state.chosen = NONE;
    if (state.final) return false;
    if (goesOn(state)) return true;
    drawEnded(state, events);
    return false;
  },
  list(state) {
    const moves: ArcticMove[] = [];
    const { river } = state;
    for (let slot = 0; slot < river.length; slot++) if (river[slot] !== NONE) moves.push(DRAW_SLOT[slot] as (typeof DRAW_SLOT)[number]);
    if (usable(state, BEAR_RECOVER)) {
      for (let animal = 0; animal < RECOVER.length; animal++) {
        if (liesInZone(state, animal)) moves.push(RECOVER[animal] as (typeof RECOVER)[number]);
      }
    }
    if (usable(state, ORCA_BLIND)) moves.push(BLIND);
    if (maySitBack(state)) moves.push(STOP);
    return moves;
  },
  refuse(state, move) {
    switch (move.type) {
      case 'draw':
        return state.river[move.slot] === NONE ? { code: 'empty-slot', slot: move.slot } : undefined;
      case 'recover':
        return refuseRecover(state, move.animal);
      case 'blind':
        if (!holds(state, ORCA_BLIND)) return { code: 'no-power', power: ORCA_BLIND.id };
        return ORCA_BLIND.open(state) ? undefined : { code: 'deck-empty' };
      case 'stop':
        return maySitBack(state) ? undefined : { code: 'draw-more', taken: state.taken, least: leastToDraw(state) };
    }
  },
  apply(state, move, events) {
    if (move.type === 'draw') drawFromRiver(state, move.slot, events);
    else if (move.type === 'blind') drawBlind(state, events);
    else if (move.type === 'recover') state.chosen = move.animal;
    else drawEnded(state, events);
    return move.type === 'draw' || move.type === 'blind' ? afterCard(state, events) : ON;
  },
};

/** One more card in hand: the next one, or the end of drawing. */
export function afterCard(state: ArcticState, events: ArcticEvent[]): 'draw' | typeof ON {
  state.taken++;
  if (goesOn(state)) return 'draw';
  drawEnded(state, events);
  return ON;
}

/** ARC-73: below the most that may be drawn, with a source left. */
const goesOn = (state: ArcticState): boolean =>
  state.taken < mostToDraw(state) && (riverCount(state.river) > 0 || usable(state, BEAR_RECOVER) || usable(state, ORCA_BLIND));

function drawEnded(state: ArcticState, events: ArcticEvent[]): void {
  events.push({ type: 'draw-ended', seat: state.turn, taken: state.taken, value: drawValue(state) });
}

function refuseRecover(state: ArcticState, animal: Animal): ArcticRefusal | undefined {
  if (!holds(state, BEAR_RECOVER)) return { code: 'no-power', power: BEAR_RECOVER.id };
  return liesInZone(state, animal) ? undefined : { code: 'no-such-penalty', animal };
}

function liesInZone(state: ArcticState, animal: Animal): boolean {
  const zone = state.zones[state.turn] as number[];
  for (let i = 0; i < zone.length; i++) if (MAIN[zone[i] as number] === animal) return true;
  return false;
}

/** Everybody sees which card it is. With orca-refill the next one comes at once (ARC-50). */
function drawFromRiver(state: ArcticState, slot: number, events: ArcticEvent[]): void {
  const { river, turn } = state;
  const card = river[slot] as number;
  river[slot] = NONE;
  addToHand(state.hands[turn] as number[], card);
  events.push({ type: 'drew', seat: turn, slot, card });
  if (usable(state, ORCA_REFILL)) refillRiver(state, events);
}

/** ARC-51: the player looks at the card before going on. */
function drawBlind(state: ArcticState, events: ArcticEvent[]): void {
  const { turn } = state;
  const card = state.deck.pop() as number;
  arriveUnseen(state, turn, card);
  addToHand(state.hands[turn] as number[], card);
  events.push({ type: 'drew-blind', seat: turn, secret: { to: state.knows[card] as Mask, card } });
}
