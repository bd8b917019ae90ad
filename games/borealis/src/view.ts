import {
  below,
  EVERYONE,
  fork,
  type Mask,
  NOBODY,
  only,
  type Rng,
  range,
  type Seat,
  shuffle,
  UNKNOWN,
  type Viewer,
} from '@banquise/kernel';
import { CARD_COUNT } from './data/cards.ts';
import { SUBSETS } from './moves.ts';
import { announce, type BorealisState, type Player, type Step, UNDECIDED, undecided } from './state.ts';

/** Section 11: everything but the other hands and the order of the deck. */
export interface BorealisView {
  readonly viewer: Viewer;
  readonly step: Step;
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly triggered: boolean;
  /** The seats that still have to choose their opening replacement. */
  readonly undecided: Mask;
  /** The viewer's own choice for the opening replacement, or UNDECIDED. */
  readonly choice: number;
  readonly scoreCards: readonly number[];
  readonly objectives: readonly number[];
  /** Who reached each objective, and whether it is removed. */
  readonly reached: readonly Mask[];
  readonly removed: readonly boolean[];
  /** How many cards. */
  readonly deck: number;
  readonly discard: readonly number[];
  readonly market: readonly number[];
  readonly shuffles: number;
  readonly era: readonly number[];
  readonly players: readonly PlayerView[];
}

export interface PlayerView extends Readonly<Omit<Player, 'hand' | 'sites' | 'flags' | 'scientists'>> {
  /** Own hand in its order; of another hand first the cards one knows, then UNKNOWN for each closed card. */
  readonly hand: readonly number[];
  /** The cards of the hand that everybody saw being taken from the market, by number. */
  readonly open: readonly number[];
  /** The shuffles from which the other cards of the hand come, lowest first: what a good memory knows of them (see `era`). */
  readonly eras: readonly number[];
  readonly sites: readonly (readonly number[])[];
  readonly flags: readonly number[];
  readonly scientists: readonly number[];
}

export function view(state: BorealisState, viewer: Viewer): BorealisView {
  return {
    viewer,
    step: state.step,
    round: state.round,
    first: state.first,
    active: state.active,
    triggered: state.triggered,
    undecided: undecided(state.chosen),
    choice: viewer === 'spectator' ? UNDECIDED : (state.chosen[viewer] ?? UNDECIDED),
    scoreCards: state.scoreCards.slice(),
    objectives: state.objectives.slice(),
    reached: state.reached.slice(),
    removed: state.removed.slice(),
    deck: state.deck.length,
    discard: state.discard.slice(),
    market: state.market.slice(),
    shuffles: state.shuffles,
    era: state.era.slice(),
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
  };
}

function playerView({ knows, era }: BorealisState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const open = ascending(player.hand.filter((card) => knows[card] === EVERYONE));
  const closed = player.hand.filter((card) => knows[card] !== EVERYONE);
  return {
    board: player.board,
    // Where a card lies in another's hand is nobody's business: it would tell how long it has been held.
    hand: viewer === seat ? player.hand.slice() : [...open, ...closed.map(() => UNKNOWN)],
    open,
    eras: ascending(closed.map((card) => era[card] as number)),
    sites: player.sites.map((stack) => stack.slice()),
    flags: player.flags.slice(),
    scientists: player.scientists.slice(),
    stars: player.stars,
    refreshed: player.refreshed,
  };
}

const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

/** Closed cards are dealt again among the places where they can be; what others chose in secret is chosen again. */
export function imagine(view: BorealisView, rng: Rng): BorealisState {
  const unseen = unseenByEra(view, rng);
  const knows: Mask[] = range(CARD_COUNT + 2).map(() => NOBODY);
  const players = view.players.map((player, seat): Player => {
    const hand = fillHand(view, player, seat, unseen);
    for (const card of hand) knows[card] = only(seat);
    for (const card of player.open) knows[card] = EVERYONE;
    for (const stack of player.sites) for (const card of stack) knows[card] = EVERYONE;
    return {
      board: player.board,
      hand,
      sites: player.sites.map((stack) => stack.slice()),
      flags: player.flags.slice(),
      scientists: player.scientists.slice(),
      stars: player.stars,
      refreshed: player.refreshed,
    };
  });
  for (const card of view.discard) knows[card] = EVERYONE;
  for (const card of view.market) if (card >= 0) knows[card] = EVERYONE;
  if (view.step !== 'replace') announce({ knows, shuffles: view.shuffles });
  return {
    rng: fork(rng),
    knows,
    step: view.step,
    round: view.round,
    first: view.first,
    active: view.active,
    triggered: view.triggered,
    scoreCards: view.scoreCards.slice(),
    objectives: view.objectives.slice(),
    reached: view.reached.slice(),
    removed: view.removed.slice(),
    deck: unseen[view.shuffles] ?? [],
    discard: view.discard.slice(),
    market: view.market.slice(),
    shuffles: view.shuffles,
    era: view.era.slice(),
    chosen: imagineChoices(view, rng),
    players,
  };
}

/** The cards whose place the viewer does not know, by the shuffle they come from, each list in random order. */
function unseenByEra(view: BorealisView, rng: Rng): number[][] {
  const seen = new Set([...view.discard, ...view.market, ...view.players.flatMap(({ hand, sites }) => [...hand, ...sites.flat()])]);
  const eras: number[][] = Array.from({ length: view.shuffles + 1 }, () => []);
  for (let card = 0; card < CARD_COUNT; card++) if (!seen.has(card)) eras[view.era[card] as number]?.push(card);
  for (const cards of eras) shuffle(rng, cards);
  return eras;
}

/** A closed card of another hand is one of those that come from the same shuffle; what remains of the last one is the deck. */
function fillHand(view: BorealisView, { hand, open, eras }: PlayerView, seat: Seat, unseen: readonly number[][]): number[] {
  if (view.viewer === seat) return hand.slice();
  return [...open, ...eras.map((era) => unseen[era]?.pop() ?? UNKNOWN)];
}

/** After the opening the choices are history that no view carries: any will do. */
function imagineChoices({ viewer, players, undecided, choice, step }: BorealisView, rng: Rng): number[] {
  return players.map((_, seat) => {
    if (seat === viewer) return choice;
    if (step !== 'replace') return 0;
    return undecided & (1 << seat) ? UNDECIDED : below(rng, SUBSETS);
  });
}
