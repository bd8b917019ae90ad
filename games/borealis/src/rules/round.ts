import type { BorealisEvent } from '../events.ts';
import { score } from '../score.ts';
import type { BorealisState, Player } from '../state.ts';

/** The next player clockwise, and the end of the round after the last one (BLS-18). */
export function endTurn(state: BorealisState, events: BorealisEvent[]): void {
  const next = (state.turn + 1) % state.players.length;
  if (next === state.first) {
    endRound(state, events);
    if (state.stage === 'over') return;
  }
  state.turn = next;
  state.stage = 'action';
  events.push({ type: 'turn', seat: next, round: state.round });
}

/** BLS-21, in its order: objectives, end of the game, refreshes. */
function endRound(state: BorealisState, events: BorealisEvent[]): void {
  const { objectives, reached, removed, players } = state;
  for (let i = 0; i < objectives.length; i++) {
    if (reached[i] === 0 || removed[i] === true) continue;
    removed[i] = true;
    events.push({ type: 'removed', objective: objectives[i] as number });
  }
  if (state.triggered) {
    endGame(state, events);
    return;
  }
  for (let seat = 0; seat < players.length; seat++) (players[seat] as Player).refreshed = false;
  state.round++;
  events.push({ type: 'round', round: state.round });
}

function endGame(state: BorealisState, events: BorealisEvent[]): void {
  state.stage = 'over';
  const { seats, winners } = score(state);
  const [card1 = 0, card2 = 0] = state.scoreCards;
  const totals: number[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const { lines, total } = seats[seat] as (typeof seats)[number];
    events.push({ type: 'scored', seat, card: card1, stars: lines.score1 });
    events.push({ type: 'scored', seat, card: card2, stars: lines.score2 });
    totals.push(total);
  }
  events.push({ type: 'over', winners, totals });
}
