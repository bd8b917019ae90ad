import { below, fork, type Rng, type Seat, type Viewer } from '@banquise/kernel';
import type { BorealisState } from '../src/index.ts';

/** A card that the viewer cannot see: in the deck or closed in another hand. */
interface Place {
  readonly zone: number[];
  readonly index: number;
  readonly owner?: Seat;
}

/**
 * Section 11: a viewer does not know the order of the deck, nor the cards that others drew from it. He does know from which
 * shuffle each closed card comes (the pile that is shuffled lies open), so cards only change places within one shuffle. What
 * others chose to replace at the start is theirs until all have chosen. Where a card lies in another hand means nothing.
 */
export function scramble(state: BorealisState, viewer: Viewer, rng: Rng): BorealisState {
  const bit = viewer === 'spectator' ? 1 << 30 : 1 << viewer;
  const places: Place[] = state.deck.map((_, index) => ({ zone: state.deck, index }));
  state.players.forEach(({ hand }, owner) => {
    if (owner === viewer) return;
    hand.forEach((card, index) => {
      // Nothing can have been taken before the opening hands are settled, whatever the game believes.
      if (state.stage === 'replace' || ((state.knows[card] ?? 0) & bit) === 0) places.push({ zone: hand, index, owner });
    });
  });
  for (let shuffle = 0; shuffle <= state.shuffles; shuffle++) {
    const group = places.filter(({ zone, index }) => state.era[zone[index] ?? 0] === shuffle);
    swapAround(state, group, rng);
  }
  state.players.forEach(({ hand }, owner) => {
    if (owner !== viewer) rotate(hand, below(rng, 4));
  });
  if (state.stage === 'replace') {
    state.chosen = state.chosen.map((mask, seat) => (seat === viewer || mask < 0 ? mask : below(rng, 16)));
  }
  state.rng = fork(rng);
  return state;
}

/** Deals the cards of some places again among them; who drew a card knows it. */
function swapAround(state: BorealisState, places: readonly Place[], rng: Rng): void {
  const cards = places.map(({ zone, index }) => zone[index] ?? 0);
  for (const { zone, index, owner } of places) {
    const [card = 0] = cards.splice(below(rng, cards.length), 1);
    zone[index] = card;
    state.knows[card] = owner === undefined ? 0 : 1 << owner;
  }
}

function rotate(hand: number[], by: number): void {
  for (let n = 0; n < by; n++) hand.push(hand.shift() ?? 0);
}
