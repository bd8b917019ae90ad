import { CARDS, type EffectKind, LAST_SQUARE } from '../data.ts';
import type { BorealEvent, EffectStage } from '../events.ts';
import type { BorealState, Player } from '../state.ts';

const amountOf = (kind: EffectKind): number[] =>
  CARDS.map(({ effects }) => effects.reduce((sum, effect) => (effect.kind === kind && 'amount' in effect ? sum + effect.amount : sum), 0));

const GAIN = amountOf('gainCompasses');
const LOSS = amountOf('opponentLosesCompasses');

const STAGE_OF_EFFECT: Readonly<Partial<Record<EffectKind, EffectStage>>> = {
  boardCardToReserve: 'reserve',
  removeBoardCard: 'remove',
  swapTwoOnBoard: 'swap-board',
  swapTwoInPyramid: 'swap-pyramid',
  lookAtDeckReserveOne: 'look',
};

/** BRL-75: no card asks for more than one choice. */
const CHOICE: readonly (EffectStage | undefined)[] = CARDS.map(({ effects }) =>
  effects.map(({ kind }) => STAGE_OF_EFFECT[kind]).find((stage) => stage !== undefined),
);

/** BRL-43: what a card that has just been placed does by itself; the choice it may ask for is the next stage. */
export function carryOut(state: BorealState, card: number, events: BorealEvent[]): void {
  if ((GAIN[card] as number) > 0) gain(state, GAIN[card] as number, events);
  if ((LOSS[card] as number) > 0) opponentLoses(state, LOSS[card] as number, events);
}

/** Whether the card just placed asks for this choice. Effects are compulsory, and skipped when nothing can be chosen (BRL-43, BRL-R3). */
export function asksFor(state: BorealState, stage: EffectStage, isPossible: boolean, events: BorealEvent[]): boolean {
  const card = state.discovered;
  if (CHOICE[card] !== stage) return false;
  if (!isPossible) events.push({ type: 'skipped', seat: state.turn, effect: stage, card });
  return isPossible;
}

/** BRL-48, BRL-R8: never beyond the end of the track; the excess is lost. */
function gain(state: BorealState, amount: number, events: BorealEvent[]): void {
  const player = state.players[state.turn] as Player;
  const from = player.token;
  player.token = Math.min(LAST_SQUARE, from + amount);
  events.push({ type: 'gained', seat: state.turn, amount, from, to: player.token });
}

/** BRL-49, BRL-R9: never below 0. */
function opponentLoses(state: BorealState, amount: number, events: BorealEvent[]): void {
  const seat = 1 - state.turn;
  const opponent = state.players[seat] as Player;
  const from = opponent.token;
  opponent.token = Math.max(0, from - amount);
  events.push({ type: 'lost', seat, amount, from, to: opponent.token });
}
