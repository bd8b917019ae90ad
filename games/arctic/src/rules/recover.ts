import type { Mask } from '@banquise/kernel';
import { MAIN } from '../data.ts';
import type { ArcticEvent } from '../events.ts';
import { type ArcticMove, type MoveOf, RECOVER_CARD } from '../moves.ts';
import { type ArcticState, addToHand, NONE, removeAt } from '../state.ts';
import { afterCard } from './draw.ts';
import { mixZone } from './memory.ts';
import type { Stage } from './stage.ts';

/**
 * ARC-49, second half: which of the penalty cards of that animal. A zone can hold any number of cards; in two halves
 * the choice stays short, and who clicks on a card plays both.
 */
export const recoverStage: Stage<MoveOf<'recover-card'>> = {
  name: 'recover',
  answers: ['recover-card'],
  enter: (state) => state.chosen !== NONE,
  list(state) {
    const moves: ArcticMove[] = [];
    const zone = state.zones[state.turn] as number[];
    for (let i = 0; i < zone.length; i++) {
      const card = zone[i] as number;
      if (MAIN[card] === state.chosen) moves.push(RECOVER_CARD[card] as (typeof RECOVER_CARD)[number]);
    }
    return moves;
  },
  refuse(state, move) {
    const { card } = move;
    if (!(state.zones[state.turn] as number[]).includes(card)) return { code: 'not-in-penalty', card };
    return MAIN[card] === state.chosen ? undefined : { code: 'other-animal', animal: state.chosen };
  },
  apply(state, move, events) {
    recover(state, move.card, events);
    state.chosen = NONE;
    return afterCard(state, events);
  },
};

/** ARC-49. */
function recover(state: ArcticState, card: number, events: ArcticEvent[]): void {
  const { turn } = state;
  const zone = state.zones[turn] as number[];
  const place = zone.indexOf(card);
  mixZone(state, turn);
  removeAt(zone, place);
  removeAt(state.zoneFrom[turn] as number[], place);
  removeAt(state.zoneAt[turn] as number[], place);
  addToHand(state.hands[turn] as number[], card);
  events.push({ type: 'recovered', seat: turn, secret: { to: state.knows[card] as Mask, card } });
}
