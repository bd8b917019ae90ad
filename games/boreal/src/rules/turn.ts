import { BLACK, INCOME, LAST_SQUARE, NONE, SQUARE_BONUS, WHITE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { score } from '../score.ts';
import type { BorealState, Player } from '../state.ts';
import { isComplete, lowest, uncovered } from './pyramid.ts';

/** BRL-27: compasses of the uncovered cards, Archives included. */
export function incomeOf({ pyramid, filled }: Pick<Player, 'pyramid' | 'filled'>): number {
  let income = 0;
  for (let open = uncovered(filled); open !== 0; open &= open - 1) income += INCOME[pyramid[lowest(open)] as number] as number;
  return income;
}

/** The Rest phase (BRL-27 to BRL-29): income, and the bonus of the square on which Rest finds the token. */
export function rest(state: BorealState, events: BorealEvent[]): void {
  const seat = state.turn;
  const player = state.players[seat] as Player;
  const from = player.token;
  const income = incomeOf(player);
  const bonus = SQUARE_BONUS[from] as number;
  const to = Math.min(LAST_SQUARE, from + income + bonus);
  player.token = to;
  events.push({ type: 'rested', seat, income, bonus, from, to });
}

/** After a discovered card and its effect: Black's tenth card ends the game before any Rest (BRL-58, R-15). */
export function finishDiscovery(state: BorealState, events: BorealEvent[]): void {
  if (state.turn === BLACK && isComplete((state.players[BLACK] as Player).filled)) {
    end(state, 'complete', events);
    return;
  }
  rest(state, events);
  endTurn(state, events);
}

/** BRL-57, BRL-59: when White has completed, the end of Black's next turn is the end of the game. */
export function endTurn(state: BorealState, events: BorealEvent[]): void {
  const whiteIsComplete = isComplete((state.players[WHITE] as Player).filled);
  if (state.turn === BLACK && whiteIsComplete) end(state, 'complete', events);
  else if (state.idle >= 2) end(state, 'stalled', events);
  else {
    state.turn = 1 - state.turn;
    state.step = 'action';
    state.discovered = NONE;
    events.push({ type: 'turn', seat: state.turn, last: whiteIsComplete });
  }
}

function end(state: BorealState, reason: 'complete' | 'stalled', events: BorealEvent[]): void {
  state.step = 'over';
  state.discovered = NONE;
  const { seats, winners } = score(state);
  events.push({ type: 'ended', reason, totals: [seats[WHITE]?.total ?? 0, seats[BLACK]?.total ?? 0], winners });
}
