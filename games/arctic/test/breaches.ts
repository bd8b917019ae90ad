import { EVERYONE, NOBODY, type Seat, sees } from '@banquise/kernel';
import type { ArcticEvent } from '../src/events.ts';
import type { ArcticMove } from '../src/moves.ts';
import { type ArcticState, STAGE_NAMES } from '../src/state.ts';
import { memoryBreaches } from './scramble.ts';

/** Section 14 of the rules, position by position. */
export function breaches(state: ArcticState): string[] {
  const seats = state.hands.length;
  const wrong: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  const all = cardsOf(state);
  check(all.length === 30 * seats && new Set(all).size === all.length, `INV-1: ${new Set(all).size} different cards of ${all.length}`);
  check(
    all.every((card) => state.packs.includes(1 + Math.floor(card / 30))),
    'ARC-7: a card of a pack that is not in play',
  );
  check(
    state.holders.every((holder) => holder >= -1 && holder < seats),
    'INV-2: a Power card is nowhere',
  );
  check(
    state.tokens.every((index) => index >= 0 && index <= 5),
    'ARC-35: a token has left the Landscape',
  );
  check(new Set(state.totems).size === seats, 'ARC-10: two players with one Totem');
  check(state.river.length === 6, 'ARC-13: the River has six slots');
  check(state.closing === (state.reserve.length === 0), 'ARC-61: closing and the Reserve disagree');
  check(!state.final || state.closing, 'ARC-62: a final round without an opened Reserve');
  check(
    STAGE_NAMES.indexOf(state.stage) < STAGE_NAMES.indexOf('tokens') || state.sunk[state.turn]?.at(-1) === 0,
    'INV-4: no visible card after phase A',
  );
  state.hands.forEach((hand, seat) => {
    check(hand.length <= 13, `ARC-75: ${hand.length} cards in hand`);
    check(
      hand.every((card, i) => i === 0 || card > hand[i - 1]!),
      'a hand is out of order',
    );
    check(state.piles[seat]!.length === state.sunk[seat]!.length, 'a pile and its faces differ in length');
    const zone = state.zones[seat]!.length;
    check(zone === state.zoneFrom[seat]!.length && zone === state.zoneAt[seat]!.length, 'a zone and its past differ in length');
  });
  return [...wrong, ...sightBreaches(state), ...state.hands.flatMap((_, seat) => memoryBreaches(state, seat))];
}

const cardsOf = ({ deck, reserve, river, hands, piles, zones }: ArcticState): number[] =>
  [deck, reserve, river.filter((card) => card >= 0), ...hands, ...piles, ...zones].flat();

/** Section 10: at least the owner knows, at most those who may. */
function sightBreaches(state: ArcticState): string[] {
  const { knows } = state;
  const wrong: string[] = [];
  for (const card of [...state.deck, ...state.reserve]) if (knows[card] !== NOBODY) wrong.push(`somebody knows card ${card} of the deck`);
  for (const card of state.river) if (card >= 0 && knows[card] !== EVERYONE) wrong.push(`River card ${card} is not known to all`);
  for (let seat = 0; seat < state.hands.length; seat++) {
    for (const zone of [state.hands, state.piles, state.zones]) {
      for (const card of zone[seat]!) if (!sees(knows[card]!, seat)) wrong.push(`seat ${seat} does not know the own card ${card}`);
    }
    state.piles[seat]!.forEach((card, i) => {
      if (state.sunk[seat]![i] === 0 && knows[card] !== EVERYONE) wrong.push(`face-up card ${card} is not known to all`);
    });
    const totem = knows[120 + state.totems[seat]!]!;
    if (totem !== (state.stage === 'over' ? EVERYONE : 1 << seat)) wrong.push(`the Totem of seat ${seat} is known to ${totem}`);
  }
  return wrong;
}

/** Section 14 of the rules, step by step. */
export function stepBreaches(
  before: ArcticState,
  after: ArcticState,
  seat: Seat,
  _move: ArcticMove,
  events: readonly ArcticEvent[],
): string[] {
  const wrong: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  const happened = (type: ArcticEvent['type']): boolean => events.some((event) => event.type === type);
  const river = after.river.filter((card) => card >= 0).length;
  const supply = (state: ArcticState): number => state.deck.length + state.reserve.length;
  if (after.turn !== before.turn || happened('over')) {
    check(after.sunk[seat]?.at(-1) === 0, 'INV-3: a turn ends without a visible card');
    check(before.final || after.hands[seat]!.length <= 7, 'INV-3: a turn ends with more than 7 cards');
    check(before.final || river === 6 || supply(after) === 0, `INV-6: a turn ends with ${river} River cards`);
  }
  check(supply(after) <= supply(before), 'INV-9: deck and Reserve grow');
  after.markers.forEach((count, owner) => {
    check(count === before.markers[owner] || supply(after) + river === 0, 'INV-8: a marker while there are cards');
  });
  before.zones.forEach((zone, owner) => {
    for (const card of zone) {
      if (after.zones[owner]!.includes(card)) continue;
      const gift = after.zones.some((other) => other.includes(card));
      check(
        gift ? happened('gave') && before.sides[0] === 0 : happened('recovered') && before.sides[0] === 1,
        'INV-10: a penalty card strays',
      );
    }
  });
  return [...wrong, ...tokenBreaches(events), ...events.flatMap((event) => secretBreaches(before, after, event))];
}

/** INV-5: the sum of the two moved tokens stays, unless both come from the same end. */
function tokenBreaches(events: readonly ArcticEvent[]): string[] {
  const moved = events.flatMap((event) => (event.type === 'token-moved' && event.by === 'card' ? [event] : []));
  const wrong: string[] = [];
  for (let i = 0; i + 1 < moved.length; i += 2) {
    const [main, associated] = [moved[i]!, moved[i + 1]!];
    const change = main.to + associated.to - main.from - associated.from;
    const sameEnd = main.from === associated.from && (main.from === 0 || main.from === 5);
    if (change !== (sameEnd ? (main.from === 0 ? 2 : -2) : 0)) wrong.push(`INV-5: two tokens change by ${change}`);
  }
  return wrong;
}

/** Section 10: after a card has gone face down, who can still be sure of it, and of the cards it was among. */
function secretBreaches(before: ArcticState, after: ArcticState, event: ArcticEvent): string[] {
  if (!('secret' in event)) return [];
  const { type, seat, secret } = event;
  const { card } = secret;
  const knowers = after.knows[card]!;
  const mine = 1 << seat;
  if (type !== 'offered' && secret.to !== knowers) return [`${type}: told to ${secret.to}, known to ${knowers}`];
  if (type === 'gave') return knowers === (before.knows[card]! | (1 << event.to)) ? [] : [`${type}: known to ${knowers}`];
  if (type === 'penalised' || type === 'drew-blind') return knowers === mine ? [] : [`${type}: known to ${knowers}`];
  if (type === 'offered') return [];
  const among = type === 'recovered' ? before.zones[seat]! : before.hands[seat]!;
  if (among.length === 1) return knowers === before.knows[card] ? [] : [`${type}: the only card is no longer known`];
  return among.filter((one) => after.knows[one] !== mine).map((one) => `${type}: card ${one} should be in doubt`);
}
