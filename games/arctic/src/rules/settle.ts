import { only } from '@banquise/kernel';
import { MAIN } from '../data.ts';
import type { ArcticEvent } from '../events.ts';
import { MISSING_SLOTS } from '../rulings.ts';
import { type ArcticState, CENTRE, NONE, visibleCard } from '../state.ts';
import { show } from './memory.ts';
import { powerInPlay } from './powers.ts';
import { compulsoryCard } from './supply.ts';

/** A5, ARC-25: one penalty for each missing card. */
export function payMissing(state: ArcticState, events: ArcticEvent[]): void {
  for (; state.missing > 0; state.missing--) {
    const card = compulsoryCard(state, events);
    if (card !== NONE) penaltyFromDeck(state, card, events);
    else if (!penaltyFromRiver(state, events)) penaltyMarker(state, events);
  }
}

/** ARC-R1: its owner may look at it. */
function penaltyFromDeck(state: ArcticState, card: number, events: ArcticEvent[]): void {
  const { turn } = state;
  const to = only(turn);
  show(state, card, to);
  layDown(state, card);
  events.push({ type: 'penalised', seat: turn, source: 'deck', secret: { to, card } });
}

/** ARC-26 (3), ARC-R3: with deck and Reserve used up, a River card that everybody has seen. */
function penaltyFromRiver(state: ArcticState, events: ArcticEvent[]): boolean {
  const { river, turn } = state;
  for (const slot of MISSING_SLOTS) {
    const card = river[slot] as number;
    if (card === NONE) continue;
    river[slot] = NONE;
    layDown(state, card);
    events.push({ type: 'penalised', seat: turn, source: 'river', slot, card });
    return true;
  }
  return false;
}

/** ARC-26 (4), ARC-R3. */
function penaltyMarker(state: ArcticState, events: ArcticEvent[]): void {
  const { markers, turn } = state;
  markers[turn] = (markers[turn] as number) + 1;
  events.push({ type: 'penalised', seat: turn, source: 'marker' });
}

function layDown(state: ArcticState, card: number): void {
  const { turn } = state;
  (state.zones[turn] as number[]).push(card);
  (state.zoneFrom[turn] as number[]).push(CENTRE);
  (state.zoneAt[turn] as number[]).push(state.clock);
}

/** A6, ARC-27: compulsory, from the centre or from whoever holds it (ARC-R20); held already, nothing happens (ARC-R26). Nowhere else does one change hands (ARC-R27). */
export function takePower(state: ArcticState, events: ArcticEvent[]): void {
  const { holders, turn } = state;
  const animal = MAIN[visibleCard(state, turn)] as number;
  const from = holders[animal] as number;
  if (from === turn) return;
  holders[animal] = turn;
  events.push({ type: 'power-taken', seat: turn, power: powerInPlay(state, animal).id, from });
}
