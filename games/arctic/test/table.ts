import { EVERYONE, NOBODY, only, type Seat, seedFromText, stream } from '@banquise/kernel';
import { ANIMALS, type AnimalName, CARDS, cardsOf, type PowerId, SIDES, totemTile } from '../src/data.ts';
import type { ArcticEvent } from '../src/events.ts';
import { game } from '../src/game.ts';
import { type ArcticMove, VOCABULARY } from '../src/moves.ts';
import { beginTurn } from '../src/rules/turn.ts';
import { dealTable } from '../src/setup.ts';
import type { ArcticState, StageName } from '../src/state.ts';

/** A table as a worked example describes it; what it does not mention does not matter. */
export interface Layout {
  readonly seats?: number;
  /** By seat. A pile is bottom to top; `?` before a card lays it face down. */
  readonly hands?: readonly (readonly string[])[];
  readonly piles?: readonly (readonly string[])[];
  readonly zones?: readonly (readonly string[])[];
  /** `-` is an empty slot. Six cards of the deck if not given. */
  readonly river?: readonly string[];
  /** How many cards; what is left over goes to the bottom of the last player's pile. */
  readonly deck?: number;
  readonly reserve?: number;
  readonly tokens?: Partial<Record<AnimalName, number>>;
  readonly totems?: readonly AnimalName[];
  /** Powers and who holds them; the other Power cards lie in the centre and show `sides` or their first side. */
  readonly held?: Partial<Record<PowerId, Seat>>;
  readonly sides?: readonly PowerId[];
  readonly paw?: Seat;
  readonly turn?: Seat;
  readonly closing?: boolean;
  readonly final?: boolean;
}

export const animal = (name: AnimalName): number => ANIMALS.indexOf(name);
export const card = (id: string): number => {
  const index = CARDS.findIndex((one) => one.id === id);
  if (index < 0) throw new RangeError(`no card ${id}`);
  return index;
};
export const id = (index: number): string => (index < 0 ? '-' : CARDS[index]!.id);

/** The table of a layout at the first decision of a turn. Hands came unseen, as at the start of the game. */
export function position(layout: Layout): ArcticState {
  const { seats = 2, paw = 0, turn = 0, closing = false, final = false } = layout;
  const state = dealTable(seats, {}, stream(seedFromText('position'), 'play'));
  state.packs = Array.from({ length: seats }, (_, i) => i + 1);
  state.clock = 1;
  const table = (zones: readonly (readonly string[])[] = []): number[][] =>
    Array.from({ length: seats }, (_, seat) => (zones[seat] ?? []).map((name) => card(name.replace('?', ''))));
  state.hands = table(layout.hands).map((hand) => hand.sort((a, b) => a - b));
  state.piles = table(layout.piles);
  state.sunk = state.piles.map((pile, seat) => pile.map((_, i) => (layout.piles![seat]![i]!.startsWith('?') ? 1 : 0)));
  state.zones = table(layout.zones);
  state.zoneFrom = state.zones.map((zone) => zone.map(() => -1));
  state.zoneAt = state.zones.map((zone) => zone.map(() => 0));
  const named = new Set([...state.hands, ...state.piles, ...state.zones].flat());
  const free = cardsOf(state.packs).filter((one) => !named.has(one) && !layout.river?.includes(id(one)));
  state.river = layout.river ? layout.river.map((name) => (name === '-' ? -1 : card(name))) : free.splice(0, 6);
  state.reserve = free.splice(0, closing ? 0 : (layout.reserve ?? { 2: 5, 3: 10, 4: 15 }[seats]!));
  state.deck = free.splice(0, layout.deck ?? free.length);
  state.piles[seats - 1]!.unshift(...free);
  state.sunk[seats - 1]!.unshift(...free.map(() => 0));
  ANIMALS.forEach((name, i) => {
    state.tokens[i] = layout.tokens?.[name] ?? 2;
  });
  layPowers(state, layout);
  state.totems = Array.from({ length: seats }, (_, seat) => animal(layout.totems?.[seat] ?? ANIMALS[seat]!));
  Object.assign(state, { paw, turn, closing, final });
  tellEverybody(state);
  beginTurn(state, []);
  return state;
}

function layPowers(state: ArcticState, { held = {}, sides = [] }: Layout): void {
  SIDES.forEach(([first, second], i) => {
    state.sides[i] = sides.includes(second) || second in held ? 1 : 0;
    state.holders[i] = held[first] ?? held[second] ?? -1;
  });
}

function tellEverybody(state: ArcticState): void {
  state.knows.fill(NOBODY);
  state.seen.fill(-1);
  for (const one of state.river) if (one >= 0) state.knows[one] = EVERYONE;
  state.hands.forEach((hand, seat) => {
    for (const one of [...hand, ...state.zones[seat]!]) state.knows[one] = only(seat);
    state.piles[seat]!.forEach((one, i) => {
      state.knows[one] = state.sunk[seat]![i] === 0 ? EVERYONE : only(seat);
    });
    state.dark[seat] = [...hand, ...state.sunk[seat]!.filter((moment) => moment > 0)].map(() => 0);
    state.knows[totemTile(state.totems[seat]!)] = only(seat);
  });
}

/** The move of the vocabulary that says this. */
export function move(wanted: ArcticMove): ArcticMove {
  const found = VOCABULARY.find((one) => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(wanted).sort()));
  if (found === undefined) throw new RangeError(`no move ${JSON.stringify(wanted)}`);
  return found;
}

/** The River of the rulebook's example. */
export const BOOK_RIVER = ['p1-fox-3', 'p1-fox-1', 'p2-moose-1', 'p1-bear-1', 'p1-puffin-4', 'p1-bear-2'];

/** Plays legal moves for whoever's turn it is; all that happened. */
export function play(state: ArcticState, ...wanted: readonly ArcticMove[]): ArcticEvent[] {
  return wanted.flatMap((one) => {
    const refusal = game.refuse(state, state.turn, move(one));
    if (refusal !== undefined) throw new Error(`${JSON.stringify(one)} refused: ${JSON.stringify(refusal)}`);
    return game.apply(state, state.turn, move(one));
  });
}

/** Why this move cannot be made now. */
export const refused = (state: ArcticState, wanted: ArcticMove) => game.refuse(state, state.turn, move(wanted));

export const legal = (state: ArcticState): readonly ArcticMove[] => game.moves(state, state.turn);

/** Short ways to write moves down. */
export const place = (name: string, to: 'top' | 'bottom' | 'under' = 'top'): ArcticMove => ({ type: 'place', card: card(name), to });
export const value = (n: number): ArcticMove => ({ type: 'value', value: n });
export const draw = (slot: number): ArcticMove => ({ type: 'draw', slot });
export const discard = (name: string): ArcticMove => ({ type: 'discard', card: card(name) });
export const skip: ArcticMove = { type: 'skip' };
export const stop: ArcticMove = { type: 'stop' };
export const takeBack: ArcticMove = { type: 'take-back' };
export const right = (token: 'main' | 'associated'): ArcticMove => ({ type: 'tokens', right: token });

/** The piles as a layout writes them. */
export const pileOf = (state: ArcticState, seat: Seat): string[] =>
  state.piles[seat]!.map((one, i) => `${state.sunk[seat]![i]! > 0 ? '?' : ''}${id(one)}`);

export const handOf = (state: ArcticState, seat: Seat): string[] => state.hands[seat]!.map(id);

export const isAt = (state: ArcticState, seat: Seat, stage: StageName): boolean => state.turn === seat && state.stage === stage;

/** Plays the rest of a turn: no powers, and always the first thing that can be done. */
export function finishTurn(state: ArcticState): ArcticEvent[] {
  const { turn } = state;
  const events: ArcticEvent[] = [];
  while (state.turn === turn && state.stage !== 'over') {
    const choices = legal(state);
    const quiet = choices.find(({ type }) => type === 'skip') ?? choices[0]!;
    events.push(...game.apply(state, turn, quiet));
  }
  return events;
}
