import { ANIMALS, type AnimalName, type ArcticState, CARDS, game, PLACE, type StageName, totemTile } from '@banquise/arctic';
import { EVERYONE, only, seedFromText, stream } from '@banquise/kernel';

const cardIndex = (id: string): number => CARDS.findIndex((card) => card.id === id);
export const animalIndex = (name: AnimalName): number => ANIMALS.indexOf(name);

interface Laid {
  /** My pile from its bottom; a card behind a question mark lies face down. */
  readonly pile: readonly string[];
  readonly hand?: readonly string[];
  readonly tokens?: Readonly<Partial<Record<AnimalName, number>>>;
  readonly totem?: AnimalName;
  /** What I have to decide; without it somebody else is at work. */
  readonly stage?: StageName;
}

/** A position laid out by hand, seen from the first of four seats: all packs are in play. */
export function lay({ pile, hand = [], tokens = {}, totem, stage }: Laid): ArcticState {
  const state = game.setup(4, {}, stream(seedFromText('book'), 'play'));
  const mine = pile.map((id) => cardIndex(id.replace('?', '')));
  const held = hand.map(cardIndex).sort((a, b) => a - b);
  withdraw(state, new Set([...mine, ...held]));
  state.hands[0] = held;
  state.dark[0] = held.map(() => 0);
  state.piles[0] = mine;
  state.sunk[0] = pile.map((id) => (id.startsWith('?') ? 1 : 0));
  mine.forEach((card, i) => {
    state.knows[card] = state.sunk[0]?.[i] === 0 ? EVERYONE : only(0);
  });
  for (const card of held) state.knows[card] = only(0);
  ANIMALS.forEach((name, animal) => {
    state.tokens[animal] = tokens[name] ?? state.tokens[animal] ?? 0;
  });
  if (totem !== undefined) {
    state.totems[0] = animalIndex(totem);
    state.knows[totemTile(animalIndex(totem))] = only(0);
  }
  state.turn = stage === undefined ? 1 : 0;
  state.stage = stage ?? 'place';
  state.value = PLACE[mine.at(-1) ?? 0] ?? 1;
  state.left = Math.min(state.value, (state.hands[state.turn] ?? []).length);
  return state;
}

/** Takes cards from wherever the deal has put them; others take their places. */
function withdraw(state: ArcticState, used: ReadonlySet<number>): void {
  const left = (cards: readonly number[]): number[] => cards.filter((card) => !used.has(card));
  state.reserve = left(state.reserve);
  state.deck = left(state.deck);
  state.river = state.river.map((card) => {
    const other = used.has(card) ? (state.deck.pop() ?? card) : card;
    state.knows[other] = EVERYONE;
    return other;
  });
  state.hands = state.hands.map((cards, seat) =>
    cards
      .map((card) => {
        const other = used.has(card) ? (state.deck.pop() ?? card) : card;
        state.knows[other] = only(seat);
        return other;
      })
      .sort((a, b) => a - b),
  );
}
