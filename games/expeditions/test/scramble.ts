import { below, type Rng, type Seat, sees, type Viewer } from '@banquise/kernel';
import { CARD_COUNT, IS_FAR } from '../src/data.ts';
import { NEVER, seenBy, timeOf, zoneOf } from '../src/rules/knowledge.ts';
import type { ExpeditionsState } from '../src/state.ts';

/** A place where a card lies: one of the lists of the state, and whose hand it is if it is one. */
interface Slot {
  readonly cards: number[];
  readonly at: number;
  readonly hand: Seat | undefined;
}

/**
 * The same position to one viewer: cards that he may not know change places, two by two (EXP-75). What others know
 * belongs to the place, not to the card: whoever looked at the bottom of the deck still knows what lies there.
 */
export function scramble(state: ExpeditionsState, viewer: Viewer, rng: Rng): ExpeditionsState {
  const slots = hiddenSlots(state, viewer);
  for (let i = 0; i < 4 * slots.length; i++) {
    const a = slots[below(rng, slots.length)] as Slot;
    const b = slots[below(rng, slots.length)] as Slot;
    if (!fits(state, viewer, cardIn(a), b) || !fits(state, viewer, cardIn(b), a)) continue;
    swap(state, a, b);
    // Everybody knows that no hand was dealt without four far places (EXP-17).
    if (state.stage === 'mark' && state.hands.some((hand) => hand.filter((card) => IS_FAR[card]).length < 4)) swap(state, a, b);
  }
  retoken(state, viewer);
  return state;
}

const cardIn = ({ cards, at }: Slot): number => cards[at] as number;

function hiddenSlots(state: ExpeditionsState, viewer: Viewer): Slot[] {
  const slots: Slot[] = [];
  state.hands.forEach((hand, seat) => {
    if (seat === viewer) return;
    // Key cards are public until their owner has exchanged once.
    const shown = state.exchangers.includes(seat) ? [] : (state.tokens[seat] as number[]);
    hand.forEach((card, at) => {
      if (!shown.includes(card)) slots.push({ cards: hand, at, hand: seat });
    });
  });
  const looked = viewer !== 'spectator' && (state.exchangers.includes(viewer) || (viewer === state.turn && state.drawn.length > 0));
  for (const cards of [state.deck, state.drawn]) {
    cards.forEach((card, at) => {
      // Who never looked into the deck can know no far card of it, whatever the game believes.
      if (!sees(state.knows[card] as number, viewer) || (IS_FAR[card] && !looked)) slots.push({ cards, at, hand: undefined });
    });
  }
  return slots;
}

/** A card can be in a hand unless the viewer met it elsewhere and that player has made no exchange since. */
function fits(state: ExpeditionsState, viewer: Viewer, card: number, { hand }: Slot): boolean {
  if (hand === undefined) return true;
  if (sees(state.knows[CARD_COUNT + card] as number, viewer)) return false;
  const last = seenBy(state, viewer, card);
  return last === NEVER || zoneOf(last) === hand || state.exchangers.slice(timeOf(last)).includes(hand);
}

function swap({ knows }: ExpeditionsState, a: Slot, b: Slot): void {
  const x = cardIn(a);
  const y = cardIn(b);
  a.cards[a.at] = y;
  b.cards[b.at] = x;
  [knows[x], knows[y]] = [knows[y] as number, knows[x] as number];
  // Nobody is sure any more that a card is in no hand if it is in one now.
  if (b.hand !== undefined) knows[CARD_COUNT + x] = 0;
  if (a.hand !== undefined) knows[CARD_COUNT + y] = 0;
}

/** A token of another is live if its owner holds the card, unless the viewer knows better. */
function retoken(state: ExpeditionsState, viewer: Viewer): void {
  state.tokens.forEach((tokens, owner) => {
    if (owner === viewer) return;
    for (const card of tokens) {
      const last = seenBy(state, viewer, card);
      const gone = state.laid.some((cards) => cards.includes(card)) || (last !== NEVER && zoneOf(last) !== owner);
      const live = !gone && (state.hands[owner] as number[]).includes(card);
      state.abandoned = state.abandoned.filter((other) => other !== card);
      if (!live) state.abandoned.push(card);
    }
  });
}
