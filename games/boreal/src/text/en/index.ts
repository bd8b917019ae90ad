import { counted } from '@banquise/kernel';
import type { Family } from '../../data.ts';
import type { EffectStage } from '../../events.ts';
import type { OpenStage } from '../../state.ts';
import { build } from '../build.ts';
import type { BorealTexts, Phrases, Spot } from '../texts.ts';
import { names } from './names.ts';

const compasses = (n: number): string => counted('en', n, 'compass', 'compasses');
const points = (n: number): string => counted('en', n, 'point', 'points');
const families: Readonly<Record<Family, string>> = { blue: 'blue', yellow: 'yellow', red: 'red', green: 'green' };

const AWAITED: Readonly<Record<OpenStage, string>> = {
  action: 'choose an action',
  place: 'place the card you discovered',
  reserve: 'choose a card for your reserve',
  remove: 'choose a card to remove',
  'swap-board': 'choose two cards of the board to swap',
  'swap-pyramid': 'choose two cards of your pyramid to swap',
  look: 'choose one of the three cards',
};

const EFFECTS: Readonly<Record<EffectStage, string>> = {
  reserve: 'reserve',
  remove: 'remove',
  'swap-board': 'board swap',
  'swap-pyramid': 'pyramid swap',
  look: 'look',
};

function spot(where: Spot): string {
  switch (where.kind) {
    case 'first':
      return 'floor 1, as your first card';
    case 'left':
      return `floor 1, to the left of ${where.of}`;
    case 'right':
      return `floor 1, to the right of ${where.of}`;
    case 'above':
      return `floor ${where.floor}, on ${where.left} and ${where.right}`;
    case 'slot':
      return `floor ${where.floor}, column ${where.column}`;
  }
}

const phrases: Phrases = {
  title: 'Boreal',
  names,
  quote: (name) => `“${name}”`,
  families,
  groups: { startingSite: 'Starting Site', site: 'Site', archive: 'Archive' },
  lines: { floor1: 'Floor 1', floor2: 'Floor 2', floor3: 'Floor 3', floor4: 'Floor 4' },
  yours: {
    action: () => 'Your turn: discover a card, or locate one.',
    place: ({ card }) => `Your turn: choose where ${card} goes in your pyramid.`,
    reserve: ({ card }) => `Your turn (${card}): put any card of the board into your reserve.`,
    remove: ({ card }) => `Your turn (${card}): remove any card of the board.`,
    'swap-board': ({ card }) => `Your turn (${card}): swap two cards of the board.`,
    'swap-pyramid': ({ card }) => `Your turn (${card}): swap two cards of your pyramid.`,
    look: () => 'Your turn: keep one of the three, not an Archive; the others go under the deck.',
  },
  onlyLocate: 'Your turn: nothing can be discovered, so locate a card.',
  onlyDiscover: 'Your turn: nothing can be located, so discover a card.',
  onlyPass: 'Your turn: nothing can be discovered or located, so rest.',
  theirs: {
    action: (name) => `${name} is choosing a card.`,
    place: (name) => `${name} is placing a card.`,
    reserve: (name) => `${name} is reserving a card.`,
    remove: (name) => `${name} is removing a card.`,
    'swap-board': (name) => `${name} is swapping two cards.`,
    'swap-pyramid': (name) => `${name} is swapping two cards.`,
    look: (name) => `${name} is looking at three cards.`,
  },
  lastTurn: 'This is the last turn.',
  won: (name, best, other) => `The game is over: ${name} wins, ${best} to ${other}.`,
  wonTie: (name, total) => `The game is over: ${total} all, and ${name} wins with fewer cards.`,
  shared: (total) => `The game is over: ${total} all with equally many cards, the victory is shared.`,
  moves: {
    locate: (card, square) => `Locate ${card} (space ${square})`,
    discoverBoard: (card, square, cost) => `Discover ${card} (space ${square}, cost ${cost})`,
    discoverReserve: (card, cost) => `Discover ${card} from the reserve (cost ${cost})`,
    pass: 'Rest',
    place: (where) => `Place: ${spot(where)}`,
    reserve: (card, square) => `Reserve ${card} (space ${square})`,
    remove: (card, square) => `Remove ${card} (space ${square})`,
    swapBoard: (cardA, squareA, cardB, squareB) => `Swap ${cardA} and ${cardB} (spaces ${squareA} and ${squareB})`,
    swapPyramid: (cardA, cardB) => `Swap ${cardA} and ${cardB}`,
    take: (card) => `Keep ${card}`,
    nothing: 'no card',
  },
  events: {
    located: ({ seat, card }, { name, card: say }) => `${name(seat)} locates ${say(card)}.`,
    reserved: ({ seat, card }, { name, card: say }) => `${name(seat)} reserves ${say(card)}.`,
    discovered: ({ seat, card, from }, { name, card: say }) =>
      `${name(seat)} discovers ${say(card)}${from === 'board' ? '' : ' from the reserve'}.`,
    paid: ({ seat, cost, from, to }, { name }) => `${name(seat)} pays ${compasses(cost)}: ${from} → ${to}.`,
    refilled: ({ card, left }, { card: say }) => `${say(card)} comes to the board; ${left} left in the deck.`,
    'not-refilled': () => 'The deck is empty: the space stays empty.',
    placed: ({ seat, card, floor }, { name, card: say }) => `${name(seat)} places ${say(card)} on floor ${floor}.`,
    gained: ({ seat, amount, from, to }, { name }) => `${name(seat)} gains ${compasses(amount)}: ${from} → ${to}.`,
    lost: ({ seat, amount, from, to }, { name }) => `${compasses(amount)} fewer for ${name(seat)}: ${from} → ${to}.`,
    removed: ({ seat, card }, { name, card: say }) => `${name(seat)} removes ${say(card)} from the game.`,
    'swapped-board': ({ seat, cardA, cardB }, { name, card }) => `${name(seat)} swaps ${card(cardA)} and ${card(cardB)} on the board.`,
    'swapped-pyramid': ({ seat, cardA, cardB }, { name, card }) => `${name(seat)} swaps ${card(cardA)} and ${card(cardB)} in the pyramid.`,
    looked: ({ seat, count, secret }, { name, card }) =>
      secret === undefined
        ? `${name(seat)} looks at the top ${count} cards of the deck.`
        : `${name(seat)} looks at the top of the deck: ${secret.cards.map(card).join(', ')}.`,
    took: ({ seat, card }, { name, card: say }) => `${name(seat)} takes ${say(card)} into the reserve.`,
    returned: ({ seat, count, secret }, { name, card }) =>
      secret === undefined
        ? `${name(seat)} puts ${count} cards under the deck.`
        : `${name(seat)} puts under the deck, from above to below: ${secret.cards.map(card).join(', ')}.`,
    skipped: ({ effect, card }, { card: say }) => `Nothing to choose: the ${EFFECTS[effect]} effect of ${say(card)} is skipped.`,
    passed: ({ seat }, { name }) => `${name(seat)} can do nothing and passes.`,
    rested: ({ seat, income, bonus, from, to }, { name }) =>
      `${name(seat)} rests: ${compasses(income)} from cards${bonus > 0 ? `, ${bonus} from the space` : ''}, ${from} → ${to}.`,
    turn: ({ seat, last }, { name }) => `${last ? 'Last' : 'Next'} turn: ${name(seat)}.`,
    over: ({ reason, totals }) =>
      `${reason === 'complete' ? 'The game is over' : 'Nothing can move any more: the game is over'}, ${totals.join(' to ')}.`,
  },
  refusals: {
    'game-over': () => 'The game is over.',
    'not-your-turn': () => 'It is the other player’s turn.',
    'not-now': ({ awaited }) => `Not now: first ${AWAITED[awaited]}.`,
    'nothing-in-hand': ({ awaited }) => `You have no card to place: ${AWAITED[awaited]}.`,
    'no-such-effect': ({ effect, awaited }) => `No ${EFFECTS[effect]} effect is under way: ${AWAITED[awaited]}.`,
    'must-act': ({ moves }) =>
      moves === 1
        ? 'You may pass only when nothing else is possible: you still have one move.'
        : `You may pass only when nothing else is possible: you still have ${moves} moves.`,
    'empty-column': () => 'This space is empty, and the deck too: choose another card.',
    'out-of-reach': ({ square, token }) =>
      `This card is on your space ${square} and your token on space ${token}: get ${square - token} further.`,
    'too-expensive': ({ card, cost, have }, { card: say }) =>
      `${say(card)} costs ${compasses(cost)}, you have ${have}: you are ${cost - have} short.`,
    'not-in-reserve': ({ card }, { card: say }) => `${say(card)} is not in your reserve: locate it first.`,
    'second-archive': ({ owned, where }, { card }) =>
      `Only one Archive per player: you have ${card(owned)} in your ${where === 'reserve' ? 'reserve' : 'pyramid'}.`,
    'no-upper-slot': ({ card }, { card: say }) =>
      `${say(card)} may not lie on floor 1, and your pyramid has no free place above two cards: extend the base first.`,
    'first-floor-ban': ({ card }, { card: say }) => `${say(card)} may not lie on floor 1: choose a place above two cards.`,
    'slot-taken': ({ card }, { card: say }) => `${say(card)} lies there already: choose an empty place.`,
    'first-card-elsewhere': () => 'The first card goes in the middle of floor 1; the pyramid grows from there.',
    'row-full': () => 'Floor 1 has its 4 cards: go higher.',
    'row-gap': () => 'Floor 1 is one unbroken row: place the card at one of its ends.',
    'not-supported': ({ missing }) =>
      missing === 1 ? 'A card needs two cards right below it: one is missing.' : 'A card needs two cards right below it: both are missing.',
    'empty-slot': ({ floor }) => `There is no card at this place of floor ${floor}: choose two cards of your pyramid.`,
    'not-seen': ({ card }, { card: say }) => `${say(card)} is not one of the three cards you are looking at.`,
  },
  scoring: {
    none: () => 'Worth no points.',
    fixed: ({ points: n }) => `Worth ${points(n)}.`,
    perFamilyInPyramid: ({ points: n, family }) => `Worth ${points(n)} per ${families[family]} card in your pyramid.`,
    perAdjacentOfFamily: ({ points: n, family }) => `Worth ${points(n)} per adjacent ${families[family]} card.`,
    perAdjacentCard: ({ points: n }) => `Worth ${points(n)} per adjacent card.`,
    perDistinctAdjacentFamily: ({ points: n }) => `Worth ${points(n)} per different family on the adjacent cards.`,
    perFloor: ({ points: n }) => `Worth ${n}, ${2 * n}, ${3 * n} or ${4 * n} points on floor 1, 2, 3 or 4.`,
    perFamilyMajority: ({ points: n }) =>
      `Worth ${points(n)} for each family of which you have more cards than your opponent, in the pyramids.`,
    perFourFamilySet: ({ points: n }) => `Worth ${points(n)} per set of the four families in your pyramid.`,
    copyLeft: () => 'Worth as much as the card directly to its left.',
    copyRight: () => 'Worth as much as the card directly to its right.',
    copyBestBelow: () => 'Worth as much as the better of the two cards it rests on.',
  },
  effects: {
    boardCardToReserve: () => 'When placed: put any card of the board into your reserve.',
    removeBoardCard: () => 'When placed: remove any card of the board from the game.',
    swapTwoOnBoard: () => 'When placed: swap two cards of the board.',
    swapTwoInPyramid: () => 'When placed: swap two cards of your pyramid.',
    gainCompasses: ({ amount }) => `When placed: gain ${compasses(amount)}.`,
    opponentLosesCompasses: ({ amount }) => `When placed: your opponent loses ${compasses(amount)}.`,
    lookAtDeckReserveOne: ({ look }) =>
      `When placed: look at the top ${look} cards of the deck, put one that is no Archive into your reserve and the others under the deck.`,
  },
  banned: 'May not be placed on floor 1.',
  printed: ({ group, families: own, cost, income }) => {
    const belongs = own.length === 0 ? 'no family' : own.map((family) => families[family]).join(' and ');
    return `${phrases.groups[group]}, ${own.length === 4 ? 'all four families' : belongs}; cost\u00a0${cost}, income\u00a0${income}.`;
  },
};

export const texts: BorealTexts = build(phrases);
