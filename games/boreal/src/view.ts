import { copy, glimpse, type Mask, type Seat, type Viewer } from '@banquise/kernel';
import { BLACK, WHITE } from './data.ts';
import { isComplete } from './rules/pyramid.ts';
import type { BorealState, Player, StageName } from './state.ts';

/** What a viewer may know (section 9 of the rules): everything but the deck and the unused Archives (BRL-74). */
export interface BorealView {
  readonly viewer: Viewer;
  readonly stage: StageName;
  readonly turn: Seat;
  /** Whether the turn under way is the last one of the game (BRL-57). */
  readonly last: boolean;
  readonly discovered: number;
  readonly idle: number;
  readonly board: readonly number[];
  /** From the bottom to the top, UNKNOWN where the viewer has not seen the card. */
  readonly deck: readonly number[];
  /** Who knows the card at each place of the deck: everybody saw who looked. */
  readonly deckKnownTo: readonly Mask[];
  readonly removed: readonly number[];
  readonly box: readonly number[];
  readonly players: readonly Readonly<Player>[];
}

export function view(state: BorealState, viewer: Viewer): BorealView {
  const { stage, turn, discovered, idle, board, deck, removed, box, players, knows } = state;
  return {
    viewer,
    stage,
    turn,
    last: turn === BLACK && isComplete((players[WHITE] as Player).filled),
    discovered,
    idle,
    board: board.slice(),
    deck: glimpse(deck, knows, viewer),
    deckKnownTo: deck.map((card) => knows[card] as Mask),
    removed: removed.slice(),
    box: glimpse(box, knows, viewer),
    players: copy(players),
  };
}
