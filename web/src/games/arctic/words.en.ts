import { counted } from '@banquise/kernel';
import type { TableWords } from './words.ts';

const cards = (n: number): string => counted('en', n, 'card', 'cards');
const points = (n: number): string => counted('en', n, 'point', 'points');

export const en: TableWords = {
  codes: ['Be', 'Fo', 'Mo', 'Or', 'Pu', 'Wa'],
  landscape: 'Landscape',
  river: 'River',
  powers: 'Powers',
  players: 'The others',
  myPile: 'My pile',
  pileOf: (name) => `Pile of ${name}`,
  handOf: (n) => `My hand, ${cards(n)}`,
  deck: 'Deck',
  reserve: 'Reserve',
  penalties: 'Penalties',
  totem: 'Totem',
  pair: (label, value) => `${label}: ${value}`,
  cards,
  points,
  inPile: 'pile',
  inHand: 'hand',
  inZone: 'penal.',
  next: 'next',
  paw: 'Paw print: first player',
  emptyHand: 'Empty hand',
  noVisible: 'no visible card',
  emptySlot: 'empty',
  emptyPile: 'Your cards will lie here, from left to right.',
  slot: (n, card) => `River ${n}: ${card}`,
  landAt: (value, animals) => `Landscape, value ${value}: ${animals}`,
  nobody: 'no token',

  runs: 'Runs',
  kinds: (n) => counted('en', n, 'animal', 'animals'),
  total: 'Total',
  withoutTotem: 'Subtotal',
  showTotem: 'Secret Totem: touch to see it',
  hideTotem: (animal) => `Totem: ${animal}. Touch to hide it`,
  run: (animal, length, worth, jokers) => `${animal} run, ${cards(length)}${jokers > 0 ? ` with ${jokers} wild` : ''}, ${points(worth)}`,
  single: (animal) => `${animal}, alone`,
  shorter: (animal, length) => `${animal} run, ${cards(length)}, does not count: another one is as long or longer`,
  topCard: (card) => `Visible card: ${card}`,

  end: (stage, turns, name) =>
    ({
      far: `Reserve opens in ~${turns} turns`,
      near: turns === 1 ? 'Reserve opens any moment' : `Reserve opens in ~${turns} turns`,
      closing: `Last turns: after ${name}, one more each`,
      final: 'Last turn, without drawing',
      over: 'The game is over',
    })[stage],
  powerState: (state, name) =>
    ({
      now: 'You can use it now.',
      active: 'It works while you draw.',
      later: 'Later in this turn.',
      idle: 'Nothing to use it on now.',
      'next-turn': 'On your next turn, if it is still yours.',
      waiting: 'Yours: on your turn.',
      'not-last-round': 'Not any more in the last turn.',
      theirs: `Held by ${name}. End your placing with this animal to take it.`,
      middle: 'In the middle. End your placing with this animal to take it.',
    })[state],
  phases: { A: 'Placing', B: 'Tokens', C: 'Drawing' },

  verbs: {
    under: 'Wild, beneath',
    bottom: 'To the bottom',
    swap: 'Trade',
    'take-back': 'Take back',
    blind: 'Draw blind',
    recover: 'Recover',
    stop: 'Stop drawing',
    skip: 'Skip',
  },
  place: (n) => (n === 1 ? 'Place on top' : `Place ${cards(n)}`),
  placeSome: (n, of) => `Place ${n} of ${of} now`,
  draw: (n) => (n === 1 ? 'Take' : `Take ${cards(n)}`),
  discard: (n) => (n === 1 ? 'To my penalties' : `${cards(n)} to my penalties`),
  give: (name) => `Give to ${name}`,
  value: (n) => `Place ${n}`,
  printed: (n) => `Place ${n}, unchanged`,

  orSwap: 'Place it, or trade it for a River card.',

  takesPower: (power, from) => (from === '' ? `Takes the power ${power}.` : `Takes the power ${power} from ${from}.`),
  movesTokens: (a, b) => `Moves ${a} and ${b}.`,
  thenDraws: (least, most) => (least === most ? `Then you draw ${most}.` : `Then you draw ${least} to ${most}.`),
  missing: (n) => (n === 1 ? '1 card is missing: 1 penalty.' : `${n} cards are missing: ${n} penalties.`),
  without: (power) => `Does without: ${power}.`,
  handThen: (n, excess) => (excess > 0 ? `Hand: ${n} cards, ${excess} too many, to be put to your penalties.` : `Hand: ${cards(n)} then.`),

  tray: 'Order of placing',
  trayCard: (n, of, card) => `${n} of ${of}: ${card}`,
  trayHelp: 'touch 2 to swap',

  waysTitle: 'Both token moves',
  totemThen: (n) => `Totem ${signedPoints(n)}`,

  showZone: (n) => `Look at my penalties, ${cards(n)}`,
  markers: (n) => counted('en', n, 'penalty marker', 'penalty markers'),
  willPlace: (n) => `Places ${n} next turn`,
  held: (powers) => `Powers: ${powers}`,
  noPowers: 'No power yet',

  cardMain: (animal) => `Main animal: ${animal}. It makes the runs of your pile; on top, it gives you its power.`,
  cardPlace: (n) => `Place ${n}: while it is visible, so many cards are placed on your next turn.`,
  cardDraw: (n) => `Draw ${n}: this turn, so many cards are taken. The two values always make six.`,
  cardAssociated: (animal) => `Companion: ${animal}. On top, both tokens move one step, in opposite directions; from the ends, inwards.`,
  deckHelp: 'The River is completed from the deck. When a card is needed and the deck is empty, the Reserve is opened.',
  reserveHelp:
    'Set aside at the start. Once it is open, the end is near: on to the player before the paw print, then one last turn each, without drawing.',
  landHelp: 'The further right a token stands, the more its animal is worth to whoever has it as Totem.',
  pileHelp: 'From left, the bottom, to right, the top. Neighbours of one animal are a run; the card on top is your visible card.',
  runHelp: 'Of each animal the longest run counts: 2, 3, 4, 5, 6 cards score 1, 3, 6, 10, 15.',
  totemHelp: 'Only you know it. At the end it scores the Landscape value under its token.',
  zoneHelp: 'Each card here costs 1 point. Nobody but you sees which ones they are.',
  jokerHelp: 'Wild: it counts for the run in which it helps you most, and is drawn there.',
  waysHelp: 'The two tokens of the visible card go in opposite directions. One at an end steps inwards.',
};

function signedPoints(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
