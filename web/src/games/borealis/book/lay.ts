import { type BorealisState, CARDS, COLOURS, type Colour, cardOf, game, HAND_SIZE, MARKET_SIZE, type Player } from '@banquise/borealis';
import { EVERYONE, type OptionValues, only, seedFromText, stream } from '@banquise/kernel';

interface Laid {
  /** The first player's cards and the pool, filled up from the deck where fewer are named. */
  readonly hand?: readonly string[];
  readonly market?: readonly string[];
  /** The first player's stacks from left to right, bottom first. */
  readonly sites?: readonly (readonly string[])[];
  readonly flags?: readonly number[];
  /** Who stands in the five places from left to right: Y is yellow, K pink, U blue. */
  readonly posts?: readonly string[];
  readonly options?: OptionValues;
}

const LETTERS: Readonly<Record<Colour, string>> = { yellow: 'Y', pink: 'K', blue: 'U' };
export const cardIndex = (id: string): number => cardOf(id) ?? 0;

/** A position of two laid out by hand, in which the first player is to act. Every card is somewhere, and only once. */
export function lay({ hand = [], market = [], sites = [[], [], []], flags, posts, options = {} }: Laid): BorealisState {
  const state = game.setup(2, { ...options, first: '1' }, stream(seedFromText('book'), 'play'));
  for (const seat of [0, 1]) game.apply(state, seat, { type: 'replace', mask: 0 });
  const named = new Set([...hand, ...market, ...sites.flat()].map(cardIndex));
  const rest = CARDS.map((_, card) => card).filter((card) => !named.has(card));
  const filled = (ids: readonly string[], size: number): number[] => [...ids.map(cardIndex), ...rest.splice(0, size - ids.length)];
  const [mine, other] = state.players as [Player, Player];
  mine.hand = filled(hand, HAND_SIZE);
  other.hand = filled([], HAND_SIZE);
  mine.sites = sites.map((stack) => stack.map(cardIndex));
  if (flags !== undefined) mine.flags = [...flags];
  if (posts !== undefined) mine.scientists = posts.flatMap((who) => COLOURS.map((colour) => who.split(LETTERS[colour]).length - 1));
  state.market = filled(market, MARKET_SIZE);
  state.deck = rest;
  state.knows.fill(EVERYONE, 0, CARDS.length);
  state.players.forEach((player, seat) => {
    for (const card of player.hand) state.knows[card] = only(seat);
  });
  return state;
}
