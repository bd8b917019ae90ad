import { INCOME, LAST_SQUARE, SQUARE_BONUS } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import type { BorealState, Player } from '../state.ts';
import { lowest, uncovered } from './pyramid.ts';

/** BRL-27: compasses of the uncovered cards, Archives included (BRL-R25). */
export function incomeOf({ pyramid, filled }: Pick<Player, 'pyramid' | 'filled'>): number {
  let income = 0;
  for (let open = uncovered(filled); open !== 0; open &= open - 1) income += INCOME[pyramid[lowest(open)] as number] as number;
  return income;
}

/** What Rest brings (BRL-27 to BRL-29): income, and the bonus of the square on which it finds the token (BRL-R26). */
export function restOf(player: Pick<Player, 'pyramid' | 'filled' | 'token'>) {
  const from = player.token;
  const income = incomeOf(player);
  const bonus = SQUARE_BONUS[from] as number;
  return { income, bonus, from, to: Math.min(LAST_SQUARE, from + income + bonus) };
}

/** The Rest phase. */
export function rest(state: BorealState, events: BorealEvent[]): void {
  const seat = state.turn;
  const player = state.players[seat] as Player;
  const { income, bonus, from, to } = restOf(player);
  player.token = to;
  events.push({ type: 'rested', seat, income, bonus, from, to });
}
