import { copy, EVERYONE, glimpse, type Mask, type Seat, sees, UNKNOWN, type Viewer } from '@banquise/kernel';
import { CARD_COUNT, totemTile } from './data.ts';
import { momentOf, seatOf } from './rules/memory.ts';
import { type ArcticState, NONE, type StageName, type Table } from './state.ts';

/** A card that was seen in a hand and whose place is no longer sure: in that hand, or face down since that moment or later. */
export interface Memory {
  readonly card: number;
  readonly seat: Seat;
  readonly since: number;
}

/**
 * What a viewer may know (section 10 of the rules). Cards and Totems are UNKNOWN where he may not know them: hands list
 * what is known first; `chosen` is known to the player who chose. Face-up cards below the top of a pile are here for
 * everybody, since each was laid openly; ARC-R25 forbids looking through a pile, not remembering, and a client may choose
 * not to show them.
 */
export interface ArcticView extends Readonly<Table> {
  readonly viewer: Viewer;
  readonly stage: StageName;
  readonly deck: number;
  readonly reserve: number;
  /** Who knows each penalty card: everybody saw who got it from whom. */
  readonly zoneKnownTo: readonly (readonly Mask[])[];
  readonly seen: readonly Memory[];
  /** Cards in hands and jokers of which everybody is sure, in ascending order: also tells a player what the others know of his. */
  readonly open: readonly number[];
}

export function view(state: ArcticState, viewer: Viewer): ArcticView {
  const { knows, hands, piles, zones } = state;
  const own = viewer === state.turn;
  return {
    viewer,
    stage: state.stage,
    packs: state.packs.slice(),
    sides: state.sides.slice(),
    holders: state.holders.slice(),
    tokens: state.tokens.slice(),
    totems: state.totems.map((totem) => (sees(knows[totemTile(totem)] as Mask, viewer) ? totem : UNKNOWN)),
    paw: state.paw,
    turn: state.turn,
    closing: state.closing,
    final: state.final,
    value: state.value,
    left: state.left,
    missing: state.missing,
    taken: state.taken,
    chosen: own ? state.chosen : NONE,
    clock: state.clock,
    deck: state.deck.length,
    reserve: state.reserve.length,
    river: state.river.slice(),
    hands: hands.map((hand) => knownFirst(glimpse(hand, knows, viewer))),
    piles: piles.map((pile) => glimpse(pile, knows, viewer)),
    sunk: copy(state.sunk),
    zones: zones.map((zone) => glimpse(zone, knows, viewer)),
    zoneFrom: copy(state.zoneFrom),
    zoneAt: copy(state.zoneAt),
    zoneKnownTo: zones.map((zone) => zone.map((card) => knows[card] as Mask)),
    markers: state.markers.slice(),
    dark: copy(state.dark),
    seen: memories(state.seen),
    open: openCards(state),
  };
}

/** A hand is in order in the state: the place of a hidden card among the others would betray it. */
const knownFirst = (hand: readonly number[]): number[] => [
  ...hand.filter((card) => card !== UNKNOWN),
  ...hand.filter((card) => card === UNKNOWN),
];

function memories(seen: readonly number[]): Memory[] {
  const list: Memory[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const mark = seen[card] as number;
    if (mark !== NONE) list.push({ card, seat: seatOf(mark), since: momentOf(mark) });
  }
  return list;
}

const openCards = ({ hands, piles, sunk, knows }: ArcticState): number[] =>
  hands
    .flatMap((hand, seat) => [...hand, ...(piles[seat] as number[]).filter((_, i) => (sunk[seat] as number[])[i] !== 0)])
    .filter((card) => knows[card] === EVERYONE)
    .sort((a, b) => a - b);
