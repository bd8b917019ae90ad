import { type Mask, ON, only, type Seat } from '@banquise/kernel';
import { type ArcticMove, GIVE, type MoveOf, SKIP } from '../moves.ts';
import { givenPlace } from '../rulings.ts';
import { type ArcticState, removeAt } from '../state.ts';
import { show } from './memory.ts';
import { BEAR_GIVE, usable } from './powers.ts';
import { type Stage, skip } from './stage.ts';

/** ARC-48, ARC-R16: a penalty card for somebody else, before anything is drawn, or none. */
export const giftStage: Stage<MoveOf<'give' | 'skip'>> = {
  name: 'gift',
  answers: ['give', 'skip'],
  enter: (state) => !state.final && usable(state, BEAR_GIVE),
  list(state) {
    const moves: ArcticMove[] = [SKIP];
    for (let to = 0; to < state.hands.length; to++) if (to !== state.turn) moves.push(GIVE[to] as (typeof GIVE)[number]);
    return moves;
  },
  refuse(state, move) {
    if (move.type === 'skip') return undefined;
    if (move.to >= state.hands.length) return { code: 'no-such-player', seat: move.to };
    return move.to === state.turn ? { code: 'to-yourself' } : undefined;
  },
  apply(state, move, events) {
    if (move.type !== 'give') return skip(state, BEAR_GIVE, events);
    const { turn } = state;
    const { to } = move;
    const card = carry(state, turn, to);
    show(state, card, only(to));
    events.push({ type: 'gave', seat: turn, to, secret: { to: state.knows[card] as Mask, card } });
    return ON;
  },
};

/** The card keeps its past: from which hand it came, and when. */
function carry(state: ArcticState, from: Seat, to: Seat): number {
  const place = givenPlace(state.zones[from] as number[]);
  const card = removeAt(state.zones[from] as number[], place);
  (state.zones[to] as number[]).push(card);
  (state.zoneFrom[to] as number[]).push(removeAt(state.zoneFrom[from] as number[], place));
  (state.zoneAt[to] as number[]).push(removeAt(state.zoneAt[from] as number[], place));
  return card;
}
