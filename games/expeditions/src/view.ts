import { glimpse, type Mask, type Seat, sees, UNKNOWN, type Viewer } from '@banquise/kernel';
import { CARD_COUNT, type Colour, EACH_COLOUR } from './data.ts';
import { isLooped, lastHead, stock } from './rules/expedition.ts';
import { NEVER, seenBy, zoneOf } from './rules/knowledge.ts';
import { type ExpeditionsState, NONE, type StageName } from './state.ts';

/** One expedition as everybody sees it. */
export interface Expedition {
  /** Numbers of arrows, oldest first: TAIL and HEAD in data.ts tell their ends. */
  readonly arrows: readonly number[];
  readonly left: number;
  /** The node it goes on from, start if it has not begun, NONE (-1) if it is looped. */
  readonly tip: number;
}

/** What one viewer may know (EXP-75). Cards that he may not know are UNKNOWN (-1). */
export interface ExpeditionsView {
  readonly viewer: Viewer;
  readonly stage: StageName;
  readonly first: Seat;
  readonly turn: Seat;
  readonly round: number;
  /** One's own in the order held; those of others with the known cards first. */
  readonly hands: readonly (readonly number[])[];
  readonly laid: readonly (readonly number[])[];
  readonly recovered: readonly (readonly number[])[];
  readonly tokens: readonly (readonly number[])[];
  /** Cards of tokens which the viewer knows to be abandoned, in rising order. */
  readonly abandoned: readonly number[];
  readonly tickets: readonly number[];
  /** Top first. */
  readonly deck: readonly number[];
  readonly row: readonly number[];
  readonly drawn: readonly number[];
  readonly expeditions: readonly Expedition[];
  readonly mainDone: boolean;
  readonly ticketsUsed: number;
  readonly restart: Colour | typeof NONE;
  readonly bonus: number;
  readonly ending: boolean;
  readonly exchangers: readonly Seat[];
  /** Per card out of the viewer's sight, where he last saw it, as a sighting of knowledge.ts; NEVER for all others. */
  readonly seen: readonly number[];
}

export function view(state: ExpeditionsState, viewer: Viewer): ExpeditionsView {
  return {
    viewer,
    stage: state.stage,
    first: state.first,
    turn: state.turn,
    round: state.round,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand.slice() : handOfAnother(hand, state, viewer))),
    laid: state.laid.map((cards) => cards.slice()),
    recovered: state.recovered.map((cards) => cards.slice()),
    tokens: state.tokens.map((cards) => cards.slice()),
    abandoned: knownAbandoned(state, viewer),
    tickets: state.tickets.slice(),
    deck: glimpse(state.deck, state.knows, viewer),
    row: state.row.slice(),
    drawn: glimpse(state.drawn, state.knows, viewer),
    expeditions: EACH_COLOUR.map((colour) => ({
      arrows: (state.stacks[colour] as number[]).slice(),
      left: stock(state, colour),
      tip: isLooped(state, colour) ? NONE : lastHead(state, colour),
    })),
    mainDone: state.mainDone,
    ticketsUsed: state.ticketsUsed,
    restart: state.restart,
    bonus: state.bonus,
    ending: state.ending,
    exchangers: state.exchangers.slice(),
    seen: Array.from({ length: CARD_COUNT }, (_, card) => (sees(state.knows[card] as Mask, viewer) ? NEVER : seenBy(state, viewer, card))),
  };
}

/** The order in which another holds his cards is nobody's business: known cards first, in rising order. */
function handOfAnother(hand: readonly number[], state: ExpeditionsState, viewer: Viewer): number[] {
  const known = glimpse(hand, state.knows, viewer).filter((card) => card !== UNKNOWN);
  known.sort((a, b) => a - b);
  return hand.map((_, at) => known[at] ?? UNKNOWN);
}

/** One's own abandoned tokens, and those of others whose card one has met outside their hand since they marked it (EXP-75). */
function knownAbandoned(state: ExpeditionsState, viewer: Viewer): number[] {
  const known: number[] = [];
  state.tokens.forEach((tokens, owner) => {
    for (const card of tokens) {
      if (owner === viewer ? state.abandoned.includes(card) : metOutside(state, viewer, owner, card)) known.push(card);
    }
  });
  return known.sort((a, b) => a - b);
}

function metOutside(state: ExpeditionsState, viewer: Viewer, owner: Seat, card: number): boolean {
  if (sees(state.knows[card] as Mask, viewer)) return !(state.hands[owner] as number[]).includes(card);
  const last = seenBy(state, viewer, card);
  return last !== NEVER && zoneOf(last) !== owner;
}
