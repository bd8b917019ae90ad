import { seedFromText, stream } from '@banquise/kernel';
import {
  type BorealisState,
  CARDS,
  cardOf,
  game,
  type MoveOf,
  OBSERVE,
  type Player,
  REGROUP,
  SPECIES,
  type StageName,
} from '../src/index.ts';
import { announce } from '../src/state.ts';

/** A player as one would describe a board; what is left out is as at the start. */
export interface Spot {
  readonly hand?: string;
  /** The stacks of the left, middle and right sites. */
  readonly sites?: readonly [string, string, string];
  readonly flags?: readonly [number, number, number];
  /** From the left camp to the right camp: 'KU | YK | U | YYU | K'. */
  readonly scientists?: string;
  readonly stars?: number;
  readonly board?: number;
}

export interface Rest {
  readonly stage?: StageName;
  readonly round?: number;
  readonly first?: number;
  readonly turn?: number;
  readonly scoreCards?: readonly [string, string];
  readonly objectives?: readonly [string, string, string];
  /** How many of the cards that lie nowhere else are discarded; the others are the deck. */
  readonly discarded?: number;
}

const START = 'none | YKU | YKU | YKU | none';

/** A table in the middle of a game. Cards are ids, or letters of species (B F O S P) for any card of that species. */
export function table(spots: readonly Spot[], rest: Rest = {}): BorealisState {
  const fate = { side: 'I', score1: 'S01', score2: 'S02', animal: 'O04', scientist: 'O07', vehicle: 'O12', first: '1' };
  const [score1, score2] = rest.scoreCards ?? ['S01', 'S02'];
  const [animal, scientist, vehicle] = rest.objectives ?? ['O04', 'O07', 'O12'];
  const state = game.setup(spots.length, { ...fate, score1, score2, animal, scientist, vehicle }, stream(seedFromText('table'), 'play'));
  const box = new Box(spots.map(({ hand = '', sites = [] }) => `${hand} ${sites.join(' ')}`).join(' '));
  state.players = spots.map((spot) => seatAt(spot, box));
  state.market = box.take(4);
  const left = box.take(100);
  state.discard = left.splice(0, rest.discarded ?? 0);
  state.deck = left;
  state.stage = rest.stage ?? 'action';
  state.round = rest.round ?? 1;
  state.first = rest.first ?? 0;
  state.turn = rest.turn ?? state.first;
  state.chosen = spots.map(() => 0);
  state.triggered = state.players.some(({ sites }) => sites.some((stack) => stack.length === 7));
  learn(state);
  return state;
}

function seatAt(spot: Spot, box: Box): Player {
  const sites = (spot.sites ?? ['', '', '']).map((stack) => box.find(stack));
  return {
    board: spot.board ?? 0,
    hand: spot.hand === undefined ? box.take(4) : box.find(spot.hand),
    sites,
    flags: [...(spot.flags ?? [0, 0, 0])],
    scientists: posts(spot.scientists ?? START),
    stars: spot.stars ?? 2,
    refreshed: false,
  };
}

/** Yellow, pink and blue in each of the five places. */
export const posts = (text: string): number[] =>
  text.split('|').flatMap((place) => ['Y', 'K', 'U'].map((letter) => place.split(letter).length - 1));

export const playerOf = (state: BorealisState, seat = 0): Player => state.players[seat] as Player;

export const observe = (id: string, site: number): MoveOf<'observe'> => OBSERVE[3 * (cardOf(id) ?? -1) + site] as MoveOf<'observe'>;
export const regroup = (mask: number): MoveOf<'regroup'> => REGROUP[mask] as MoveOf<'regroup'>;

/** Cards by id or by the letter of a species: 'A093', 'BFB'. */
export const cards = (text: string): number[] => new Box(text).find(text);

/** The hundred cards, each of which can be found once. Cards asked for by id anywhere are not given away for a letter. */
class Box {
  private readonly free: Set<number>;
  private readonly named: Set<number>;

  constructor(text: string) {
    this.free = new Set(CARDS.map((_, card) => card));
    this.named = new Set((text.match(/A\d{3}/g) ?? []).map((id) => cardOf(id) ?? -1));
  }

  find(text: string): number[] {
    return (text.match(/A\d{3}|[BFOSP]/g) ?? []).map((word) => {
      const species = SPECIES.find((name) => name.charAt(0).toUpperCase() === word);
      const found = species ? this.any((card) => CARDS[card]?.species === species) : (cardOf(word) ?? -1);
      this.free.delete(found);
      return found;
    });
  }

  take(count: number): number[] {
    return Array.from({ length: Math.min(count, this.free.size) }, () => {
      const card = this.any(() => true);
      this.free.delete(card);
      return card;
    });
  }

  private any(fits: (card: number) => boolean): number {
    return [...this.free].find((card) => !this.named.has(card) && fits(card)) ?? -1;
  }
}

function learn(state: BorealisState): void {
  state.knows = [...CARDS.map(() => 0), 0, 0];
  if (state.stage !== 'replace') announce(state);
  const open = [...state.discard, ...state.market, ...state.players.flatMap(({ sites }) => sites.flat())];
  for (const card of open) state.knows[card] = 0x7fffffff;
  state.players.forEach(({ hand }, seat) => {
    for (const card of hand) state.knows[card] = 1 << seat;
  });
}
