import { below, EVERYONE, fork, type Mask, NOBODY, only, type Rng, range, type Seat, shuffle, UNKNOWN } from '@banquise/kernel';
import { CARD_COUNT } from './data.ts';
import { SUBSETS } from './moves.ts';
import { announce, type BorealisState, type Player, UNDECIDED } from './state.ts';
import type { BorealisView, PlayerView } from './view.ts';

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
  if (view.stage !== 'replace') announce({ knows, shuffles: view.shuffles });
  return {
    rng: fork(rng),
    knows,
    stage: view.stage,
    round: view.round,
    first: view.first,
    turn: view.turn,
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
function imagineChoices({ viewer, players, undecided, choice, stage }: BorealisView, rng: Rng): number[] {
  return players.map((_, seat) => {
    if (seat === viewer) return choice;
    if (stage !== 'replace') return 0;
    return undecided & (1 << seat) ? UNDECIDED : below(rng, SUBSETS);
  });
}
