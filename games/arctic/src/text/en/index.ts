import { counted } from '@banquise/kernel';
import { HAND_LIMIT, LANDSCAPE } from '../../data.ts';
import { CENTRE, type OpenStage } from '../../state.ts';
import { build, letter } from '../build.ts';
import type { Phrases } from '../texts.ts';
import { powers } from './powers.ts';

const cards = (n: number): string => counted('en', n, 'card', 'cards');
const points = (n: number): string => counted('en', n, 'point', 'points');
const at = (index: number): number => LANDSCAPE[index] as number;
const range = (least: number, most: number, more: string): string =>
  `${least === most ? '' : `${least} to `}${most} ${more}${most === 1 ? 'card' : 'cards'}`;

const FIRST: Readonly<Record<OpenStage, string>> = {
  swap: 'decide on the trade with the River',
  'swap-slot': 'choose the River card to trade for',
  'take-back': 'decide whether to take your visible card back',
  value: 'choose how many cards to place',
  place: 'place your cards',
  tokens: 'move the two tokens',
  walrus: 'decide on the extra step',
  gift: 'decide on the penalty to give',
  draw: 'draw your cards',
  recover: 'choose the penalty to take back',
  discard: 'put to your penalties what you cannot keep',
};

const phrases: Phrases = {
  title: 'Arctic',
  animals: { bear: 'Polar bear', fox: 'Fox', moose: 'Moose', orca: 'Orca', puffin: 'Puffin', walrus: 'Walrus' },
  card: (main, place, associated) => `${main} ${place} (${associated})`,
  cardText: (main, associated, place, draw) => `${main}, companion animal ${associated}, placement value ${place}, draw value ${draw}.`,
  powers,
  power: (animal, label) => `${animal}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  random: 'At random',
  option: (animal) => `Power of the ${animal}`,
  series: 'Number of runs',
  totem: 'Totem',
  penalties: 'Penalties',
  run: (animal) => `${animal} run`,
  stages: {
    swap: 'trade with the River',
    'swap-slot': 'River card of the trade',
    'take-back': 'take-back of the visible card',
    value: 'placement value',
    place: 'card to place',
    tokens: 'direction of the tokens',
    walrus: 'extra step of a token',
    gift: 'gift of a penalty card',
    draw: 'card to draw',
    recover: 'penalty card to recover',
    discard: 'discard down to the hand limit',
  },
  yours: {
    swap: ({ toPlace }) => `Your turn: you may trade a card with the River, or place ${cards(toPlace)}.`,
    'swap-slot': ({ chosen }) => `Your turn: ${chosen} for which River card?`,
    'take-back': ({ toPlace }) => `Your turn: you may take your visible card back${toPlace > 0 ? `, or place ${cards(toPlace)}` : ''}.`,
    value: ({ least, most }) => `Your turn: how many cards do you place, ${least} to ${most}?`,
    place: ({ left, missing }) => {
      const lacking = missing === 1 ? 'one is missing: 1 penalty' : `${missing} are missing: ${missing} penalties`;
      if (missing > 0) return left === 0 ? `Your turn: ${lacking}.` : `Your turn: place ${cards(left)}; ${lacking}.`;
      return left === 1 ? 'Your turn: place a card.' : `Your turn: place ${left} cards; the last one decides.`;
    },
    tokens: ({ main, associated }) => `Your turn: which goes right, ${main} or ${associated}? The other goes left.`,
    walrus: ({ extra, mayTake }) => `Your turn: you may move the ${extra} one more step${mayTake ? ', or take from the River' : ''}.`,
    gift: ({ mayTake }) => `Your turn: you may give one of your penalties; to whom?${mayTake ? ' Or take from the River.' : ''}`,
    draw: ({ taken, least, most, mayStop, from }) => {
      if (mayStop && least < most && most - taken > 1)
        return `Your turn: draw up to ${most - taken} ${taken > 0 ? 'more ' : ''}cards from ${from}, or stop.`;
      if (mayStop) return `Your turn: draw ${taken > 0 ? 'another' : 'a'} card from ${from}, or stop.`;
      return `Your turn: draw ${range(least - taken, most - taken, taken > 0 ? 'more ' : '')} from ${from}.`;
    },
    recover: ({ chosen }) => `Your turn: which ${chosen} card do you take back from your Penalty zone?`,
    discard: ({ excess }) =>
      excess === 1
        ? `Your turn: you keep ${HAND_LIMIT} cards, choose the one that becomes a penalty.`
        : `Your turn: you keep ${HAND_LIMIT} cards, choose the ${excess} that become penalties.`,
  },
  theirs: {
    swap: (name) => `${name} may trade a card with the River.`,
    'swap-slot': (name) => `${name} is trading a card with the River.`,
    'take-back': (name) => `${name} may take a card back.`,
    value: (name) => `${name} chooses how many to place.`,
    place: (name) => `${name} is placing cards.`,
    tokens: (name, { main, associated }) => `${name} is moving ${main} and ${associated}.`,
    walrus: (name) => `${name} may take one more step.`,
    gift: (name) => `${name} may give a penalty.`,
    draw: (name) => `${name} is drawing.`,
    recover: (name) => `${name} is taking a penalty back.`,
    discard: (name) => `${name} has too many cards.`,
  },
  sources: { river: 'the River', deck: 'the deck', zone: 'your penalties', or: 'or', singly: ', one at a time' },
  finalTurn: 'Last turn.',
  won: (name, total) => `The game is over: ${name} wins with ${points(total)}.`,
  wonTie: (name, total) => `The game is over: tied at ${points(total)}, ${name} wins by coming first in turn order.`,
  moves: {
    swap: ({ card }, say) => `Trade ${say.card(card)}`,
    'swap-with': ({ slot }, say) => `For ${say.river(slot)}`,
    'take-back': () => 'Take the visible card back',
    value: ({ value }, say) => (value === say.value ? `Place ${value}, unchanged` : `Place ${value}`),
    place: ({ card, to }, say) =>
      `${say.card(card)} ${{ top: 'on top', bottom: 'to the bottom of the pile', under: 'face down under the visible card' }[to]}`,
    tokens: ({ right }, say) =>
      right === 'main' ? `${say.main} right, ${say.associated} left` : `${say.associated} right, ${say.main} left`,
    walrus: ({ direction }, say) => `${say.extra} one step ${direction}`,
    give: ({ to }, say) => `Give a penalty card to player ${say.seat(to)}`,
    draw: ({ slot }, say) => `Take ${say.river(slot)}`,
    recover: ({ animal }, say) => `Recover a penalty card: ${say.animal(animal)}`,
    'recover-card': ({ card }, say) => `Recover ${say.card(card)}`,
    blind: () => 'Draw blind from the deck',
    stop: () => 'Stop drawing',
    discard: ({ card }, say) => `${say.card(card)} to my penalties`,
    skip: (_, { stage }) => ({ swap: 'Do not trade', 'take-back': 'Leave it', walrus: 'Leave it there', gift: 'Keep it' })[stage],
  },
  events: {
    turn: ({ seat, final }, { name }) => (final ? `Last turn: ${name(seat)}.` : `Next turn: ${name(seat)}.`),
    offered: ({ seat, secret }, { name, card }) =>
      `${name(seat)} offers ${secret ? card(secret.card) : 'a card'} for a trade with the River.`,
    swapped: ({ seat, given, got }, { name, card }) => `${name(seat)} trades ${card(given)} for ${card(got)} from the River.`,
    'took-back': ({ seat, card: taken }, { name, card }) => `${name(seat)} takes ${card(taken)} back into hand.`,
    announced: ({ seat, base, value }, { name }) =>
      value === base
        ? `${name(seat)} keeps the placement value ${base}.`
        : `${name(seat)} changes the placement value from ${base} to ${value}.`,
    placed: ({ seat, card: placed, to }, { name, card }) =>
      to === 'top' ? `${name(seat)} places ${card(placed)}.` : `${name(seat)} puts ${card(placed)} at the bottom of the pile.`,
    hid: ({ seat, secret }, { name, card }) =>
      `${name(seat)} slides ${secret ? card(secret.card) : 'a card'} face down under the visible card.`,
    penalised: (event, { name, card }) => {
      if (event.source === 'marker') return `${name(event.seat)} lacks a card and none is left: one penalty marker.`;
      if (event.source === 'river') return `${name(event.seat)} lacks a card: ${card(event.card)} goes from the River to the Penalty zone.`;
      return `${name(event.seat)} lacks a card: ${event.secret ? card(event.secret.card) : 'a deck card'} goes to the Penalty zone.`;
    },
    'reserve-opened': ({ cards: count }) => `The deck is empty: the Reserve becomes the final deck (${cards(count)}).`,
    'power-taken': ({ seat, power: id, from }, { name, power }) =>
      from === CENTRE ? `${name(seat)} takes the power ${power(id)}.` : `${name(seat)} takes the power ${power(id)} from ${name(from)}.`,
    'token-moved': ({ animal: index, from, to, by }, { animal }) =>
      `${animal(index)} token: from ${at(from)} to ${at(to)}${by === 'walrus' ? ' (extra step)' : ''}.`,
    gave: ({ seat, to, secret }, { name, card }) =>
      `${name(seat)} gives ${secret ? `the penalty card ${card(secret.card)}` : 'a penalty card'} to ${name(to)}.`,
    drew: ({ seat, card: drawn }, { name, card }) => `${name(seat)} takes ${card(drawn)} from the River.`,
    recovered: ({ seat, secret }, { name, card }) =>
      `${name(seat)} recovers ${secret ? card(secret.card) : 'a card'} from the Penalty zone.`,
    'drew-blind': ({ seat, secret }, { name, card }) => `${name(seat)} draws ${secret ? card(secret.card) : 'a card'} blind from the deck.`,
    refilled: ({ card: shown }, { card }) => `The River receives ${card(shown)}.`,
    'draw-ended': ({ seat, taken, value }, { name }) =>
      taken === value ? '' : `${name(seat)} has drawn ${cards(taken)}, with a draw value of ${value}.`,
    discarded: ({ seat, secret }, { name, card }) => `${name(seat)} discards ${secret ? card(secret.card) : 'a card'} to the Penalty zone.`,
    skipped: ({ seat, power: id }, { name, power }) => `${name(seat)} does not use the power ${power(id)}.`,
    'final-round': () => 'The last round begins: one last turn each, without drawing.',
    over: ({ totems }, { name, animal }) =>
      `The game is over. Totems: ${totems.map((totem, seat) => `${name(seat)}, ${animal(totem)}`).join('; ')}.`,
  },
  refusals: {
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ turn }, { name }) => `It is player ${name(turn)}’s turn: wait for yours.`,
    'not-now': ({ awaited }) => `Not now: first ${FIRST[awaited]}.`,
    compulsory: ({ awaited }, { stage }) => `You cannot do without this: ${stage(awaited)}.`,
    'not-in-hand': ({ card: index }, { card }) => `${card(index)} is not in your hand: choose one of your cards.`,
    'empty-slot': ({ slot }) => `River slot ${slot + 1} is empty: choose a slot with a card.`,
    'no-power': ({ power: id }, { power }) => `You do not hold the power ${power(id)}.`,
    'out-of-reach': ({ value, base, least }) => `Your placement value is ${base}: the Moose allows ${least} to ${base + 1}, not ${value}.`,
    'at-least-one': () => 'Without a visible card you must place at least 1 card.',
    'not-last': ({ left }) => `The Fox only moves the last card, and you still have ${left} to place: put this one on top.`,
    'empty-pile': () => 'Your pile is empty: the card goes on top.',
    'no-visible-card': () => 'You have no visible card to slide it under: the card goes on top.',
    'landscape-ends': ({ index }) => `The token is on value ${at(index)}, at the end of the Landscape: only the other direction is open.`,
    'no-such-player': ({ seat }) => `There is no player ${letter(seat)} at this table.`,
    'to-yourself': () => 'A penalty card is given to somebody else.',
    'not-in-penalty': ({ card: index }, { card }) => `${card(index)} is not in your Penalty zone.`,
    'no-such-penalty': ({ animal: index }, { animal }) => `There is no such card in your Penalty zone: ${animal(index)}.`,
    'other-animal': ({ animal: index }, { animal }) => `You chose to recover this animal: ${animal(index)}. Take one of those cards.`,
    'deck-empty': () => 'The deck is empty: draw from the River.',
    'draw-more': ({ taken, least }) => `You must draw ${cards(least)}, ${taken} so far: take more.`,
  },
};

export const texts = build(phrases);
