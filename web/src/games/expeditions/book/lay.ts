import {
  arrowBetween,
  CARDS,
  type Colour,
  cardNumber,
  type ExpeditionsMove,
  type ExpeditionsState,
  game,
  HEAD,
  nodeNumber,
  SEGMENT_OF,
  TAIL,
} from '@banquise/expeditions';
import { EVERYONE, only, range, seedFromText, stream } from '@banquise/kernel';

interface Laid {
  readonly hand: readonly string[];
  readonly row: readonly string[];
  /** Key places among the cards of the hand. */
  readonly tokens?: readonly string[];
  /** The way of each expedition, node by node, in the order yellow, red, blue. */
  readonly ways: readonly (readonly string[])[];
}

/** A position laid out by hand, with the first of two players to move; the other holds the first cards that are left. */
export function lay({ hand, row, tokens = [], ways }: Laid): ExpeditionsState {
  const state = game.setup(2, { first: '1' }, stream(seedFromText('book'), 'play'));
  const [mine, common] = [hand.map(cardNumber), row.map(cardNumber)];
  const left = range(CARDS.length).filter((card) => !mine.includes(card) && !common.includes(card));
  Object.assign(state, {
    ...{ stage: 'free', turn: 0, round: 3, row: common, deck: left.slice(6) },
    ...{ hands: [mine, left.slice(0, 6)], tokens: [tokens.map(cardNumber), []] },
  });
  state.knows.fill(0);
  for (const card of common) state.knows[card] = EVERYONE;
  for (const card of mine) state.knows[card] = tokens.some((place) => cardNumber(place) === card) ? EVERYONE : only(0);
  for (const card of left.slice(0, 6)) state.knows[card] = only(1);
  ways.forEach((way, colour) => {
    for (let i = 1; i < way.length; i++)
      push(state, colour as Colour, arrowBetween(nodeNumber(way[i - 1] ?? ''), nodeNumber(way[i] ?? '')));
  });
  return state;
}

/** An arrow on the board, with what follows from it: who has been where. */
function push({ stacks, touches, used }: ExpeditionsState, colour: Colour, arrow: number): void {
  stacks[colour]?.push(arrow);
  for (const node of [TAIL[arrow], HEAD[arrow]] as number[]) touches[node] = (touches[node] ?? 0) + (1 << (3 * colour));
  const segment = SEGMENT_OF[arrow] as number;
  used[segment] = (used[segment] ?? 0) | (1 << colour);
}

/** The same after one more arrow of the first player. */
export function after(state: ExpeditionsState, colour: Colour, from: string, to: string): ExpeditionsState {
  const wanted = (move: ExpeditionsMove): boolean =>
    move.type === 'main' && move.colour === colour && move.from === nodeNumber(from) && move.to === nodeNumber(to);
  const move = game.moves(state, 0).find(wanted);
  if (move !== undefined) game.apply(state, 0, move);
  return state;
}
