import { EVERYONE, type Mask, type Seat, UNKNOWN, type Viewer } from '@banquise/kernel';
import { type BorealisState, type Player, type StageName, UNDECIDED, undecided } from './state.ts';

/** Section 11: everything but the other hands and the order of the deck. */
export interface BorealisView {
  readonly viewer: Viewer;
  readonly stage: StageName;
  readonly round: number;
  readonly first: Seat;
  readonly turn: Seat;
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
    stage: state.stage,
    round: state.round,
    first: state.first,
    turn: state.turn,
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
